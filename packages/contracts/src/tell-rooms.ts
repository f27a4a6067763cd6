import type { NamedRoom } from './booked-room.ts';
import { formatDay, formatList } from './format.ts';
import { localeOf } from './terms.ts';
import type { Language } from './vocabulary.ts';

const words: Readonly<Record<Language, { plenary: string; colon: string }>> = {
  fr: { plenary: 'plénière', colon: '\u00a0: ' },
  en: { plenary: 'plenary', colon: ': ' },
  es: { plenary: 'plenaria', colon: ': ' },
  nl: { plenary: 'plenaire zaal', colon: ': ' },
};

/**
 * The names of a booking's rooms as lines of text: one line where they are the same on all days ('Salon Mac-Mahon (plénière) et Wagram'),
 * else one for the days that have the same ('mar. 19 janvier : Wagram'). Rooms come by day, the plenary first.
 */
export const tellRooms = (rooms: readonly NamedRoom[], language: Language): string[] => {
  const locale = localeOf[language];
  const daysByNames = new Map<string, string[]>();
  for (const day of new Set(rooms.map((room) => room.day))) {
    const names = namesOf(
      rooms.filter((room) => room.day === day),
      language,
    );
    if (names) daysByNames.set(names, [...(daysByNames.get(names) ?? []), formatDay(day, locale, 'shortWeekday')]);
  }
  const lines = [...daysByNames];
  return lines.map(([names, days]) => (lines.length === 1 ? names : formatList(days, locale) + words[language].colon + names));
};

/** Each name once, however many requests the room serves; the plenary is marked where it is one of several. */
const namesOf = (rooms: readonly NamedRoom[], language: Language): string => {
  const placeOf = new Map<string, NamedRoom['place']>();
  for (const { roomName, place } of rooms) if (roomName && !placeOf.has(roomName)) placeOf.set(roomName, place);
  const names = [...placeOf].map(([name, place]) =>
    place === 'plenary' && placeOf.size > 1 ? `${name} (${words[language].plenary})` : name,
  );
  return formatList(names, localeOf[language]);
};
