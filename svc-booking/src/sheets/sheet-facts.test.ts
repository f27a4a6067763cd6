import { sheetFacts, sheetPlaces } from '@plenary/contracts/sheet-versions-terms';
import fc from 'fast-check';
import { changesBetween, type KeptFact } from './sheet-facts.ts';

// design: desk D16

const fact = fc.record({
  day: fc.constantFrom('2026-10-06', '2026-10-07', null),
  place: fc.constantFrom(...sheetPlaces),
  index: fc.nat(1),
  fact: fc.constantFrom(...sheetFacts.filter((one) => one !== 'entry' && one !== 'state')),
  value: fc.constantFrom('a', 'b', 'c'),
});
const nameOf = ({ day, place, index, fact: of }: KeptFact) => [day, place, index, of].join(' ');
const sheet = fc.uniqueArray(fact, { selector: nameOf, minLength: 1, maxLength: 12 });

test('a sheet has not changed against itself, in whatever order it says its facts', () => {
  fc.assert(fc.property(sheet, (facts) => expect(changesBetween(facts, facts.toReversed())).toEqual([])));
});

test('every fact that differs is told, and nothing else: by itself, or by the room or meal that came or went', () => {
  fc.assert(
    fc.property(sheet, sheet, (before, after) => {
      const spotOf = ({ day, place, index }: Omit<KeptFact, 'value' | 'fact'>) => [day, place, index].join(' ');
      const valueIn = (facts: KeptFact[], name: string) => facts.find((one) => nameOf(one) === name)?.value;
      const names = new Set([...before, ...after].map(nameOf));
      const differing = [...names].filter((name) => valueIn(before, name) !== valueIn(after, name));
      const told = changesBetween(before, after);
      const isToldOf = (name: string) =>
        told.some((one) => nameOf({ ...one, value: '' }) === name || (one.fact === 'entry' && name.startsWith(`${spotOf(one)} `)));
      expect(differing.every(isToldOf)).toBe(true);
      for (const one of told)
        expect(
          differing.some((name) => name.startsWith(`${spotOf(one)} `) && (one.fact === 'entry' || name.endsWith(` ${one.fact}`))),
        ).toBe(true);
    }),
  );
});

test('nothing is known against a sheet whose customer was erased', () => {
  fc.assert(fc.property(sheet, (facts) => expect(changesBetween([], facts)).toEqual([])));
});

test('words of what came or went are not told either', () => {
  const state: KeptFact = { day: null, place: 'event', index: 0, fact: 'state', value: 'confirmed' };
  const evening: KeptFact = { day: '2026-10-06', place: 'afterwork', index: 0, fact: 'diets', value: 'digest' };
  expect(changesBetween([state], [state, evening])).toEqual([
    { day: '2026-10-06', place: 'afterwork', index: 0, fact: 'entry', from: null, to: '' },
  ]);
});
