import type { SheetActivity, SheetEvent } from '@plenary/contracts/day-sheet';
import type { SheetRoom } from '@plenary/contracts/sheet-rooms';
import type { Language } from '@plenary/contracts/vocabulary';
import type { Cell, ColumnKind } from '../spreadsheets/spreadsheet.ts';
import { capacityMark } from './capacity-mark.ts';
import { changeWords } from './change-words.ts';
import type { SheetContent } from './numbered-sheet.ts';
import { paperWords } from './paper-words.ts';
import type { SheetWords } from './sheet-words.ts';

interface Writing {
  words: SheetWords;
  language: Language;
}

/** What the columns of a function sheet's file hold: floors and people are numbers. */
export const eventKinds: readonly ColumnKind[] = [
  ...(['day', 'text', 'text', 'text', 'text', 'number', 'text', 'text'] as const),
  ...(['number', 'number', 'text', 'text', 'text', 'text', 'text'] as const),
];

/** Rows of a function sheet's file, day by day: rooms, then food, then activities (design: desk D13). */
export const eventRecords = (days: SheetContent['days'], writing: Writing): Cell[][] =>
  days.flatMap(({ day, event }) => [
    ...event.rooms.map((room) => [day, ...roomRecord(room, event, writing)]),
    ...mealRecords(event, writing).map((record) => [day, ...record]),
    ...event.activities.map((activity) => [day, ...activityRecord(activity, event, writing)]),
  ]);

const joined = (...texts: readonly string[]): string => texts.filter(Boolean).join(', ');

const roomRecord = (room: SheetRoom, event: SheetEvent, { words, language }: Writing): Cell[] => {
  const { places } = changeWords[language];
  const place = places[room.place].replace('{number}', String(Number(room.key.split('-').at(-1)) + 1));
  return [
    ...[room.from, room.to, place, room.roomName, room.floor, room.title || event.title],
    ...[room.configuration ? words.setUps[room.configuration] : '', room.pax, room.most, room.readyBy],
    ...[joined(...room.equipments.map((one) => words.equipments[one])), '', joined(room.layout, room.comment), capacityMark(room, words)],
  ];
};

const mealRecords = ({ food, lunch, title, pax, from }: SheetEvent, { words }: Writing): Cell[][] => [
  ...food.map((one) => [one === 'BREAKFAST' ? from : '', '', words.meals[one], '', null, title, '', pax, null, '', '', '', '', '']),
  ...(lunch
    ? [
        [
          ...[lunch.from ?? '', lunch.to ?? '', words.meals[lunch.service ?? 'lunch'], '', null, title, ''],
          ...[lunch.pax, null, '', '', lunch.diets, lunch.comment, ''],
        ],
      ]
    : []),
];

const activityRecord = (
  { kind, from, to, pax, roomName, diets, comment }: SheetActivity,
  { title }: SheetEvent,
  { language }: Writing,
): Cell[] => [
  ...[from ?? '', to ?? '', paperWords[language].facts[kind], roomName, null, title, '', pax, null, '', '', diets, comment, ''],
];
