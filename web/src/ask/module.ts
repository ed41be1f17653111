/**
 * Where the module is, if there is one: `cargo xtask web` puts it here where it
 * can compile for WebAssembly. A glob, because an import of a missing file
 * would end the build.
 */
const found = import.meta.glob<string>('./damier.wasm', {
  query: '?url',
  import: 'default',
  eager: true,
});
const address = Object.values(found)[0];

let compiled: Promise<WebAssembly.Module | undefined> | undefined;

/** The module, compiled once for all workers; undefined where that is impossible. */
export function loadModule(): Promise<WebAssembly.Module | undefined> {
  compiled ??= compile().catch((error: unknown) => {
    console.warn('WebAssembly is not available; the server will be asked.', error);
    return undefined;
  });
  return compiled;
}

/** Whether it is worth trying. */
export function hasModule(): boolean {
  return address !== undefined && typeof WebAssembly === 'object' && typeof Worker === 'function';
}

async function compile(): Promise<WebAssembly.Module | undefined> {
  if (address === undefined || !hasModule()) return undefined;
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  try {
    // Compiles while it loads, but only what is served as application/wasm.
    return await WebAssembly.compileStreaming(response.clone());
  } catch {
    return await WebAssembly.compile(await response.arrayBuffer());
  }
}
