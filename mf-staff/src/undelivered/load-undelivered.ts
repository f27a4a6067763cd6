import { currentPlatform } from '@plenary/platform';
import { fetchParkedEvents, type ParkedEvent } from './api.ts';

export const loadUndelivered = ({ request }: { request: Request }): Promise<ParkedEvent[]> =>
  fetchParkedEvents(currentPlatform().session?.role === 'admin', request.signal);
