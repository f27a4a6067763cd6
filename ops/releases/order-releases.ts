import type { OrderedAction } from '@plenary/gateway/archives/release-order';
import { nameOf } from './follow-part.ts';
import type { openDoor } from './platform-door.ts';
import { askDrops, sendDrop, sendOrder } from './send-order.ts';
import { gatewayUrl, releaseKey, whoReleases } from './settings.ts';

type Platform = Parameters<typeof openDoor>[0];

/** The platform of a command and the key that orders there; undefined: none is named. */
export const orderingFrom = (environment: NodeJS.ProcessEnv): Platform | undefined => {
  const key = releaseKey(environment);
  return key === undefined ? undefined : { key, platform: gatewayUrl(environment), by: whoReleases(environment) };
};

/** Throws where no key is named. */
export const mustHaveKey = (environment: NodeJS.ProcessEnv): Platform => {
  const platform = orderingFrom(environment);
  if (!platform) throw new Error('RELEASE_KEY names the file of your team’s key: without it no platform takes an order');
  return platform;
};

/** Gives visitors another kept version of a part. */
export const orderChange = async (platform: Platform, asked: { part: string; action: OrderedAction }): Promise<void> => {
  const { part, live, canary, copies, by } = await sendOrder({ ...platform, ...asked });
  const share = canary ? `, canary: ${canary.version} for ${canary.percent} %` : '';
  const run = copies > 0 ? `, run by ${copies} ${copies === 1 ? 'copy' : 'copies'}` : '';
  process.stdout.write(`✓ ${part} live: ${nameOf(live)}${share}${run}, by ${by}\n`);
};

export interface DropAsked {
  part: string;
  /** Undefined: which calls may go. */
  what: string | undefined;
  days: number;
}

/** Lets a service leave something out, or tells what it may. */
export const orderDrop = async (platform: Platform, { what, ...asked }: DropAsked): Promise<void> => {
  if (what) return tellDrop(await sendDrop({ ...platform, ...asked, what }));
  tellCalls((await askDrops({ ...platform, ...asked })).calls);
};

export const tellDrop = ({ part, what, by }: { part: string; what: string; by: string }): void =>
  void process.stdout.write(`✓ ${part} may leave out ${what} from now on, by ${by}\n`);

export const tellCalls = (calls: readonly { what: string; reasons: readonly string[] }[]): void => {
  for (const { what, reasons } of calls)
    process.stdout.write(`${reasons.length === 0 ? '✓' : ' '} ${what}${reasons[0] ? `: ${reasons[0]}` : ''}\n`);
  const free = calls.filter(({ reasons }) => reasons.length === 0).length;
  process.stdout.write(`  ${free} of ${calls.length} calls may be dropped\n`);
};
