import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseStore } from '../releases/release-store.ts';

/** The step that lets a service leave out what nobody uses any more. */
export interface Drop {
  /** `svc-booking` */
  part: string;
  /** As a refusal names it: `GET /api/old`, `GET /api/quotes/{quoteId}: answer.note`, `column quote.note`. */
  what: string;
  by: string;
  at: string;
  /** Days without a use that were asked for. */
  days: number;
}

const folderOf = (releasesDir: string) => path.join(releasesDir, 'drops');

/** Every drop that was ever allowed, the first one first: they are their own log. */
export const readDrops = async (releasesDir: string): Promise<Drop[]> => {
  const names = (await readdir(folderOf(releasesDir)).catch(() => [])).filter((name) => /^\d+\.json$/.test(name));
  const sorted = names.sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10));
  return Promise.all(sorted.map(async (name) => JSON.parse(await readFile(path.join(folderOf(releasesDir), name), 'utf8')) as Drop));
};

/** Logs a drop under the next number. Throws where somebody else takes it in this moment. */
export const noteDrop = async (store: ReleaseStore, drop: Drop): Promise<void> => {
  const next = (await readDrops(store.folder)).length + 1;
  if (!(await store.add(`drops/${next}.json`, JSON.stringify(drop, null, 2))))
    throw new Error('somebody else lets something be dropped in this moment: try again');
};

const ends = ['is gone', 'is not answered any more', 'is not always answered any more', 'is not taken any more'];

/** What a broken promise is about, where it may be dropped at all; undefined: any other break. */
export const droppedBy = (line: string): string | undefined => {
  const end = ends.find((one) => line.endsWith(`: ${one}`));
  return end && line.slice(0, -end.length - 2);
};

/** Broken promises without those about what may be dropped. */
export const withoutDrops = (broken: readonly string[], whats: readonly string[]): string[] =>
  broken.filter((line) => !whats.includes(droppedBy(line) ?? ''));
