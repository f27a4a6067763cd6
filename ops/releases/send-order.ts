import type { OrderedAction } from '@plenary/gateway/archives/release-order';
import type { Drop } from '@plenary/gateway/contract/drops';
import { isPageName } from '@plenary/gateway/remote-name';
import { awaitCopies } from './follow-part.ts';
import { type Canary, openDoor } from './platform-door.ts';

type Platform = Parameters<typeof openDoor>[0];

interface Options extends Platform {
  part: string;
  action: OrderedAction;
  /** Milliseconds that the replicas of a service have. */
  within?: number;
}

export interface Changed {
  part: string;
  live: string | null;
  canary: Canary | null;
  by: string;
}

/** Has a platform give visitors another version of a part, and answers once it runs. Throws with every reason against it. */
export const sendOrder = async ({ part, action, within = 120_000, ...platform }: Options): Promise<Changed & { copies: number }> => {
  const door = openDoor(platform);
  const seen = await door.progressOf(part);
  if (!seen) throw new Error(`the platform does not answer at ${platform.reachedAt ?? platform.platform}`);
  if (seen.state === undefined) throw new Error('the platform takes orders for archives alone: release its gateway first');
  const changed = await door.order<Changed>('release-orders', { part, action, state: seen.state });
  if (isPageName(part)) return { ...changed, copies: 0 };
  return { ...changed, copies: await awaitCopies({ part, wanted: changed, ask: () => door.progressOf(part), within }) };
};

interface DropAsked extends Platform {
  part: string;
  days: number;
}

/** Has a platform let a service leave something out. Throws with every user of it. */
export const sendDrop = ({ part, what, days, ...platform }: DropAsked & { what: string }): Promise<Drop> =>
  openDoor(platform).order('release-drops', { part, what, days });

/** Each call of a service with why it has to stay, as the platform has it. */
export const askDrops = ({ part, days, ...platform }: DropAsked): Promise<{ calls: { what: string; reasons: string[] }[] }> =>
  openDoor(platform).order('release-drops', { part, what: null, days });
