/// <reference types="node" />

/** Hosts that only have files, as people run them: Python's, and nginx. */

import { type ChildProcess, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, newFolder, throwAway } from './server';

export class Host {
  private constructor(
    private readonly child: ChildProcess,
    /** With the path under which the site lies. */
    readonly url: string,
    private readonly folder: string,
  ) {}

  /** As `python3 -m http.server` has it: nothing is compressed. */
  static async python(site: string): Promise<Host> {
    const [port, folder] = [await freePort(), newFolder()];
    const args = ['-m', 'http.server', String(port), '--bind', '127.0.0.1', '--directory', site];
    return Host.#begin(spawn('python3', args, { stdio: 'ignore' }), `http://127.0.0.1:${port}/`, folder);
  }

  /** Without `try_files`: it knows no address but those of files and folders, and has a page for all others. */
  static async nginx(site: string, base: string): Promise<Host> {
    const [port, folder] = [await freePort(), newFolder()];
    const settings = join(folder, 'nginx.conf');
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`);
    writeFileSync(settings, `
      daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/errors; events {}
      http {
        include /etc/nginx/mime.types; access_log off; keepalive_timeout 65; ${temporary.join(' ')}
        server { listen 127.0.0.1:${port}; location ${base} { alias ${site}/; gzip_static on; error_page 404 ${base}404.html; } }
      }`);
    const child = spawn('nginx', ['-p', folder, '-e', `${folder}/errors`, '-c', settings], {
      stdio: 'ignore',
      // Where Debian has it, and not everybody looks.
      env: { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` },
    });
    return Host.#begin(child, `http://127.0.0.1:${port}${base}`, folder);
  }

  static async #begin(child: ChildProcess, url: string, folder: string): Promise<Host> {
    const host = new Host(child, url, folder);
    let failure: Error | null = null;
    child.once('error', (error) => (failure = error));
    for (let tries = 0; tries < 100; tries++) {
      if (failure !== null) throw failure;
      if (child.exitCode !== null) throw new Error(`${child.spawnfile} ended with ${child.exitCode}`);
      const answer = await fetch(url).catch(() => null);
      if (answer?.ok) return host;
      await new Promise((wait) => setTimeout(wait, 50));
    }
    await host.stop();
    throw new Error(`${url} does not answer`);
  }

  stop(): Promise<void> {
    throwAway(this.folder);
    if (this.child.exitCode !== null || this.child.signalCode !== null) return Promise.resolve();
    return new Promise((resolve) => {
      this.child.once('exit', () => resolve());
      this.child.kill('SIGTERM');
    });
  }
}
