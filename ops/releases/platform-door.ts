import { signOrder } from '@plenary/gateway/archives/release-order';

interface Options {
  /** Address of the platform, as it knows it itself (`PUBLIC_URL`). */
  platform: string;
  /** Address at which it is reached from here. */
  reachedAt?: string;
  by: string;
  /** Private key of the team (PEM). */
  key: string;
}

export interface Canary {
  version: string;
  percent: number;
}

/** How far the releases of a part are. */
export interface Progress {
  live: string | null;
  canary: Canary | null;
  /** Absent: the platform is from before actions could be ordered. */
  state?: string;
  copies: { version: string | null; isReady: boolean; isCanary?: true }[];
  last?: { by: string; kind: string; reason?: string };
}

const refused: Record<number, string> = {
  401: 'the platform knows no such key, or the clock of this machine is wrong',
  403: 'the platform takes no such orders: it has no TEAM_KEYS, or is from before they were taken',
  404: 'the platform takes no such orders: it has no TEAM_KEYS, or is from before they were taken',
  413: 'the archive is too large',
};

/** Where a running platform takes orders that a team's key signs. */
export const openDoor = ({ platform, reachedAt = platform, by, key }: Options) => {
  const base = `${reachedAt.replace(/\/$/, '')}/api`;
  const signed = (order: object) => signOrder({ ...order, platform: new URL(platform).origin, by, at: new Date().toISOString() }, key);
  return {
    /** Throws with every reason against it. */
    async order<T>(path: string, order: object, archive?: Buffer): Promise<T> {
      const answer = await fetch(`${base}/${path}`, {
        method: 'POST',
        headers: { authorization: signed(order), ...(archive && { 'content-type': 'application/gzip' }) },
        ...(archive && { body: new Uint8Array(archive) }),
        signal: AbortSignal.timeout(60_000),
      }).catch((cause: unknown) => {
        throw new Error(`the platform does not answer at ${reachedAt}`, { cause });
      });
      if (answer.ok) return (await answer.json()) as T;
      const { reasons } = (await answer.json().catch(() => ({}))) as { reasons?: string[] };
      throw new Error(`refused\n  ${(reasons ?? [refused[answer.status] ?? `${reachedAt} answered ${answer.status}`]).join('\n  ')}`);
    },
    /** Null: the gateway is away for a moment, as one that releases itself is. */
    async progressOf(part: string): Promise<Progress | null> {
      const headers = { authorization: signed({}) };
      const told = await fetch(`${base}/release-archives/${part}`, { headers, signal: AbortSignal.timeout(10_000) }).catch(() => null);
      if (told && [401, 403, 404].includes(told.status)) throw new Error(`${part} cannot be followed: ${refused[told.status]}`);
      return told?.ok ? ((await told.json().catch(() => null)) as Progress | null) : null;
    },
  };
};

/** Whether a platform takes orders of keys. One that does not answer does not. */
export const takesOrders = async (platform: string): Promise<boolean> => {
  const address = `${platform.replace(/\/$/, '')}/api/release-orders`;
  const answer = await fetch(address, { method: 'POST', signal: AbortSignal.timeout(5_000) }).catch(() => null);
  return answer?.status === 401;
};
