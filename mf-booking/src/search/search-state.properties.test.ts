import { legalPlenaryDurations, legalSubcommitteeDurations } from '@plenary/contracts/legal-durations';
import fc from 'fast-check';
import { isComplete, isDirty, lunchPaxOf } from './search-draft.ts';
import { reduceSearch } from './search-state.ts';
import { anyEvent, anySearch } from './search-test-data.ts';

test('every duration is legal at its place, after any events', () => {
  fc.assert(
    fc.property(anySearch, ({ days }) => {
      days.forEach(({ plenary, subcommittees }, place) => {
        expect(legalPlenaryDurations(place, days.length)).toContain(plenary.duration);
        for (const { duration } of subcommittees) expect(legalSubcommitteeDurations(plenary.duration)).toContain(duration);
      });
    }),
  );
});

test('there are one to ten days in ascending order, with six subcommittees at most, after any events', () => {
  fc.assert(
    fc.property(anySearch, ({ days }) => {
      const dates = days.map(({ date }) => date ?? '');
      expect(dates).toEqual([...new Set(dates)].toSorted());
      expect(days.length).toBeGreaterThan(0);
      expect(days.length).toBeLessThanOrEqual(10);
      for (const { subcommittees } of days) expect(subcommittees.length).toBeLessThanOrEqual(6);
    }),
  );
});

test('a full day has lunch, after any events', () => {
  fc.assert(
    fc.property(anySearch, ({ days }) => {
      for (const day of days) if (day.plenary.duration === 'AM, PM') expect(lunchPaxOf(day)).not.toBeUndefined();
    }),
  );
});

test('after a change of days, lunch on full days is as it was set, or for the plenary, and there is none on others', () => {
  const dates = fc.uniqueArray(fc.constantFrom('2027-03-01', '2027-03-02', '2027-03-03', '2027-03-04'));
  fc.assert(
    fc.property(anySearch, dates, fc.constantFrom('AM' as const, 'PM' as const, 'AM, PM' as const), (state, chosen, firstDuration) => {
      const { days } = reduceSearch(state, { type: 'days-changed', dates: chosen, firstDuration });
      days.forEach((day, place) => {
        const set = (state.days[place] ?? state.days[0])?.lunchPax ?? day.plenary.pax;
        expect(lunchPaxOf(day)).toBe(day.plenary.duration === 'AM, PM' ? set : undefined);
      });
    }),
  );
});

test('a number on the first day reaches the days not set by hand, and those only', () => {
  fc.assert(
    fc.property(anySearch, fc.integer({ min: 1, max: 999 }), (state, pax) => {
      const { days } = reduceSearch(state, { type: 'plenary-pax-changed', day: 0, pax });
      days.forEach(({ plenary }, index) => {
        const isByHand = index > 0 && state.manualPax.includes(index);
        expect(plenary.pax).toBe(isByHand ? state.days[index]?.plenary.pax : pax);
      });
    }),
  );
});

// Covers B-S02.
test('the days set by hand are always days of the search, each once, in order', () => {
  fc.assert(
    fc.property(anySearch, ({ days, manualPax }) => {
      expect(manualPax).toEqual(days.map((_, index) => index).filter((index) => manualPax.includes(index)));
    }),
  );
});

test('validate closes the popover exactly when the search is complete, and does not change it', () => {
  fc.assert(
    fc.property(anySearch, (state) => {
      const validated = reduceSearch(state, { type: 'validated' });
      expect(validated.openPopover === null).toBe(isComplete(state));
      expect(isDirty(validated, state)).toBe(false);
    }),
  );
});

test('an event never changes the form it is given', () => {
  fc.assert(
    fc.property(anySearch, anyEvent, (state, event) => {
      const copy = structuredClone(state);
      reduceSearch(state, event);
      expect(state).toEqual(copy);
    }),
  );
});
