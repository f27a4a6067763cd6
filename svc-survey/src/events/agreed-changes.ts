import type { AgreedChange } from '@plenary/contracts/agreed-change';
import { isOfCharge } from './agreements.ts';
import { awaitsCustomer, chargesOf, isPriceOpen, isStanding } from './charges.ts';
import type { Agreement, ChangedValue, EventRecord, KeptCharge } from './event-record.ts';
import { summaryField } from './summary-field.ts';

/** The record with those agreed values alone that still stand. */
export const withAgreedWhere = <R extends Pick<EventRecord, 'agreements'>>(record: R, stands: (value: ChangedValue) => boolean): R =>
  record.agreements ? { ...record, agreements: record.agreements.map((one) => ({ ...one, values: one.values.filter(stands) })) } : record;

interface Told {
  /** Staff read who accepted and when; a customer reads since when it holds: from their own agreement where they were asked for one. */
  isForStaff?: boolean;
}

/**
 * Values as signed beside those agreed on since, the newest agreement of each; one that is back to the signed value is left out. A value that
 * the booking does not have stands beside the last one that it has: an amendment signs anew (docs/decisions/0157).
 */
export const agreedChanges = (record: EventRecord, told: Told = {}): AgreedChange[] =>
  [...changesByPath(record, told).values()].flatMap(({ booked, ...change }) => {
    const signed = booked && !change.isBooked ? booked.value : change.signed;
    return signed === change.agreed ? [] : [{ ...change, signed }];
  });

interface Change extends AgreedChange {
  /** The last value that a change of the booking has set; absent: none has. */
  booked?: { value: AgreedChange['agreed'] };
}

/** What holds of a field whose agreed value waits for the customer; undefined: none waits. */
export const heldMeanwhile = (record: EventRecord, path: string): Pick<AgreedChange, 'until'> | undefined => {
  const change = changesByPath(record).get(path);
  return change?.awaitsCustomer ? { until: change.until } : undefined;
};

const changesByPath = (record: EventRecord, { isForStaff = false }: Told = {}): ReadonlyMap<string, Change> => {
  const { agreements = [], days } = record;
  const changes = new Map<string, Change>();
  const keys = new Set(days.flatMap(({ steps }) => steps));
  for (const agreement of agreements)
    for (const value of agreement.values.filter(({ key }) => keys.has(key))) {
      const { at, by } = agreement;
      const { key, field, from, to, isBooked, agreedAt = at } = value;
      const path = summaryField(key, field);
      const before = changes.get(path);
      const awaitsCustomer = isAwaited(record, agreement, value);
      const booked = isBooked ? { value: to } : before?.booked;
      changes.set(path, {
        path,
        signed: before ? before.signed : from,
        agreed: to,
        at: new Date(isForStaff ? at : agreedAt).toISOString(),
        ...(awaitsCustomer && { awaitsCustomer, until: heldBefore(before, from) }),
        ...(isBooked && { isBooked }),
        ...(booked && { booked }),
        ...(isForStaff && by && { by }),
      });
    }
  return changes;
};

const heldBefore = (before: AgreedChange | undefined, from: ChangedValue['from']): AgreedChange['until'] => {
  if (!before) return from;
  return before.awaitsCustomer ? before.until : before.agreed;
};

/** It holds once the customer agrees to its price, or to the charge that came with it. */
export const isAwaited = (record: EventRecord, agreement: Agreement, value: ChangedValue): boolean => {
  if (value.isBooked || value.isFree) return false;
  const isOpen = (charge: KeptCharge) => awaitsCustomer(charge) || (charge.state === 'waived' && isPriceOpen(record, charge));
  const isCharged = (charge: KeptCharge) => isOpen(charge) && isOfCharge(record, { charge, agreement, value });
  return agreement.isOffered === true || chargesOf(record).some(isCharged);
};

/** Fields of a step whose reference was agreed on since the signature. */
export const agreedFields = (record: EventRecord, key: string): string[] => fieldsOf(agreedChanges(record), key);

const fieldsOf = (changes: readonly AgreedChange[], key: string): string[] =>
  changes.flatMap(({ path }) => {
    const field = path.split('.').at(-1) ?? '';
    return path === summaryField(key, field) ? [field] : [];
  });

/** Fields of a step that were agreed on with a charge that stands, and people agreed on beside the booking: whatever leaves them is for staff. */
export const bindingFields = (record: EventRecord, key: string): string[] => {
  const charges = chargesOf(record).filter(isStanding);
  const fields = (record.agreements ?? []).flatMap((agreement) =>
    agreement.values
      .filter((value) => value.key === key && !value.isBooked && charges.some((charge) => isOfCharge(record, { charge, agreement, value })))
      .map(({ field }) => field),
  );
  const people = agreedChanges(record).filter(({ isBooked, path }) => !isBooked && path.endsWith('.pax'));
  return [...new Set([...fields, ...fieldsOf(people, key)])];
};
