import type { SurveyDifference } from '@plenary/contracts/survey-differences';
import type { StepRow } from '../db/tables.ts';
import { withAgreedWhere } from './agreed-changes.ts';
import type { Agreement, ChangedValue, EventRecord, KeptCharge, Reference } from './event-record.ts';

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
  const values = changed.flatMap(({ key, differences }) => changedValues(key, differences));
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

export const agreementOfCharge = ({ agreements = [] }: EventRecord, chargeId: string): Agreement | undefined =>
  agreements.find(({ charged }) => charged?.chargeId === chargeId);

/** The record with values that a change of the booking has set. */
export const withBookedValues = (record: EventRecord, at: number, values: readonly ChangedValue[]): EventRecord =>
  values.length > 0
    ? { ...record, agreements: [...(record.agreements ?? []), { at, values: values.map((value) => ({ ...value, isBooked: true })) }] }
    : record;

/**
 * The record without an agreement whose price the customer refuses, and the references that come back with it. A step whose values were
 * agreed on anew since, or that a change of the booking has set, stays as it is.
 */
export const withoutAgreement = (
  record: EventRecord,
  agreement: Agreement | undefined,
): { record: EventRecord; references: readonly Reference[] } => {
  const { agreements = [] } = record;
  if (!agreement) return { record, references: [] };
  const later = agreements.slice(agreements.indexOf(agreement) + 1).flatMap(({ values }) => values.map(({ key }) => key));
  const references = (agreement.references ?? agreement.charged?.references ?? []).filter(
    ({ key }) => agreement.values.some((value) => value.key === key && !value.isBooked) && !later.includes(key),
  );
  const isBack = ({ key, isBooked }: ChangedValue) => !isBooked && references.some((reference) => reference.key === key);
  const kept = { ...agreement, values: agreement.values.filter((value) => !isBack(value)) };
  return { record: { ...record, agreements: agreements.map((one) => (one === agreement ? kept : one)) }, references };
};

const isPlaceOf = (stepKey: string | undefined, { key, field }: ChangedValue): boolean => key === stepKey && field === 'service';

/** The record once the customer agrees to a charge: what came with it holds since then. */
export const withChargeAgreed = (record: EventRecord, { id, lunch }: KeptCharge, now: number): EventRecord => {
  const { agreements } = record;
  if (!agreements) return record;
  const agreed = (one: Agreement): Agreement => {
    const isItsOwn = (value: ChangedValue) => one.charged?.chargeId === id || isPlaceOf(lunch?.stepKey, value);
    return { ...one, values: one.values.map((value) => (isItsOwn(value) ? { ...value, agreedAt: now } : value)) };
  };
  return { ...record, agreements: agreements.map(agreed) };
};

/** The record without the place of a lunch whose price the customer refuses, and the reference that comes back with it. */
export const withoutLunchPlace = (
  record: EventRecord,
  stepKey: string,
  steps: ReadonlyMap<string, Pick<StepRow, 'initial'>>,
): { record: EventRecord; references: readonly Reference[] } => {
  const { agreements = [] } = record;
  const place = agreements.flatMap(({ values }) => values).find((value) => isPlaceOf(stepKey, value));
  const initial = steps.get(stepKey)?.initial;
  if (!place || !initial) return { record, references: [] };
  return {
    record: withAgreedWhere(record, (value) => !isPlaceOf(stepKey, value)),
    references: [{ key: stepKey, initial: { ...initial, service: place.from } }],
  };
};
