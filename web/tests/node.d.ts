/** The little that the tests need of Node. */

declare module 'node:child_process' {
  export interface ChildProcess {
    kill(signal: 'SIGKILL' | 'SIGTERM'): boolean;
    once(event: 'exit', listener: () => void): void;
  }
  export function spawn(program: string, args: string[], options: { stdio: 'ignore' }): ChildProcess;
}

declare module 'node:net' {
  interface Server {
    listen(port: number, host: string, listening: () => void): void;
    address(): { port: number };
    close(closed: () => void): void;
  }
  export function createServer(): Server;
}
