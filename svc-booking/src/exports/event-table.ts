import { daySheet, type SheetEvent } from '@plenary/contracts/day-sheet';
import { dealStageWords } from '@plenary/contracts/deal-stage-words';
import type { BookedSheet, DaySurveys } from '@plenary/contracts/sheets.schemas';
import { and, gt, inArray, isNull, or } from 'drizzle-orm';
import { countryWords } from '../deals/country-words.ts';
import { stageAt } from '../deals/find-deals.ts';
import type { ReadRow } from '../deals/list-deals.ts';
import type { BookingDeps } from '../deps.ts';
import { readScientists, scientistAmong } from '../scientists/scientist-of-venue.ts';
import { presentSheets } from '../sheets/present-sheets.ts';
import { readHeld } from '../sheets/read-held.ts';
import { sheetWords } from '../sheets/sheet-words.ts';
import type { Cell } from '../spreadsheets/spreadsheet.ts';
import type { CatalogueVenue } from '../venues/catalogue.ts';
import { type EventColumn, eventColumns, eventNamesOf } from './export-columns.ts';
import { exportWords } from './export-words.ts';
import { headed, inColumns, type Table, type Writing } from './exported-table.ts';

/** A deal with what it holds, and its venue. */
interface Held {
  row: ReadRow;
  venue: CatalogueVenue;
  booked: BookedSheet;
}

/**
 * A row a day of each deal that holds rooms, as the sheets of its venue tell it (design: desk D7, D25). Refuses `service-unavailable` where svc-survey
 * does not answer: a file must not leave out half of the days in silence.
 */
export const eventTable: Table = (writing) => {
  const names = eventNamesOf(writing.shown);
  return {
    columns: headed(names, eventColumns, exportWords[writing.language].events),
    atOnce: 200,
    recordsOf: async (deps, deals) => {
      const held = await heldBy(deps, deals, writing);
      const surveys = await surveysOf(deps, held);
      const scientists = await readScientists(deps);
      return held.flatMap((one) => {
        const found = scientistAmong(scientists, one.venue.record.id);
        const scientist = found ? `${found.firstName} ${found.lastName}`.trim() : '';
        return one.booked.allDays.map((day) => inColumns(names, cellsOf(one, { day, surveys, scientist, writing })));
      });
    },
  };
};

const heldBy = async (deps: BookingDeps, deals: readonly ReadRow[], { snapshot, moment }: Writing): Promise<Held[]> => {
  const { booking, claim } = deps.tables;
  const ids = deals.map(({ dealRow }) => dealRow.quoteId);
  // An option that has lapsed holds nothing, also before it is ended.
  const isLive = or(isNull(claim.holdUntil), gt(claim.holdUntil, moment.now));
  const held = await readHeld(deps, and(inArray(booking.quoteId, ids), isLive));
  const sheets = new Map<string, { venue: CatalogueVenue; booked: BookedSheet }>();
  for (const venueId of new Set(held.map(({ booking: { venueId: of } }) => of))) {
    const venue = snapshot.byId.get(venueId);
    if (!venue) throw new Error(`the venue ${venueId} is gone`);
    const there = held.filter((one) => one.booking.venueId === venueId);
    for (const booked of await presentSheets(deps, there, venue)) if (booked.quoteId) sheets.set(booked.quoteId, { venue, booked });
  }
  return deals.flatMap((row) => {
    const sheet = sheets.get(row.dealRow.quoteId);
    return sheet ? [{ row, ...sheet }] : [];
  });
};

const placeKey = (venue: CatalogueVenue, day: string): string => `${venue.record.slug} ${day}`;

/** What surveys say of the days; null in a deployment without svc-survey. */
const surveysOf = async ({ surveyedDays }: BookingDeps, held: readonly Held[]): Promise<ReadonlyMap<string, DaySurveys> | null> => {
  if (!surveyedDays) return null;
  const places = new Map(
    held.flatMap(({ venue, booked }) => booked.allDays.map((day) => [placeKey(venue, day), { venue: venue.record.slug, day }] as const)),
  );
  if (places.size === 0) return new Map();
  const told = await surveyedDays([...places.values()]);
  return new Map([...places.keys()].flatMap((key, index) => (told[index] ? [[key, told[index]] as const] : [])));
};

interface Told {
  day: string;
  surveys: ReadonlyMap<string, DaySurveys> | null;
  scientist: string;
  writing: Writing;
}

const cellsOf = ({ row, venue, booked }: Held, { day, surveys, scientist, writing }: Told): Readonly<Record<EventColumn, Cell>> => {
  const { language, moment } = writing;
  const { commercialName, address, timeZone } = venue.record;
  const { dealRow, followUp } = row;
  const its = surveys?.get(placeKey(venue, day))?.events.filter(({ quoteId }) => quoteId === dealRow.quoteId) ?? [];
  const [event] = daySheet({ country: address.countryCode, day, booked: [booked], surveyed: surveys && its });
  if (!event) throw new Error(`the day ${day} of the quote ${dealRow.quoteId} is on no sheet`);
  return {
    ...{ day, scientist, timeZone, reference: dealRow.quoteId, start: event.from, end: event.to, title: event.title },
    ...{
      stage: dealStageWords[language][stageAt(dealRow, moment)],
      venue: commercialName,
      country: countryWords[language][address.countryCode],
    },
    ...{ company: event.company, dayNumber: event.dayNumber, dayCount: event.dayCount },
    rooms: [...new Set(event.rooms.map(({ roomName }) => roomName))].join(', '),
    ...{ guaranteed: event.people?.guaranteed ?? null, expected: event.pax, came: event.people?.actual ?? null },
    ...lunchOf(event, writing),
    survey: surveys ? exportWords[language].surveys[surveyOf(event)] : '',
    owner: followUp?.owner?.name ?? '',
    flags: event.flags.map((flag) => sheetWords[language].flags[flag]).join(', '),
  };
};

const lunchOf = ({ lunch }: SheetEvent, { language }: Writing) => ({
  lunch: lunch ? sheetWords[language].meals[lunch.service ?? 'lunch'] : '',
  lunchPeople: lunch?.pax ?? null,
});

const surveyOf = ({ eventId, flags }: SheetEvent) => {
  if (eventId === null) return 'missing';
  if (flags.includes('survey-open')) return 'open';
  return flags.includes('to-validate') ? 'to-validate' : 'done';
};
