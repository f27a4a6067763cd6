import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { layDown } from '../archives/lay-down.ts';
import type { ReleaseStore } from '../releases/release-store.ts';

const hasCode = (error: unknown, code: string) => (error as NodeJS.ErrnoException).code === code;

/** Releases in a folder, which the machines of a platform share. A document is there whole or not at all, and so is a build. */
export const folderStore = (folder: string): ReleaseStore => {
  const draftOf = async (name: string, text: string, flush: boolean) => {
    const draft = path.join(folder, path.dirname(name), `${randomUUID()}.draft`);
    await mkdir(path.dirname(draft), { recursive: true });
    await writeFile(draft, text, { flag: 'wx', flush });
    return draft;
  };
  return {
    folder,
    follow: async () => {},
    get: (name) =>
      readFile(path.join(folder, name), 'utf8').catch((error: unknown) => {
        if (hasCode(error, 'ENOENT')) return null;
        throw error;
      }),
    add: async (name, text) => {
      const draft = await draftOf(name, text, true);
      try {
        await link(draft, path.join(folder, name));
        return true;
      } catch (error) {
        if (hasCode(error, 'EEXIST')) return false;
        throw error;
      } finally {
        await rm(draft);
      }
    },
    put: async (name, text) => rename(await draftOf(name, text, false), path.join(folder, name)),
    remove: (name) => rm(path.join(folder, name), { force: true }),
    keep: async (build) => {
      layDown(folder, build);
      return undefined;
    },
    hold: async () => {},
    discard: async (part, versions) => {
      for (const version of versions)
        for (const file of [version, `${version}.json`]) await rm(path.join(folder, part, file), { recursive: true, force: true });
    },
  };
};
