import type { AgreedChange } from '@plenary/contracts/agreed-change';
import type { SurveyDifference } from '@plenary/contracts/survey-differences';
import type { StepRow } from '../db/tables.ts';
import type { ChangedValue, EventRecord, Reference } from './event-record.ts';
import { summaryField } from './summary-field.ts';

interface Accepted extends Pick<StepRow, 'key' | 'initial'> {
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
}

/** The record with what an acceptance changes. */
export const withAgreement = (record: EventRecord, { at, by, accepted, chargeId }: Acceptance): EventRecord => {
  const changed = accepted.filter(({ key, differences }) => key !== 'upsell' && differences.length > 0);
  if (changed.length === 0) return record;
  const values = changed.flatMap(({ key, differences }) => changedValues(key, differences));
  const charged = chargeId && { chargeId, references: changed.map(({ key, initial }) => ({ key, initial })) };
  return { ...record, agreements: [...(record.agreements ?? []), { at, by, values, ...(charged && { charged }) }] };
};

/**
 * The record without what was agreed on for a charge that the customer refuses, and the references that come back with it. A step whose
 * values were agreed on anew since, or that a change of the booking has set, stays as it is.
 */
export const withoutAgreementFor = (record: EventRecord, chargeId: string): { record: EventRecord; references: readonly Reference[] } => {
  const { agreements = [] } = record;
  const place = agreements.findIndex(({ charged }) => charged?.chargeId === chargeId);
  const agreement = agreements[place];
  if (!agreement) return { record, references: [] };
  const later = agreements.slice(place + 1).flatMap(({ values }) => values.map(({ key }) => key));
  const references = (agreement.charged?.references ?? []).filter(
    ({ key }) => agreement.values.some((value) => value.key === key) && !later.includes(key),
  );
  const isBack = ({ key }: ChangedValue) => references.some((reference) => reference.key === key);
  const kept = { ...agreement, values: agreement.values.filter((value) => !isBack(value)) };
  return { record: { ...record, agreements: agreements.map((one) => (one === agreement ? kept : one)) }, references };
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
  for (const { at, by, values } of agreements)
    for (const { key, field, from, to } of values.filter((value) => keys.has(value.key))) {
      const path = summaryField(key, field);
      const signed = changes.get(path)?.signed ?? from;
      changes.set(path, { path, signed, agreed: to, at: new Date(at).toISOString(), ...(isForStaff && { by }) });
    }
  return [...changes.values()].filter(({ signed, agreed }) => signed !== agreed);
};

/** Fields of a step whose reference was agreed on since the signature. */
export const agreedFields = (record: EventRecord, key: string): string[] =>
  agreedChanges(record).flatMap(({ path }) => {
    const field = path.split('.').at(-1) ?? '';
    return path === summaryField(key, field) ? [field] : [];
  });
