import { isDeepStrictEqual } from 'node:util';
import type { AgreedPeople } from '@plenary/contracts/events';
import { askedForPeople } from '@plenary/contracts/people-change';
import type { SearchDay } from '@plenary/contracts/search';
import type { Transaction } from '@plenary/service-kit/database/database';
import { eq } from 'drizzle-orm';
import { agreedDays } from '../bookings/agreed-days.ts';
import { eventStart } from '../calendar/event-start.ts';
import { confirmedDeal } from '../cancellation/deal.ts';
import type { OptionRow } from '../db/rows.ts';
import type { KeptConsent } from '../db/tables/changes.ts';
import type { BookingDeps } from '../deps.ts';
import { recordChange } from '../events/record-change.ts';
import { settleVenue } from '../options/settle-venue.ts';
import type { CatalogueSnapshot, CatalogueVenue } from '../venues/catalogue.ts';
import { auditChange } from './audit-change.ts';
import { giveUp } from './end-change.ts';
import { makeAtOnce } from './make-at-once.ts';
import { offerChange } from './offer-change.ts';
import { type PlannedChange, planChange } from './planned-change.ts';
import { hashOf, isOffered } from './present-preview.ts';
import { surveyOffer } from './survey-offer.ts';

export interface Priced {
  dealId: string;
  /** Revision of the survey as accepted. */
  surveyRevision: number;
  people: AgreedPeople['days'];
  /** As it was before these people were agreed on. */
  before: OptionRow;
  /** Staff who accepted the survey. */
  by: NonNullable<AgreedPeople['pricedBy']>;
  /** The customer's to a price that a click agrees to, as staff wrote it down; undefined: the customer is asked. */
  consent: AgreedPeople['consent'];
  catalogue: CatalogueSnapshot;
  venue: CatalogueVenue;
  now: number;
}

/**
 * Makes a change of a booking of the people that an accepted survey is for (design: lifecycle L23): at once where its customer need not
 * agree, else offered to them; one that another survey had offered gives way. Where no line of the quote differs the booking is told as it is. `open`: the customer still has to agree, or staff to settle
 * the price, because the change cannot be made or the people were agreed on beside another change. `behind`: another change waits for the
 * customer.
 */
export const priceAgreedPeople = async (tx: Transaction, deps: BookingDeps, priced: Priced): Promise<'open' | 'behind' | 'settled'> => {
  const { dealId, surveyRevision, people, before, by, consent, catalogue, venue, now } = priced;
  const actor = { ...by, role: 'staff' as const };
  const asked = { catalogue, actor, dealId };
  await settleVenue(tx, deps, { venue, now });
  await withdrawEarlier(tx, deps, { dealId, venue, now });
  const deal = await confirmedDeal(tx, deps.tables, asked);
  const { days } = deal.quote.frozen.search;
  if (now >= eventStart({ firstDay: deal.days[0] ?? '', timeZone: venue.record.timeZone })) return 'open';
  if (!isAsSeen(agreedDays(days, before), people)) return 'open';
  const planned = await planChange(tx, deps, { deal, asked: askedForPeople(days, people), catalogue, actor, keepsSeats: true, now });
  const { outcome, obstacle } = planned;
  const hasSameLines = outcome && isDeepStrictEqual(outcome.frozen.items, deal.quote.frozen.items);
  if (obstacle === 'unchanged' || hasSameLines) {
    // The survey still waits for what became of its price, and of those that this one has replaced.
    await recordChange(tx, deps, { type: 'booking.changed', quoteId: dealId, venue, causedBy: `survey:${surveyRevision}`, now });
    return 'settled';
  }
  if (!outcome) return obstacle === 'change-open' ? 'behind' : 'open';
  const waits = isOffered(outcome, actor, consent?.note);
  if (waits && outcome.offeredUntil <= now) return 'open';
  const ids = { change: deps.newId(), entry: deps.newId(), amendment: deps.newId(), option: deps.newId() };
  const made = { planned, outcome, actor, surveyRevision, ids, now };
  const kept = consent && outcome.level === 'consent' ? keptConsent(consent, { by, planned, now }) : null;
  const change = waits ? await offerChange(tx, deps, made) : await makeAtOnce(tx, deps, { ...made, consent: kept });
  await auditChange(tx, deps, { id: ids.entry, actor: by, venue, change, note: kept?.note, now });
  return waits ? 'open' : 'settled';
};

const keptConsent = (
  { note, client }: NonNullable<AgreedPeople['consent']>,
  { by, planned, now }: Pick<Priced, 'by' | 'now'> & { planned: PlannedChange },
): KeptConsent => ({ by: 'staff', userId: by.userId, at: now, client, previewHash: hashOf(planned), note });

type Earlier = Pick<Priced, 'dealId' | 'venue' | 'now'>;

/** Withdraws what an earlier acceptance of the survey had offered, since another one for other people asks for no price. */
export const endOutdatedOffer = async (tx: Transaction, deps: BookingDeps, earlier: Earlier): Promise<void> => {
  await settleVenue(tx, deps, earlier);
  await withdrawEarlier(tx, deps, { ...earlier, isOutdated: true });
};

const withdrawEarlier = async (
  tx: Transaction,
  deps: BookingDeps,
  { dealId, venue, now, isOutdated = false }: Earlier & { isOutdated?: boolean },
): Promise<void> => {
  const { quote } = deps.tables;
  const change = await surveyOffer(tx, deps.tables, dealId);
  if (!change) return;
  const [deal] = await tx.select().from(quote).where(eq(quote.id, dealId));
  if (deal) await giveUp(tx, deps, { change, deal, venue, now, toldAs: 'withdrawn', isOutdated });
};

/** Whether the people were agreed on in place of those that the booking has. */
const isAsSeen = (days: readonly SearchDay[], people: AgreedPeople['days']): boolean =>
  people.every(({ day, was }) => was === undefined || was === days.find(({ date }) => date === day)?.plenary.pax);
