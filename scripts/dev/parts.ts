import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '@plenary/build/steps';

/** Builds of `npm run dev`: never where `npm start` looks for its own. */
export const devFolder = path.join(root, '.dev');

const workspaces = (pattern: RegExp) =>
  readdirSync(root).filter((name) => pattern.test(name) && existsSync(path.join(root, name, 'rspack.config.ts')));

export const partNames = () => workspaces(/^(shell|gateway|mf-.+|svc-.+)$/);
export const remoteNames = () => workspaces(/^mf-.+$/);
export const serviceNames = () => workspaces(/^svc-.+$/);
/** Runs as a process; the others are files of a page. */
export const isProcess = (name: string) => name === 'gateway' || name.startsWith('svc-');
