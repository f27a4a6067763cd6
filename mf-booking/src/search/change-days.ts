import { legalPlenaryDurations } from '@plenary/contracts/legal-durations';
import type { Duration } from '@plenary/contracts/search';
import { maxDays } from '@plenary/contracts/terms';
import { withPlenaryDuration, withRuledLunch } from './change-rooms.ts';
import { type DraftDay, emptyDay, fullDay } from './search-draft.ts';

/**
 * The days after others were chosen (spec/booking.md §4 "Search"). Days keep their place, not their date: the first day chosen gets the
 * rooms of the first day before. The first day takes `firstDuration`, days between are full, the last keeps a half day; what is not legal
 * at its place becomes the full day. The lunch rule comes last: a full day has lunch for the plenary, or for the people set by hand; a half
 * day that is there already has none. A new day copies what was set by hand on the first (docs/decisions/0257). No date at all leaves one day
 * without a date; more than ten are cut.
 */
export const changeDays = (days: readonly DraftDay[], dates: readonly string[], firstDuration: Duration): DraftDay[] => {
  const chosen: (string | null)[] = [...new Set(dates)].toSorted().slice(0, maxDays);
  const [first = emptyDay] = days;
  const kept = chosen.length === 0 ? [null] : chosen;
  const durationOf = (day: DraftDay, place: number) => {
    const wanted = place === 0 ? firstDuration : day.plenary.duration;
    return legalPlenaryDurations(place, kept.length).includes(wanted) ? wanted : fullDay;
  };
  return kept.map((date, place) => {
    const day = days[place] ?? copyOf(first);
    const duration = durationOf(day, place);
    const changed = { ...withPlenaryDuration(day, duration), date };
    return duration === fullDay && typeof day.lunchPax === 'number' ? changed : withRuledLunch(changed);
  });
};

const copyOf = ({ plenary: { pax }, lunchPax }: DraftDay): DraftDay => ({ ...emptyDay, lunchPax, plenary: { ...emptyDay.plenary, pax } });
