import { addDays, isWeekend } from '../calendar/calendar-day.ts';

const mostOffered = 3;
/** Days around those asked for in which others are looked for. */
const reach = 28;

interface Looking {
  /** In ascending order. */
  wanted: readonly string[];
  /** Days that stay where they are, by their place. */
  stays?: readonly boolean[];
  isOpen: (day: string) => boolean;
  isFree: (days: readonly string[]) => boolean;
}

/** Days around those asked for, with the same days between them, that are looked at for others. */
export const daysAround = (wanted: readonly string[]): string[] => {
  const [first = '', last = first] = [wanted[0], wanted.at(-1)];
  const days: string[] = [];
  for (let day = addDays(first, -reach); day <= addDays(last, reach); day = addDays(day, 1)) days.push(day);
  return days;
};

/** The nearest days that are open and free, later ones first of two that are as near. */
export const nearestDays = ({ wanted, stays = [], isOpen, isFree }: Looking): string[][] => {
  const found: string[][] = [];
  for (let distance = 1; distance <= reach && found.length < mostOffered; distance++)
    for (const shift of [distance, -distance]) {
      const days = wanted.map((day, index) => (stays[index] ? day : addDays(day, shift)));
      if (
        found.length < mostOffered &&
        isAscending(days) &&
        days.every((day, index) => stays[index] || (!isWeekend(day) && isOpen(day))) &&
        isFree(days)
      )
        found.push(days);
    }
  return found;
};

const isAscending = (days: readonly string[]): boolean => days.every((day, index) => index === 0 || day > (days[index - 1] ?? ''));
