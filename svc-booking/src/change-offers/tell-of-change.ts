import type { ChangeLevel, ChangeState } from '@plenary/contracts/change-terms';
import type { Transaction } from '@plenary/service-kit/database/database';
import { appendEvent } from '@plenary/service-kit/outbox';
import type { ChangeRow, QuoteRow } from '../db/rows.ts';
import type { BookingDeps } from '../deps.ts';
import type { BookedHouse } from '../events/booking-event.ts';
import { depositDueOn } from '../signature-state/deposit-transfer.ts';
import { changeMail } from './mails/change-mail.ts';

interface News {
  change: ChangeRow;
  deal: Pick<QuoteRow, 'id' | 'customer'>;
  venue: BookedHouse;
  /** Until when an offered one waits, in milliseconds. */
  until?: number;
  /** It has been told of with another end before. */
  isAgain?: boolean;
  /** It expires within a day, and was told of before. */
  isEnding?: boolean;
  now: number;
}

/**
 * Mails the customer what became of a change, with what it does to the cent: once for each state, whose mail is made of the change's id
 * (design: lifecycle L42). Nobody where the person is erased.
 */
export const tellOfChange = async (
  tx: Transaction,
  deps: BookingDeps,
  { change, deal, venue, until, isAgain = false, isEnding = false, now }: News,
): Promise<void> => {
  const { email: to, lang } = deal.customer ?? {};
  if (!to || !lang) return;
  const { publicUrl, brandName } = deps;
  const { id, dealId, before, after, fee, leastFeePercent, amendmentId } = change;
  const payload = changeMail({
    ...{ to, lang, publicUrl, brandName, before, after, fee, leastFeePercent },
    state: change.state as ChangeState,
    level: change.level as ChangeLevel,
    isEnding,
    depositDueOn:
      change.state === 'applied'
        ? depositDueOn({ agreedAt: now, timeZone: venue.record.timeZone, begins: after.frozen.search.days[0]?.date })
        : undefined,
    fromSurvey: change.surveyRevision !== null,
    quoteId: change.state === 'offered' ? (amendmentId ?? dealId) : dealId,
    until,
    venue: venue.record,
  });
  const mailId = `${id}-change-${isEnding ? 'ending' : change.state}${isAgain || isEnding ? `-${until}` : ''}`;
  await appendEvent(tx, deps.database, { id: mailId, type: 'mail', aggregateId: dealId, sequence: now, payload }, now);
};
