import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Handler } from 'hono';
import type { ShellsFor } from './shell-files.ts';

/** The shell's web manifest under the name of the deployment; null where the shell has none that can be read. */
const webManifest = async (folder: string, brandName: string): Promise<object | null> => {
  try {
    const manifest: object = JSON.parse(await readFile(path.join(folder, 'manifest.webmanifest'), 'utf8'));
    return { ...manifest, name: brandName, short_name: brandName };
  } catch {
    return null;
  }
};

export const answerWebManifest =
  (shellsFor: ShellsFor, brandName: string): Handler =>
  async (context) => {
    const [folder = ''] = await shellsFor(context.req.header('cookie'));
    const manifest = await webManifest(folder, brandName);
    const headers = { 'content-type': 'application/manifest+json', 'cache-control': 'no-cache' };
    return manifest ? context.body(JSON.stringify(manifest), 200, headers) : context.notFound();
  };
