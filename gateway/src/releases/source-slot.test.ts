import { sourceSlot } from './source-slot.ts';

it('gives a source two slots, whichever visitors fail', () => {
  const slots = new Set(Array.from({ length: 10_000 }, (_, group) => sourceSlot('192.0.2.1', group)));
  expect(slots.size).toBe(2);
});

it('gives other sources other slots', () => {
  const slots = new Set(Array.from({ length: 20 }, (_, index) => sourceSlot(`192.0.2.${index}`, 1)));
  expect(slots.size).toBe(20);
});
