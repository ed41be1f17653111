import { describe, expect, test } from 'vitest';
import { addressElsewhere, codeIn, withCode } from './visit.svelte';

describe('the address that people are told', () => {
  const told = 'https://club.example/damier/';

  test('is news at another origin, or under another path', () => {
    expect(addressElsewhere(told, 'http://192.168.1.5:7788', '/')).toBe(told);
    expect(addressElsewhere(told, 'http://192.168.1.5:7788', '/damier/')).toBe(told);
    expect(addressElsewhere(told, 'https://club.example', '/')).toBe(told);
    expect(addressElsewhere('https://club.example/damier', 'https://club.example', '/')).toBe(told);
  });

  test('is none where the page is there already, or nobody was told one', () => {
    expect(addressElsewhere(told, 'https://club.example', '/damier/')).toBeNull();
    expect(addressElsewhere('https://club.example/damier', 'https://club.example', '/damier/')).toBeNull();
    expect(addressElsewhere(null, 'https://club.example', '/')).toBeNull();
    expect(addressElsewhere('nonsense', 'https://club.example', '/')).toBeNull();
  });
});

describe('the code in an address', () => {
  test('is what was put into it', () => {
    const address = withCode('https://club.example/damier/', 'K7 3&Q');
    expect(codeIn(new URL(address).hash)).toBe('K7 3&Q');
  });

  test('is nothing else that an address may end in', () => {
    for (const hash of ['', '#4', '#take', '#take=', '#take=%20', '#take=%E0%A4', '#content']) expect(codeIn(hash)).toBeNull();
  });
});
