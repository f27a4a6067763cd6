import type { SheetFood } from '@plenary/contracts/sheet-terms';
import { sheetFoods } from '@plenary/contracts/sheet-terms';
import type { BookedSheet } from '@plenary/contracts/sheets.schemas';
import { addonNames, maxSubcommittees } from '@plenary/contracts/terms';
import { agreedDays, isPriceOpen } from '../bookings/agreed-days.ts';
import { presentCustomer } from '../bookings/present-customer.ts';
import type { ClaimRow } from '../db/rows.ts';
import type { Half } from '../rooms/room.ts';
import { setUpsOf } from '../rooms/set-ups-of.ts';
import type { CatalogueVenue } from '../venues/catalogue.ts';
import type { HeldOnDays } from './read-held.ts';

type SheetDay = BookedSheet['days'][number];
type SheetRoom = SheetDay['rooms'][number];

/** A booking as a sheet tells it. */
export const presentSheet = (held: HeldOnDays, venue: CatalogueVenue): BookedSheet => {
  const { booking, quote, claims, allDays } = held;
  const customer = presentCustomer(quote?.customer ?? null);
  return {
    bookingId: booking.id,
    quoteId: booking.quoteId,
    status: booking.status === 'confirmed' ? 'confirmed' : 'option',
    expiresAt: booking.expiresAt === null ? null : new Date(booking.expiresAt).toISOString(),
    customer: customer && { name: customer.name, companyName: customer.companyName, phone: customer.phone },
    addons: addonNames.filter((name) => quote?.frozen.addons[name]),
    isPriceOpen: quote ? isPriceOpen(quote.frozen.search.days, booking) : false,
    allDays,
    days: [...new Set(claims.map(({ day }) => day))].map((day) => presentDay(held, venue, day)),
  };
};

const presentDay = ({ booking, quote, claims, lunches, attended }: HeldOnDays, venue: CatalogueVenue, day: string): SheetDay => {
  const asked = quote && agreedDays(quote.frozen.search.days, booking).find(({ date }) => date === day);
  const guaranteed = booking.status === 'confirmed' && quote?.frozen.search.days.find(({ date }) => date === day)?.plenary.pax;
  const byRoom = new Map<string, ClaimRow[]>();
  for (const claim of claims.filter((one) => one.day === day)) {
    const key = `${claim.request} ${claim.roomId}`;
    byRoom.set(key, [...(byRoom.get(key) ?? []), claim]);
  }
  return {
    day,
    rooms: withRequests([...byRoom.values()].sort(byRequest)).flatMap((room) =>
      presentRoom(room, venue, asked ? [asked.plenary, ...asked.subcommittees] : []),
    ),
    ...(guaranteed && { people: { guaranteed, actual: attended.find((one) => one.day === day)?.actual ?? null } }),
    food: foodOf(quote, day),
    lunches: lunches
      .filter((lunch) => lunch.day === day)
      .map(({ service, seats }) => ({ service: service === 'service1' ? 'service1' : 'service2', seats })),
  };
};

/** The plenary first, the common space of an evening last. */
const byRequest = ([one]: ClaimRow[], [other]: ClaimRow[]): number => (one?.request ?? maxRooms) - (other?.request ?? maxRooms);
const maxRooms = maxSubcommittees + 1;

interface Used {
  claims: readonly ClaimRow[];
  /** 0: the plenary; null: the common space of an evening. */
  request: number | null;
}

/** A booking without a quote says of none of its rooms what it is for: those of the day stand in order, the first as plenary. */
const withRequests = (ofDay: readonly ClaimRow[][]): Used[] => {
  const unsaid = ofDay.filter((claims) => claims.every(({ request }) => request === null) && claims.some(({ half }) => half !== 'SOIREE'));
  return ofDay.map((claims) => ({ claims, request: unsaid.includes(claims) ? unsaid.indexOf(claims) : (claims[0]?.request ?? null) }));
};

type Asked = Pick<SheetRoom, 'configuration' | 'pax'>;

const presentRoom = ({ claims, request }: Used, { rooms }: CatalogueVenue, asked: readonly Asked[]): SheetRoom[] => {
  const [claim] = claims;
  const room = rooms.find(({ id }) => id === claim?.roomId);
  if (!claim || !room) return [];
  const wanted = request === null ? undefined : asked[request];
  return [
    {
      place: request === null ? null : request === 0 ? 'plenary' : 'subcommittee',
      index: Math.max(0, (request ?? 0) - 1),
      roomId: room.id,
      roomName: room.name,
      floor: room.floor,
      halves: claims.map(({ half }) => half as Half),
      configuration: wanted?.configuration ?? null,
      pax: wanted?.pax ?? null,
      setUps: setUpsOf(room),
    },
  ];
};

const foodOf = (quote: HeldOnDays['quote'], day: string): SheetFood[] => {
  const included = quote?.frozen.items.filter(({ date }) => date === day).flatMap(({ includedServices }) => includedServices);
  return sheetFoods.filter((food) => included?.includes(food));
};
