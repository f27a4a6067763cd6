import { venueTexts } from '@plenary/contracts/network-terms';
import { languages } from '@plenary/contracts/terms';
import type { Picture } from '@plenary/contracts/venue';
import type { Language } from '@plenary/contracts/vocabulary';
import type { Room } from '../rooms/room.ts';
import type { VenueRecord } from '../venues/venue-record.ts';

interface Place {
  /** One of the house itself: several are those of the quarter ("les jardins du square"). */
  claimed: Record<Language, RegExp>;
  /** Said by the name of a room or the words of a picture, in any language. */
  shown: RegExp;
}

const word = (pattern: string) => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'iu');

const places = {
  garden: {
    claimed: { fr: word('jardin'), en: word('garden'), es: word('jardín'), nl: word('(?:binnen|dak|stads)?tuin') },
    shown: /jard[ií]n|garden|tuin/iu,
  },
  terrace: {
    claimed: { fr: word('terrasse'), en: word('terrace'), es: word('terraza'), nl: word('(?:dak)?terras') },
    shown: /terras|terrace|terraza/iu,
  },
} satisfies Record<string, Place>;

type PlaceName = keyof typeof places;

interface House {
  texts: Pick<VenueRecord, (typeof venueTexts)[number]>;
  rooms: readonly Pick<Room, 'name'>[];
  pictures: readonly Pick<Picture, 'alternative'>[];
}

interface Claim {
  place: PlaceName;
  /** Of the text that makes it. */
  path: string;
}

/** A garden or a terrace of its own that a venue's texts claim, and that none of its rooms and pictures shows (issue 19). */
export const unshownClaims = ({ texts, rooms, pictures }: House): Claim[] => {
  const shows = [...rooms.map(({ name }) => name), ...pictures.flatMap(({ alternative }) => Object.values(alternative))];
  return (Object.keys(places) as PlaceName[]).flatMap((place) => {
    const { claimed, shown } = places[place];
    if (shows.some((text) => shown.test(text))) return [];
    return venueTexts.flatMap((text) =>
      languages.flatMap((language) => (claimed[language].test(texts[text][language]) ? [{ place, path: `${text}.${language}` }] : [])),
    );
  });
};
