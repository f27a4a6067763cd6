import type { Block } from '@plenary/contracts/blocks.schemas';

export const fakeBlockId = '00000000-0000-4000-8000-0000000000b1';

/** Works in the first room for a morning; override what the test is about. */
export const makeBlock = (overrides: Partial<Block> = {}): Block => ({
  id: fakeBlockId,
  venueId: 'ternes',
  rooms: ['room-0'],
  from: '2026-10-06T08:00',
  to: '2026-10-06T12:00',
  kind: 'works',
  reason: 'Peinture',
  revision: 1,
  held: [],
  toMove: [],
  leftOut: [],
  ...overrides,
});
