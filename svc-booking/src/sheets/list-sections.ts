import { dietEntries, type SheetEvent } from '@plenary/contracts/day-sheet';
import { kitchenList, type MealPart, setUpList } from '@plenary/contracts/sheet-lists';
import { indexOf, type SheetRoom } from '@plenary/contracts/sheet-rooms';
import type { Meal } from '@plenary/contracts/sheet-terms';
import type { SheetFact, SheetPlace } from '@plenary/contracts/sheet-versions-terms';
import { capacityMark } from './capacity-mark.ts';
import { peopleWord, placeOf, prepareFor, setUpOf, span } from './event-sections.ts';
import type { SheetContent } from './numbered-sheet.ts';
import type { Section, Writing } from './sheet-writing.ts';

const peopleIn = (room: SheetRoom, { codes }: Writing): string =>
  [room.pax === null ? '–' : String(room.pax), capacityMark(room, codes)].filter(Boolean).join('\n');

const nameOf = ({ title, company }: SheetEvent, { words }: Writing): string =>
  [title, company].filter(Boolean).join(' · ') || words.somebody;

/** Each meal of a day with whom it is for, and how many there are of it (design: desk D15). */
export const kitchenSections = (days: SheetContent['days'], writing: Writing): Section[] => {
  const { codes, words } = writing;
  const { hours, event, place, people, diets, comment } = words.columns;
  return kitchenList(days.map((told) => told.event)).map(({ meal, from, pax, parts }) => ({
    heading: [codes.meals[meal], from, peopleWord(pax, writing)].filter(Boolean).join(' · '),
    table: {
      columns: [hours, event, place, people, diets, comment],
      rows: parts.map((part) => mealRow(part, { meal, day: days[0]?.day ?? '', writing })),
    },
    facts: [],
  }));
};

interface Served {
  meal: Meal;
  day: string;
  writing: Writing;
}

const mealRow = ({ event, from, place, pax, diets, comment }: MealPart, { meal, day, writing }: Served): string[] => {
  const mark = writing.markOf({ event, day });
  const isBreak = meal === 'BREAKFAST' || meal === 'GOURMET_BREAK';
  const at: SheetPlace = meal === 'evening' ? 'afterwork' : isBreak ? 'food' : 'lunch';
  const [room, people]: SheetPlace[] = isBreak ? ['plenary', 'plenary'] : [meal === 'meal_trays' ? 'plenary' : at, at];
  return [
    from ?? '–',
    mark(nameOf(event, writing), at, ['food', 'sitting', 'hours']),
    mark(place || '–', room ?? at, ['room']),
    mark(pax === null ? '–' : String(pax), people ?? at, ['people']),
    mark(writing.dietsOf(diets, dietEntries(diets).length) || '–', at, ['diets']),
    mark(comment || '–', at, ['words']),
  ];
};

/** Room by room: from which set-up to which, and when it is to be ready (design: desk D15). */
export const setUpSections = (days: SheetContent['days'], writing: Writing): Section[] => {
  const { readyBy, hours, before, setUp, people, prepare, event } = writing.words.columns;
  const day = days[0]?.day ?? '';
  return setUpList(days.map((told) => told.event)).map(({ uses, ...place }) => ({
    heading: placeOf(place, writing),
    table: {
      columns: [readyBy, hours, before, setUp, people, prepare, event],
      rows: uses.map(({ event: of, room, before: was }) => {
        const mark = writing.markOf({ event: of, day });
        const has = (text: string, ...facts: SheetFact[]) => mark(text, room.place, facts, indexOf(room));
        return [
          ...[room.readyBy, has(span(room.from, room.to), 'hours'), setUpOf(was, writing)],
          ...[has(setUpOf(room.configuration, writing), 'setUp'), has(peopleIn(room, writing), 'people')],
          ...[has(prepareFor(room, writing), 'equipment', 'words'), has(nameOf(of, writing), 'room')],
        ];
      }),
    },
    facts: [],
  }));
};
