import { isDeepStrictEqual } from 'node:util';
import { agreedPeople, lunchChanged, lunchTold, type PricedPeople, peopleAgreed, peoplePriced } from '@plenary/contracts/events';
import { as } from '@plenary/service-kit/testing/as-actor';
import { bookedDay, makeBooking } from '../../testing/make-booking.ts';
import type { SupplementsWorld } from '../../testing/supplements-world.ts';
import type { Value } from './agreed-ledger.ts';

export const dates = ['2026-10-06', '2026-10-07'];

/** svc-booking's part for one quote: what it is told, and what it tells. */
export const bookingOf = (world: SupplementsWorld, quoteId: string) => {
  let days = dates.map((date) => bookedDay(date, { lunchPax: 24 }));
  let sequence = 5;
  const lunchOutsidePrices = dates.map((day) => ({ day, excludingVat: 1_000, vatPercent: 10 }));
  const told = () => makeBooking({ quoteId, days, lunchOutsidePrices });
  const heardOfPeople = () => world.told.filter(({ type, aggregateId }) => type === peopleAgreed && aggregateId === quoteId);
  const tell = async (causedBy: string) => {
    sequence += 1;
    expect(await world.tell('booking.changed', sequence, { ...told(), causedBy })).toBe(204);
  };
  return {
    told,
    tell,
    people: (): Map<string, Value> =>
      new Map(
        days.flatMap(({ plenary, lunchPax = 24 }, index) => [
          [`days.${index}.plenaries.0.pax`, plenary.pax],
          [`days.${index}.lunch.pax`, lunchPax],
        ]),
      ),
    cancel: async () => expect(await world.tell('booking.cancelled', ++sequence, { ...told(), standing: 'cancelled' })).toBe(204),
    lastTold: () => heardOfPeople().at(-1),
    /** Seats at lunch as they were told last; undefined: never. */
    seatsToldOn: (day: string | undefined) => {
      const told = world.told.findLast(({ type, aggregateId }) => type === lunchChanged && aggregateId === `${quoteId} ${day}`);
      return told && lunchTold.parse(told.payload).seated;
    },
    /** Whether the last two acceptances are for the same people. */
    isToldAgain: () => {
      const [last, before] = heardOfPeople()
        .reverse()
        .map(({ payload }) => agreedPeople.parse(payload).days.map(({ was: _, ...day }) => day));
      return isDeepStrictEqual(last, before);
    },
    tellPrice: async (state: PricedPeople['state'], surveyRevision: number, rest: Partial<PricedPeople> = {}) => {
      const headers = { ...(await as({ kind: 'service', name: 'svc-booking' })), 'content-type': 'application/json' };
      const payload: PricedPeople = { quoteId, surveyRevision, state, ...rest };
      const event = {
        id: `${quoteId}-${state}-${surveyRevision}`,
        type: peoplePriced,
        aggregateId: quoteId,
        sequence: surveyRevision,
        payload,
      };
      expect((await world.app.request('/internal/events', { method: 'POST', headers, body: JSON.stringify(event) })).status).toBe(204);
    },
    takePeople: async (surveyRevision: number) => {
      const { days: agreed } = agreedPeople.parse(heardOfPeople().find((one) => one.sequence === surveyRevision)?.payload);
      days = days.map((day) => {
        const { pax = day.plenary.pax, lunchPax = day.lunchPax } = agreed.find((one) => one.day === day.date) ?? {};
        return { ...day, plenary: { ...day.plenary, pax }, lunchPax };
      });
      await tell(`survey:${surveyRevision}`);
    },
    takeLunchAgain: async (pax: number) => {
      for (const lunchPax of [0, pax]) {
        days = days.map((day, index) => (index === 0 ? { ...day, lunchPax } : day));
        await tell(`change:${sequence}`);
      }
    },
    change: async (index: number, pax: number) => {
      days = days.map((day, one) => (one === index ? { ...day, plenary: { ...day.plenary, pax }, lunchPax: pax } : day));
      await tell(`change:${sequence}`);
    },
  };
};
