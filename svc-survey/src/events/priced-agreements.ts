import { isPricedPeople } from '@plenary/contracts/people-change';
import { withoutAgreement } from './agreements.ts';
import { chargesOf } from './charges.ts';
import type { Agreement, ChangedValue, EventRecord, KeptCharge, Reference } from './event-record.ts';
import { summaryField } from './summary-field.ts';

const withAgreementAs = (record: EventRecord, agreement: Agreement, fields: Partial<Agreement>): EventRecord => ({
  ...record,
  agreements: (record.agreements ?? []).map((one) => (one === agreement ? { ...one, ...fields } : one)),
});

const agreementPricedAs = ({ agreements = [] }: EventRecord, revision: number): Agreement | undefined =>
  agreements.find(({ pricedAs }) => pricedAs === revision);

/** Charges that came with an acceptance, in another state. */
const chargesAs = (record: EventRecord, revision: number, from: readonly KeptCharge['state'][], to: KeptCharge['state']) => {
  const charges = chargesOf(record);
  if (!charges.some(({ pricedAs }) => pricedAs === revision)) return {};
  return { charges: charges.map((one) => (one.pricedAs === revision && from.includes(one.state) ? { ...one, state: to } : one)) };
};

/** The record while the price of an acceptance waits for the customer: what was charged with it waits, too. */
export const withOffer = (record: EventRecord, revision: number): EventRecord => {
  const agreement = agreementPricedAs(record, revision);
  if (!agreement) return record;
  return { ...withAgreementAs(record, agreement, { isOffered: true }), ...chargesAs(record, revision, ['agreed'], 'offered') };
};

interface AgreedPrice {
  /** Revision of the survey as accepted. */
  revision: number;
  now: number;
  /** Whether the booking has a value by now. */
  isBooked: (value: ChangedValue) => boolean;
}

/** The record once the price of an acceptance is agreed to: the booking has its people, but for those of a lunch elsewhere. */
export const withPriceAgreed = (record: EventRecord, { revision, now, isBooked }: AgreedPrice): EventRecord => {
  if (!agreementPricedAs(record, revision)) return record;
  const agreements = (record.agreements ?? []).map((one) =>
    one.pricedAs === revision || one.isReplaced ? atAgreedPrice(one, now, isBooked) : one,
  );
  return { ...record, agreements, ...chargesAs(record, revision, ['offered'], 'agreed') };
};

const atAgreedPrice = (
  { isOffered, references, ...agreement }: Agreement,
  agreedAt: number,
  isBooked: AgreedPrice['isBooked'],
): Agreement => {
  const isPriced = (value: ChangedValue) => isPricedPeople(summaryField(value.key, value.field)) && isBooked(value);
  const values = agreement.values.map((value) => ({ ...value, agreedAt, ...(isPriced(value) && { isBooked: true }) }));
  const booked = ({ key, initial, ...rest }: Reference): Reference => {
    const fields = values.filter((value) => value.key === key && value.isBooked).map(({ field, to }) => [field, to]);
    return { key, initial: { ...initial, ...Object.fromEntries(fields) }, ...rest };
  };
  return { ...agreement, values, ...(references && { references: references.map(booked) }) };
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
