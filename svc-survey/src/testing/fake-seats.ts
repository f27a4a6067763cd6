import { lunchTold } from '@plenary/contracts/events';
import type { LunchSeats } from '@plenary/contracts/lunches.schemas';
import { refuse } from '@plenary/http/refuse';
import type { OutboxEvent } from '@plenary/service-kit/outbox';
import type { RestaurantSeats, SeatsClaim } from '../surveys/lunch-seats.ts';

const days = ['2026-10-06', '2026-10-07'];

/** svc-booking's part for the seats of one restaurant: it records claims, and hears which of them stay. */
export const fakeSeats = (capacity: LunchSeats) => {
  const state = { isAway: false };
  const claims: SeatsClaim[] = [];
  /** Seats by quote, day and service. */
  const held = new Map<string, LunchSeats>();
  const none = { service1: 0, service2: 0 };
  const leftOn = (day: string, quoteId: string): LunchSeats => {
    const others = [...held].filter(([key]) => key.endsWith(day) && !key.startsWith(quoteId)).map(([, seats]) => seats);
    const sum = (service: keyof LunchSeats) => others.reduce((total, seats) => total + seats[service], 0);
    return { service1: capacity.service1 - sum('service1'), service2: capacity.service2 - sum('service2') };
  };
  const serviceOf = ({ service, seats }: Pick<SeatsClaim, 'service' | 'seats'>, left: LunchSeats) =>
    service === 'any' ? (left.service1 >= seats ? 'service1' : 'service2') : service;
  const seats: RestaurantSeats = {
    leftFor: async (quoteId) => new Map(state.isAway ? [] : days.map((day) => [day, leftOn(day, quoteId)])),
    claim: async (claim) => {
      if (state.isAway) refuse('service-unavailable', { retryAfterSeconds: 2 });
      const left = leftOn(claim.day, claim.quoteId);
      const service = serviceOf(claim, left);
      if (left[service] < claim.seats) refuse('no-seats', { members: { left } });
      claims.push(claim);
      const key = `${claim.quoteId} ${claim.day}`;
      const own = held.get(key) ?? none;
      held.set(key, { ...own, [service]: Math.max(own[service], claim.seats) });
    },
  };
  return {
    state,
    seats,
    claims,
    /** Seats taken by all on a day. */
    taken: (day: string): LunchSeats => {
      const { service1, service2 } = leftOn(day, 'nobody');
      return { service1: capacity.service1 - service1, service2: capacity.service2 - service2 };
    },
    hear: ({ payload }: OutboxEvent) => {
      const { quoteId, day, seated } = lunchTold.parse(payload);
      held.set(`${quoteId} ${day}`, seated ? { ...none, [serviceOf(seated, leftOn(day, quoteId))]: seated.seats } : none);
    },
  };
};
