import { hasServer } from '../app/host';

/**
 * Where the modules are, if there are any: `cargo xtask web` puts them here where
 * it can compile for WebAssembly. A glob, because an import of a missing file
 * would end the build.
 */
const addresses = import.meta.glob<string>('./{rules,engine}.wasm', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The rules, which every page asks, or the engine, which only thinks. Each answers its own questions. */
export type ModuleName = 'rules' | 'engine';

const compiled: { [name in ModuleName]?: Promise<WebAssembly.Module | undefined> } = {};

/** The module, compiled once for all workers; undefined where that is impossible. */
export function loadModule(name: ModuleName): Promise<WebAssembly.Module | undefined> {
  return (compiled[name] ??= compile(name).catch((error: unknown) => {
    if (hasServer) console.warn('WebAssembly is not available; the server will be asked.', error);
    // Then only the network can have failed, and may be there the next time.
    else delete compiled[name];
    return undefined;
  }));
}

const addressOf = (name: ModuleName) => addresses[`./${name}.wasm`];

/** Whether it is worth trying. */
export function hasModule(name: ModuleName): boolean {
  return addressOf(name) !== undefined && typeof WebAssembly === 'object' && typeof Worker === 'function';
}

async function compile(name: ModuleName): Promise<WebAssembly.Module | undefined> {
  const address = addressOf(name);
  if (address === undefined) return undefined;
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  try {
    // Compiles while it loads, but only what is served as application/wasm.
    return await WebAssembly.compileStreaming(response.clone());
  } catch {
    return await WebAssembly.compile(await response.arrayBuffer());
  }
}
