import { daysBetween } from '../calendar/calendar-day.ts';
import type { AgreedRules } from '../deal-terms/deal-terms.ts';

interface PostponingNow {
  /** Days at the venue. */
  receivedOn: string;
  firstDay: string;
  hasPostponed: boolean;
  /** As agreed on with the booking. */
  rule: AgreedRules['postponement'];
}

/** Why a customer cannot move the days of a booking to any other ones free of charge, or null (design: lifecycle L32). */
export const obstacleToPostponing = ({ receivedOn, firstDay, hasPostponed, rule }: PostponingNow) => {
  if (hasPostponed) return 'postponed-before';
  return daysBetween(receivedOn, firstDay) < rule.minDays ? 'too-late-to-postpone' : null;
};

/** As `obstacleToPostponing`, to days that they have chosen. */
export const postponingObstacle = ({ newLastDay, ...asked }: PostponingNow & { newLastDay: string }) =>
  obstacleToPostponing(asked) ?? (newLastDay > monthsLater(asked.firstDay, asked.rule.months) ? 'too-far-to-postpone' : null);

/** The same day some months later, or the last one of that month. */
const monthsLater = (day: string, months: number): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth))).toISOString().slice(0, 10);
};
