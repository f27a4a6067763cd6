import { dietEntries, type SheetEvent } from '@plenary/contracts/day-sheet';
import { kitchenList, setUpList } from '@plenary/contracts/sheet-lists';
import { peopleWord, placeOf, prepareFor, setUpOf, span } from './event-sections.ts';
import type { Section, Writing } from './sheet-writing.ts';

const nameOf = ({ title, company }: SheetEvent, { words }: Writing): string =>
  [title, company].filter(Boolean).join(' · ') || words.somebody;

/** Each meal of a day with whom it is for, and how many there are of it (design: desk D15). */
export const kitchenSections = (events: readonly SheetEvent[], writing: Writing): Section[] => {
  const { codes, words } = writing;
  const { hours, event, place, people, diets, comment } = words.columns;
  return kitchenList(events).map(({ meal, from, pax, parts }) => ({
    heading: [codes.meals[meal], from, peopleWord(pax, writing)].filter(Boolean).join(' · '),
    table: {
      columns: [hours, event, place, people, diets, comment],
      rows: parts.map((part) => [
        ...[part.from ?? '–', nameOf(part.event, writing), part.place || '–', part.pax === null ? '–' : String(part.pax)],
        ...[writing.dietsOf(part.diets, dietEntries(part.diets).length) || '–', part.comment || '–'],
      ]),
    },
    facts: [],
  }));
};

/** Room by room: from which set-up to which, and when it is to be ready (design: desk D15). */
export const setUpSections = (events: readonly SheetEvent[], writing: Writing): Section[] => {
  const { readyBy, hours, before, setUp, people, prepare, event } = writing.words.columns;
  return setUpList(events).map(({ uses, ...room }) => ({
    heading: placeOf(room, writing),
    table: {
      columns: [readyBy, hours, before, setUp, people, prepare, event],
      rows: uses.map((use) => [
        ...[use.room.readyBy, span(use.room.from, use.room.to), setUpOf(use.before, writing), setUpOf(use.room.configuration, writing)],
        ...[use.room.pax === null ? '–' : String(use.room.pax), prepareFor(use.room, writing), nameOf(use.event, writing)],
      ]),
    },
    facts: [],
  }));
};
