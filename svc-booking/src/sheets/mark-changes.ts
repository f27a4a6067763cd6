import type { SheetChange } from '@plenary/contracts/sheet-versions.schemas';
import type { SheetFact, SheetPlace } from '@plenary/contracts/sheet-versions-terms';
import type { SheetContent } from './numbered-sheet.ts';
import { eventKey } from './paper-facts.ts';

/** A text, with a star where one of some facts of a place has changed, or all of it is new. */
export type Mark = (text: string, place: SheetPlace, facts: readonly SheetFact[], index?: number) => string;

/** Marks what a number of a sheet brought, in an event on a day (design: desk D16). */
export const markChanges =
  (changes: readonly SheetChange[]) =>
  ({ event, day }: SheetContent['days'][number]): Mark => {
    const own = changes.filter((one) => (one.event ?? eventKey(event)) === eventKey(event) && (one.day ?? day) === day);
    const isNew = own.some(({ event: named, place, fact }) => named !== undefined && place === 'event' && fact === 'entry');
    return (text, place, facts, index = 0) => {
      const isOf = (one: SheetChange) => one.place === place && one.index === index && (one.fact === 'entry' || facts.includes(one.fact));
      return text && (isNew || own.some(isOf)) ? `${text} *` : text;
    };
  };
