import type { OpeningHours } from '@plenary/contracts/survey-terms';
import type { EventRecord } from './event-record.ts';

/** Opening hours of an event's venue: its own as they were told with the booking, else those of the deployment. */
export const hoursAt = ({ venue }: Pick<EventRecord, 'venue'>, deployment: OpeningHours): OpeningHours => ({
  ...deployment,
  ...venue.openingHours,
});
