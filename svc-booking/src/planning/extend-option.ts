import type { PlanningBooking } from '@plenary/contracts/planning.schemas';
import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import type { Transaction } from '@plenary/service-kit/database/database';
import { eq } from 'drizzle-orm';
import { audit } from '../audit/audit.ts';
import { holdUntil } from '../bookings/hold-until.ts';
import { extendOffer } from '../change-offers/extend-offer.ts';
import type { BookingDeps } from '../deps.ts';
import { recordChange } from '../events/record-change.ts';
import { secondsBehind } from '../options/seconds-behind.ts';
import { tellCustomer } from '../options/tell-customer.ts';
import { tellSeconds } from '../options/tell-seconds.ts';
import { writeOptions } from '../options/write-options.ts';
import { extensionFault, latestEnd } from './extension-rules.ts';
import { presentBooking } from './present-booking.ts';
import { optionSubject, staffOption } from './staff-option.ts';

interface Extension {
  actor: UserActor;
  optionId: string;
  /** Instants in milliseconds; `known`: when the option ends as far as the caller knows. */
  wanted: number;
  known: number;
  /** Whether it is extended although somebody waits behind it, and why. */
  despiteSecond: boolean;
  reason: string | undefined;
}

/**
 * Lets an option hold longer and mails its customer (server-rules §3, §6). Refuses `not-found`, also for one that is over;
 * `stale-version` with the option as it stands where it does not end when the caller thinks; `invalid-request` for an end that is not
 * later, or past its latest one (`latestEnd`); `second-waiting` where somebody waits behind it, unless that is known and has a reason: they
 * are told (design: lifecycle L12).
 */
export const extendOption = async (deps: BookingDeps, extension: Extension): Promise<PlanningBooking> => {
  const { actor, optionId, wanted, known } = extension;
  const catalogue = await deps.catalogue.current();
  const entryId = deps.newId();
  return writeOptions(deps, async (tx, now) => {
    const found = await staffOption(tx, deps, { optionId, catalogue, now });
    const { option, venue, days, change } = found;
    const present = async (booking: typeof option) => {
      const row = { booking, quote: await quoteOf(tx, deps, option.quoteId), change: change ?? null };
      return presentBooking(row, { days, timeZone: venue.record.timeZone, now });
    };
    const expiresAt = option.expiresAt ?? 0;
    if (expiresAt !== known) return refuse('stale-version', { members: { current: await present(option) } });
    const latest = latestEnd({ firstDay: days[0] ?? '', timeZone: venue.record.timeZone, isOffer: change !== undefined, now });
    const fault = extensionFault({ expiresAt, wanted, latest });
    if (fault) return refuse('invalid-request', { errors: { expiresAt: fault } });
    const seconds = await secondsBehind(tx, deps.tables, optionId);
    const reason = seconds.length > 0 ? reasonDespite(extension) : undefined;

    const { id: bookingId, venueId } = option;
    if (!(await holdUntil(tx, deps.tables, { bookingId, venueId, until: wanted, only: { expiresAt }, now }))) return refuse('conflict');
    const extended = { ...option, expiresAt: wanted };
    const changes = [
      { field: 'expiresAt', from: new Date(expiresAt).toISOString(), to: new Date(wanted).toISOString() },
      ...(reason === undefined ? [] : [{ field: 'reason', from: null, to: reason }]),
    ];
    await audit(tx, deps.tables, { id: entryId, at: now, by: actor, action: 'option-extended', subject: optionSubject(found), changes });
    if (change) await extendOffer(tx, deps, { change, venue, until: wanted, now });
    else await tellCustomer(tx, deps, { kind: 'extended', about: wanted, option: extended, days, venue, now });
    if (seconds.length > 0) await tellSeconds(tx, deps, { seconds, until: wanted, venue, now });
    await recordChange(tx, deps, { type: 'option.extended', quoteId: option.quoteId, venue, now });
    return present(extended);
  });
};

const reasonDespite = ({ despiteSecond, reason }: Extension): string => {
  if (!despiteSecond) return refuse('second-waiting');
  return reason ?? refuse('invalid-request', { errors: { reason: 'required' } });
};

const quoteOf = async (tx: Transaction, { tables: { quote } }: BookingDeps, quoteId: string | null) => {
  if (quoteId === null) return null;
  const { status, frozen, customer } = quote;
  const [row] = await tx.select({ status, frozen, customer }).from(quote).where(eq(quote.id, quoteId));
  return row ?? null;
};
