import * as contract from '@plenary/contracts/calendar-feeds.endpoints';
import type { CalendarFeed, CalendarFeedForm, MadeFeed } from '@plenary/contracts/calendar-feeds.schemas';
import { call } from '../call.ts';

export const fetchFeeds = async (signal?: AbortSignal): Promise<CalendarFeed[]> =>
  (await call(contract.listCalendarFeeds, {}, { signal })).feeds;

export const makeFeed = (body: CalendarFeedForm): Promise<MadeFeed> => call(contract.addCalendarFeed, { body });

export const revokeFeed = (feedId: string): Promise<void> => call(contract.revokeCalendarFeed, { params: { feedId } });
