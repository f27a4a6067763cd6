import { DayCalendar } from '@plenary/ui/day-calendar';
import type { VenueCalendar } from '../search/open-days.ts';
import { useShownMonths } from '../search/use-shown-months.ts';

interface Props {
  label: string;
  calendar: VenueCalendar;
  /** Local day; empty: none is chosen. */
  value: string;
  /** Local day before which none is offered; empty: the calendar's own. */
  from: string;
  onChoose: (day: string) => void;
}

/** The calendar of a venue for the first or the last day of a big event: its closed days are struck through, with their reasons. */
export const EventCalendar = ({ label, calendar, value, from, onChoose }: Props) => {
  const { months } = useShownMonths(calendar);
  return <DayCalendar {...months} minDay={from || months.minDay} label={label} value={value || null} onChange={onChoose} />;
};
