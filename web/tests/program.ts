/** A Damier of a test's own, which may be killed and started again. */

import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';

declare const process: { env: Record<string, string | undefined> };

const { DAMIER = '../target/debug/damier' } = process.env;
const PATIENCE_MS = 10_000;

export class Program {
  #child: ChildProcess | null = null;

  private constructor(
    readonly address: string,
    readonly data: string,
  ) {}

  /** Starts one that stores its games in a folder. */
  static async start(data: string): Promise<Program> {
    const program = new Program(`127.0.0.1:${await freePort()}`, data);
    await program.start();
    return program;
  }

  get url(): string {
    return `http://${this.address}`;
  }

  async start(): Promise<void> {
    const args = ['serve', '--listen', this.address, '--data', this.data];
    this.#child = spawn(DAMIER, args, { stdio: 'ignore' });
    const begun = Date.now();
    while (!(await fetch(`${this.url}/healthz`).catch(() => null))?.ok) {
      if (Date.now() - begun > PATIENCE_MS) throw new Error('Damier does not start');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** Without a warning, as a power cut would. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (!child) return;
    this.#child = null;
    const exited = new Promise<void>((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await exited;
  }
}

/** Where nobody listens. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
