import type { SheetActivity, SheetEvent } from '@plenary/contracts/day-sheet';
import { capitalised, formatDay, formatList } from '@plenary/contracts/format';
import { quoteReference } from '@plenary/contracts/quote-reference';
import type { SheetRoom } from '@plenary/contracts/sheet-rooms';
import { changeWords } from './change-words.ts';
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
  const first = days.at(0)?.event;
  const addonsOf = changeWords[language].addons;
  const extras = (first?.extras ?? []).map(({ addon, label = '' }) => (addon ? addonsOf[addon] : label));
  const ends = given([
    [words.facts.billing, first?.billingName],
    [words.facts.order, first?.purchaseOrder],
    [words.facts.extras, extras.length > 0 ? formatList(extras, locale) : ''],
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
      table: roomTable(event, writing),
      facts: factsOf(event, scientist, writing),
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

const peopleOf = ({ pax, most }: SheetRoom, { words }: Writing): string => {
  if (pax === null) return '–';
  return most === null ? String(pax) : words.ofCapacity.replace('{pax}', String(pax)).replace('{most}', String(most));
};

export const peopleWord = (pax: number | null, { codes }: Writing): string => (pax === null ? '' : `${pax} ${codes.people}`);

export const roomTable = ({ rooms }: SheetEvent, writing: Writing): Section['table'] => {
  const { hours, room, setUp, people, readyBy, prepare } = writing.words.columns;
  if (rooms.length === 0) return null;
  return {
    columns: [hours, room, setUp, people, readyBy, prepare],
    rows: rooms.map((one) => [
      ...[span(one.from, one.to), [placeOf(one, writing), one.title].filter(Boolean).join('\n')],
      ...[setUpOf(one.configuration, writing), peopleOf(one, writing), one.readyBy, prepareFor(one, writing)],
    ]),
  };
};

const activityOf = ({ from, to, pax, roomName, comment }: SheetActivity, writing: Writing): string =>
  joined(span(from, to), roomName, peopleWord(pax, writing), comment) || '–';

/** Food first, then what else there is, then people. */
export const factsOf = (event: SheetEvent, scientist: SheetContent['scientist'], writing: Writing): Facts => {
  const { words, codes, locale, language } = writing;
  const { people, food, lunch, activities, contact, addons } = event;
  const counted = (text: string, count: number) => text.replace('{count}', String(count));
  const texts = [...new Set([lunch, ...activities].flatMap((meal) => meal?.diets || []))];
  const others = addons.filter((name) => name === 'facilitator' || name === 'ecology').map((name) => changeWords[language].addons[name]);
  return given([
    [words.facts.flags, joined(...event.flags.map((flag) => codes.flags[flag]))],
    [
      words.facts.people,
      people ? joined(counted(words.guaranteed, people.guaranteed), people.actual === null ? '' : counted(words.came, people.actual)) : '',
    ],
    [
      words.facts.breaks,
      food.length > 0
        ? formatList(
            food.map((one) => codes.meals[one]),
            locale,
          )
        : '',
    ],
    [
      words.facts.lunch,
      lunch ? joined(codes.meals[lunch.service ?? 'lunch'], span(lunch.from, lunch.to), peopleWord(lunch.pax, writing), lunch.comment) : '',
    ],
    [words.facts.diets, writing.dietsOf(texts.join('\n'), event.dietCount)],
    ...activities.map((one) => [words.facts[one.kind], activityOf(one, writing)] as const),
    [words.facts.addons, joined(...others)],
    [words.facts.comment, event.comment],
    [words.facts.contact, contact ? joined(contact.name, contact.phone) : ''],
    [words.facts.scientist, scientist ? joined(scientist.name, scientist.phone) : ''],
  ]);
};
