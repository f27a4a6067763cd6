import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

/** Builds of `npm run dev`: never where `npm start` looks for its own. */
export const devFolder = path.join(root, '.dev');
export const aloneFolder = (name: string) => path.join(devFolder, 'alone', name);

const workspaces = (pattern: RegExp) =>
  readdirSync(root).filter((name) => pattern.test(name) && existsSync(path.join(root, name, 'rspack.config.ts')));

export const partNames = () => workspaces(/^(shell|gateway|mf-.+|svc-.+)$/);
export const remoteNames = () => workspaces(/^mf-.+$/);
export const serviceNames = () => workspaces(/^svc-.+$/);
