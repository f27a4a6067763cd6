import type { RoomEquipment } from '@plenary/contracts/network-terms';
import type { RoomCategory, SubcommitteeType } from '@plenary/contracts/referential-terms';
import type { Configuration } from '@plenary/contracts/search';

const halves = ['AM', 'PM', 'SOIREE'] as const;
/** Half-days of a room; SOIREE is the evening, taken by afterworks. */
export type Half = (typeof halves)[number];

/** Reference data of a room (spec/logistics.md "Room reference data"). */
export interface Room {
  id: string;
  venueId: string;
  name: string;
  floor: number;
  /** Square metres; rooms kept by an older release have none. */
  area?: number;
  /** Centimetres; absent: nobody has measured. */
  height?: number;
  /** Absent: nobody has said. */
  hasDaylight?: boolean;
  /** Stays in the room; absent: none. */
  equipment?: readonly RoomEquipment[];
  category: RoomCategory;
  /** Size charged when the room serves a subcommittee; null for rooms that never do. */
  subcommitteeType: SubcommitteeType | null;
  /** People it holds in each set-up; a set-up that is absent is not possible. */
  capacities: Partial<Record<Configuration, number>>;
  lowAttendanceEconomicPaxThreshold: number | null;
  highAttendanceEconomicPaxThreshold: number | null;
  isVisioAvailable: boolean;
  hasPoleInconvenience: boolean;
  hasMultipleScreensAvailable: boolean;
  isPrmReady: boolean;
}
