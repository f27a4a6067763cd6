import { namedAction } from '@plenary/gateway/archives/named-action';
import type { OrderedAction } from '@plenary/gateway/archives/release-order';
import { refusedAs } from '@plenary/gateway/releases/refused-as';
import { createRegistry, ReleaseRefused, releasesOf } from '@plenary/gateway/releases/registry';
import { act } from './act.ts';
import { allowDrop, callsToDrop, mustBeThere } from './allow-drop.ts';
import { mustBePart } from './arguments.ts';
import { type DropAsked, orderChange, orderDrop, orderingFrom, tellCalls, tellDrop } from './order-releases.ts';
import { takesOrders } from './platform-door.ts';
import { releaseStore } from './release-store.ts';
import { gatewayUrl } from './settings.ts';

interface Asked {
  part: string;
  action: OrderedAction;
}

/** Throws where a platform takes orders of keys: its folder of releases is not for people then. */
export const mustTakeNoKeys = async (environment: NodeJS.ProcessEnv): Promise<void> => {
  if (environment.TEAM_KEYS || (await takesOrders(gatewayUrl(environment))))
    throw new Error('the platform takes orders by the key of a team alone: RELEASE_KEY names the file of yours');
};

/** Orders an action by the team's key; without one it is done in the folder of releases, where the platform has no table of keys. */
export const changeReleases = async ({ part, action }: Asked, environment = process.env): Promise<void> => {
  const platform = orderingFrom(environment);
  if (platform) return orderChange(platform, { part, action });
  mustBePart(part);
  await mustTakeNoKeys(environment);
  await act(part, await namedHere(part, action, environment), environment);
};

const namedHere = async (part: string, action: OrderedAction, environment: NodeJS.ProcessEnv) => {
  try {
    return namedAction(action, releasesOf(await createRegistry(await releaseStore(environment)).read(), part));
  } catch (error) {
    throw error instanceof ReleaseRefused ? new Error(refusedAs[error.code], { cause: error }) : error;
  }
};

/** Lets a service leave something out, or tells what it may, in the same two ways. */
export const changeDrops = async (asked: DropAsked, environment = process.env): Promise<void> => {
  const { part, what, days } = asked;
  const platform = orderingFrom(environment);
  if (platform) {
    // The platform has no sources.
    if (what) mustBeThere(part, what);
    return orderDrop(platform, asked);
  }
  await mustTakeNoKeys(environment);
  if (what) return tellDrop(await allowDrop(environment, { part, what, days }));
  tellCalls(await callsToDrop(environment, { part, days }));
};
