import { isPricedPeople } from '@plenary/contracts/people-change';
import { isOfCharge, type TakenBack, withoutValues } from './agreements.ts';
import { chargesOf, isSettled, withdrawn, withoutReplaced } from './charges.ts';
import type { Agreement, ChangedValue, EventRecord, KeptCharge } from './event-record.ts';
import { summaryField } from './summary-field.ts';

const withAgreementAs = (record: EventRecord, agreement: Agreement, fields: Partial<Agreement>): EventRecord => ({
  ...record,
  agreements: (record.agreements ?? []).map((one) => (one === agreement ? { ...one, ...fields } : one)),
});

/** Those that wait for one price: of an acceptance, and of the ones that it had replaced. */
const isPricedWith =
  (revision: number) =>
  ({ pricedAs, isReplaced, isSettled }: Agreement): boolean =>
    !isSettled && (pricedAs === revision || isReplaced === true);

const agreementPricedAs = ({ agreements = [] }: EventRecord, revision: number): Agreement | undefined =>
  agreements.find(({ pricedAs }) => pricedAs === revision);

/** Charges that came with an acceptance, in another state. */
const chargesAs = (record: EventRecord, revision: number, from: readonly KeptCharge['state'][], to: KeptCharge['state']) => {
  const charges = chargesOf(record);
  if (!charges.some(({ pricedAs }) => pricedAs === revision)) return {};
  const isSettling = ({ pricedAs, state }: KeptCharge) => pricedAs === revision && from.includes(state);
  const settled = withoutReplaced(charges.map((one) => (isSettling(one) ? { ...one, state: to } : one)));
  const freed = settled.filter((one) => to === 'agreed' && one.pricedAs === revision && one.state === 'waived');
  return {
    charges: settled.map((one) => (freed.some(({ replaces }) => replaces === one.id) ? { ...one, state: 'withdrawn' as const } : one)),
  };
};

/** The record while the price of an acceptance waits for the customer: what was charged with it waits, too. */
export const withOffer = (record: EventRecord, revision: number): EventRecord => {
  if (!agreementPricedAs(record, revision)) return record;
  const agreements = (record.agreements ?? []).map((one) => (isPricedWith(revision)(one) ? { ...one, isOffered: true } : one));
  return { ...record, agreements, ...chargesAs(record, revision, ['agreed'], 'offered') };
};

interface AgreedPrice {
  /** Revision of the survey as accepted. */
  revision: number;
  now: number;
  /** Whether the booking has a value by now. */
  isBooked: (value: ChangedValue) => boolean;
}

/** The record once nobody asks for the price of an acceptance any more: what was agreed with it stays. */
export const withPriceLeft = (record: EventRecord, revision: number): EventRecord => ({
  ...record,
  ...(record.agreements && { agreements: record.agreements.map((one) => (isPricedWith(revision)(one) ? settled(one) : one)) }),
  ...chargesAs(record, revision, ['offered'], 'agreed'),
});

/** The record once the price of an acceptance is agreed to: the booking has its people, but for those of a lunch elsewhere. */
export const withPriceAgreed = (record: EventRecord, { revision, now, isBooked }: AgreedPrice): EventRecord => {
  const agreements = (record.agreements ?? []).map((one) => (isPricedWith(revision)(one) ? atAgreedPrice(one, now, isBooked) : one));
  return { ...record, agreements, ...chargesAs(record, revision, ['offered'], 'agreed') };
};

/** A later price has nothing to do with it. */
const settled = ({ isOffered, isReplaced, ...agreement }: Agreement): Agreement => ({ ...agreement, isSettled: true });

const atAgreedPrice = (agreement: Agreement, agreedAt: number, isBooked: AgreedPrice['isBooked']): Agreement => {
  const isPriced = (value: ChangedValue) => isPricedPeople(summaryField(value.key, value.field)) && isBooked(value);
  const values = agreement.values.map((value) => ({ ...value, agreedAt, ...(isPriced(value) && { isBooked: true }) }));
  return { ...settled(agreement), values };
};

interface Unpriced extends TakenBack {
  isReplaced: boolean;
  /** Charges that waited with the price, or came with what it was for. */
  ended: readonly KeptCharge[];
}

/**
 * The record once the price of an acceptance is not agreed to, and what comes back with it: without it, the ones that it had replaced and
 * their charges, or with a mark where a later one has replaced it. Undefined: nothing was priced so.
 */
export const withoutPrice = (record: EventRecord, revision: number): Unpriced | undefined => {
  const { agreements = [] } = record;
  const agreement = agreementPricedAs(record, revision);
  if (!agreement || agreement.isSettled) return undefined;
  const last = agreements.findLast(({ pricedAs }) => pricedAs !== undefined);
  if (last !== agreement) {
    const replaced = last?.isSettled ? withPriceLeft(record, revision) : withAgreementAs(record, agreement, { isReplaced: true });
    return { record: replaced, restored: [], isReplaced: true, ended: [] };
  }
  const isEnded = isPricedWith(revision);
  const charges = chargesOf(record);
  const ended = charges.filter((charge) => isSettled(charge) && agreements.some((one) => isEnded(one) && cameWith(one, charge)));
  // Its place may have been proposed before, and was never agreed to at a price that holds.
  const waiting = ended.filter(({ lunch, state }) => lunch !== undefined && state !== 'agreed');
  const { record: without, restored } = withoutValues(
    record,
    (value, agreement) =>
      (isEnded(agreement) && !value.isFree) || waiting.some((charge) => isOfCharge(record, { charge, agreement, value })),
  );
  const kept = {
    ...without,
    agreements: (without.agreements ?? []).map((one) => (isEnded(one) ? settled(one) : one)),
    ...(ended.length > 0 && { charges: charges.map((one) => (ended.includes(one) ? withdrawn(one) : one)) }),
  };
  return { record: kept, restored, isReplaced: false, ended };
};

const cameWith = ({ charged, pricedAs }: Agreement, charge: KeptCharge) =>
  charge.id === charged?.chargeId || (pricedAs !== undefined && charge.pricedAs === pricedAs);
