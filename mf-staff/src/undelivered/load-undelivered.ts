import type { ParkedEvent } from '@plenary/contracts/sales-desk';
import { fetchParkedEvents } from '../tasks/api.ts';

export const loadUndelivered = ({ request }: { request: Request }): Promise<ParkedEvent[]> => fetchParkedEvents(request.signal);
