import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { signOrder } from '@plenary/gateway/archives/release-order';
import { isPageName } from '@plenary/gateway/remote-name';

interface Options {
  archive: Buffer;
  /** Address of the platform, as it knows it itself (`PUBLIC_URL`). */
  platform: string;
  /** Address at which it is reached from here. */
  reachedAt?: string;
  percent: number | null;
  by: string;
  /** Private key of the team (PEM). */
  key: string;
  /** Milliseconds that the replicas of a service have to run it. */
  within?: number;
}

interface Released {
  part: string;
  version: string;
  live: string | null;
  canary: { version: string; percent: number } | null;
}
interface Progress {
  live: string | null;
  canary: Released['canary'];
  copies: { version: string | null; isReady: boolean; isCanary?: true }[];
  last?: { by: string; kind: string; reason?: string };
}

const refused: Record<number, string> = {
  401: 'the platform knows no such key, or the clock of this machine is wrong',
  403: 'the platform takes no archives: it has no TEAM_KEYS',
  404: 'the platform takes no archives: it has no TEAM_KEYS',
  413: 'the archive is too large',
};

/** Has a platform release an archive and answers once it runs. Throws with every reason against it. */
export const sendArchive = async ({
  archive,
  platform,
  reachedAt = platform,
  percent,
  by,
  key,
  within = 120_000,
}: Options): Promise<Released & { copies: number }> => {
  const address = `${reachedAt.replace(/\/$/, '')}/api/release-archives`;
  const hash = createHash('sha256').update(archive).digest('hex');
  const authorization = () =>
    signOrder({ archive: hash, platform: new URL(platform).origin, percent, by, at: new Date().toISOString() }, key);
  const answer = await fetch(address, {
    method: 'POST',
    headers: { authorization: authorization(), 'content-type': 'application/gzip' },
    body: new Uint8Array(archive),
    signal: AbortSignal.timeout(60_000),
  }).catch((cause: unknown) => {
    throw new Error(`the platform does not answer at ${reachedAt}`, { cause });
  });
  if (!answer.ok) {
    const { reasons } = (await answer.json().catch(() => ({}))) as { reasons?: string[] };
    throw new Error(`not released\n  ${(reasons ?? [refused[answer.status] ?? `${reachedAt} answered ${answer.status}`]).join('\n  ')}`);
  }
  const released = (await answer.json()) as Released;
  /** Null: the gateway is away for a moment, as one that releases itself is. */
  const ask = async () => {
    const headers = { authorization: authorization() };
    const told = await fetch(`${address}/${released.part}`, { headers, signal: AbortSignal.timeout(10_000) }).catch(() => null);
    if (told?.status === 401) throw new Error(`${released.part}: its release cannot be followed: ${refused[401]}`);
    return told?.ok ? ((await told.json().catch(() => null)) as Progress | null) : null;
  };
  return { ...released, copies: isPageName(released.part) ? 0 : await awaitCopies(released, ask, within) };
};

/** How many replicas run a version of a service, once all do, or one that tries it out. Throws with the reason if it was put back. */
const awaitCopies = async ({ part, version, canary }: Released, ask: () => Promise<Progress | null>, within: number): Promise<number> => {
  const until = Date.now() + within;
  const isTried = canary?.version === version;
  for (;;) {
    const progress = await ask();
    if (progress) {
      const { live, canary: tried, copies, last } = progress;
      if ((isTried ? tried?.version : live) !== version)
        throw new Error(`${part} is at ${live ?? 'the installed build'} again, by ${last?.by}: ${last?.reason ?? 'no reason given'}`);
      const ready = copies.filter((copy) => copy.isReady && copy.version === version);
      if (isTried ? ready.some((copy) => copy.isCanary) : ready.length === copies.length) return ready.length;
    }
    if (Date.now() > until) throw new Error(`${part}: not all replicas run ${version} yet`);
    await pause(200);
  }
};
