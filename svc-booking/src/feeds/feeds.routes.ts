import * as contract from '@plenary/contracts/calendar-feeds.endpoints';
import type { BookingDeps } from '../deps.ts';
import type { Implement } from '../implement.ts';
import { addFeed } from './add-feed.ts';
import { listFeeds } from './list-feeds.ts';
import { readFeed } from './read-feed.ts';
import { revokeFeed } from './revoke-feed.ts';

export const feedsRoutes = (implement: Implement, deps: BookingDeps): void => {
  implement(contract.listCalendarFeeds, ({ actor }) => listFeeds(deps, actor));
  implement(contract.addCalendarFeed, ({ actor, body }) => addFeed(deps, { actor, form: body }));
  implement(contract.revokeCalendarFeed, ({ actor, params }) => revokeFeed(deps, { actor, ...params }));
  implement(contract.readCalendarFeed, ({ params, query, header }) => readFeed(deps, { ...params, ...query, header }));
};
