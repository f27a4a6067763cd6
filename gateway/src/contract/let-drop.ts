import { endpoints } from '@plenary/contracts/endpoints';
import { createRegistry } from '../releases/registry.ts';
import type { ReleaseStore } from '../releases/release-store.ts';
import { isPageName } from '../remote-name.ts';
import { type Drop, noteDrop, readDrops } from './drops.ts';
import { reasonsToKeep } from './users-of.ts';

export interface DropAsked {
  store: ReleaseStore;
  part: string;
  /** Days without a use that are asked for. */
  days: number;
  now: number;
  /** Names in the folder of the installed builds. */
  installed: readonly string[];
}

const reasonsFor = async ({ store, installed, ...asked }: DropAsked, what: string): Promise<string[]> => {
  const registry = await createRegistry(store).read();
  return reasonsToKeep({ ...asked, releasesDir: store.folder, registry, what, remotes: installed.filter(isPageName) });
};

/** Lets the next version of a service leave something out, and logs who did. Throws with every user of it. */
export const letDrop = async (asked: DropAsked, { what, by }: Pick<Drop, 'what' | 'by'>): Promise<Drop> => {
  const { store, part, days, now } = asked;
  const reasons = await reasonsFor(asked, what);
  if (reasons.length > 0) throw new Error(`${what} stays\n  ${reasons.join('\n  ')}`);
  const known = (await readDrops(store.folder)).find((one) => one.part === part && one.what === what);
  if (known) return known;
  const drop = { part, what, by, at: new Date(now).toISOString(), days };
  await noteDrop(store, drop);
  return drop;
};

/** Each call of a service, with why it has to stay; none: it may be dropped. */
export const whichMayGo = async (asked: DropAsked) => {
  const own = endpoints.filter(({ service }) => `svc-${service}` === asked.part);
  return Promise.all(
    own.map(async ({ method, path }) => {
      const what = `${method} ${path}`;
      return { what, reasons: await reasonsFor(asked, what) };
    }),
  );
};
