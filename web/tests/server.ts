/// <reference types="node" />

/** The real program, for tests that stop, kill or starve it. */

import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const DAMIER = process.env['DAMIER'] ?? '../target/debug/damier';

/** A folder of its own, until it is thrown away. */
export function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'damier-e2e-'));
}

export function throwAway(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

/** Sets the household's password. */
export function setPassword(folder: string, password: string): void {
  execFileSync(DAMIER, ['password', '--data', folder], { input: `${password}\n` });
}

/** A running `damier serve`. */
export class Server {
  private constructor(
    private readonly child: ChildProcess,
    readonly url: string,
    readonly data: string,
  ) {}

  /** Starts it, and waits until it says where it is; port 0 is any. */
  static start(data: string, port = 0, { host = '127.0.0.1', options = [] as string[] } = {}): Promise<Server> {
    const child = spawn(DAMIER, ['serve', '--listen', `${host}:${port}`, '--data', data, ...options], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return new Promise((resolve, reject) => {
      let said = '';
      const listen = (chunk: Buffer) => {
        said += chunk.toString();
        const url = /open at (http:\S+)\//.exec(said)?.[1];
        if (url) resolve(new Server(child, url, data));
      };
      child.stdout.on('data', listen);
      child.stderr.on('data', listen);
      child.once('exit', (code) => reject(new Error(`damier serve ended with ${code}: ${said}`)));
    });
  }

  get port(): number {
    return Number(new URL(this.url).port);
  }

  /** Ends it, politely or not, and waits until it is gone. */
  stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return Promise.resolve();
    return new Promise((resolve) => {
      this.child.once('exit', () => resolve());
      this.child.kill(signal);
    });
  }
}

/** Runs the program to its end. */
export function run(...args: string[]): Promise<{ status: number; output: string }> {
  return new Promise((resolve) => {
    execFile(DAMIER, args, { timeout: 20_000 }, (error, stdout, stderr) => {
      const code = error ? Number(error.code ?? 1) : 0;
      resolve({ status: code, output: stdout + stderr });
    });
  });
}

/** Where nobody listens. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
