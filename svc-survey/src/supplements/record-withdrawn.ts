import type { Supplement } from '@plenary/contracts/supplements';
import type { Transaction } from '@plenary/service-kit/database/database';
import type { EventRow } from '../db/tables.ts';
import type { SurveyDeps } from '../deps.ts';
import { appendNotice } from '../notices/append-notice.ts';
import { appendHistory } from '../surveys/survey-history.ts';

interface Withdrawn {
  event: EventRow;
  withdrawn: Supplement;
  /** E-mail address. */
  author: string;
  now: number;
}

/** Keeps in the survey's history that a supplement was taken back, and mails it to the customer. */
export const recordWithdrawn = async (tx: Transaction, deps: SurveyDeps, { event, withdrawn, author, now }: Withdrawn): Promise<void> => {
  const message = withdrawn.label ?? withdrawn.addon ?? '';
  await appendHistory(tx, deps.tables, { event, kind: 'supplement-withdrawn', part: withdrawn.id, author, message, now });
  await appendNotice(tx, deps, {
    id: `${event.id}-withdrawn-${event.revision}-${withdrawn.id}`,
    kind: 'supplement-withdrawn',
    event,
    withdrawn,
    now,
  });
};
