import type { FieldErrors } from '@plenary/contracts/problem';
import type { ProposalLine } from '@plenary/contracts/proposals.schemas';
import { percentOf } from '../prices/money.ts';
import type { QuoteLine } from '../prices/quote-lines.ts';

const hour = 3_600_000;
/** A proposal ends 72 hours before the event, when no option is given any more (design: lifecycle L11). */
const endsBeforeEvent = 72 * hour;

interface Validity {
  /** Instants in milliseconds; an event starts at local midnight of its first day. */
  now: number;
  eventStart: number;
  validDays: number;
}

/** Until when a proposal that is sent now is valid; null where the event is too near for one. */
export const proposalEnd = ({ now, eventStart, validDays }: Validity): number | null => {
  const end = Math.min(now + validDays * 24 * hour, eventStart - endsBeforeEvent);
  return end > now ? end : null;
};

/** Lines on days that are none of the demand's. */
export const faultsOfLines = (lines: readonly Pick<ProposalLine, 'day'>[], days: readonly string[]): FieldErrors =>
  Object.fromEntries(lines.flatMap(({ day }, index) => (days.includes(day) ? [] : [[`lines.${index}.day`, 'invalid_value']])));

/** Lines as every quote has them; the contract's discount is not taken off a price that was written by hand. */
export const writtenLine = ({ label, day, quantity, unitPrice, vatKind, discountPercent = 0 }: ProposalLine): QuoteLine => ({
  code: vatKind === 'food' ? 'FREE_FOOD' : 'FREE_SERVICE',
  ...{ label, quantity, date: day, duration: null, applyGlobalDiscount: false },
  ...{ unitPrice: unitPrice - percentOf(unitPrice, discountPercent), catalogPrice: unitPrice },
});

/** Without VAT, fees and a contract's discount, in euro cents. */
export const netOf = (lines: readonly Pick<QuoteLine, 'quantity' | 'unitPrice'>[]): number =>
  lines.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0);

/**
 * The discount of a proposal in whole percent (design: lifecycle L10): the highest of its lines, or how far the whole is under its list
 * price where that is more, rounded up. `listNet` in euro cents; null: it has no list price.
 */
export const discountOf = (lines: readonly ProposalLine[], listNet: number | null): number => {
  const ofLines = lines.map(({ discountPercent = 0 }) => discountPercent);
  const under = listNet ? Math.ceil(((listNet - netOf(lines.map(writtenLine))) * 100) / listNet) : 0;
  return Math.max(0, under, ...ofLines);
};
