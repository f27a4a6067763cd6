import { capacityFields, type RoomField } from '@plenary/contracts/referential-terms';
import type { ReferentialRoom, RoomAttributes, RoomModification } from '@plenary/contracts/referentials.schemas';
import type { Room } from '../rooms/room.ts';

const isCapacity = (field: string): field is (typeof capacityFields)[number] => (capacityFields as readonly string[]).includes(field);

export const roomValue = (room: Room, field: RoomField): string | number | null =>
  isCapacity(field) ? (room.capacities[field] ?? null) : room[field];

const attributesOf = (room: Room): RoomAttributes => ({
  ...(Object.fromEntries(capacityFields.map((field) => [field, room.capacities[field] ?? null])) as Record<
    (typeof capacityFields)[number],
    number | null
  >),
  lowAttendanceEconomicPaxThreshold: room.lowAttendanceEconomicPaxThreshold,
  highAttendanceEconomicPaxThreshold: room.highAttendanceEconomicPaxThreshold,
  category: room.category,
  subcommitteeType: room.subcommitteeType,
  isVisioAvailable: room.isVisioAvailable,
  hasPoleInconvenience: room.hasPoleInconvenience,
  hasMultipleScreensAvailable: room.hasMultipleScreensAvailable,
  isPrmReady: room.isPrmReady,
});

export const presentRoom = (room: Room): ReferentialRoom => ({
  id: room.id,
  name: room.name,
  floor: room.floor,
  roomAttributes: attributesOf(room),
});

/** The room with the fields given. */
export const changedRoom = (room: Room, fields: RoomModification): Room => {
  const wanted = Object.entries(fields).filter(([, value]) => value !== undefined);
  const capacities = Object.fromEntries(wanted.filter(([field]) => isCapacity(field)));
  const others = Object.fromEntries(wanted.filter(([field]) => !isCapacity(field)));
  return { ...room, ...others, capacities: { ...room.capacities, ...capacities } };
};
