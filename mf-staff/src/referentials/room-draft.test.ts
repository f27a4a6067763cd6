import type { RoomAttributes } from '@plenary/contracts/referentials.schemas';
import { makeAttributes } from '../testing/make-room.ts';
import { changedFields, draftOf } from './room-draft.ts';

// Covers L-E12–L-E13.

const attributes: RoomAttributes = makeAttributes({ theater: 30, board: 16, auditorium: null, category: 'Standard' });
const draft = draftOf(attributes);

test('an untouched row requests no change', () => {
  expect(changedFields(draft, attributes)).toEqual({});
});

test('only what changed is asked for, numbers as numbers', () => {
  const touched = { ...draft, theater: '77', auditorium: '12', category: 'Premium', board: '16' };
  expect(changedFields(touched, attributes)).toEqual({ theater: 77, auditorium: 12, category: 'Premium' });
});

test('a field that was emptied is not asked for', () => {
  expect(changedFields({ ...draft, theater: '' }, attributes)).toEqual({});
});
