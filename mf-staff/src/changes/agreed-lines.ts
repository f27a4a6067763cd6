import { type DayDraft, dayKey } from '@plenary/contracts/change-draft';
import type { AskedLine } from '@plenary/contracts/changes.schemas';
import type { Quote } from '@plenary/contracts/quote';
import { eurosOf } from '../desk/euros-of.ts';
import { isWritten, kindOf, type LineDraft, linesOf } from '../written-lines/line-draft.ts';

/** Whether the lines of a booking go along with a change as they are: staff wrote some of them, or it is an evening. */
export const isPricedByHand = ({ items, days = [] }: Pick<Quote, 'items' | 'days'>): boolean =>
  items.some(({ custom }) => custom) || days.some(({ evening }) => evening);

/** The agreed lines at their prices, to be written otherwise. */
export const agreedLines = ({ items, days = [] }: Pick<Quote, 'items' | 'days'>): LineDraft[] =>
  items.map(({ code, description, date, quantity, unitPrice }, from) => {
    const people = Number(days.find((day) => day.date === date)?.plenary.pax);
    return {
      ...{ from, label: description, day: date, of: date, quantity: String(quantity), price: eurosOf(unitPrice), discount: '' },
      isListed: !isWritten(code),
      isForAll: people > 1 && quantity === people,
      vatKind: isWritten(code) ? kindOf[code] : 'service',
    };
  });

/** Lines on days in place of others, for as many people where they are for all of their day; those of a day that is gone go with it. */
export const goingAlong = (lines: readonly LineDraft[], before: readonly DayDraft[], after: readonly DayDraft[]): LineDraft[] =>
  lines.flatMap((line) => {
    const of = line.of ?? keyOn(line.day, before);
    if (of === undefined) return [line];
    const day = after.find((one) => dayKey(one) === of);
    return day ? [{ ...line, of, day: day.to, ...(line.isForAll && day.pax !== null && { quantity: String(day.pax) }) }] : [];
  });

export const askedLines = (lines: readonly LineDraft[]): AskedLine[] =>
  linesOf(lines).map((line, index) => {
    const from = lines[index]?.from;
    return { ...line, ...(from !== undefined && { from }) };
  });

/** Names the day that a date is of. */
const keyOn = (date: string, draft: readonly DayDraft[]): string | undefined => {
  const day = draft.find(({ to }) => to === date);
  return day && dayKey(day);
};

/** A line as it is written, on the day that was chosen for it. */
export const onChosenDay = (written: LineDraft, before: LineDraft | undefined, draft: readonly DayDraft[]): LineDraft =>
  written.of !== undefined && written.day === before?.day ? written : { ...written, of: keyOn(written.day, draft) };
