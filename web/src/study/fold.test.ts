import { expect, test } from 'vitest';
import { folded } from './fold';

test('names are found as people without their letters type them', () => {
  expect(folded('Øystein Ærø Łódź Straße Zoë Þór Đoković Cœur Yıldız')).toBe('oystein aero lodz strasse zoe thor dokovic coeur yildiz');
  expect(folded('STRAẞE İzmir')).toBe('strasse izmir');
  expect(folded('Ёлка, Андрей')).toBe('елка, андреи');
});
