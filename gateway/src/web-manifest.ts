import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The shell's web manifest under the name of the deployment; null where the shell has none that can be read. */
export const webManifest = async (folder: string, brandName: string): Promise<object | null> => {
  try {
    const manifest: object = JSON.parse(await readFile(path.join(folder, 'manifest.webmanifest'), 'utf8'));
    return { ...manifest, name: brandName, short_name: brandName };
  } catch {
    return null;
  }
};
