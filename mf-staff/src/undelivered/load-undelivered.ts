import { currentPlatform } from '@plenary/platform';
import { fetchParkedEvents, type Undelivered } from './api.ts';

export const loadUndelivered = ({ request }: { request: Request }): Promise<Undelivered> =>
  fetchParkedEvents(currentPlatform().session?.role === 'admin', request.signal);
