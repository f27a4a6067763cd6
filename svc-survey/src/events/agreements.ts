import type { AgreedChange } from '@plenary/contracts/agreed-change';
import { isPricedPeople } from '@plenary/contracts/people-change';
import type { SurveyDifference } from '@plenary/contracts/survey-differences';
import type { StepRow } from '../db/tables.ts';
import type { Agreement, ChangedValue, EventRecord, Reference } from './event-record.ts';
import { summaryField } from './summary-field.ts';

export interface Accepted extends Pick<StepRow, 'key' | 'initial'> {
  setUp: Reference['setUp'];
  differences: readonly SurveyDifference[];
}

/** The differences of a step as values that replace others. */
export const changedValues = (key: string, differences: readonly SurveyDifference[]): ChangedValue[] =>
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
    ({ key }) => agreement.values.some((value) => value.key === key) && !later.includes(key),
  );
  const isBack = ({ key }: ChangedValue) => references.some((reference) => reference.key === key);
  const kept = { ...agreement, values: agreement.values.filter((value) => !isBack(value)) };
  return { record: { ...record, agreements: agreements.map((one) => (one === agreement ? kept : one)) }, references };
};

const withAgreementAs = (record: EventRecord, agreement: Agreement, fields: Partial<Agreement>): EventRecord => ({
  ...record,
  agreements: (record.agreements ?? []).map((one) => (one === agreement ? { ...one, ...fields } : one)),
});

const agreementPricedAs = ({ agreements = [] }: EventRecord, revision: number): Agreement | undefined =>
  agreements.find(({ pricedAs }) => pricedAs === revision);

/** The record while the price of an acceptance waits for the customer. */
export const withOffer = (record: EventRecord, revision: number): EventRecord => {
  const agreement = agreementPricedAs(record, revision);
  return agreement ? withAgreementAs(record, agreement, { isOffered: true }) : record;
};

/** The record once the price of an acceptance is agreed to: its people are those of the booking, and no agreement beside it any more. */
export const withPriceAgreed = (record: EventRecord, revision: number): EventRecord => {
  if (!agreementPricedAs(record, revision)) return record;
  const agreements = (record.agreements ?? []).map(({ isOffered, ...one }): Agreement => {
    if (one.pricedAs === revision || one.isReplaced)
      return { ...one, values: one.values.filter(({ key, field }) => !isPricedPeople(summaryField(key, field))) };
    return { ...one, ...(isOffered && { isOffered }) };
  });
  return { ...record, agreements };
};

/**
 * The record once the price of an acceptance is not agreed to, and the references that come back with it: without it and the ones that it
 * had replaced, or with a mark where a later one has replaced it. Undefined: nothing was priced so.
 */
export const withoutPrice = (
  record: EventRecord,
  revision: number,
): { record: EventRecord; references: readonly Reference[]; agreement: Agreement; isReplaced: boolean } | undefined => {
  const { agreements = [] } = record;
  const agreement = agreementPricedAs(record, revision);
  if (!agreement) return undefined;
  const isReplaced = agreements.findLast(({ pricedAs }) => pricedAs !== undefined) !== agreement;
  if (isReplaced) return { record: withAgreementAs(record, agreement, { isReplaced }), references: [], agreement, isReplaced };
  const ended = [agreement, ...agreements.filter((one) => one.isReplaced).reverse()];
  const start: ReturnType<typeof withoutAgreement> = { record, references: [] };
  const { record: kept, references } = ended.reduce((before, one) => {
    const next = withoutAgreement(before.record, one);
    return { record: next.record, references: [...before.references, ...next.references] };
  }, start);
  return { record: kept, references, agreement, isReplaced };
};

/** The record with those agreed values alone that still stand. */
export const withAgreedWhere = <R extends Pick<EventRecord, 'agreements'>>(record: R, stands: (value: ChangedValue) => boolean): R =>
  record.agreements ? { ...record, agreements: record.agreements.map((one) => ({ ...one, values: one.values.filter(stands) })) } : record;

interface Told {
  /** Staff read who agreed; a customer reads when. */
  isForStaff?: boolean;
}

/** Values as signed beside those agreed on since, the newest agreement of each; one that is back to the signed value is left out. */
export const agreedChanges = ({ agreements = [], days }: EventRecord, { isForStaff = false }: Told = {}): AgreedChange[] => {
  const changes = new Map<string, AgreedChange>();
  const keys = new Set(days.flatMap(({ steps }) => steps));
  for (const { at, by, values, isOffered } of agreements)
    for (const { key, field, from, to } of values.filter((value) => keys.has(value.key))) {
      const path = summaryField(key, field);
      const signed = changes.get(path)?.signed ?? from;
      changes.set(path, {
        path,
        signed,
        agreed: to,
        at: new Date(at).toISOString(),
        ...(isOffered && { awaitsCustomer: true }),
        ...(isForStaff && { by }),
      });
    }
  return [...changes.values()].filter(({ signed, agreed }) => signed !== agreed);
};

/** Fields of a step whose reference was agreed on since the signature. */
export const agreedFields = (record: EventRecord, key: string): string[] =>
  agreedChanges(record).flatMap(({ path }) => {
    const field = path.split('.').at(-1) ?? '';
    return path === summaryField(key, field) ? [field] : [];
  });
