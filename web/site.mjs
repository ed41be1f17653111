// Runs site.ts: Node alone does not read TypeScript before its version 22.

import { runnerImport } from 'vite';

const { module } = await runnerImport('./site.ts', { logLevel: 'warn', configFile: false });
try {
  module.main(process.argv.slice(2));
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
