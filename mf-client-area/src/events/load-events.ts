import type { MeetingEventList } from '@plenary/contracts/meeting-events.schemas';
import { fetchEvents } from '../api.ts';

/** The events of the signed-in user. A failure is thrown. */
export const loadEvents = ({ request }: { request: Request }): Promise<MeetingEventList> => fetchEvents(request.signal);
