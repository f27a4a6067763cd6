import { formatDay } from '@plenary/contracts/format';
import { lunchOutsideTotal } from '@plenary/contracts/lunch-outside';
import { isLunchOutside, lunchServedAs } from '@plenary/contracts/lunch-place';
import type { LunchCharge } from '@plenary/contracts/supplements';
import { localeOf } from '@plenary/contracts/terms';
import type { StepRow } from '../db/tables.ts';
import { chargesOf, holdsLunch, isSettled } from '../events/charges.ts';
import type { EventRecord, KeptCharge } from '../events/event-record.ts';
import { outsidePriceOf } from '../events/outside-price.ts';
import { stepKey, stepOfKey } from '../events/step-keys.ts';
import { isStaffChoice, orderOf } from './lunch-order.ts';

type Steps = ReadonlyMap<string, StepRow>;

/** The last charge of a lunch; a wish of the customer's own for other people or another place has had none yet. */
const lastCharge = (record: EventRecord, lunch: LunchOutside): KeptCharge | undefined => {
  const last = chargesOf(record).findLast((charge) => charge.lunch?.stepKey === lunch.key);
  return last && (lunch.isByStaff || isFor(last, lunch)) ? last : undefined;
};

/** Whether the customer refused the last charge of a lunch, at that place. */
const wasRefused = (record: EventRecord, lunch: LunchOutside): boolean => {
  const last = lastCharge(record, lunch);
  return last?.state === 'refused' && (last.lunch?.service ?? lunch.service) === lunch.service;
};

/** Whether a lunch was asked of the customer, who has not agreed to it: it is asked again, never agreed to by saving the survey. */
const isUnanswered = (record: EventRecord, lunch: LunchOutside): boolean => {
  const last = lastCharge(record, lunch);
  return last !== undefined && (last.state === 'proposed' || last.state === 'refused' || last.isUnanswered === true);
};

/** Whether the owner has the lunch of a day as they read it when they saved the survey. */
type IsRead = (dayIndex: number) => boolean;

/** Whether accepting a lunch proposes it to its customer; one that they read with its price is agreed to. */
const isAsked = (record: EventRecord, lunch: LunchOutside, isRead: IsRead): boolean =>
  isUnanswered(record, lunch) || !isRead(lunch.dayIndex);

interface LunchOutside extends LunchCharge {
  /** Of its step. */
  key: string;
  vatPercent: number | undefined;
  isByStaff: boolean;
}

/** Each lunch of the survey that is served outside, with its price. */
const lunchesOutside = (record: EventRecord, steps: Steps): LunchOutside[] =>
  record.days.flatMap(({ date }, dayIndex) => {
    const key = stepKey({ type: 'lunch', dayIndex });
    const row = steps.get(key);
    if (!row) return [];
    const order = orderOf(row);
    const { pax } = order;
    const servedAs = lunchServedAs(order);
    if (servedAs === null || pax === null || !isLunchOutside(servedAs)) return [];
    const price = outsidePriceOf(record, date);
    const total = price ? lunchOutsideTotal(price, pax) : { excludingVat: null, includingVat: null };
    const isByStaff = isStaffChoice(row);
    return [
      { key, isByStaff, dayIndex, service: servedAs, pax, unitPrice: price?.excludingVat ?? null, vatPercent: price?.vatPercent, ...total },
    ];
  });

/** Whether a charge is for the lunch as it is now: its step, place and amount. */
const isFor = ({ lunch, excludingVat }: KeptCharge, wanted: LunchOutside): boolean =>
  lunch?.stepKey === wanted.key && (lunch.service ?? wanted.service) === wanted.service && excludingVat === wanted.excludingVat;

const isOpenIn =
  (record: EventRecord) =>
  (lunch: LunchOutside): boolean =>
    lunch.excludingVat === null || !chargesOf(record).some((charge) => isSettled(charge) && isFor(charge, lunch));

/** Lunches outside that an acceptance charges, or with `isRead` proposes where it does: those whose price is not settled yet. */
export const openLunchCharges = (record: EventRecord, steps: Steps, isRead?: IsRead): LunchCharge[] =>
  lunchesOutside(record, steps)
    .filter(isOpenIn(record))
    .map((lunch) => {
      const { key, vatPercent: _, isByStaff: __, ...charge } = lunch;
      const held = chargesOf(record).find((one) => one.lunch?.stepKey === key && holdsLunch(record)(one));
      return {
        ...charge,
        ...(held && { [held.state === 'waived' ? 'waived' : 'replaces']: held.excludingVat }),
        ...(wasRefused(record, lunch) && { isRefused: true as const }),
        ...(isRead && isAsked(record, lunch, isRead) && { isProposed: true as const }),
      };
    });

/** Whether staff have a known price to charge or waive, as after its customer refused it. */
export const hasOpenLunchCharge = (record: EventRecord, steps: Steps): boolean =>
  openLunchCharges(record, steps).some(({ excludingVat }) => excludingVat !== null);

interface Accepted {
  steps: Steps;
  /** Days whose lunch staff do not charge. */
  waived: readonly number[];
  isRead: IsRead;
  label: (charge: LunchCharge) => string;
  /** Revision of the survey as accepted, where the booking is priced for its people. */
  pricedAs: number | undefined;
  /** Revision of the survey: a transaction that is run again writes the same. */
  revision: number;
  now: number;
}

/**
 * Every charge once lunches outside are accepted: a changed one replaces its former charge, at once or once the customer agrees to it, and
 * one taken back ends it.
 */
export const withLunchCharges = (
  record: EventRecord,
  { steps, waived, isRead, label, pricedAs, revision, now }: Accepted,
): KeptCharge[] => {
  const before = chargesOf(record);
  const holds = holdsLunch(record);
  const outside = lunchesOutside(record, steps);
  const isLeft = (charge: KeptCharge) => charge.lunch && isSettled(charge) && !outside.some((lunch) => isFor(charge, lunch));
  const fresh = outside.filter(isOpenIn(record)).flatMap((lunch): KeptCharge[] => {
    const { key, service, pax, dayIndex, excludingVat, vatPercent } = lunch;
    if (excludingVat === null || vatPercent === undefined) return [];
    const charged = isAsked(record, lunch, isRead) ? ('proposed' as const) : ('agreed' as const);
    const state = waived.includes(dayIndex) ? 'waived' : charged;
    const waits = state === 'proposed' || pricedAs !== undefined;
    const left = before.filter((charge) => charge.lunch?.stepKey === key && isLeft(charge));
    const held = waits ? left.find(holds) : undefined;
    const unanswered = left.find((charge) => !holds(charge));
    return [
      {
        id: `lunch-${dayIndex}-${revision}`,
        label: label(lunch),
        excludingVat,
        vatPercent,
        lunch: { stepKey: key, service, pax },
        state: held && state === 'agreed' ? 'offered' : state,
        proposedAt: now,
        ...(unanswered && waits && { unansweredSince: unanswered.unansweredSince ?? unanswered.proposedAt }),
        ...(pricedAs !== undefined && { pricedAs }),
        ...(held && { replaces: held.id }),
      },
    ];
  });
  const waiting = before.filter((charge) => isSettled(charge) && !holds(charge) && !isLeft(charge));
  const isReplaced = ({ id }: KeptCharge) => [...fresh, ...waiting].some(({ replaces }) => replaces === id);
  const kept = before.map((charge) => {
    if (!charge.lunch || !isSettled(charge) || isReplaced(charge)) return charge;
    if (isLeft(charge)) return { ...charge, state: 'withdrawn' as const };
    if (charge.pricedAs === undefined || pricedAs === undefined || holds(charge)) return charge;
    // One that waits with the price of an earlier acceptance goes with that of the one in its place.
    return { ...charge, pricedAs, ...(charge.state === 'offered' && !charge.replaces && { state: 'agreed' as const }) };
  });
  return [...kept, ...fresh];
};

/** The settled charges that a choice of staff ends: of a lunch at the venue again, and proposals of another lunch, which nobody answers then. */
export const endedLunchCharges = (record: EventRecord, steps: Steps, dayIndex: number): KeptCharge[] => {
  const key = stepKey({ type: 'lunch', dayIndex });
  const settled = chargesOf(record).filter((charge) => charge.lunch?.stepKey === key && isSettled(charge));
  const chosen = lunchesOutside(record, steps).find((lunch) => lunch.dayIndex === dayIndex);
  if (!chosen) return settled;
  return settled.filter((charge) => charge.state === 'proposed' && !isFor(charge, chosen));
};

/** Every charge, settled ones of these lunches withdrawn. */
export const withoutLunches = (record: Pick<EventRecord, 'charges'>, keys: readonly string[]): KeptCharge[] =>
  chargesOf(record).map((charge) =>
    charge.lunch && isSettled(charge) && keys.includes(charge.lunch.stepKey) ? { ...charge, state: 'withdrawn' } : charge,
  );

/** Every charge, those of lunches named by the day that these are on now. */
export const withLunchDays = (record: Pick<EventRecord, 'charges' | 'days'>, dayBefore: (stepKey: string) => string): KeptCharge[] =>
  chargesOf(record).map((charge) => {
    const step = charge.lunch && stepOfKey(charge.lunch.stepKey);
    const [from, to] = [charge.lunch && dayBefore(charge.lunch.stepKey), step && 'dayIndex' in step && record.days[step.dayIndex]?.date];
    if (!isSettled(charge) || !from || !to || from === to) return charge;
    const inLocale = (label: string, locale: string) => label.replace(formatDay(from, locale), () => formatDay(to, locale));
    return { ...charge, label: Object.values(localeOf).reduce(inLocale, charge.label) };
  });
