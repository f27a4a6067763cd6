import type { ChosenLunch } from '@plenary/contracts/staff-surveys.schemas';
import type { Transaction } from '@plenary/service-kit/database/database';
import type { EventRow, SurveyTables } from '../db/tables.ts';

type HistoryKind =
  | 'saved'
  | 'saved-with-warnings'
  | 'accepted'
  | 'sent-back'
  | 'closed'
  | 'opened'
  | 'charge-agreed'
  | 'charge-refused'
  | 'supplement-withdrawn'
  | 'lunch-chosen'
  | 'lunch-waived'
  | 'capacity-exceeded'
  | 'people-declined'
  | 'people-expired'
  | 'people-withdrawn';

interface Happening {
  event: Pick<EventRow, 'id' | 'revision'>;
  kind: HistoryKind;
  /** Tells two of the same kind and revision apart. */
  part?: string | undefined;
  /** E-mail address, or the way of access. */
  author: string;
  message?: string;
  lunch?: ChosenLunch;
  now: number;
}

/** Keeps who did what to a survey. The id is made of the revision it made: a transaction that is run again writes the same. */
export const appendHistory = async (
  tx: Transaction,
  { surveyHistory }: SurveyTables,
  { event, kind, part, author, message, lunch, now }: Happening,
): Promise<void> => {
  const id = [event.id, event.revision, kind, ...(part ? [part] : [])].join('-');
  await tx.insert(surveyHistory).values({ id, eventId: event.id, at: now, kind, author, message: message ?? null, lunch: lunch ?? null });
};
