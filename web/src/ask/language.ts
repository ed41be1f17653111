/** Where the messages of the modules are, a file for each language: `cargo xtask web` puts them here. */
const addresses = import.meta.glob<string>('./languages/*.txt', { query: '?url', import: 'default', eager: true });

const fetched = new Map<string, Promise<string>>();

/** The messages of a language. They may be sent for before anybody wants them. */
export function loadLanguage(code: string): Promise<string> {
  const known = fetched.get(code) ?? read(addresses[`./languages/${code}.txt`]);
  fetched.set(code, known);
  // The next one who wants them tries again.
  known.catch(() => fetched.delete(code));
  return known;
}

async function read(address: string | undefined): Promise<string> {
  if (address === undefined) throw new Error('there is no such language');
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.text();
}
