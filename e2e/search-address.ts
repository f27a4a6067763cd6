import { meetingDays } from './open-days.ts';

interface Asked {
  countryCode?: 'FRA' | 'BEL' | 'ESP';
  pax: number;
  /** People in each subcommittee room of each day. */
  subcommittees?: readonly number[];
}

const room = (pax: number) => ({ pax, duration: 'AM, PM', configuration: 'theater' });

/** The query for whole days of a meeting, as the search bar writes it. */
export const searchAddress = ({ countryCode = 'FRA', pax, subcommittees = [] }: Asked): string => {
  const days = meetingDays().map((day) => ({
    date: day.toISOString().slice(0, 10),
    lunchPax: pax,
    plenary: room(pax),
    subcommittees: subcommittees.map(room),
  }));
  return `?${new URLSearchParams({ countryCode, action: 'availabilities', days: JSON.stringify(days) })}`;
};
