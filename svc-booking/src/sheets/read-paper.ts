import { daySheet } from '@plenary/contracts/day-sheet';
import { quoteReference } from '@plenary/contracts/quote-reference';
import type { SheetList } from '@plenary/contracts/sheet-terms';
import { guaranteeDue } from '../calendar/guarantee-due.ts';
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
 * What a paper of a venue's day says now; it is final once the people of the events that begin on it are guaranteed. Refuses `not-found`,
 * and `service-unavailable` where svc-survey does not answer.
 */
export const readPaper = async (deps: BookingDeps, { venue: name, day, list }: Asked): Promise<NumberedSheet> => {
  const venue = venueNamed(await deps.catalogue.current(), name);
  const { id: venueId, slug, address, timeZone } = venue.record;
  const { countryCode: country } = address;
  const booked = await getDayBookings(deps, { venue: venueId, day });
  const [told] = (await deps.surveyedDays?.([{ venue: slug, day }])) ?? [];
  const events = daySheet({ country, day, booked: booked.events, surveyed: told?.events ?? null });
  const names = new Map(events.map((event) => [eventKey(event), event.title || event.company]));
  const nameOf = (event: string) => names.get(event) || quoteReference(event);
  const facts = paperFacts({ list, day, events });
  return {
    reference: paperReference({ venueId, day, list }),
    ...{ list, venue, state: 'confirmed', days: [day], name: '', facts },
    finalFrom: guaranteeDue(day, { countryCode: country, timeZone }),
    changesSince: (before) => paperChanges(before, facts),
    describe: (change, language) => describePaperChange(change, { language, name: nameOf(change.event ?? '') }),
  };
};
