import type { Block } from '@plenary/contracts/blocks.schemas';
import type { Planning, PlanningBooking } from '@plenary/contracts/planning.schemas';
import type { Localized } from '@plenary/contracts/vocabulary';

export const halves = ['AM', 'PM', 'SOIREE'] as const;
export type Half = (typeof halves)[number];

/** Libre, Option1, Option2 and Validé (server-rules §2), blocked by staff, or a day on which the venue is closed. */
export const slotStates = ['free', 'option1', 'option2', 'confirmed', 'blocked', 'closed'] as const;
type SlotState = (typeof slotStates)[number];

/** The states of a slot whose real state is not known: still loading, or failed to load. */
export const unknownStates = ['coming', 'unknown'] as const;

export interface Slot {
  state: SlotState;
  /** The bookings that hold the slot, the first rank in front. */
  bookings: readonly PlanningBooking[];
  /** What each booking uses the room for, by its id; one of an evening or without a quote is left out. */
  uses?: ReadonlyMap<string, Use>;
  /** Why it is blocked. */
  reason?: string;
}

export type Use = NonNullable<Planning['claims'][number]['use']>;

const areOneBar = (one: Slot | undefined, other: Slot | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  one.state === other.state &&
  one.reason === other.reason &&
  one.bookings.map(({ id }) => id).join() === other.bookings.map(({ id }) => id).join();

/** Halves of a day that what holds a slot goes on for, from this one on; 0: it began in the half before. */
export const barLength = (slots: readonly (Slot | undefined)[], place: number): number => {
  if (place > 0 && areOneBar(slots[place - 1], slots[place])) return 0;
  const end = slots.findIndex((slot, index) => index > place && !areOneBar(slots[place], slot));
  return (end < 0 ? slots.length : end) - place;
};

const keyOf = (roomId: string, day: string, half: Half) => `${roomId} ${day} ${half}`;

/** Index of the held slots; free slots have no entry. */
export const slotIndex = ({ claims, bookings }: Pick<Planning, 'claims' | 'bookings'>): Map<string, Slot> => {
  const known = new Map(bookings.map((booking) => [booking.id, booking]));
  const slots = new Map<string, Slot>();
  for (const { roomId, day, half, bookingId, use } of [...claims].sort((a, b) => a.rank - b.rank)) {
    const booking = known.get(bookingId);
    if (!booking) continue;
    const key = keyOf(roomId, day, half);
    const before = slots.get(key);
    const held = [...(before?.bookings ?? []), booking];
    const isConfirmed = held.some(({ status }) => status === 'confirmed');
    const uses = use ? new Map(before?.uses).set(bookingId, use) : before?.uses;
    slots.set(key, {
      state: isConfirmed ? 'confirmed' : held.length > 1 ? 'option2' : 'option1',
      bookings: held,
      ...(uses && { uses }),
    });
  }
  return slots;
};

/** Some weeks of the board, ready to be looked up. */
export interface BoardPart {
  slots: ReadonlyMap<string, Slot>;
  /** Why the venue is closed, by local day. */
  closed: ReadonlyMap<string, Localized>;
  /** Covers of the restaurant by sitting, by local day; a day without any has no entry. */
  lunches: ReadonlyMap<string, DayLunches>;
}

export type DayLunches = Pick<NonNullable<Planning['lunches']>[number], 'service1' | 'service2'>;

export const boardPart = (planning: Pick<Planning, 'claims' | 'bookings' | 'closedDays' | 'lunches'>): BoardPart => ({
  slots: slotIndex(planning),
  closed: new Map(planning.closedDays.map(({ date, name }) => [date, name])),
  lunches: new Map(planning.lunches?.map((lunch) => [lunch.day, lunch])),
});

/** The slots that blocks hold. */
export const blockedSlots = (blocks: readonly Block[]): Map<string, Slot> =>
  new Map(
    blocks.flatMap(({ held, reason }) =>
      held.map(({ roomId, day, half }) => [keyOf(roomId, day, half), { state: 'blocked', bookings: [], reason }] as const),
    ),
  );

const free: Slot = { state: 'free', bookings: [] };
const closed: Slot = { state: 'closed', bookings: [] };

interface Place {
  roomId: string;
  day: string;
  half: Half;
  isClosed: boolean;
  blocked: ReadonlyMap<string, Slot>;
}

/** A slot that is held shows who holds it, on a closed day too: the booking was there before. One that is blocked shows it above all. */
export const slotAt = (slots: ReadonlyMap<string, Slot>, { roomId, day, half, isClosed, blocked }: Place): Slot => {
  const key = keyOf(roomId, day, half);
  return blocked.get(key) ?? slots.get(key) ?? (isClosed ? closed : free);
};
