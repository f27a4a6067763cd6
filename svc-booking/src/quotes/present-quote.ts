import type { ExpectedRooms, NamedRoom } from '@plenary/contracts/booked-room';
import type {
  Amendment,
  CallbackState,
  MeetingScientist,
  Quote,
  QuoteParticulars,
  QuoteStanding,
  QuoteStatus,
} from '@plenary/contracts/quote';
import type { Language } from '@plenary/contracts/vocabulary';
import { presentOption } from '../bookings/present-option.ts';
import { eventStart } from '../calendar/event-start.ts';
import type { OptionRow } from '../db/rows.ts';
import { optionsEnd } from '../options/option-rules.ts';
import type { FrozenQuote } from '../prices/frozen-quote.ts';
import { presentPricedDemand } from '../prices/present-priced-demand.ts';
import type { CatalogueVenue } from '../venues/catalogue.ts';

interface QuoteRow {
  id: string;
  demandId: string;
  status: string;
  createdAt: number;
  validUntil: number;
  frozen: FrozenQuote;
  particulars: QuoteParticulars | null;
  standing: string;
  amends: string | null;
  supersededBy: string | null;
  version: number;
  revision: number;
}

interface QuoteInput {
  row: QuoteRow;
  venue: CatalogueVenue;
  language: Language;
  /** The live one, if there is one. */
  option: OptionRow | undefined;
  /** As `roomsHeld` answers. */
  rooms?: readonly NamedRoom[];
  /** As `roomsWaitedFor` answers. */
  waited?: readonly NamedRoom[];
  /** As `expectedRoomsOf` answers. */
  expected?: ExpectedRooms | undefined;
  /** As `amendmentOf` answers. */
  amendment?: Amendment | undefined;
  /** Contact of the venue; null if unknown. */
  scientist: MeetingScientist | null;
  /** Only for the customer's own page. */
  callback?: CallbackState;
}

/** A quote stays valid while its first option holds: it can be signed until then (`signatureObstacle`). */
export const validUntilOf = (
  { validUntil }: Pick<QuoteRow, 'validUntil'>,
  option: Pick<OptionRow, 'rank' | 'expiresAt'> | undefined,
): string => new Date(Math.max(validUntil, option?.rank === 1 ? (option.expiresAt ?? 0) : 0)).toISOString();

const startOf = ({ search }: FrozenQuote, { record }: CatalogueVenue): number =>
  eventStart({ firstDay: search.days.map(({ date }) => date).sort()[0] ?? '', timeZone: record.timeZone });

export const presentQuote = ({
  row,
  venue,
  language,
  option,
  rooms = [],
  waited = [],
  expected,
  amendment,
  scientist,
  callback,
}: QuoteInput): Quote => ({
  ...presentPricedDemand({ demandId: row.demandId, venue, frozen: row.frozen, language }),
  id: row.id,
  createdAt: new Date(row.createdAt).toISOString(),
  status: row.status as QuoteStatus,
  validUntil: validUntilOf(row, option),
  optionsUntil: new Date(optionsEnd({ eventStart: startOf(row.frozen, venue) })).toISOString(),
  standing: row.standing as QuoteStanding,
  revision: row.revision,
  ...(row.supersededBy !== null && { supersededBy: row.supersededBy }),
  ...(row.version > 1 && { version: row.version }),
  ...(row.amends && { amends: row.amends }),
  ...(amendment && { amendment }),
  option: option ? presentOption(option) : null,
  ...(rooms.length > 0 && { rooms: [...rooms] }),
  ...(waited.length > 0 && { waitedRooms: [...waited] }),
  ...(expected && { expectedRooms: expected }),
  meetingScientist: scientist,
  ...(row.particulars && { particulars: row.particulars }),
  ...(callback && { callback }),
});
