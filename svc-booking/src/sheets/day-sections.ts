import { formatInstant, formatList } from '@plenary/contracts/format';
import type { DayBookings } from '@plenary/contracts/sheets.schemas';
import { factsOf, joined, placeOf, roomTable, span } from './event-sections.ts';
import type { SheetContent } from './numbered-sheet.ts';
import type { Section, Writing } from './sheet-writing.ts';

/** What happens on a day by start time, its diets counted, then what is free and blocked (design: desk D14). */
export const daySections = ({ days, scientist, booked }: SheetContent, writing: Writing): Section[] => {
  const { words } = writing;
  const counting = { ...writing, dietsOf: (_: string, count: number) => (count > 0 ? String(count) : '') };
  const events = days.map(({ day, event }) => ({
    heading: [
      ...[span(event.from, event.to), event.title || event.company || words.somebody, event.title ? event.company : ''],
      event.dayCount > 1 ? words.dayOf.replace('{number}', String(event.dayNumber)).replace('{count}', String(event.dayCount)) : '',
    ]
      .filter(Boolean)
      .join(' · '),
    table: roomTable({ day, event }, writing),
    facts: factsOf({ day, event, scientist }, counting),
  }));
  return [
    ...(events.length > 0 ? events : [{ heading: words.noneOnDay, table: null, facts: [] }]),
    ...(booked && !booked.closed ? [freeSection(booked, writing)] : []),
    ...(booked && booked.blocks.length > 0 ? [blockSection(booked, writing)] : []),
  ];
};

const freeSection = ({ rooms }: DayBookings, writing: Writing): Section => {
  const { words } = writing;
  const free = rooms.filter((room) => room.free.length > 0 && !room.isRestaurant);
  return {
    heading: free.length > 0 ? words.free : words.noneFree,
    table: null,
    facts: free.map(({ name, floor, free: halves }) => ({
      term: placeOf({ roomName: name, floor }, writing),
      fact: halves.length > 1 ? words.wholeDay : halves.map((half) => words.halves[half]).join(),
    })),
  };
};

const blockSection = ({ blocks }: DayBookings, { words, locale }: Writing): Section => {
  // Local times of the venue, read as they are written.
  const at = (local: string) => formatInstant(`${local}:00Z`, locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
  return {
    heading: words.blocked,
    table: null,
    facts: blocks.map(({ kind, reason, from, to, roomNames }) => ({
      term: roomNames.length > 0 ? formatList(roomNames, locale) : words.wholeVenue,
      fact: joined(words.blocks[kind], reason, span(at(from), at(to))),
    })),
  };
};
