// How fast the engine is in WebAssembly, next to the program itself:
//     npm run bench -- PATH_OF_DAMIER
// Both search the same positions with one thread; the better of three runs counts.

import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

const NODES = 3_000_000;
const POSITIONS = [
  ['jumbo', 'W:W31-50:B1-20'],
  ['jumbo', 'W:W26,27,28,32,33,35,37,38,39,42,43,48:B7,8,9,12,13,14,16,17,19,20,24,25'],
  ['jumbo', 'W:W18,K41,33,34,40:BK4,12,13,23,24'],
  ['english', 'B:W21-32:B1-12'],
  ['finnish', 'W:W18,21,22,25,26,29,30:B3,6,7,8,10,11,12'],
];

const [program] = process.argv.slice(2);
if (!program) throw new Error('Say where the program is: npm run bench -- ../target/release/damier');

const assets = new URL('../dist/assets/', import.meta.url);
function read(name, ending) {
  const file = readdirSync(assets).find((each) => each.startsWith(`${name}-`) && each.endsWith(ending));
  if (!file) throw new Error('web/dist has no WebAssembly: cargo xtask web');
  return readFileSync(new URL(file, assets));
}

const imports = { damier: { now_ms: () => performance.now() } };
const { exports } = (await WebAssembly.instantiate(read('engine', '.wasm'), imports)).instance;

function lend(bytes, look) {
  const start = exports.allocate(bytes.length);
  new Uint8Array(exports.memory.buffer, start, bytes.length).set(bytes);
  const seen = look(start, bytes.length);
  exports.free(start, bytes.length);
  return seen;
}

function answer(text, look) {
  const start = lend(new TextEncoder().encode(text), look);
  const length = new DataView(exports.memory.buffer).getUint32(start, true);
  const said = new TextDecoder().decode(new Uint8Array(exports.memory.buffer, start + 4, length));
  exports.free(start, length + 4);
  return said;
}

function ask(question) {
  const text = JSON.stringify(question);
  const network = answer(text, exports.wanted_network);
  if (network) lend(read(network, '.net'), exports.take_network);
  return JSON.parse(answer(text, exports.ask));
}

const english = readFileSync(new URL('../src/ask/languages/en.txt', import.meta.url), 'utf8');
lend(new TextEncoder().encode(`en\n${english}`), exports.take_language);

function inWebAssembly(rules, start) {
  const begun = performance.now();
  const analysis = ask({ ask: 'analyse', lang: 'en', game: { header: { rules, start } }, nodes: NODES, lines: 1 });
  if (!analysis.nodes) throw new Error(JSON.stringify(analysis));
  return analysis.nodes / (performance.now() - begun) / 1000;
}

function native(rules, fen) {
  const options = ['analyse', '--ruleset', rules, '--fen', fen, '--nodes', String(NODES), '--threads', '1', '--json'];
  const { nodes, time_ms } = JSON.parse(execFileSync(program, options, { encoding: 'utf8' }).trim().split('\n').at(-1));
  return nodes / time_ms / 1000;
}

console.log('million nodes a second, native and in WebAssembly');
for (const [rules, fen] of POSITIONS) {
  // In turns, so that both meet the same machine.
  const runs = [0, 1, 2].map(() => [native(rules, fen), inWebAssembly(rules, fen)]);
  const [one, other] = [0, 1].map((side) => Math.max(...runs.map((run) => run[side])));
  const share = Math.round((100 * other) / one);
  console.log(`${one.toFixed(2)}  ${other.toFixed(2)}  ${share} %  ${rules} ${fen}`);
}
