import type { ChangeState } from '@plenary/contracts/change-terms';
import type { KeptBookings } from '@plenary/contracts/personal-data.schemas';
import type { QuoteStatus } from '@plenary/contracts/quote';
import { isSigned } from '@plenary/contracts/quote-state';
import type { BookingTables } from '../db/tables.ts';
import type { CatalogueSnapshot } from '../venues/catalogue.ts';

type Rows = { [Name in keyof BookingTables]: BookingTables[Name]['$inferSelect'] };

const instant = (at: number): string => new Date(at).toISOString();
const instantOrNull = (at: number | null): string | null => (at === null ? null : instant(at));
const nameOf = ({ byId }: CatalogueSnapshot, venueId: string | null): string | null =>
  (venueId === null ? undefined : byId.get(venueId)?.record.commercialName) ?? null;

export const presentDemand = (row: Rows['demand'], catalogue: CatalogueSnapshot): KeptBookings['demands'][number] => ({
  id: row.id,
  askedAt: instant(row.createdAt),
  countryCode: row.search.countryCode,
  venueName: nameOf(catalogue, row.venueId),
  days: row.search.days,
  addons: row.addons,
});

export const presentQuote = (
  row: Rows['quote'],
  {
    cancelled,
    changes,
    payments,
    catalogue,
  }: {
    cancelled: Rows['cancellation'] | undefined;
    changes: readonly Rows['dealChange'][];
    payments: readonly Rows['payment'][];
    catalogue: CatalogueSnapshot;
  },
): KeptBookings['quotes'][number] => {
  const { search, addons, totalExcludingVatPrice, totalIncludingVatPrice } = row.frozen;
  const status = row.status as QuoteStatus;
  return {
    id: row.id,
    demandId: row.demandId,
    createdAt: instant(row.createdAt),
    validUntil: instant(row.validUntil),
    status,
    venueName: nameOf(catalogue, row.venueId),
    days: search.days,
    addons,
    totalExcludingVatPrice,
    totalIncludingVatPrice,
    customer: row.customer,
    document: `/api/quotes/${row.id}/pdf${isSigned({ status }) ? '?goal=signature' : ''}`,
    ...(cancelled && { cancellation: cancelled.statement }),
    ...(changes.length > 0 && { changes: changes.map(presentChange) }),
    ...(payments.length > 0 && {
      payments: payments.map(({ kind, amount, day, method, reference }) => ({ kind, amount, day, method, reference })),
    }),
  };
};

const presentChange = ({ createdAt, state, days, before, after, consent }: Rows['dealChange']) => ({
  createdAt: instant(createdAt),
  state: state as ChangeState,
  ...presentDays(days),
  totalExcludingVatPrice: { before: before.frozen.totalExcludingVatPrice, after: after.frozen.totalExcludingVatPrice },
  ...(consent && {
    consent: { at: instant(consent.at), client: consent.client, ...(consent.note !== undefined && { note: consent.note }) },
  }),
});

const presentDays = (days: Rows['dealChange']['days']) => {
  const addedDays = days.flatMap(({ from, to }) => (to && !from ? [to] : []));
  const givenUpDays = days.flatMap(({ from, to }) => (from && !to ? [from] : []));
  return {
    days: days.flatMap(({ from, to }) => (from && to ? [{ from, to }] : [])),
    ...(addedDays.length > 0 && { addedDays }),
    ...(givenUpDays.length > 0 && { givenUpDays }),
  };
};

export const presentOption = (
  row: Rows['booking'],
  { claims, salesNote, catalogue }: { claims: readonly Rows['claim'][]; salesNote: string | null; catalogue: CatalogueSnapshot },
): KeptBookings['options'][number] => {
  const roomName = (roomId: string) => catalogue.byId.get(row.venueId)?.rooms.find(({ id }) => id === roomId)?.name ?? roomId;
  const rooms = claims.map(({ day, half, roomId }) => ({ day, half, room: roomName(roomId) }));
  const order = ({ day, half, room }: (typeof rooms)[number]) => `${day} ${half} ${room}`;
  return {
    id: row.id,
    quoteId: row.quoteId,
    status: row.status,
    rank: row.rank,
    createdAt: instant(row.createdAt),
    expiresAt: instantOrNull(row.expiresAt),
    venueName: nameOf(catalogue, row.venueId),
    rooms: rooms.sort((a, b) => (order(a) < order(b) ? -1 : 1)),
    salesNote,
  };
};

export const presentDraft = ({ id, quoteId, createdAt, fields }: Rows['signatureDocument']) => ({
  id,
  quoteId,
  createdAt: instant(createdAt),
  fields: { ...fields },
});

/** Without the network address of the second signatory, who is another person. */
export const presentSignature = (row: Rows['signature']): KeptBookings['signatures'][number] => {
  const { id, quoteId, state, signatoryName, signatoryEmail, address, secondEmail, secondName, reason, billing } = row;
  return {
    id,
    quoteId,
    state,
    signedAt: instant(row.signedAt),
    endedAt: instantOrNull(row.endedAt),
    signatoryName,
    signatoryEmail,
    address,
    documentHash: row.sha256,
    ...(row.paper && { receivedOnPaper: row.paper.receivedOn }),
    secondSignatory: secondEmail === null ? null : { email: secondEmail, name: secondName, signedAt: instantOrNull(row.secondSignedAt) },
    reason,
    form: billing,
  };
};

export const presentCallback = (row: Rows['callback'], salesNote: string | null): KeptBookings['callbacks'][number] => ({
  demandId: row.demandId,
  askedAt: instant(row.createdAt),
  dueAt: instant(row.dueAt),
  customer: row.customer,
  message: row.message,
  salesNote,
});

export const presentBigEvent = (
  row: Rows['bigEventDemand'],
  salesNote: string | null,
  catalogue: CatalogueSnapshot,
): KeptBookings['bigEvents'][number] => {
  const { id, state, firstname, lastname, email, phone, startDay, endDay, hasFlexibleDates, roomsCount, pax, message, adsTracking } = row;
  return {
    id,
    askedAt: instant(row.createdAt),
    dueAt: instant(row.dueAt),
    state,
    venueName: nameOf(catalogue, row.venueId),
    ...{ firstname, lastname, email, phone, startDay, endDay, hasFlexibleDates, roomsCount, pax, message, adsTracking, salesNote },
  };
};

export const presentHandover = ({ id, kind, state, createdAt, handover }: Rows['crmRecord']): KeptBookings['handovers'][number] => ({
  id,
  kind,
  state,
  at: instant(createdAt),
  contact: handover.contact,
});
