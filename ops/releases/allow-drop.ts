import { readdirSync } from 'node:fs';
import { root } from '@plenary/build/steps';
import { endpoints } from '@plenary/contracts/endpoints';
import { type Drop, noteDrop, readDrops } from '@plenary/gateway/contract/drops';
import { reasonsToKeep } from '@plenary/gateway/contract/users-of';
import { createRegistry } from '@plenary/gateway/releases/registry';
import { isRemoteName } from '@plenary/gateway/remote-name';
import { releaseStore } from './release-store.ts';
import { whoReleases } from './settings.ts';

interface Asked {
  part: string;
  days: number;
  now?: number;
}

/** Why it has to stay, a line each with who uses it. */
const reasonsFor = async (environment: NodeJS.ProcessEnv, { part, what, days, now = Date.now() }: Asked & { what: string }) => {
  const store = await releaseStore(environment);
  const registry = await createRegistry(store).read();
  const remotes = readdirSync(environment.WEB_ROOT ?? root).filter((name) => isRemoteName(name) || name === 'shell');
  return reasonsToKeep({ releasesDir: store.folder, registry, part, what, remotes, days, now });
};

/** What a service may leave out from its next version on, by its name in a refusal. */
export const allowedDrops = async (environment: NodeJS.ProcessEnv, part: string): Promise<string[]> =>
  (await readDrops((await releaseStore(environment)).folder)).filter((drop) => drop.part === part).map(({ what }) => what);

/** Lets the next version of a service leave something out, and logs who did. Throws with every user of it. */
export const allowDrop = async (
  environment: NodeJS.ProcessEnv,
  { part, what, days, now = Date.now() }: Asked & { what: string },
): Promise<Drop> => {
  const reasons = await reasonsFor(environment, { part, what, days, now });
  if (reasons.length > 0) throw new Error(`${what} stays\n  ${reasons.join('\n  ')}`);
  const drop = { part, what, by: whoReleases(environment), at: new Date(now).toISOString(), days };
  await noteDrop(await releaseStore(environment), drop);
  return drop;
};

/** Each call of a service, with why it has to stay; none: it may be dropped. */
export const callsToDrop = async (environment: NodeJS.ProcessEnv, asked: Asked) => {
  const own = endpoints.filter(({ service }) => `svc-${service}` === asked.part);
  return Promise.all(
    own.map(async ({ method, path }) => {
      const what = `${method} ${path}`;
      return { what, reasons: await reasonsFor(environment, { ...asked, what }) };
    }),
  );
};
