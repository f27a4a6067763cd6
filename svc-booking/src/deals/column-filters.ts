import type { DealsFilter } from '@plenary/contracts/desk-deals.schemas';
import type { LunchFilter, SurveyState } from '@plenary/contracts/desk-deals-terms';
import type { EventStatus } from '@plenary/contracts/survey-terms';
import { fold } from '@plenary/service-kit/database/folded';
import { and, eq, exists, gte, inArray, isNotNull, lt, lte, notExists, or, type SQL, sql } from 'drizzle-orm';
import { inChunks } from '../bookings/add-bookings.ts';
import type { BookingDeps } from '../deps.ts';
import { readScientists, scientistAmong } from '../scientists/scientist-of-venue.ts';
import type { CatalogueSnapshot } from '../venues/catalogue.ts';

type Columns = Pick<DealsFilter, 'company' | 'paxFrom' | 'paxTo' | 'room' | 'lunch' | 'survey' | 'scientist'>;

const stateOf: Readonly<Record<EventStatus, SurveyState>> = { TODO: 'open', WAITING_COMET_VALIDATION: 'to-validate', DONE: 'done' };

/** The state of the survey of a confirmed deal, by what svc-survey told of it last. */
export const surveyStateOf = (status: EventStatus | null | undefined): SurveyState => (status ? stateOf[status] : 'missing');

/** Rows with these values in columns that are not their own, as the list shows them (design: desk D7). */
export const inColumns = async (
  deps: BookingDeps,
  { company, paxFrom, paxTo, room, lunch, survey, scientist }: Columns,
  snapshot: CatalogueSnapshot,
): Promise<SQL | undefined> => {
  const { dealRow } = deps.tables;
  return and(
    company ? isOfCompany(deps, company) : undefined,
    paxFrom === undefined ? undefined : gte(dealRow.pax, paxFrom),
    paxTo === undefined ? undefined : lte(dealRow.pax, paxTo),
    room ? holdsRoom(deps, room) : undefined,
    lunch && eatsAt(deps, lunch),
    survey && hasSurvey(deps, survey),
    scientist ? await ofScientist(deps, scientist, snapshot) : undefined,
  );
};

/** Greater than every letter, in the order of bytes that both engines sort by. */
const last = '\u{10ffff}';

/** Compared, not matched by a pattern: a name may have its signs in it. */
const isOfCompany = ({ tables: { dealRow } }: BookingDeps, company: string): SQL | undefined => {
  const beginning = fold(company);
  return and(gte(dealRow.company, beginning), lt(dealRow.company, `${beginning}${last}`));
};

const holdsRoom = ({ database, tables: { booking, claim, dealRow } }: BookingDeps, roomId: string): SQL =>
  inArray(
    dealRow.quoteId,
    database.read
      .select({ quoteId: booking.quoteId })
      .from(claim)
      .innerJoin(booking, eq(booking.id, claim.bookingId))
      .where(and(eq(claim.roomId, roomId), inArray(booking.status, ['option', 'confirmed']), isNotNull(booking.quoteId))),
  );

const eatsAt = ({ database, tables: { booking, dealRow, lunchClaim } }: BookingDeps, lunch: LunchFilter): SQL | undefined => {
  const seats = database.read
    .select({ quoteId: booking.quoteId })
    .from(booking)
    .innerJoin(lunchClaim, eq(lunchClaim.bookingId, booking.id))
    .where(
      and(
        eq(booking.quoteId, dealRow.quoteId),
        eq(booking.status, 'confirmed'),
        lunch === 'none' ? undefined : eq(lunchClaim.service, lunch),
      ),
    );
  return and(eq(dealRow.stage, 'confirmed'), lunch === 'none' ? notExists(seats) : exists(seats));
};

const hasSurvey = ({ database, tables: { dealRow, dealSurvey } }: BookingDeps, state: SurveyState): SQL | undefined => {
  const statuses = (Object.keys(stateOf) as EventStatus[]).filter((status) => state === 'missing' || stateOf[status] === state);
  const told = database.read
    .select({ quoteId: dealSurvey.quoteId })
    .from(dealSurvey)
    .where(and(eq(dealSurvey.quoteId, dealRow.quoteId), inArray(dealSurvey.status, statuses)));
  return and(eq(dealRow.stage, 'confirmed'), state === 'missing' ? notExists(told) : exists(told));
};

/** Names of Meeting Scientists, each once, in their order. */
export const scientistNames = async (deps: BookingDeps): Promise<string[]> =>
  [...new Set((await readScientists(deps)).map(nameOf))].filter((name) => name !== '').sort((a, b) => a.localeCompare(b));

/** As lists tell it. */
export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string => `${firstName} ${lastName}`.trim();

const ofScientist = async (deps: BookingDeps, name: string, { kept }: CatalogueSnapshot): Promise<SQL | undefined> => {
  const scientists = await readScientists(deps);
  const venueIds = kept.flatMap(({ record: { id } }) => {
    const scientist = scientistAmong(scientists, id);
    return scientist && nameOf(scientist) === name ? [id] : [];
  });
  const parts = inChunks(venueIds).map((part) => inArray(deps.tables.dealRow.venueId, part));
  return parts.length === 0 ? sql`1 = 0` : or(...parts);
};
