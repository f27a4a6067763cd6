import type { SheetActivity, SheetEvent } from '@plenary/contracts/day-sheet';
import { capitalised, formatDay, formatList } from '@plenary/contracts/format';
import { quoteReference } from '@plenary/contracts/quote-reference';
import { indexOf, type SheetRoom } from '@plenary/contracts/sheet-rooms';
import type { SheetFact } from '@plenary/contracts/sheet-versions-terms';
import { writeTelephone } from '@plenary/contracts/telephone';
import { capacityMark } from './capacity-mark.ts';
import { changeWords } from './change-words.ts';
import type { Mark } from './mark-changes.ts';
import type { SheetContent } from './numbered-sheet.ts';
import type { Section, Writing } from './sheet-writing.ts';

type Facts = Section['facts'];

interface Asked {
  reference: string;
  content: SheetContent;
  writing: Writing;
}

/** Everything of one event, day by day, and who is invoiced for what at the end (design: desk D13). */
export const eventSections = ({ reference, content, writing }: Asked): Section[] => {
  const { words, locale, language } = writing;
  const { days, scientist } = content;
  const [begun] = days;
  const first = begun?.event;
  const mark: Mark = begun ? writing.markOf(begun) : (text) => text;
  const addonsOf = changeWords[language].addons;
  const extras = (first?.extras ?? []).map(({ addon, label = '' }) => (addon ? addonsOf[addon] : label));
  const ends = given([
    [words.facts.billing, first?.billingName],
    [words.facts.order, first?.purchaseOrder],
    [words.facts.extras, mark(extras.length > 0 ? formatList(extras, locale) : '', 'event', ['words', 'addons'])],
  ]);
  return [
    {
      heading: words.about,
      table: null,
      facts: given([
        [words.facts.reference, quoteReference(reference)],
        [words.facts.owner, first?.owner],
      ]),
    },
    ...days.map(({ day, event }) => ({
      heading: `${capitalised(formatDay(day, locale, 'full'), locale)} · ${span(event.from, event.to)}`,
      table: roomTable({ day, event }, writing),
      facts: factsOf({ day, event, scientist }, writing),
    })),
    ...(ends.length > 0 ? [{ heading: words.closing, table: null, facts: ends }] : []),
  ];
};

/** What is not said is left out. */
const given = (facts: readonly (readonly [term: string, fact: string | undefined])[]): Facts =>
  facts.flatMap(([term, fact]) => (fact ? [{ term, fact }] : []));

export const span = (from: string | null, to: string | null): string => [from, to].filter(Boolean).join('–');
export const joined = (...parts: readonly (string | null | undefined)[]): string => parts.filter(Boolean).join(', ');

export const placeOf = ({ roomName, floor }: Pick<SheetRoom, 'roomName' | 'floor'>, { words }: Writing): string =>
  floor === null ? roomName : words.floor.replace('{room}', () => roomName).replace('{floor}', String(floor));

export const setUpOf = (configuration: SheetRoom['configuration'], { codes }: Writing): string =>
  configuration ? codes.setUps[configuration] : '–';

export const prepareFor = ({ equipments, layout, comment }: SheetRoom, { codes }: Writing): string =>
  [joined(...equipments.map((one) => codes.equipments[one])), layout, comment].filter(Boolean).join('\n') || '–';

const peopleOf = (room: SheetRoom, { words, codes }: Writing): string => {
  const { pax, most } = room;
  if (pax === null) return '–';
  const people = most === null ? String(pax) : words.ofCapacity.replace('{pax}', String(pax)).replace('{most}', String(most));
  return [people, capacityMark(room, codes)].filter(Boolean).join('\n');
};

export const peopleWord = (pax: number | null, { codes }: Writing): string => (pax === null ? '' : `${pax} ${codes.people}`);

export const roomTable = (told: SheetContent['days'][number], writing: Writing): Section['table'] => {
  const { rooms } = told.event;
  const mark = writing.markOf(told);
  const { hours, room, setUp, people, readyBy, prepare } = writing.words.columns;
  if (rooms.length === 0) return null;
  return {
    columns: [hours, room, setUp, people, readyBy, prepare],
    rows: rooms.map((one) => {
      const has = (text: string, ...facts: SheetFact[]) => mark(text, one.place, facts, indexOf(one));
      return [
        has(span(one.from, one.to), 'hours'),
        [has(placeOf(one, writing), 'room'), one.title].filter(Boolean).join('\n'),
        has(setUpOf(one.configuration, writing), 'setUp'),
        has(peopleOf(one, writing), 'people'),
        one.readyBy,
        has(prepareFor(one, writing), 'equipment', 'words'),
      ];
    }),
  };
};

const activityOf = ({ from, to, pax, roomName, comment }: SheetActivity, writing: Writing): string =>
  joined(span(from, to), roomName, peopleWord(pax, writing), comment) || '–';

interface Told {
  day: string;
  event: SheetEvent;
  scientist: SheetContent['scientist'];
}

/** Food first, then what else there is, then people. */
export const factsOf = (told: Told, writing: Writing): Facts => {
  const { event, scientist } = told;
  const { words, codes, language } = writing;
  const { activities, contact, addons } = event;
  const mark = writing.markOf(told);
  const others = addons.filter((name) => name === 'facilitator' || name === 'ecology').map((name) => changeWords[language].addons[name]);
  return given([
    [words.facts.flags, joined(...event.flags.map((flag) => codes.flags[flag]))],
    [words.facts.people, guestsOf(event, writing)],
    ...foodOf(told, writing),
    ...activities.map((one) => {
      const place = one.kind === 'evening' ? 'afterwork' : one.kind;
      return [words.facts[one.kind], mark(activityOf(one, writing), place, ['room', 'hours', 'people', 'words'])] as const;
    }),
    [words.facts.addons, mark(joined(...others), 'event', ['addons'])],
    [words.facts.comment, mark(event.comment, 'event', ['words'])],
    [words.facts.contact, mark(contact ? joined(contact.name, writeTelephone(contact.phone)) : '', 'event', ['contact'])],
    [words.facts.scientist, scientist ? joined(scientist.name, writeTelephone(scientist.phone)) : ''],
  ]);
};

const guestsOf = ({ people }: SheetEvent, { words }: Writing): string => {
  const counted = (text: string, count: number | null) => (count === null ? '' : text.replace('{count}', String(count)));
  return people ? joined(counted(words.guaranteed, people.guaranteed), counted(words.came, people.actual)) : '';
};

const foodOf = (told: SheetContent['days'][number], writing: Writing) => {
  const { food, lunch, activities, dietCount } = told.event;
  const { words, codes, locale } = writing;
  const mark = writing.markOf(told);
  const meals = food.map((one) => codes.meals[one]);
  const sitting = lunch ? [codes.meals[lunch.service ?? 'lunch'], span(lunch.from, lunch.to), peopleWord(lunch.pax, writing)] : [];
  const texts = [...new Set([lunch, ...activities].flatMap((meal) => meal?.diets || []))];
  const diets = writing.dietsOf(texts.join('\n'), dietCount);
  const marked = mark(diets, 'lunch', ['diets']);
  return [
    [words.facts.breaks, mark(meals.length > 0 ? formatList(meals, locale) : '', 'food', ['food'])],
    [words.facts.lunch, mark(joined(...sitting, lunch?.comment), 'lunch', ['sitting', 'people', 'words'])],
    [words.facts.diets, marked === diets ? mark(diets, 'afterwork', ['diets']) : marked],
  ] as const;
};
