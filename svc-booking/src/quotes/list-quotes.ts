import type { QuoteSummary } from '@plenary/contracts/booking.schemas';
import type { QuoteStatus } from '@plenary/contracts/quote';
import type { UserActor } from '@plenary/service-kit/actor';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { presentOption } from '../bookings/present-option.ts';
import type { BookingDeps } from '../deps.ts';
import { currentOption } from '../options/current-option.ts';
import { keepFullTermOf } from '../options/keep-full-term.ts';
import type { CatalogueVenue } from '../venues/catalogue.ts';
import { listedPictures } from '../venues/listed-pictures.ts';
import { validUntilOf } from './present-quote.ts';
import { standingsOf } from './quote-standing.ts';

const mostListed = 100;

/** The newest quotes of the caller, each with its option as it is at this instant. */
export const listQuotes = async (deps: BookingDeps, { actor }: { actor: UserActor }): Promise<{ quotes: QuoteSummary[] }> => {
  const { booking, quote } = deps.tables;
  await keepFullTermOf(deps, actor);
  const rows = await deps.database.read
    .select({ quote, optionId: booking.id })
    .from(quote)
    .leftJoin(booking, and(eq(booking.quoteId, quote.id), eq(booking.status, 'option')))
    // Those of a change are found where its booking is, an earlier version behind the one that took its place.
    .where(and(eq(quote.userId, actor.userId), isNull(quote.amends), isNull(quote.supersededBy)))
    .orderBy(desc(quote.createdAt), desc(quote.id))
    .limit(mostListed);
  const { byId } = await deps.catalogue.current();
  const standings = await standingsOf(
    deps.database.read,
    deps.tables,
    rows.map((row) => row.quote),
  );
  const quotes: QuoteSummary[] = [];
  for (const { quote: row, optionId } of rows) {
    const venue = byId.get(row.venueId);
    if (!venue) throw new Error(`the venue of the quote ${row.id} is gone`);
    const option = optionId ? await currentOption(deps, { venue, quoteId: row.id }) : undefined;
    const standing = standings.get(row.id) ?? 'current';
    quotes.push({
      ...summaryOf(row, venue),
      standing,
      validUntil: validUntilOf(row, option),
      option: option ? presentOption(option) : null,
    });
  }
  return { quotes };
};

type QuoteRow = BookingDeps['tables']['quote']['$inferSelect'];

const summaryOf = (row: QuoteRow, { record }: CatalogueVenue): Omit<QuoteSummary, 'option' | 'standing' | 'validUntil'> => {
  const { search, totalIncludingVatPrice, credits } = row.frozen;
  return {
    id: row.id,
    venue: {
      slug: record.slug,
      commercialName: record.commercialName,
      palette: record.palette,
      pictures: listedPictures(record.pictures),
      countryCode: record.address.countryCode,
    },
    eventStartDate: search.days.at(0)?.date ?? '',
    eventEndDate: search.days.at(-1)?.date ?? '',
    createdAt: new Date(row.createdAt).toISOString(),
    status: row.status as QuoteStatus,
    totalIncludingVatPrice,
    credits,
  };
};
