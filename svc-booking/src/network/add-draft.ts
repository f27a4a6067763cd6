import type { NetworkVenue, NewVenue } from '@plenary/contracts/network.schemas';
import { isInCountry } from '@plenary/contracts/network-rules';
import { timeZoneOf } from '@plenary/contracts/terms';
import type { Localized } from '@plenary/contracts/vocabulary';
import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import { once } from '@plenary/service-kit/idempotency';
import { max } from 'drizzle-orm';
import { audit } from '../audit/audit.ts';
import { bumpCatalogue } from '../db/bump-catalogue.ts';
import type { BookingDeps } from '../deps.ts';
import type { VenueRecord } from '../venues/venue-record.ts';
import { newId } from './new-id.ts';
import { readNetworkVenue } from './read-network-venue.ts';
import { slugFaults } from './slug-faults.ts';

interface Adding {
  actor: UserActor;
  wanted: NewVenue;
  idempotencyKey: string | undefined;
}

/** Adds a venue as a draft at the end of the lists. Refuses a position outside its country, an address or a name that another venue has. */
export const addDraft = async (deps: BookingDeps, { actor, wanted, idempotencyKey }: Adding): Promise<NetworkVenue> => {
  const { database, tables } = deps;
  const [uuid, entryId] = [deps.newId(), deps.newId()];
  const record = draftOf(newId('venue', uuid), wanted);
  const now = deps.now();
  const { kept } = await deps.catalogue.current();
  const request = { scope: `${actor.userId}:network-venue`, key: idempotencyKey, body: wanted, now };
  return database.transact((tx) =>
    once(tx, database, request, async () => {
      const errors = {
        ...(await slugFaults(tx, tables, { slug: wanted.slug, venueId: record.id })),
        ...(!isInCountry(wanted.coordinates, wanted.countryCode) && { coordinates: 'out_of_country' }),
        ...(kept.some((venue) => venue.record.commercialName === wanted.commercialName) && { commercialName: 'taken' }),
      };
      if (Object.keys(errors).length > 0) return refuse('invalid-request', { errors });
      const [last] = await tx.select({ position: max(tables.venue.position) }).from(tables.venue);
      const { id, slug } = record;
      const position = (last?.position ?? -1) + 1;
      await tx.insert(tables.venue).values({ id, slug, countryCode: wanted.countryCode, position, record, state: 'draft' });
      await bumpCatalogue(tx, tables);
      const subject = { type: 'venue', id, name: record.commercialName };
      await audit(tx, tables, { id: entryId, at: now, by: actor, action: 'venue-added', subject, changes: [] });
      return readNetworkVenue(tx, tables, id);
    }),
  );
};

const unwritten: Localized = { fr: '', en: '', es: '', nl: '' };

/** The record of a venue of which only this is known. */
export const draftOf = (id: string, { countryCode, slug, name, commercialName, address, coordinates }: NewVenue): VenueRecord => ({
  id,
  salesforceId: id,
  slug,
  name,
  commercialName,
  themeName: unwritten,
  description: unwritten,
  littlePlus: unwritten,
  palette: 'emerald',
  coordinates,
  address: { ...address, countryCode },
  timeZone: timeZoneOf[countryCode],
  pictures: { cover: null, carrousel: [] },
  isFoodBrand: false,
  isRequestOnly: false,
  hasFood: false,
  isAccessible: false,
  transit: { metros: [], rers: [], trams: [], trains: [] },
  buses: [],
  bikeShareStations: [],
  parkings: [],
  tier: 'comfort',
  standardPaxLimit: 120,
  minimumPricePerDay: 0,
  lunchSeats: { service1: 0, service2: 0 },
  eventDemandPax: { default: 60, minimum: 50 },
});
