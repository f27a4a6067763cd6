import { daySheet, type SheetEvent } from '@plenary/contracts/day-sheet';
import type { Reach } from '@plenary/contracts/desk-rights';
import { kitchenList, type MealPart } from '@plenary/contracts/sheet-lists';
import type { DaySurveys, EventHours, NetworkDay } from '@plenary/contracts/sheets.schemas';
import { eveningMinutesOf } from '@plenary/contracts/survey-times';
import type { CountryCode } from '@plenary/contracts/vocabulary';
import { Refusal } from '@plenary/http/refuse';
import { and, eq, inArray } from 'drizzle-orm';
import type { BookingStatus } from '../bookings/booking.ts';
import type { BookingDeps } from '../deps.ts';
import { isReached } from '../rights/reached-venues.ts';
import type { CatalogueVenue } from '../venues/catalogue.ts';
import { presentSheet } from './present-sheet.ts';
import { type HeldOnDays, readHeld } from './read-held.ts';

interface Asked {
  /** Local day. */
  day: string;
  country?: CountryCode | undefined;
  /** Venues that the reader may see, and those whose diets. */
  reach: Reach;
  dietsReach: Reach;
}

/**
 * When the confirmed events of all venues take place on a day, and what is served there (design: desk D6): each as on the sheet of its
 * venue, that of options and blocks left out. Without svc-survey all is as signed.
 */
export const getNetworkDay = async (deps: BookingDeps, { day, country, reach, dietsReach }: Asked): Promise<NetworkDay> => {
  const { kept } = await deps.catalogue.current();
  const shown = kept.filter((venue) => isReached(reach, venue) && (!country || venue.record.address.countryCode === country));
  const held = await heldOn(deps, day);
  const places = shown
    .map((venue) => ({ venue, held: held.filter(({ booking }) => booking.venueId === venue.record.id) }))
    .filter((place) => place.held.length > 0);
  const told = await surveysOf(
    deps,
    places.map(({ venue }) => venue),
    day,
  );
  const sheets = places.map((place, index) => ({ venue: place.venue, events: eventsAt(place, day, told?.[index]) }));
  const events = sheets.flatMap(({ venue, events: there }) => there.map((event) => hoursOf(event, venue)));
  return {
    isSurveyed: told !== null,
    events: events.sort((one, other) => startOf(one).localeCompare(startOf(other)) || one.bookingId.localeCompare(other.bookingId)),
    meals: kitchenList(sheets.flatMap((sheet) => sheet.events))
      .filter(({ pax }) => pax > 0)
      .map(({ meal, parts, pax }) => ({ meal, ...startsOf(parts), pax })),
    ...((dietsReach === 'all' || dietsReach.countries.length + dietsReach.venueIds.length > 0) && {
      diets: sheets
        .filter(({ venue }) => isReached(dietsReach, venue))
        .flatMap((sheet) => sheet.events)
        .reduce((sum, { dietCount }) => sum + dietCount, 0),
    }),
  };
};

/** Venues are named, so that claims are found by venue and day: no index is on days alone. */
const heldOn = (deps: BookingDeps, day: string): Promise<HeldOnDays[]> => {
  const { database, tables } = deps;
  const { booking, claim, venue } = tables;
  const places = database.read.select({ id: venue.id }).from(venue);
  const isConfirmed = eq(booking.status, 'confirmed' satisfies BookingStatus);
  return readHeld(deps, and(inArray(claim.venueId, places), eq(claim.day, day), isConfirmed));
};

/** Null: svc-survey does not answer, or a deployment has none. */
const surveysOf = async ({ surveyedDays }: BookingDeps, venues: readonly CatalogueVenue[], day: string): Promise<DaySurveys[] | null> => {
  if (!surveyedDays) return null;
  if (venues.length === 0) return [];
  try {
    return await surveyedDays(venues.map(({ record }) => ({ venue: record.slug, day })));
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
};

/** What is surveyed without being booked is on no list of confirmed events. */
const eventsAt = (
  { venue, held }: { venue: CatalogueVenue; held: readonly HeldOnDays[] },
  day: string,
  told: DaySurveys | undefined,
): SheetEvent[] => {
  const booked = held.map((one) => presentSheet(one, venue));
  const quoteIds = new Set(booked.map(({ quoteId }) => quoteId));
  const surveyed = told ? told.events.filter(({ quoteId }) => quoteId !== null && quoteIds.has(quoteId)) : null;
  return daySheet({ country: venue.record.address.countryCode, day, booked, surveyed });
};

const hoursOf = ({ key: bookingId, quoteId, rooms, activities }: SheetEvent, { record }: CatalogueVenue): EventHours => {
  const roomsOfDay = rooms.filter(({ place }) => place !== 'evening');
  const ofDay = [...roomsOfDay, ...activities.filter(({ kind }) => kind !== 'evening')];
  const evening = activities.find(({ kind }) => kind === 'evening');
  const [from] = ofDay.flatMap((part) => part.from ?? []).sort();
  const to = latest(ofDay.flatMap((part) => part.to ?? []));
  return {
    ...{ bookingId, quoteId, venueId: record.id },
    hours: from && to ? { from, to } : null,
    rooms: [...new Set(roomsOfDay.map(({ roomName }) => roomName))],
    evening: evening ? { from: evening.from, to: evening.to, pax: evening.pax, roomName: evening.roomName } : null,
  };
};

const latest = (times: readonly string[]): string | undefined => times.toSorted().at(-1);

const startOf = ({ hours, evening }: EventHours): string => hours?.from ?? evening?.from ?? '';

const startsOf = (parts: readonly MealPart[]): { from: string | null; to: string | null } => {
  const known = parts.filter(({ pax }) => pax !== null);
  const starts = known.flatMap(({ from }) => from ?? []).sort((one, other) => eveningMinutesOf(one) - eveningMinutesOf(other));
  return { from: starts[0] ?? null, to: starts.at(-1) ?? null };
};
