import { missingLanguages } from '@plenary/contracts/network-rules';
import { type MissingPart, stopLists, venueTexts } from '@plenary/contracts/network-terms';
import { isMeetingRoom } from '@plenary/contracts/referential-terms';
import type { Room } from '../rooms/room.ts';
import { setUpsOf } from '../rooms/set-ups-of.ts';
import { lacksPriceList } from '../venues/on-request.ts';
import type { VenueRecord } from '../venues/venue-record.ts';
import { overstatedClaims } from './overstated-claims.ts';
import { unshownClaims } from './unshown-claims.ts';

const fewestPictures = 6;

interface House {
  record: VenueRecord;
  rooms: readonly Room[];
  hasScientist: boolean;
}

/** What a venue lacks before customers can judge it (D29 of the operator's desk), texts by language. */
export const missingParts = ({ record, rooms, hasScientist }: House): MissingPart[] => {
  const { pictures, lunchSeats, transit, buses } = record;
  const meetingRooms = rooms.filter(isMeetingRoom);
  const stops = { ...transit, buses };
  const unshown = new Set(unshownClaims({ texts: record, rooms, pictures: pictures.carrousel }).map(({ place }) => place));
  const lacks: Partial<Record<MissingPart, boolean>> = {
    cover: pictures.cover === null,
    pictures: pictures.carrousel.length < fewestPictures,
    'meeting-room': !meetingRooms.some((room) => setUpsOf(room).length > 0),
    scientist: !hasScientist,
    'price-list': lacksPriceList(record),
    'lunch-seats': lunchSeats.service1 + lunchSeats.service2 === 0,
    transit: stopLists.every((list) => stops[list].length === 0),
    'room-area': meetingRooms.some(({ area }) => area === undefined),
    'picture-texts': pictures.carrousel.some(({ alternative }) => missingLanguages(alternative).length > 0),
    claims: overstatedClaims({ ...record, texts: record, rooms }).length > 0,
    garden: unshown.has('garden'),
    terrace: unshown.has('terrace'),
  };
  return [
    ...(Object.keys(lacks) as MissingPart[]).filter((part) => lacks[part]),
    ...venueTexts.flatMap((text) => missingLanguages(record[text]).map((language) => `${text}.${language}` as const)),
  ];
};
