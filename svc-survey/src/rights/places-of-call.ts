import type { PlacesOf } from '@plenary/http/permit-staff';
import { eq } from 'drizzle-orm';
import type { SurveyDeps } from '../deps.ts';

/** The venue of the event that a call of the desk names in its path (design: desk D26). */
export const placesOfCall =
  ({ database, tables: { meetingEvent } }: SurveyDeps): PlacesOf =>
  async ({ params = {} }) => {
    const { eventId } = params as { eventId?: string };
    if (eventId === undefined) return undefined;
    const rows = await database.read
      .select({ venueId: meetingEvent.venueId, record: meetingEvent.record })
      .from(meetingEvent)
      .where(eq(meetingEvent.id, eventId));
    return rows.map(({ venueId, record }) => ({ country: record.countryCode, venueId }));
  };
