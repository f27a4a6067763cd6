import type { EventRow } from '../db/tables.ts';

/** A survey as the audit trail names it: by venue and day, so that the trail needs no name of a customer. */
export const surveySubject = ({ id, record, startDay }: EventRow) => ({
  type: 'survey',
  id,
  name: `${record.venue.commercialName}, ${startDay}`,
});
