import type { CalendarFeed } from '@plenary/contracts/calendar-feeds.schemas';
import { fetchFeeds } from './api.ts';

export const loadFeeds = ({ request }: { request: Request }): Promise<CalendarFeed[]> => fetchFeeds(request.signal);
