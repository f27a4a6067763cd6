import { refuse } from '@plenary/http/refuse';
import type { Transaction } from '@plenary/service-kit/database/database';
import { eq } from 'drizzle-orm';
import { nextRevision } from '../bookings/next-revision.ts';
import { tellOfChange } from '../change-offers/tell-of-change.ts';
import type { ChangeRow, QuoteRow } from '../db/rows.ts';
import type { BookingDeps } from '../deps.ts';
import { recordChange } from '../events/record-change.ts';
import type { CatalogueVenue } from '../venues/catalogue.ts';

interface Applied {
  change: ChangeRow;
  deal: QuoteRow;
  venue: CatalogueVenue;
  /** Whether the customer gets the mail of the change; a signature has one of its own. */
  tells: boolean;
  now: number;
}

/**
 * Makes the version after a change the agreed one, once its claims are exchanged: counts the revision, tells the customer and svc-survey.
 * Refuses `conflict` where the deal is not as it was read any more.
 */
export const applyChange = async (tx: Transaction, deps: BookingDeps, { change, deal, venue, tells, now }: Applied): Promise<QuoteRow> => {
  const { quote } = deps.tables;
  const counted = (await nextRevision(tx, deps.tables, deal, 'current')) ?? refuse('conflict');
  await tx.update(quote).set({ frozen: change.after.frozen }).where(eq(quote.id, deal.id)).returning({ id: quote.id });
  if (tells) await tellOfChange(tx, deps, { change, deal, venue, now });
  const causedBy = change.surveyRevision === null ? `change:${change.id}` : `survey:${change.surveyRevision}`;
  await recordChange(tx, deps, { type: 'booking.changed', quoteId: deal.id, venue, causedBy, dayOrigins: originsOfDays(change), now });
  return counted;
};

/** By day after the change, the one that it goes on with; undefined where none comes or goes. */
const originsOfDays = ({ days, after }: ChangeRow): (string | null)[] | undefined =>
  days.every(({ from, to }) => from && to)
    ? undefined
    : after.frozen.search.days.map(({ date }) => days.find(({ to }) => to === date)?.from ?? null);
