/// <reference types="node" />

/**
 * Damier behind nginx and behind Caddy, by the files of `packaging/` as they are
 * handed out: only names, ports and certificates are those of the test.
 */

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { get } from 'node:https';
import { join } from 'node:path';
import { newFolder, throwAway } from './server';

/** In no network: the browser is told where it is. */
export const HOST = 'club.example';
/** Another name of the same. */
export const OLD_HOST = 'old.example';
/** As the files have it. */
export const BASE = '/damier/';

export const PROGRAMS = ['nginx', 'caddy'] as const;
export type Program = (typeof PROGRAMS)[number];

/** What is passed on: a path of one host, or all of several. */
type Sites = { base: typeof BASE } | { hosts: string[] };

/** Where Debian has them, and not everybody looks. */
const PATH = `${process.env['PATH']}:/usr/sbin`;

/** The lines after a comment that says what they are for, without their `#`. */
function commentedOut(file: string, first: RegExp): string {
  const lines = readFileSync(new URL(`../../packaging/${file}`, import.meta.url), 'utf8').split('\n');
  const begin = lines.findIndex((line) => first.test(line));
  if (begin < 0) throw new Error(`packaging/${file} has no line ${first}`);
  return lines.slice(begin).map((line) => line.replace(/^# ?/, '')).join('\n');
}

function between(file: string, first: RegExp, last: RegExp): string {
  const lines = readFileSync(new URL(`../../packaging/${file}`, import.meta.url), 'utf8').split('\n');
  const begin = lines.findIndex((line) => first.test(line));
  const length = lines.slice(begin).findIndex((line) => last.test(line));
  if (begin < 0 || length < 0) throw new Error(`packaging/${file} has no lines from ${first} to ${last}`);
  return lines.slice(begin, begin + length).join('\n');
}

function answers(program: string, ask: string): boolean {
  try {
    execFileSync(program, [ask], { env: { ...process.env, PATH }, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

export const isInstalled = (program: Program): boolean => answers(program, program === 'nginx' ? '-v' : 'version');

/** What is missing to start one: nginx makes no certificate of its own. */
export function missingFor(program: Program): string | null {
  if (!isInstalled(program)) return `${program} is not installed`;
  return program === 'caddy' || answers('openssl', 'version') ? null : 'openssl is not installed';
}

export class Proxy {
  private constructor(
    private readonly child: ChildProcess,
    private readonly folder: string,
  ) {}

  /** Passes on what comes to `https://HOST:port/damier/`, or to all of other hosts. */
  static async start(program: Program, port: number, damier: string, sites: Sites = { base: BASE }): Promise<Proxy> {
    const folder = newFolder();
    const args = (program === 'nginx' ? nginx : caddy)(folder, port, damier, sites);
    const env = { ...process.env, PATH, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
    const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'], env });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const proxy = new Proxy(child, folder);
    for (let tries = 0; tries < 200; tries++) {
      if (child.exitCode !== null) throw new Error(`${program} ended with ${child.exitCode}: ${said}`);
      if (await isUp(port, sites)) return proxy;
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

/** Whether Damier answers through it. */
function isUp(port: number, sites: Sites): Promise<boolean> {
  const [servername, base] = 'hosts' in sites ? [sites.hosts[0]!, '/'] : [HOST, sites.base];
  const headers = { host: `${servername}:${port}` };
  return new Promise((resolve) => {
    const asked = get({ host: '127.0.0.1', port, path: `${base}healthz`, servername, headers, rejectUnauthorized: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    });
    asked.once('error', () => resolve(false));
  });
}

function nginx(folder: string, port: number, damier: string, sites: Sites): string[] {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const hosts = 'hosts' in sites ? sites.hosts : [HOST];
  const names = hosts.map((host) => `DNS:${host}`).join(',');
  const subject = ['-subj', `/CN=${hosts[0]}`, '-addext', `subjectAltName=${names}`];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', key, '-out', certificate, ...subject], { stdio: 'ignore' });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`);
  const settings = join(folder, 'nginx.conf');
  const shared = between('nginx.conf', /^# What Damier is told/, /^# Whoever types/).replace('127.0.0.1:7777', damier);
  const places = 'hosts' in sites ? between('nginx.conf', /^ {4}location \/ \{/, /^\}/) : commentedOut('nginx.conf', /location = \/damier/);
  writeFileSync(settings, `
    daemon off; master_process off; pid ${folder}/pid; error_log stderr; events {}
    http {
      include /etc/nginx/mime.types; access_log off; ${temporary.join(' ')}
      ${shared}
      server {
        listen 127.0.0.1:${port} ssl http2; server_name ${hosts.join(' ')};
        ssl_certificate ${certificate}; ssl_certificate_key ${key};
        ${places}
      }
    }`);
  return ['-p', folder, '-e', 'stderr', '-c', settings];
}

function caddy(folder: string, port: number, damier: string, sites: Sites): string[] {
  const settings = join(folder, 'Caddyfile');
  const hosts = 'hosts' in sites ? sites.hosts : [HOST];
  const block = 'hosts' in sites ? between('Caddyfile', /^draughts/, /^# At a sub-path/) : commentedOut('Caddyfile', /club\.example \{/);
  const site = block
    .replace(/^\S+ \{/, `${hosts.map((host) => `${host}:${port}`).join(', ')} {\n\ttls internal`)
    .replace('127.0.0.1:7777', damier);
  // Its own certificate, and no word to the system about it.
  writeFileSync(settings, `{\n\tadmin off\n\tauto_https disable_redirects\n\tskip_install_trust\n\tdefault_bind 127.0.0.1\n}\n${site}`);
  return ['run', '--config', settings, '--adapter', 'caddyfile'];
}
