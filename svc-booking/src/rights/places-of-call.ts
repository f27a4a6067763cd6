import type { Place } from '@plenary/contracts/desk-rights';
import type { PlacesOf } from '@plenary/http/permit-staff';
import { eq, inArray, or } from 'drizzle-orm';
import type { BookingDeps } from '../deps.ts';
import type { CatalogueSnapshot, CatalogueVenue } from '../venues/catalogue.ts';

type Named = Readonly<Record<string, unknown>>;
type Find = (deps: BookingDeps, value: string, catalogue: CatalogueSnapshot) => Promise<readonly (CatalogueVenue | undefined)[]>;

const ofQuote: Find = async ({ database, tables: { booking, quote } }, id, { byId }) => {
  const [quotes, bookings] = await Promise.all([
    database.read.select({ venueId: quote.venueId }).from(quote).where(eq(quote.id, id)),
    // A sheet may be that of a booking without a quote.
    database.read
      .select({ venueId: booking.venueId })
      .from(booking)
      .where(or(eq(booking.id, id), eq(booking.quoteId, id))),
  ]);
  return [...quotes, ...bookings].map(({ venueId }) => byId.get(venueId));
};

const ofDemand: Find = async ({ database, tables: { demand } }, id, { byId }) => {
  const [row] = await database.read.select({ venueId: demand.venueId }).from(demand).where(eq(demand.id, id));
  return [byId.get(row?.venueId ?? '')];
};

const ofVenue: Find = async (_, venue, { byId, keptBySlug }) => [byId.get(venue) ?? keptBySlug.get(venue)];

/** Where each parameter of a path, or member of a body, is looked up. */
const finds: Readonly<Record<string, Find>> = {
  venue: ofVenue,
  venueSlug: ofVenue,
  quoteId: ofQuote,
  dealId: ofQuote,
  bookingId: ofQuote,
  optionId: ofQuote,
  reference: ofQuote,
  demandId: ofDemand,
  proposalId: async ({ database, tables: { proposal } }, id, { byId }) => {
    const rows = await database.read.select({ venueId: proposal.venueId }).from(proposal).where(eq(proposal.id, id));
    return rows.map(({ venueId }) => byId.get(venueId));
  },
};

/** Tasks and changes of rooms, whose paths call them `id`. */
const ofId: Find = async (deps, id, catalogue) => {
  const { database, tables } = deps;
  const { bigEventDemand, roomChange } = tables;
  const [forms, changes, asked, moved] = await Promise.all([
    database.read.select({ venueId: bigEventDemand.venueId }).from(bigEventDemand).where(eq(bigEventDemand.id, id)),
    database.read.select({ venueId: roomChange.venueId }).from(roomChange).where(eq(roomChange.id, id)),
    ofDemand(deps, id, catalogue),
    ofQuote(deps, id, catalogue),
  ]);
  return [...[...forms, ...changes].map(({ venueId }) => catalogue.byId.get(venueId)), ...asked, ...moved];
};

const placeOf = ({ record }: CatalogueVenue): Place => ({ country: record.address.countryCode, venueId: record.id });

const ofCountry = async ({ database, tables: { closedPeriod } }: BookingDeps, { countryCode, periodId }: Named): Promise<Place[]> => {
  if (typeof countryCode === 'string') return [{ country: countryCode }];
  if (typeof periodId !== 'string') return [];
  return database.read.select({ country: closedPeriod.country }).from(closedPeriod).where(eq(closedPeriod.id, periodId));
};

/** The venues of several deals at once, which a body lists. */
const ofDeals = async ({ database, tables: { quote } }: BookingDeps, deals: unknown, { byId }: CatalogueSnapshot) => {
  if (!Array.isArray(deals)) return [];
  const ids = deals.map(({ quoteId }: { quoteId: string }) => quoteId);
  const rows = await database.read.selectDistinct({ venueId: quote.venueId }).from(quote).where(inArray(quote.id, ids));
  return rows.map(({ venueId }) => byId.get(venueId));
};

/** What a feed shows: a venue or a room; the events of others, everywhere. */
const ofFeed = ({ kind, id }: Named, catalogue: CatalogueSnapshot): CatalogueVenue | 'network' | undefined => {
  if (typeof id !== 'string' || kind === 'owner') return undefined;
  if (kind === 'room') return catalogue.kept.find(({ rooms }) => rooms.some((room) => room.id === id));
  return kind === 'venue' ? (catalogue.keptBySlug.get(id) ?? catalogue.byId.get(id)) : 'network';
};

/** The places of what a call of the desk names in its path or its body (design: desk D26). */
export const placesOfCall =
  (deps: BookingDeps): PlacesOf =>
  async ({ spec, params = {}, body = {} }) => {
    const catalogue = await deps.catalogue.current();
    const named: Named = { ...(body as Named), ...(params as Named) };
    if (spec.path === '/api/desk/feeds' && spec.method === 'POST') {
      const shown = ofFeed(named, catalogue);
      return shown === 'network' ? shown : shown && [placeOf(shown)];
    }
    const found = Object.entries(named).flatMap(([name, value]) => {
      const find = name === 'id' ? ofId : finds[name];
      return find && typeof value === 'string' ? [find(deps, value, catalogue)] : [];
    });
    const venues = [...(await Promise.all(found)).flat(), ...(await ofDeals(deps, named.deals, catalogue))];
    const places = venues.flatMap((venue) => (venue ? [placeOf(venue)] : []));
    // Whoever works at one venue reads when its country is closed.
    return spec.method === 'GET' ? places : [...places, ...(await ofCountry(deps, named))];
  };
