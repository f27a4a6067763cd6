import type { RoomCategory } from '@plenary/contracts/referential-terms';
import { isMeetingRoom } from '../rooms/is-meeting-room.ts';
import type { Room } from '../rooms/room.ts';
import { capacitiesOf, type RoomLayout } from './room-capacities.ts';
import type { Ceilings, RoomSheet } from './venue-sheet.ts';

const usualLayouts: Record<RoomCategory, RoomLayout> = {
  Premium: 'flat',
  Standard: 'flat',
  'Espace commun': 'mingling',
  Restaurant: 'dining',
};

/** Below a third of its seats a room earns too little; above them less a margin of 15 % it is too tight. */
const economicPax = (seats: number | undefined) => (seats ? { low: Math.ceil(seats * 0.3), high: Math.floor(seats / 1.15) } : null);

interface RoomPlace {
  venueId: string;
  isAccessible: boolean;
  /** Place in the venue's list, from 1. */
  number: number;
  ceilings: Ceilings;
}

const hallArea = 100;

/** Nothing of a terrace, a court or a garden; no daylight below the ground. */
const heightAndLight = ({ floor, area, height, remarks = [] }: RoomSheet, { rooms, halls }: Ceilings) =>
  remarks.includes('outdoors') ? {} : { height: height ?? (area < hallArea ? rooms : halls), hasDaylight: floor >= 0 };

/** The reference data of a room, from its line in a venue file. */
export const furnishRoom = (sheet: RoomSheet, { venueId, isAccessible, number, ceilings }: RoomPlace): Room => {
  const { name, floor, area, category, type = null, layout = usualLayouts[category], remarks = [] } = sheet;
  const capacities = capacitiesOf(area, layout);
  const servesMeetings = isMeetingRoom({ category });
  const economic = servesMeetings ? economicPax(capacities.theater ?? capacities.board) : null;
  return {
    id: `a0R2p000${venueId.slice(-3)}${String(number).padStart(4, '0')}`,
    venueId,
    name,
    floor,
    area,
    ...heightAndLight(sheet, ceilings),
    category,
    subcommitteeType: type,
    capacities,
    lowAttendanceEconomicPaxThreshold: economic?.low ?? null,
    highAttendanceEconomicPaxThreshold: economic?.high ?? null,
    isVisioAvailable: servesMeetings && !remarks.includes('no video'),
    hasPoleInconvenience: remarks.includes('pole'),
    hasMultipleScreensAvailable: remarks.includes('several screens'),
    isPrmReady: isAccessible && !remarks.includes('stairs only'),
  };
};
