import type { ExpectedRoom, ExpectedRooms, NamedRoom } from './booked-room.ts';
import { formatCount, formatList } from './format.ts';
import { peopleInSetUpWords } from './set-up-words.ts';
import { tellByDay } from './tell-by-day.ts';
import { localeOf } from './terms.ts';
import type { Language } from './vocabulary.ts';

const plenaryIn: Readonly<Record<Language, string>> = { fr: 'plénière', en: 'plenary', es: 'plenaria', nl: 'plenaire zaal' };

/**
 * The names of a booking's rooms as lines of text: one line where they are the same on all days ('Salon Mac-Mahon (plénière) et Wagram'),
 * else one for the days that have the same ('mar. 19 janvier : Wagram'). Rooms come by day, the plenary first.
 */
export const tellRooms = (rooms: readonly NamedRoom[], language: Language): string[] => {
  const days = [...new Set(rooms.map((room) => room.day))];
  return tellByDay(
    days.map((day) => ({ day, text: roomsOn(rooms, day, language) })),
    language,
  );
};

/** What would become of expected rooms: held by an option, waited for behind another one, booked by a signature; none are to be had. */
export const expectationOf = ({ by, rank }: ExpectedRooms): 'first' | 'second' | 'signature' | 'none' => {
  if (rank === null) return 'none';
  if (by === 'signature') return 'signature';
  return rank === 1 ? 'first' : 'second';
};

/**
 * The rooms that an option would get, with their people and set-up, as lines of text like those of `tellRooms`: 'Mac-Mahon (plénière), 24 en
 * théâtre · Wagram, 8 en U'. An evening alone has no set-up to name.
 */
export const tellExpectedRooms = (rooms: readonly ExpectedRoom[], language: Language): string[] => {
  const days = [...new Set(rooms.map((room) => room.day))];
  return tellByDay(
    days.map((day) => {
      const ofDay = rooms.filter((room) => room.day === day);
      return { day, text: [...new Set(ofDay.map((room) => expectedWords(room, { isAlone: ofDay.length === 1, language })))].join(' · ') };
    }),
    language,
  );
};

const expectedWords = (
  { roomName, place, pax, configuration }: ExpectedRoom,
  { isAlone, language }: { isAlone: boolean; language: Language },
): string => {
  const people = formatCount(pax, localeOf[language]);
  const name = place === 'plenary' && !isAlone ? `${roomName} (${plenaryIn[language]})` : roomName;
  return configuration ? `${name}, ${peopleInSetUpWords[language][configuration].replace('{people}', people)}` : name;
};

/** The names of a day's rooms, as `tellRooms` has them; '' where it has none. */
export const roomsOn = (rooms: readonly NamedRoom[], day: string, language: Language): string =>
  namesOf(
    rooms.filter((room) => room.day === day),
    language,
  );

/** Each name once, however many requests the room serves; the plenary is marked where it is one of several. */
const namesOf = (rooms: readonly NamedRoom[], language: Language): string => {
  const placeOf = new Map<string, NamedRoom['place']>();
  for (const { roomName, place } of rooms) if (roomName && !placeOf.has(roomName)) placeOf.set(roomName, place);
  const names = [...placeOf].map(([name, place]) => (place === 'plenary' && placeOf.size > 1 ? `${name} (${plenaryIn[language]})` : name));
  return formatList(names, localeOf[language]);
};
