import { randomUUID } from 'node:crypto';
import { actorOf, type UserActor } from '@plenary/service-kit/actor';
import { testUser } from '@plenary/service-kit/testing/as-actor';
import { cancelDeal } from '@plenary/svc-booking/cancellation/cancel-deal';
import { previewCancellation } from '@plenary/svc-booking/cancellation/preview-cancellation';
import { changeDeal } from '@plenary/svc-booking/changes/make-change';
import { previewChange } from '@plenary/svc-booking/changes/preview-change';
import { getRoomPlaces } from '@plenary/svc-booking/room-moves/get-room-places';
import { moveRooms } from '@plenary/svc-booking/room-moves/move-rooms';
import { ms, quantile, row } from './measure.ts';
import type { bookingOn } from './open-booking.ts';

type Deps = ReturnType<typeof bookingOn>;

/** A confirmed booking. */
export interface BookedDeal {
  dealId: string;
  bookingId: string;
  /** Local day. */
  day: string;
}

const runs = 50;
/** Milliseconds at p95 (design: desk D36). */
const goal = 300;
const dayLength = 24 * 3_600_000;
const weekLater = (day: string): string => new Date(Date.parse(day) + 7 * dayLength).toISOString().slice(0, 10);
const isWorkingDay = ({ day }: BookedDeal): boolean => ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

const actor = actorOf(testUser({ role: 'staff', email: 'staff@comet.example' })) as UserActor;
const cause = { by: 'customer' as const };
const fewer = (day: string) => ({ days: [{ from: day, to: day, pax: 23 }] });
const later = (day: string) => ({ days: [{ from: day, to: weekLater(day), pax: 24 }] });
type Asked = ReturnType<typeof fewer>;

const previewOf = (deps: Deps, dealId: string, asked: Asked) => previewChange(deps, { actor, dealId, asked, language: 'fr' });

/** Answers the write of what the preview has shown; null where that cannot be had, as on a holiday. */
const changing = async (deps: Deps, dealId: string, asked: Asked) => {
  const { obstacle, revision, previewHash } = await previewOf(deps, dealId, asked);
  if (obstacle) return null;
  const body = { ...asked, revision, previewHash };
  return () => changeDeal(deps, { actor, dealId, body, idempotencyKey: randomUUID(), language: 'fr' });
};

const moving = async (deps: Deps, { bookingId }: BookedDeal) => {
  const { revision, places } = await getRoomPlaces(deps, bookingId);
  const [place] = places;
  const to = place?.choices.find(({ heldBy, lacks }) => heldBy === null && lacks.length === 0)?.roomId;
  if (!place || !to) return null;
  const body = { revision, moves: [{ day: place.day, halves: place.halves, from: place.roomId, to }] };
  return () => moveRooms(deps, { actor, bookingId, body });
};

const cancelling = async (deps: Deps, { dealId }: BookedDeal) => {
  const { revision, previewHash } = await previewCancellation(deps, { actor, dealId, cause });
  const body = { ...cause, revision, previewHash, reason: 'dates' as const };
  return () => cancelDeal(deps, { actor, dealId, body, idempotencyKey: randomUUID() });
};

/** Each answers the call that is measured; what it reads before is not. */
const measured: readonly [string, (deps: Deps, deal: BookedDeal) => Promise<(() => Promise<unknown>) | null>][] = [
  [
    'change, preview of fewer people',
    async (deps, { dealId, day }) =>
      () =>
        previewOf(deps, dealId, fewer(day)),
  ],
  ['change of people, applied at once', (deps, { dealId, day }) => changing(deps, dealId, fewer(day))],
  [
    'change, preview of another day',
    async (deps, { dealId, day }) =>
      () =>
        previewOf(deps, dealId, later(day)),
  ],
  ['change of the day, offered, its rooms held', (deps, { dealId, day }) => changing(deps, dealId, later(day))],
  [
    'move, rooms to choose from',
    async (deps, { bookingId }) =>
      () =>
        getRoomPlaces(deps, bookingId),
  ],
  ['move to another room', moving],
  [
    'cancellation, preview',
    async (deps, { dealId }) =>
      () =>
        previewCancellation(deps, { actor, dealId, cause }),
  ],
  ['cancellation', cancelling],
];

/** Previews and writes of the life of a deal by service time, each of a booking of its own (design: desk D36). */
export const benchDealChanges = async (deps: Deps, booked: readonly BookedDeal[]): Promise<void> => {
  const deals = booked.filter(isWorkingDay);
  for (const [name, prepare] of measured) {
    const times: number[] = [];
    while (times.length < runs) {
      const deal = deals.shift();
      if (!deal) throw new Error('too few bookings');
      const call = await prepare(deps, deal);
      if (!call) continue;
      const start = performance.now();
      await call();
      times.push(performance.now() - start);
    }
    times.sort((a, b) => a - b);
    row(name, `p50 ${ms(quantile(times, 0.5))}`, `p95 ${ms(quantile(times, 0.95))} (goal ${goal} ms)`);
  }
};
