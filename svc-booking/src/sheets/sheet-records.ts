import type { SheetActivity, SheetEvent } from '@plenary/contracts/day-sheet';
import { kitchenList, setUpList } from '@plenary/contracts/sheet-lists';
import type { SheetRoom } from '@plenary/contracts/sheet-rooms';
import type { SheetList } from '@plenary/contracts/sheet-terms';
import type { Cell, ColumnKind } from '../spreadsheets/spreadsheet.ts';
import { capacityMark } from './capacity-mark.ts';
import type { SheetWords } from './sheet-words.ts';

interface Asked {
  list: SheetList;
  events: readonly SheetEvent[];
  /** Meeting Scientist of the venue; empty: unknown. */
  scientist: string;
  words: SheetWords;
}

const texts = (count: number): ColumnKind[] => Array.from({ length: count }, () => 'text');

/** What the columns of a sheet's file hold: floors and people are numbers. */
export const sheetKinds: Readonly<Record<SheetList, readonly ColumnKind[]>> = {
  day: [...texts(3), 'number', ...texts(4), 'number', 'number', ...texts(4), 'number', 'number', ...texts(6)],
  kitchen: [...texts(5), 'number', ...texts(2)],
  'set-up': ['text', 'number', ...texts(5), 'number', ...texts(6)],
};

/** Rows of a sheet's file, in the order of its columns: a room a row, or a meal of an event. */
export const sheetRecords = (asked: Asked): Cell[][] => {
  const { list, events } = asked;
  if (list === 'kitchen') return kitchenRecords(asked);
  if (list === 'set-up') return setUpRecords(asked);
  return events.flatMap((event) => (event.rooms.length > 0 ? event.rooms : [null]).map((room) => dayRecord(event, room, asked)));
};

const lines = (...texts: readonly (string | null | undefined)[]): string => texts.filter(Boolean).join(', ');
const span = (from: string | null, to: string | null): string => [from, to].filter(Boolean).join('–');

const setUpWord = (configuration: SheetRoom['configuration'], { setUps }: SheetWords): string =>
  configuration ? setUps[configuration] : '';

const evening = ({ from, to, pax, roomName }: SheetActivity, { people }: SheetWords): string =>
  lines(span(from, to), roomName, pax === null ? '' : `${pax} ${people}`);

const dayRecord = (event: SheetEvent, room: SheetRoom | null, { scientist, words }: Asked): Cell[] => {
  const { lunch, activities } = event;
  const evenings = activities.filter(({ kind }) => kind === 'evening');
  return [
    ...[room?.from ?? event.from, room?.to ?? event.to, room?.roomName ?? '', room?.floor ?? null, room?.title || event.title],
    ...[event.company, `${event.dayNumber}/${event.dayCount}`, setUpWord(room?.configuration ?? null, words)],
    ...[room?.pax ?? null, room?.most ?? null, room?.readyBy ?? ''],
    lines(...(room?.equipments ?? []).map((equipment) => words.equipments[equipment])),
    lines(...event.food.map((food) => words.meals[food])),
    lunch ? lines(words.meals[lunch.service ?? 'lunch'], span(lunch.from, lunch.to)) : '',
    ...[lunch?.pax ?? null, event.dietCount, evenings.map((one) => evening(one, words)).join(' ')],
    ...[event.contact?.name ?? '', event.contact?.phone ?? '', scientist, lines(...event.flags.map((flag) => words.flags[flag]))],
    room ? capacityMark(room, words) : '',
  ];
};

const kitchenRecords = ({ events, words }: Asked): Cell[][] =>
  kitchenList(events).flatMap(({ meal, parts }) =>
    parts.map(({ event, place, from, pax, diets, comment }) => [
      ...[words.meals[meal], from ?? '', event.title, event.company, place, pax, diets, comment],
    ]),
  );

const setUpRecords = ({ events, words }: Asked): Cell[][] =>
  setUpList(events).flatMap(({ roomName, floor, uses }) =>
    uses.map(({ event, room, before }) => [
      ...[roomName, floor, room.readyBy, room.from, room.to, setUpWord(before, words), setUpWord(room.configuration, words)],
      ...[room.pax, lines(...room.equipments.map((equipment) => words.equipments[equipment])), room.layout, room.comment],
      ...[room.title || event.title, event.company, capacityMark(room, words)],
    ]),
  );
