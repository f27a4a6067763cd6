import type { HalfDay } from './survey-terms.ts';
import type { CountryCode } from './vocabulary.ts';

/** Local hours of the packages (spec/booking.md §9); a morning ends when lunch begins in its country, an evening is an afterwork. */
export const packageHours = (duration: HalfDay, country: CountryCode): { startTime: string; endTime: string } => {
  if (duration === 'Soirée') return { startTime: '18:00', endTime: '19:30' };
  const noon = country === 'ESP' ? '13:30' : '12:30';
  return { startTime: duration === 'PM' ? '14:00' : '08:00', endTime: duration === 'AM' ? noon : '18:00' };
};
