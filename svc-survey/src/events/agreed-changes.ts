import type { AgreedChange } from '@plenary/contracts/agreed-change';
import type { ChangedValue, EventRecord } from './event-record.ts';
import { summaryField } from './summary-field.ts';

/** The record with those agreed values alone that still stand. */
export const withAgreedWhere = <R extends Pick<EventRecord, 'agreements'>>(record: R, stands: (value: ChangedValue) => boolean): R =>
  record.agreements ? { ...record, agreements: record.agreements.map((one) => ({ ...one, values: one.values.filter(stands) })) } : record;

interface Told {
  /** Staff read who accepted and when; a customer reads since when it holds: from their own agreement where they were asked for one. */
  isForStaff?: boolean;
}

/** Values as signed beside those agreed on since, the newest agreement of each; one that is back to the signed value is left out. */
export const agreedChanges = ({ agreements = [], days }: EventRecord, { isForStaff = false }: Told = {}): AgreedChange[] => {
  const changes = new Map<string, AgreedChange>();
  const keys = new Set(days.flatMap(({ steps }) => steps));
  for (const { at, by, agreedAt = at, values, isOffered } of agreements)
    for (const { key, field, from, to, isBooked } of values.filter((value) => keys.has(value.key))) {
      const path = summaryField(key, field);
      const signed = changes.get(path)?.signed ?? from;
      changes.set(path, {
        path,
        signed,
        agreed: to,
        at: new Date(isForStaff ? at : agreedAt).toISOString(),
        ...(isOffered && { awaitsCustomer: true }),
        ...(isBooked && { isBooked }),
        ...(isForStaff && by && { by }),
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
