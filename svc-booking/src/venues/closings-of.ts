import type { Venue } from '@plenary/contracts/venue';
import { isClosedBy } from '@plenary/contracts/venue-closings';
import type { Localized } from '@plenary/contracts/vocabulary';
import { type CalendarDay, compareDays, eachDay, isWeekend } from '../calendar/calendar-day.ts';
import type { ClosedDay, IsClosed } from '../calendar/open-days.ts';
import type { VenueRecord } from './venue-record.ts';

const unexplained: Localized = { fr: 'Fermeture du lieu', en: 'Venue closed', es: 'Cierre del espacio', nl: 'Locatie gesloten' };

type Closing = NonNullable<VenueRecord['closings']>[number];

/** A language without a reason of its own has the one that was given: it is a name more than a sentence. */
const nameOf = ({ reason, reasons: { en, es, nl } = {} }: Closing): Localized => {
  const given = reason ?? en ?? es ?? nl;
  return given === undefined ? unexplained : { fr: given, en: en ?? given, es: es ?? given, nl: nl ?? given };
};

/** Closings of a venue as customers read them; undefined where there are none. */
export const presentClosings = ({ closings }: Pick<VenueRecord, 'closings'>): Venue['closings'] =>
  closings?.map((closing) => ({ from: closing.from, to: closing.to, name: nameOf(closing) }));

/** Days on which a venue cannot be booked: those of its country and its own. */
export const venueClosedOn = (
  { address: { countryCode }, closings = [] }: Pick<VenueRecord, 'address' | 'closings'>,
  isClosed: IsClosed,
): ((day: CalendarDay) => boolean) =>
  closings.length === 0
    ? (day) => isClosed(countryCode, day)
    : (day) => isClosed(countryCode, day) || closings.some((closing) => isClosedBy(closing, day));

/** Closed days of a venue between two days, both included, weekends left out: a day that is closed in its country is told as such. */
export const withOwnClosings = (
  ofCountry: readonly ClosedDay[],
  { closings = [] }: Pick<VenueRecord, 'closings'>,
  { from, to }: { from: CalendarDay; to: CalendarDay },
): ClosedDay[] => {
  if (closings.length === 0) return [...ofCountry];
  const known = new Set(ofCountry.map(({ date }) => date));
  const own = eachDay(from, to).flatMap((date): ClosedDay[] => {
    const closing = known.has(date) || isWeekend(date) ? undefined : closings.find((one) => isClosedBy(one, date));
    return closing ? [{ date, reason: 'closed-period', name: nameOf(closing) }] : [];
  });
  return [...ofCountry, ...own].sort((left, right) => compareDays(left.date, right.date));
};
