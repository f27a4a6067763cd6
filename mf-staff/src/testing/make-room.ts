import type { ReferentialRoom, RoomAttributes } from '@plenary/contracts/referentials.schemas';

/** A room's reference data; override what the test or the screen is about. */
export const makeAttributes = (overrides: Partial<RoomAttributes> = {}): RoomAttributes => ({
  cabarets: 24,
  casual: 20,
  u: 18,
  theater: 40,
  board: 16,
  class: 22,
  auditorium: null,
  standing: 50,
  'close-to-ground': null,
  lowAttendanceEconomicPaxThreshold: 10,
  highAttendanceEconomicPaxThreshold: 36,
  category: 'Standard',
  subcommitteeType: 'Moyenne',
  isVisioAvailable: true,
  hasPoleInconvenience: false,
  hasMultipleScreensAvailable: false,
  isPrmReady: true,
  ...overrides,
});

export const makeRoom = (name: string, overrides: Partial<RoomAttributes> = {}): ReferentialRoom => ({
  id: `ternes-${name.toLowerCase().replaceAll(' ', '-')}`,
  name,
  floor: 1,
  roomAttributes: makeAttributes(overrides),
});
