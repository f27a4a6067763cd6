import type { ChangeLevel, ChangeState } from '@plenary/contracts/change-terms';
import type { DealChange } from '@plenary/contracts/changes.schemas';
import type { Language } from '@plenary/contracts/vocabulary';
import type { Reader } from '@plenary/service-kit/database/database';
import { eq } from 'drizzle-orm';
import type { ChangeRow } from '../db/rows.ts';
import type { BookingTables } from '../db/tables.ts';
import { differenceOf, presentSide } from './present-side.ts';

const instant = (at: number): string => new Date(at).toISOString();

/** A change as its customer and staff read it, in a language; `until` in milliseconds. */
const presentChange = (change: ChangeRow, { until, language }: { until: number | null; language: Language }): DealChange => {
  const { id, dealId, before, after, fee, leastFeePercent, amendmentId, endedAt, consent } = change;
  return {
    changeId: id,
    dealId,
    state: change.state as ChangeState,
    level: change.level as ChangeLevel,
    createdAt: instant(change.createdAt),
    onBehalf: change.onBehalf,
    ...(change.surveyRevision !== null && { fromSurvey: true }),
    before: presentSide(before, language),
    after: presentSide(after, language),
    difference: differenceOf(before, after),
    ...(fee && { fee }),
    ...(leastFeePercent && { leastFeePercent }),
    ...(amendmentId && { amendmentId }),
    offeredUntil: change.state === 'offered' && until !== null ? instant(until) : null,
    endedAt: endedAt === null ? null : instant(endedAt),
    ...(consent && { consent: { at: instant(consent.at), by: consent.by, ...(consent.note && { note: consent.note }) } }),
  };
};

/** As `presentChange`; what it waits for ends with the option that holds it. */
export const readChange = async (read: Reader, { booking }: BookingTables, change: ChangeRow, language: Language): Promise<DealChange> => {
  const [option] = change.bookingId
    ? await read.select({ expiresAt: booking.expiresAt }).from(booking).where(eq(booking.id, change.bookingId))
    : [];
  return presentChange(change, { until: option?.expiresAt ?? null, language });
};
