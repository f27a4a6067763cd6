import { packageHours } from '@plenary/contracts/package-hours';
import type { SearchDay } from '@plenary/contracts/search';
import type { CountryCode } from '@plenary/contracts/vocabulary';
import { localInstant } from '@plenary/service-kit/local-time';

interface Begins {
  days: readonly Pick<SearchDay, 'date' | 'plenary' | 'subcommittees' | 'evening'>[];
  countryCode: CountryCode;
  /** IANA name of the venue's. */
  timeZone: string;
}

/** Instant, in milliseconds, at which the first half-day of a booking begins at its venue (design: lifecycle L33). */
export const firstHalfStart = ({ days, countryCode, timeZone }: Begins): number => {
  const [first] = days.toSorted((one, other) => one.date.localeCompare(other.date));
  if (!first) return Number.POSITIVE_INFINITY;
  const durations = first.evening ? (['Soirée'] as const) : [first.plenary, ...first.subcommittees].map(({ duration }) => duration);
  const starts = durations.map((duration) => packageHours(duration, countryCode).startTime);
  return Math.min(...starts.map((time) => localInstant(first.date, time, timeZone)));
};
