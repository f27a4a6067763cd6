import type { LunchStep } from '@plenary/contracts/survey-lunch.schemas';
import type { LunchService } from '@plenary/contracts/survey-terms';
import { like, type SQL } from 'drizzle-orm';
import type { SurveyTables } from '../db/tables.ts';
import type { EventRecord, KeptCharge } from './event-record.ts';

/** Charges in the order they were proposed; one from before customers were asked counts as agreed. */
export const chargesOf = ({ charges = [] }: Pick<EventRecord, 'charges'>): KeptCharge[] =>
  charges.map((charge, index) => ({ id: `charge-${index}`, state: 'agreed', ...charge }));

/** The same charges, one of them in another state. */
export const chargesWith = (record: Pick<EventRecord, 'charges'>, id: string, state: KeptCharge['state']): KeptCharge[] =>
  withoutReplaced(chargesOf(record).map((charge) => (charge.id === id ? { ...charge, state } : charge)));

/** A charge that is taken back. */
export const withdrawn = (charge: KeptCharge): KeptCharge => ({
  ...charge,
  state: 'withdrawn',
  ...(charge.state === 'proposed' && { isUnanswered: true }),
});

/** Charges of which those end that an agreed one takes the place of. */
export const withoutReplaced = (charges: readonly KeptCharge[]): KeptCharge[] => {
  const replaced = charges.flatMap(({ state, replaces }) => (state === 'agreed' && replaces ? [replaces] : []));
  return charges.map((charge) => (replaced.includes(charge.id) ? { ...charge, state: 'withdrawn' } : charge));
};

const standing: readonly KeptCharge['state'][] = ['proposed', 'offered', 'agreed'];
/** Asked for or agreed to. */
export const isStanding = ({ state }: KeptCharge): boolean => standing.includes(state);

/** Asked for, agreed to or waived: not asked again for the same. */
export const isSettled = (charge: KeptCharge): boolean => isStanding(charge) || charge.state === 'waived';

/** Whether a step is a lunch with a charge of its own, whose answer is about what was agreed of it. */
export const hasOwnCharge = (record: Pick<EventRecord, 'charges'>, stepKey: string): boolean =>
  chargesOf(record).some((charge) => charge.lunch?.stepKey === stepKey && isSettled(charge));

/** Charges that their customer knew of, and that are taken back by now; one that another one of its lunch takes the place of is not. */
export const endedBetween = (before: Pick<EventRecord, 'charges'>, after: Pick<EventRecord, 'charges'>): KeptCharge[] => {
  const now = chargesOf(after);
  const known = chargesOf(before).map(({ id }) => id);
  const isReplaced = ({ id, lunch }: KeptCharge) =>
    now.some(
      (one) =>
        (one.state === 'agreed' && one.replaces === id) ||
        (lunch !== undefined && one.lunch?.stepKey === lunch.stepKey && isStanding(one) && !known.includes(one.id)),
    );
  const ended = now.filter((charge) => charge.state === 'withdrawn' && !isReplaced(charge));
  return chargesOf(before).filter(
    ({ id, state }) => (state === 'agreed' || state === 'proposed') && ended.some((charge) => charge.id === id),
  );
};

/** Whether the people that a charge came with wait for their price: what is agreed to of it, or waived, holds once that is agreed to, too. */
export const isPriceOpen = ({ agreements = [] }: Pick<EventRecord, 'agreements'>, { pricedAs }: KeptCharge): boolean =>
  pricedAs !== undefined && agreements.some((one) => one.pricedAs === pricedAs && !one.isSettled);

type Charged = Pick<EventRecord, 'charges' | 'agreements'>;
type PricedLunch = LunchStep['waivedOutside'];

/** Whether it waits for its customer: for an answer, or for the price of the people that it came with. */
export const awaitsCustomer = ({ state }: KeptCharge): boolean => state === 'proposed' || state === 'offered';

/** Whether a charge stands for a lunch until another one takes its place. */
export const holdsLunch =
  (record: Pick<EventRecord, 'agreements'>) =>
  (charge: KeptCharge): boolean =>
    charge.state === 'agreed' || (charge.state === 'waived' && !isPriceOpen(record, charge));

/** The charge that stands for a lunch outside until another one takes its place; undefined: none does. */
const heldCharge = (record: Charged, stepKey: string): KeptCharge | undefined => {
  const holds = holdsLunch(record);
  const standing = chargesOf(record).filter((charge) => charge.lunch?.stepKey === stepKey && holds(charge));
  return standing.findLast(({ replaces }) => !standing.some(({ id }) => id === replaces));
};

/** The lunch outside of a step that staff do not charge, or that is agreed on at its price; undefined: neither. */
export const pricedLunch = (record: Charged, stepKey: string): { waivedOutside?: PricedLunch; agreedOutside?: PricedLunch } => {
  const charge = heldCharge(record, stepKey);
  if (!charge) return {};
  const { lunch, excludingVat, state } = charge;
  const priced = { ...(lunch?.service && { service: lunch.service }), excludingVat };
  return state === 'waived' ? { waivedOutside: priced } : { agreedOutside: priced };
};

/** Where a lunch outside is served as agreed on or free, whatever is asked or proposed in its place; undefined: none is, or nobody kept it. */
export const heldPlace = (record: Charged, stepKey: string): LunchService | undefined => heldCharge(record, stepKey)?.lunch?.service;

export const proposedCharges = (record: Pick<EventRecord, 'charges'>): KeptCharge[] =>
  chargesOf(record).filter(({ state }) => state === 'proposed');

/** Spares reading every event: a label may say the same, so that what is found has still to be looked at. */
export const mayHaveProposed = ({ meetingEvent }: SurveyTables): SQL => like(meetingEvent.record, '%"state":"proposed"%');

const invoicedIn = (record: Pick<EventRecord, 'charges'>): string =>
  chargesOf(record)
    .filter(({ state }) => state === 'agreed')
    .map(({ id, label }) => `${id} ${label}`)
    .join();

/** Whether other charges are invoiced after than before, or by other names. */
export const isInvoicedElse = (before: Pick<EventRecord, 'charges'>, after: Pick<EventRecord, 'charges'>): boolean =>
  invoicedIn(before) !== invoicedIn(after);
