import type { SheetEvent } from '@plenary/contracts/day-sheet';
import type { SheetList } from '@plenary/contracts/sheet-terms';
import type { SheetPlace } from '@plenary/contracts/sheet-versions-terms';
import { changesBetween, factsOf, type KeptChange, type KeptFact } from './sheet-facts.ts';

interface Paper {
  list: SheetList;
  day: string;
  events: readonly SheetEvent[];
}

/** What an event is called on a paper. */
export const eventKey = ({ quoteId, key }: Pick<SheetEvent, 'quoteId' | 'key'>): string => quoteId ?? key;

const eaten: ReadonlySet<SheetPlace> = new Set<SheetPlace>(['food', 'lunch', 'afterwork']);
const furnished: ReadonlySet<SheetPlace> = new Set<SheetPlace>(['plenary', 'subcommittee', 'evening']);

/** Whether a paper says a fact: the day sheet only counts diets; breaks are served where and for whom the plenary is. */
const isOn = (list: SheetList, { food, lunch }: SheetEvent) => {
  const isServedInRoom = food.length > 0 || lunch?.service === 'meal_trays';
  return ({ place, fact }: KeptFact): boolean => {
    if (list === 'set-up') return furnished.has(place);
    if (list === 'day') return fact !== 'diets';
    return eaten.has(place) || (isServedInRoom && place === 'plenary' && (fact === 'room' || fact === 'people'));
  };
};

/** What a paper of a day says, event by event (design: desk D14, D15). What is free or blocked has no number. */
export const paperFacts = ({ list, day, events }: Paper): KeptFact[] =>
  events
    .filter(({ isConfirmed }) => isConfirmed || list === 'day')
    .flatMap((event) => {
      const reference = eventKey(event);
      return factsOf({ reference, state: event.isConfirmed ? 'confirmed' : 'option', days: [{ day, event }] })
        .filter(isOn(list, event))
        .map((fact) => ({ event: reference, ...fact }));
    });

/** What has changed between two states of a paper; an event that came or went is one line. */
export const paperChanges = (before: readonly KeptFact[], after: readonly KeptFact[]): KeptChange[] => {
  const known = new Set([...after, ...before].map(({ event }) => event));
  return [...known].flatMap((event): KeptChange[] => {
    const [was, is] = [before, after].map((facts) => facts.filter((fact) => fact.event === event)) as [KeptFact[], KeptFact[]];
    const whole = { event, day: null, place: 'event', index: 0, fact: 'entry' } as const;
    if (was.length === 0) return [{ ...whole, from: null, to: '' }];
    if (is.length === 0) return [{ ...whole, from: '', to: null }];
    return changesBetween(was, is).map((change) => ({ event, ...change }));
  });
};
