/** Where the engine's networks are: each is fetched for a game that is judged by it. */
const addresses = import.meta.glob<string>('../../../crates/engine/networks/*.net', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Whoever waits longer for it would rather see a move. */
const PATIENCE_MS = 8_000;

const fetched = new Map<string, ArrayBuffer>();

/** The network of this name; undefined where it is not to be had now. */
export async function loadNetwork(name: string): Promise<ArrayBuffer | undefined> {
  const known = fetched.get(name);
  const address = addresses[`../../../crates/engine/networks/${name}.net`];
  if (known || address === undefined) return known;
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (!response.ok) throw new Error(String(response.status));
    const network = await response.arrayBuffer();
    fetched.set(name, network);
    return network;
  } catch (error) {
    // Nothing that a player should hear of: the engine judges by hand then.
    if (import.meta.env.DEV) console.warn(`${address}: the computer plays without.`, error);
    return undefined;
  }
}
