import { daySheet } from '@plenary/contracts/day-sheet';
import { quoteReference } from '@plenary/contracts/quote-reference';
import type { SheetList } from '@plenary/contracts/sheet-terms';
import type { DayBookings } from '@plenary/contracts/sheets.schemas';
import { guaranteeDue } from '../calendar/guarantee-due.ts';
import { rulesOf, termsOn } from '../deal-terms/deal-terms.ts';
import type { BookingDeps } from '../deps.ts';
import { venueNamed } from '../venues/venue-named.ts';
import { describePaperChange } from './describe-change.ts';
import { getDayBookings } from './get-day-bookings.ts';
import type { NumberedSheet } from './numbered-sheet.ts';
import { eventKey, paperChanges, paperFacts } from './paper-facts.ts';
import { paperReference } from './paper-reference.ts';

interface Asked {
  /** Id or slug. */
  venue: string;
  /** Local day. */
  day: string;
  list: SheetList;
}

/**
 * What a paper of a venue's day says now; it is final once the terms of today guarantee the people of events that begin on it. Refuses `not-found`,
 * and `service-unavailable` where svc-survey does not answer.
 */
export const readPaper = async (deps: BookingDeps, { venue, day, list }: Asked): Promise<NumberedSheet> =>
  paperOfDay(deps, { booked: await getDayBookings(deps, { venue, day }), list });

/** The same of a day whose bookings were read. */
export const paperOfDay = async (deps: BookingDeps, { booked, list }: { booked: DayBookings; list: SheetList }): Promise<NumberedSheet> => {
  const { day } = booked;
  const { venueId, slug, countryCode: country, timeZone } = booked.venue;
  const catalogue = await deps.catalogue.current();
  const venue = venueNamed(catalogue, venueId);
  const [told] = (await deps.surveyedDays?.([{ venue: slug, day }])) ?? [];
  const events = daySheet({ country, day, booked: booked.events, surveyed: told?.events ?? null });
  const names = new Map(events.map((event) => [eventKey(event), event.title || event.company]));
  const nameOf = (event: string) => names.get(event) || quoteReference(event);
  const facts = paperFacts({ list, day, events });
  return {
    reference: paperReference({ venueId, day, list }),
    ...{ list, venue, state: 'confirmed', days: [day], name: '', facts },
    content: { days: events.map((event) => ({ day, event })), scientist: told?.scientist ?? null, booked },
    finalFrom: guaranteeDue(day, { ...rulesOf(termsOn(catalogue.dealTerms, catalogue.today), country), timeZone }),
    changesSince: (before) => paperChanges(before, facts),
    describe: (change, language) => describePaperChange(change, { language, name: nameOf(change.event ?? '') }),
  };
};
