import { isPricedPeople } from '@plenary/contracts/people-change';
import type { SurveyDifference } from '@plenary/contracts/survey-differences';
import type { StepRow } from '../db/tables.ts';
import { awaitsCustomer, chargesOf, hasOwnCharge, isStanding, withdrawn } from './charges.ts';
import type { Agreement, ChangedValue, EventRecord, KeptCharge, Reference } from './event-record.ts';
import { summaryField } from './summary-field.ts';

export interface Accepted extends Pick<StepRow, 'key' | 'initial'> {
  setUp: Reference['setUp'];
  differences: readonly SurveyDifference[];
}

/** The differences of a step as values that replace others. */
export const changedValues = (key: string, differences: readonly Pick<SurveyDifference, 'field' | 'signed' | 'now'>[]): ChangedValue[] =>
  differences.map(({ field, signed, now }) => ({ key, field, from: signed, to: now }));

interface Acceptance {
  at: number;
  by: string;
  accepted: readonly Accepted[];
  /** The charge that is proposed with it. */
  chargeId: string | undefined;
  /** Revision of the survey as accepted, where the booking is priced for its people. */
  pricedAs: number | undefined;
}

/** The record with what an acceptance changes. */
export const withAgreement = (record: EventRecord, { at, by, accepted, chargeId, pricedAs }: Acceptance): EventRecord => {
  const changed = accepted.filter(({ key, differences }) => key !== 'upsell' && differences.length > 0);
  if (changed.length === 0) return record;
  const values = changed.flatMap(({ key, differences }) =>
    differences.flatMap((difference) =>
      changedValues(key, [difference]).map((value) => ({ ...value, ...(!difference.warns && { isFree: true }) })),
    ),
  );
  const agreement: Agreement = {
    ...{ at, by, values },
    ...(chargeId && { charged: { chargeId } }),
    ...(pricedAs !== undefined && { pricedAs }),
    ...((chargeId || pricedAs !== undefined) && {
      references: changed.map(({ key, initial, setUp }) => ({ key, initial, ...(setUp && { setUp }) })),
    }),
  };
  return { ...record, agreements: [...(record.agreements ?? []), agreement] };
};

/** The record with values that a change of the booking has set. */
export const withBookedValues = (record: EventRecord, at: number, values: readonly ChangedValue[]): EventRecord =>
  values.length > 0
    ? { ...record, agreements: [...(record.agreements ?? []), { at, values: values.map((value) => ({ ...value, isBooked: true })) }] }
    : record;

interface Charged {
  charge: KeptCharge;
  agreement: Pick<Agreement, 'at' | 'charged'>;
  value: Pick<ChangedValue, 'key' | 'field' | 'isFree'>;
}

/**
 * Whether a value waits for the answer to a charge: it came with it, and staff had to validate it. A lunch elsewhere waits for its own, with all that is unanswered of that
 * lunch, and so does its place as accepted before, unless another lunch elsewhere holds until then.
 */
export const isOfCharge = (record: EventRecord, { charge, agreement, value: { key, field, isFree } }: Charged): boolean => {
  if (isFree) return false;
  const { id, lunch, replaces, proposedAt = Number.POSITIVE_INFINITY, unansweredSince = proposedAt } = charge;
  if (!lunch) return agreement.charged?.chargeId === id && !hasOwnCharge(record, key);
  if (key !== lunch.stepKey) return false;
  const isUnanswered = agreement.at >= unansweredSince && agreement.at <= proposedAt;
  return isUnanswered || (replaces === undefined && field === 'service');
};

/** What a field of a step is compared with again. */
interface Restored extends Pick<ChangedValue, 'key' | 'field'> {
  value: ChangedValue['from'];
  /** Set where staff chose the set-up that is taken back. */
  setUp?: Reference['setUp'];
}

export interface TakenBack {
  record: EventRecord;
  restored: readonly Restored[];
}

/**
 * The record without values that are not agreed to, and what their fields are compared with again: the value beneath them. One that was
 * agreed on over them stays, in place of the value beneath, and so does one that a change of the booking has set.
 */
export const withoutValues = (record: EventRecord, isRefused: (value: ChangedValue, agreement: Agreement) => boolean): TakenBack => {
  const uncovered = new Map<string, Restored>();
  const standing = (agreement: Agreement) => (value: ChangedValue) => {
    const { key, field, from } = value;
    const path = summaryField(key, field);
    const beneath = uncovered.get(path);
    if (!value.isBooked && isRefused(value, agreement)) {
      const setUp = field === 'configuration' ? setUpOf(agreement, key) : undefined;
      uncovered.set(path, { key, field, value: beneath ? beneath.value : from, ...(setUp && { setUp }) });
      return [];
    }
    uncovered.delete(path);
    return [beneath ? { ...value, from: beneath.value } : value];
  };
  const agreements = (record.agreements ?? []).map((one) => ({ ...one, values: one.values.flatMap(standing(one)) }));
  return { record: { ...record, agreements }, restored: [...uncovered.values()] };
};

const setUpOf = ({ references, charged }: Agreement, key: string): Reference['setUp'] =>
  (references ?? charged?.references)?.find((reference) => reference.key === key)?.setUp;

/**
 * The record without what came with a charge that the customer refuses; for that of a lunch elsewhere, without its place. People whose
 * price is asked for beside it stay, and so does a lunch that has a charge of its own: each has its answer.
 */
export const withoutCharged = (record: EventRecord, charge: KeptCharge): TakenBack => {
  const isPriced = ({ key, field }: ChangedValue, { pricedAs }: Agreement) =>
    pricedAs !== undefined && isPricedPeople(summaryField(key, field));
  return withoutValues(
    record,
    (value, agreement) => isOfCharge(record, { charge, agreement, value }) && (charge.lunch !== undefined || !isPriced(value, agreement)),
  );
};

/** The record without charges that are taken back, and without what waited for the answer to them. */
export const withoutCharges = (record: EventRecord, ended: readonly KeptCharge[]): TakenBack => {
  const isEnded = ({ id }: KeptCharge) => ended.some((charge) => charge.id === id);
  const nothing: TakenBack = { record, restored: [] };
  const taken = ended.filter(awaitsCustomer).reduce((before, charge) => {
    const without = withoutCharged(before.record, charge);
    return { record: without.record, restored: [...before.restored, ...without.restored] };
  }, nothing);
  const charges = chargesOf(record).map((charge) => (isEnded(charge) ? withdrawn(charge) : charge));
  return { ...taken, record: { ...taken.record, ...(ended.length > 0 && { charges }) } };
};

/** Charges by staff of which a change of the booking has taken a value away that they were agreed on with; lunches elsewhere have their own rules. */
export const chargesLeftBehind = (before: EventRecord, after: EventRecord): KeptCharge[] =>
  chargesOf(after).filter((charge) => {
    if (charge.lunch || !isStanding(charge)) return false;
    const held = heldWith(after, charge);
    return heldWith(before, charge).some((path) => !held.includes(path));
  });

/** Fields whose agreed value is the one that came with a charge. */
const heldWith = ({ agreements = [] }: EventRecord, { id }: KeptCharge): string[] => {
  const last = new Map(agreements.flatMap((one) => one.values.map((value) => [summaryField(value.key, value.field), one] as const)));
  return [...last].filter(([, { charged }]) => charged?.chargeId === id).map(([path]) => path);
};

/** The record once the customer agrees to a charge: what came with it holds since then. */
export const withChargeAgreed = (record: EventRecord, charge: KeptCharge, now: number): EventRecord => {
  const { agreements } = record;
  if (!agreements) return record;
  const agreed = (agreement: Agreement) => (value: ChangedValue) =>
    isOfCharge(record, { charge, agreement, value }) ? { ...value, agreedAt: now } : value;
  return { ...record, agreements: agreements.map((one) => ({ ...one, values: one.values.map(agreed(one)) })) };
};
