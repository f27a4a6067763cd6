import type { PlaceFinders } from '@plenary/http/permit-staff';
import { eq } from 'drizzle-orm';
import type { SurveyDeps } from '../deps.ts';

/** The venue of the event that a call of the desk names (design: desk D26). */
export const placeFinders = ({ database, tables: { meetingEvent } }: SurveyDeps): PlaceFinders => ({
  event: async (eventId) => {
    const rows = await database.read
      .select({ venueId: meetingEvent.venueId, record: meetingEvent.record })
      .from(meetingEvent)
      .where(eq(meetingEvent.id, eventId as string));
    return rows.map(({ venueId, record }) => ({ country: record.countryCode, venueId }));
  },
});
