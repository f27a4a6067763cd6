import type { FieldErrors } from '@plenary/contracts/problem';
import type { ProposalLine } from '@plenary/contracts/proposals.schemas';
import { maxLinePrice, maxLineQuantity, type ProposalVatKind } from '@plenary/contracts/proposals-terms';
import type { Quote } from '@plenary/contracts/quote';
import { centsOf } from '../desk/cents-of.ts';
import { eurosOf } from '../desk/euros-of.ts';

/** A line of the form, as it is typed. */
export interface LineDraft {
  label: string;
  day: string;
  quantity: string;
  /** Euros. */
  price: string;
  /** Percent; empty: none. */
  discount: string;
  vatKind: ProposalVatKind;
}

export const emptyLine = (day: string): LineDraft => ({ label: '', day, quantity: '1', price: '', discount: '', vatKind: 'service' });

const quantityOf = ({ quantity }: LineDraft): number | null => {
  const count = /^\d{1,5}$/.test(quantity.trim()) ? Number(quantity) : 0;
  return count >= 1 && count <= maxLineQuantity ? count : null;
};

const priceOf = ({ price }: LineDraft): number | null => {
  const cents = centsOf(price);
  return cents !== null && cents >= 0 && cents <= maxLinePrice ? cents : null;
};

const discountOf = ({ discount }: LineDraft): number | null => {
  const percent = /^\d{0,3}$/.test(discount.trim()) ? Number(discount) : 101;
  return percent <= 100 ? percent : null;
};

/** What is missing or no number, by the paths of the service. */
export const faultsOf = (lines: readonly LineDraft[]): FieldErrors =>
  Object.fromEntries(
    lines.flatMap((line, index) => [
      ...(line.label.trim() === '' ? [[`lines.${index}.label`, 'required']] : []),
      ...(quantityOf(line) === null ? [[`lines.${index}.quantity`, 'invalid']] : []),
      ...(priceOf(line) === null ? [[`lines.${index}.unitPrice`, 'invalid']] : []),
      ...(discountOf(line) === null ? [[`lines.${index}.discountPercent`, 'invalid']] : []),
    ]),
  );

export const linesOf = (lines: readonly LineDraft[]): ProposalLine[] =>
  lines.map((line) => {
    const { label, day, vatKind } = line;
    const discountPercent = discountOf(line);
    return {
      label,
      day,
      quantity: quantityOf(line) ?? 0,
      unitPrice: priceOf(line) ?? 0,
      vatKind,
      ...(discountPercent && { discountPercent }),
    };
  });

const kindOf = { FREE_FOOD: 'food', FREE_SERVICE: 'service' } as const;
const isWritten = (code: string): code is keyof typeof kindOf => code in kindOf;

/** The lines of a proposal that was sent, to write its next version. */
export const draftsOf = ({ items }: Pick<Quote, 'items'>): LineDraft[] =>
  items.map(({ code, description, date, quantity, unitPrice, catalogPrice }) => ({
    label: description,
    day: date,
    quantity: String(quantity),
    price: eurosOf(catalogPrice),
    discount: unitPrice === catalogPrice ? '' : String(Math.round(((catalogPrice - unitPrice) * 100) / catalogPrice)),
    vatKind: isWritten(code) ? kindOf[code] : 'service',
  }));
