import type { Duration } from './search.ts';
import type { CountryCode } from './vocabulary.ts';

/** Local hours of the packages (spec/booking.md §9); a morning ends when lunch begins in its country. */
export const packageHours = (duration: Duration, country: CountryCode): { startTime: string; endTime: string } => {
  const noon = country === 'ESP' ? '13:30' : '12:30';
  return { startTime: duration === 'PM' ? '14:00' : '08:00', endTime: duration === 'AM' ? noon : '18:00' };
};
