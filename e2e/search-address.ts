import { meetingDays } from './open-days.ts';

interface Asked {
  countryCode?: 'FRA' | 'BEL' | 'ESP';
  pax: number;
  /** People in each subcommittee room of each day. */
  subcommittees?: readonly number[];
  /** Weeks after the first days of meetings. */
  weeksLater?: number;
}

const week = 7 * 24 * 3_600_000;
const room = (pax: number) => ({ pax, duration: 'AM, PM', configuration: 'theater' });

/** The query for whole days of a meeting, as the search bar writes it. */
export const searchAddress = ({ countryCode = 'FRA', pax, subcommittees = [], weeksLater = 0 }: Asked): string => {
  const days = meetingDays(new Date(Date.now() + weeksLater * week)).map((day) => ({
    date: day.toISOString().slice(0, 10),
    lunchPax: pax,
    plenary: room(pax),
    subcommittees: subcommittees.map(room),
  }));
  return `?${new URLSearchParams({ countryCode, action: 'availabilities', days: JSON.stringify(days) })}`;
};
