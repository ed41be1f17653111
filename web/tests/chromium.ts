/// <reference types="node" />

import { existsSync } from 'node:fs';

/** Where Debian has it. The build without windows needs half the time. */
const BUILDS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** The browser that tests drive. */
export const CHROMIUM = process.env['CHROMIUM'] ?? BUILDS.find((path) => existsSync(path)) ?? 'chromium';
