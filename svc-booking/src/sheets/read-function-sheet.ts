import { daySheet } from '@plenary/contracts/day-sheet';
import type { BookedSheet } from '@plenary/contracts/sheets.schemas';
import { refuse } from '@plenary/http/refuse';
import { eq, or } from 'drizzle-orm';
import { guaranteeDue } from '../calendar/guarantee-due.ts';
import { agreedRules, rulesOf, termsOn } from '../deal-terms/deal-terms.ts';
import type { BookingDeps } from '../deps.ts';
import type { CatalogueVenue } from '../venues/catalogue.ts';
import { describeChange } from './describe-change.ts';
import type { NumberedSheet, SheetContent } from './numbered-sheet.ts';
import { presentSheets } from './present-sheets.ts';
import { readHeld } from './read-held.ts';
import { changesBetween, factsOf } from './sheet-facts.ts';

/**
 * What the sheet of an event, named by its quote or else by its booking, says now. Refuses `not-found`, and `service-unavailable` where svc-survey
 * does not answer.
 */
export const readFunctionSheet = async (deps: BookingDeps, reference: string): Promise<NumberedSheet> => {
  const { booking, quote } = deps.tables;
  const { byId, dealTerms, today } = await deps.catalogue.current();
  const guaranteeOf = (venue: CatalogueVenue, agreed: Parameters<typeof agreedRules>[0] | null): number => {
    const { countryCode } = venue.record.address;
    const rules = agreed ? agreedRules(agreed, { versions: dealTerms, countryCode }) : rulesOf(termsOn(dealTerms, today), countryCode);
    return rules.guaranteeDays;
  };
  const isOf = or(eq(booking.quoteId, reference), eq(booking.id, reference));
  const [held] = await readHeld(deps, isOf);
  if (held) {
    const venue = byId.get(held.booking.venueId) ?? refuse('not-found');
    const [booked = refuse('not-found')] = await presentSheets(deps, [held], venue);
    const content = await contentOf(deps, { venue, booked });
    const [first] = content.days;
    return sheetOf(
      {
        reference,
        venue,
        guaranteeDays: guaranteeOf(venue, held.quote),
        state: booked.status,
        days: booked.allDays,
        name: first?.event.title || (first?.event.company ?? ''),
      },
      content,
    );
  }
  const [row] = await deps.database.read.select().from(quote).where(eq(quote.id, reference));
  const venue = row && byId.get(row.venueId);
  if (!venue || row.standing !== 'cancelled') return refuse('not-found');
  const { customer, frozen } = row;
  const name = customer ? customer.companyName || `${customer.firstname} ${customer.lastname}`.trim() : '';
  return sheetOf(
    {
      reference,
      venue,
      guaranteeDays: guaranteeOf(venue, row),
      state: 'cancelled',
      days: frozen.search.days.map(({ date }) => date).sort(),
      name,
    },
    nothing,
  );
};

/** Of a cancelled event. */
const nothing: SheetContent = { days: [], scientist: null, booked: null };

type Event = Pick<NumberedSheet, 'reference' | 'venue' | 'state' | 'days' | 'name'> & { guaranteeDays: number };

const sheetOf = ({ guaranteeDays, ...event }: Event, content: SheetContent): NumberedSheet => {
  const { venue, days: dates, reference, state } = event;
  const { timeZone } = venue.record;
  const facts = factsOf({ reference, state, days: content.days });
  return {
    ...event,
    ...{ list: null, facts, content, describe: describeChange },
    finalFrom: guaranteeDue(dates[0] ?? '', { guaranteeDays, timeZone }),
    changesSince: (before) => changesBetween(before, facts),
  };
};

interface Booked {
  venue: CatalogueVenue;
  booked: BookedSheet;
}

const contentOf = async (deps: BookingDeps, { venue, booked }: Booked): Promise<SheetContent> => {
  const { slug, address } = venue.record;
  const told = await deps.surveyedDays?.(booked.allDays.map((day) => ({ venue: slug, day })));
  const days = booked.allDays.flatMap((day, index) => {
    const surveyed = told?.[index]?.events.filter(({ quoteId }) => quoteId !== null && quoteId === booked.quoteId) ?? null;
    const [event] = daySheet({ country: address.countryCode, day, booked: [booked], surveyed });
    return event ? [{ day, event }] : [];
  });
  return { days, scientist: told?.find(({ scientist }) => scientist)?.scientist ?? null, booked: null };
};
