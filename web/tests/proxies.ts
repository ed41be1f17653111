/// <reference types="node" />

/**
 * Damier behind nginx and behind Caddy, by the files of `packaging/` as they are
 * handed out: only names, ports and certificates are those of the test.
 */

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder, throwAway } from './server';

/** In no network: the browser is told where it is. */
export const HOST = 'club.example';
/** As the files have it. */
export const BASE = '/damier/';

/** Where Debian has them, and not everybody looks. */
const PATH = `${process.env['PATH']}:/usr/sbin`;

/** The lines after a comment that says what they are for, without their `#`. */
function commentedOut(file: string, first: RegExp): string {
  const lines = readFileSync(new URL(`../../packaging/${file}`, import.meta.url), 'utf8').split('\n');
  const begin = lines.findIndex((line) => first.test(line));
  if (begin < 0) throw new Error(`packaging/${file} has no line ${first}`);
  return lines.slice(begin).map((line) => line.replace(/^# ?/, '')).join('\n');
}

function upTo(file: string, last: RegExp): string {
  const lines = readFileSync(new URL(`../../packaging/${file}`, import.meta.url), 'utf8').split('\n');
  return lines.slice(0, lines.findIndex((line) => last.test(line))).join('\n');
}

export function isInstalled(program: 'nginx' | 'caddy'): boolean {
  try {
    execFileSync(program, [program === 'nginx' ? '-v' : 'version'], { env: { ...process.env, PATH }, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

export class Proxy {
  private constructor(
    private readonly child: ChildProcess,
    private readonly folder: string,
  ) {}

  /** Passes on what comes to `https://HOST:port/damier/`. */
  static async start(program: 'nginx' | 'caddy', port: number, damier: string): Promise<Proxy> {
    const folder = newFolder();
    const args = program === 'nginx' ? nginx(folder, port, damier) : caddy(folder, port, damier);
    const env = { ...process.env, PATH, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
    const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'], env });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const proxy = new Proxy(child, folder);
    for (let tries = 0; tries < 200; tries++) {
      if (child.exitCode !== null) throw new Error(`${program} ended with ${child.exitCode}: ${said}`);
      if (answers(port)) return proxy;
      await new Promise((wait) => setTimeout(wait, 50));
    }
    await proxy.stop();
    throw new Error(`${program} does not answer: ${said}`);
  }

  stop(): Promise<void> {
    const gone = () => throwAway(this.folder);
    if (this.child.exitCode !== null || this.child.signalCode !== null) return Promise.resolve(gone());
    return new Promise((resolve) => {
      this.child.once('exit', () => resolve(gone()));
      this.child.kill('SIGTERM');
    });
  }
}

function answers(port: number): boolean {
  const address = `https://${HOST}:${port}${BASE}healthz`;
  const args = ['--silent', '--fail', '--insecure', '--resolve', `${HOST}:${port}:127.0.0.1`, address];
  try {
    return execFileSync('curl', args, { stdio: 'pipe' }).includes('damier');
  } catch {
    return false;
  }
}

function nginx(folder: string, port: number, damier: string): string[] {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const subject = ['-subj', `/CN=${HOST}`, '-addext', `subjectAltName=DNS:${HOST}`];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', key, '-out', certificate, ...subject], { stdio: 'ignore' });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`);
  const settings = join(folder, 'nginx.conf');
  const shared = upTo('nginx.conf', /^# Whoever types/).replace('127.0.0.1:7777', damier);
  writeFileSync(settings, `
    daemon off; master_process off; pid ${folder}/pid; error_log stderr; events {}
    http {
      include /etc/nginx/mime.types; access_log off; ${temporary.join(' ')}
      ${shared}
      server {
        listen 127.0.0.1:${port} ssl http2; server_name ${HOST};
        ssl_certificate ${certificate}; ssl_certificate_key ${key};
        ${commentedOut('nginx.conf', /location = \/damier/)}
      }
    }`);
  return ['-p', folder, '-e', 'stderr', '-c', settings];
}

function caddy(folder: string, port: number, damier: string): string[] {
  const settings = join(folder, 'Caddyfile');
  const site = commentedOut('Caddyfile', /club\.example \{/)
    .replace('club.example {', `${HOST}:${port} {\n\ttls internal`)
    .replace('127.0.0.1:7777', damier);
  // Its own certificate, and no word to the system about it.
  writeFileSync(settings, `{\n\tadmin off\n\tauto_https disable_redirects\n\tskip_install_trust\n\tdefault_bind 127.0.0.1\n}\n${site}`);
  return ['run', '--config', settings, '--adapter', 'caddyfile'];
}
