import { claimLunch, getLunches } from '@plenary/contracts/lunches.endpoints';
import { createFake } from '@plenary/http/create-fake';
import { Refusal, refuse } from '@plenary/http/refuse';
import { actorHeader, actorTokens } from '@plenary/service-kit/actor';
import { asService } from '@plenary/service-kit/as-service';
import { testSecret } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { eq } from 'drizzle-orm';
import { onEachSurveyWorld } from '../testing/each-survey-world.ts';
import { bookedDay, makeBooking } from '../testing/make-booking.ts';
import { fillIn, roomBody, surveyOf } from '../testing/survey-answers.ts';
import { claire, staff } from '../testing/survey-world.ts';
import { createSeats } from './lunch-seats.ts';
import { tellKnownLunches } from './tell-known-lunches.ts';

const day = '2026-10-06';
const otherQuote = '00000000-0000-4000-8000-00000000a002';

onEachSurveyWorld((world) => {
  const lunches = () =>
    world.told
      .filter(({ type }) => type === 'lunch.changed')
      .map(({ sequence, payload }) => [sequence, (payload as { seated: unknown }).seated]);
  const twoEvents = async () => {
    const [first, second] = [await world.eventOf(), await world.eventOf({ quoteId: otherQuote })];
    return [surveyOf(world, first), surveyOf(world, second)] as const;
  };
  const lunch = 'day/0/lunch';

  // Covers L-L04, L-L05.
  itOnBothEngines(
    'what one event takes at lunch, another of that venue and day no longer sees, and is told what is left if it asks',
    async () => {
      const [first, second] = await twoEvents();
      expect((await first.put(lunch, { pax: 40, service: 'service1' })).status).toBe(200);
      expect((await second.get(lunch)).body.serviceCapacities).toEqual({ service1: 0, service2: 60 });
      expect((await first.get(lunch)).body.serviceCapacities).toEqual({ service1: 40, service2: 60 });
      const late = await second.put(lunch, { pax: 41, service: 'service1' });
      expect(late).toMatchObject({ status: 409, body: { code: 'no-seats', left: { service1: 0, service2: 60 } } });
      await world.settle();
      expect(world.restaurant.taken(day)).toEqual({ service1: 40, service2: 0 });
    },
  );

  itOnBothEngines('that its booking moved has its own seats again once the survey is saved, or says that there are too few', async () => {
    const [first, second] = await twoEvents();
    await first.put('day/0/plenary/0', { ...roomBody, displayedMeetingName: 'Conseil' });
    expect((await first.put(lunch, { pax: 40, service: 'service1' })).status).toBe(200);
    const other = '2026-10-07';
    const held = (pax: number) => [{ day: other, service: 'service1' as const, pax, seatsLeft: { service1: 40, service2: 60 } }];
    await world.tell('booking.changed', 6, makeBooking({ days: [bookedDay(other)], lunches: held(24), causedBy: 'change:1' }));
    await world.tell(
      'booking.changed',
      6,
      makeBooking({ quoteId: otherQuote, days: [bookedDay(other)], lunches: held(24), causedBy: 'change:1' }),
    );
    expect((await second.put(lunch, { pax: 30, service: 'service1' })).status).toBe(200);
    const service = { 'days.0.lunch.service': 'no_seats' };
    expect((await first.get('summary')).body.errors).toEqual(service);
    expect(await first.validate()).toMatchObject({ status: 400, body: { errors: service } });
    expect((await second.put(lunch, { pax: 24, service: 'service2' })).status).toBe(200);
    await world.settle();
    expect((await first.get('summary')).body.errors).toEqual({});
    expect((await first.validate()).status).toBe(200);
    await world.settle();
    expect(world.restaurant.taken(other)).toEqual({ service1: 40, service2: 24 });
    expect((await first.get('')).body.stepper.days[0].steps.every(({ isSaved }: { isSaved: boolean }) => isSaved)).toBe(true);
  });

  itOnBothEngines('of two that save the last seats at once one has them, the other keeps its lunch and learns what is left', async () => {
    const [first, second] = await twoEvents();
    // Both have seen 40 free seats.
    const { leftFor } = world.restaurant.seats;
    world.restaurant.seats.leftFor = async () => new Map([[day, { service1: 40, service2: 60 }]]);
    const answers = await Promise.all([first, second].map((survey) => survey.put(lunch, { pax: 30, service: 'service1' })));
    world.restaurant.seats.leftFor = leftFor;
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const loser = answers[0]?.status === 409 ? first : second;
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ code: 'no-seats', left: { service1: 10, service2: 60 } });
    expect((await loser.get(lunch)).body).toMatchObject({ pax: 24, service: 'service1', isSaved: false });
    expect((await loser.put(lunch, { pax: 30, service: 'service2' })).status).toBe(200);
    await world.settle();
    expect(world.restaurant.taken(day)).toEqual({ service1: 30, service2: 30 });
  });

  it('seats come back when lunch moves, shrinks, or is agreed to be elsewhere', async () => {
    const [first] = await twoEvents();
    await first.put(lunch, { pax: 40, service: 'service1' });
    await first.put(lunch, { pax: 20, service: 'service2' });
    await world.settle();
    expect(world.restaurant.taken(day)).toEqual({ service1: 0, service2: 20 });
    await first.put(lunch, { pax: 41, service: 'meal_trays' });
    await world.settle();
    // What was agreed on holds until the trays are.
    expect(world.restaurant.taken(day)).toEqual({ service1: 24, service2: 0 });
    // It stays what it is when there is room again.
    expect((await first.put(lunch, { pax: 30, service: 'meal_trays', comment: 'Sans porc' })).status).toBe(200);
    expect((await first.validate()).body.errors).not.toHaveProperty('days.0.lunch.service');
  });

  it('a save while svc-booking is away is refused for now, changes nothing, and goes through when it is back', async () => {
    const [first] = await twoEvents();
    world.restaurant.state.isAway = true;
    const answer = await first.put(lunch, { pax: 30, service: 'service2' });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
    expect((await first.get(lunch)).body).toMatchObject({ pax: 24, service: 'service1', version: 0 });
    // What touches no seat is saved.
    expect((await first.put(lunch, { pax: 24, service: 'service1', comment: 'Tôt' })).status).toBe(200);
    world.restaurant.state.isAway = false;
    expect((await first.put(lunch, { pax: 30, service: 'service2' })).status).toBe(200);
  });

  itOnBothEngines('seats that were claimed and then not saved are given back, and those of a saved lunch are not', async () => {
    const eventId = await world.eventOf();
    const survey = surveyOf(world, eventId);
    const claim = world.restaurant.seats.claim;
    world.restaurant.seats.claim = async (claimed) => {
      await claim(claimed);
      throw new Error('the answer is lost');
    };
    expect((await survey.put(lunch, { pax: 30, service: 'service2' })).status).toBe(500);
    expect(world.restaurant.taken(day)).toEqual({ service1: 0, service2: 30 });
    world.clock.now += 61_000;
    await world.settle();
    expect(lunches()).toEqual([[2, { service: 'service1', seats: 24 }]]);
    expect(world.restaurant.taken(day)).toEqual({ service1: 24, service2: 0 });
    world.restaurant.seats.claim = claim;
    await survey.put(lunch, { pax: 30, service: 'service2' });
    await world.settle();
    world.clock.now += 61_000;
    await world.settle();
    expect(lunches().slice(1)).toEqual([[4, { service: 'service2', seats: 30 }]]);
  });

  it('lunches that were saved before they took seats are told once, at a start', async () => {
    const eventId = await world.eventOf();
    const { surveyStep } = world.deps.tables;
    const answers = { pax: 31, service: 'service2', allergies: '', comment: '' };
    await world.deps.database.transact((tx) =>
      tx.update(surveyStep).set({ answers, version: 1, isSaved: true }).where(eq(surveyStep.key, '0/lunch')).returning(),
    );
    for (const _ of [1, 2]) {
      await tellKnownLunches(world.deps);
      await world.settle();
    }
    expect(lunches()).toEqual([[1, { service: 'service2', seats: 31 }]]);
    expect(eventId).toBeTruthy();
  });

  describe('staff who choose a lunch', () => {
    const choose = (eventId: string, choice: object) =>
      world.send('PUT', `/api/staff/surveys/${eventId}/day/0/lunch`, staff, {
        body: { isServiceStaffChoice: true, type: 'standard', ...choice },
      });
    const seen = async (eventId: string) => (await world.send('GET', `/api/staff/surveys/${eventId}`, staff)).body;

    itOnBothEngines('take its seats, see the number that the customer sees, and are told when there is none', async () => {
      const [eventId, other] = [await world.eventOf(), await world.eventOf({ quoteId: otherQuote })];
      expect((await choose(eventId, { service: 'service2' })).status).toBe(204);
      await world.settle();
      expect(world.restaurant.taken(day)).toEqual({ service1: 0, service2: 24 });
      expect((await seen(other)).lunches[0].serviceCapacities).toEqual({ service1: 40, service2: 36 });
      expect((await surveyOf(world, other).get(lunch)).body.serviceCapacities).toEqual({ service1: 40, service2: 36 });
      await surveyOf(world, other).put(lunch, { pax: 30, service: 'service1' });
      await surveyOf(world, other).put(lunch, { pax: 40, service: 'service1' });
      expect(await choose(eventId, { service: 'service1' })).toMatchObject({
        status: 409,
        body: { code: 'no-seats', left: { service1: 0, service2: 60 } },
      });
    });

    itOnBothEngines('the second of two is told what the first chose; the history says who chose what', async () => {
      const eventId = await world.eventOf();
      const { version } = (await seen(eventId)).lunches[0];
      expect((await choose(eventId, { service: 'service2', version })).status).toBe(204);
      expect(await choose(eventId, { type: 'meal_trays', service: 'meal_trays', version })).toMatchObject({
        status: 409,
        body: {
          code: 'stale-version',
          current: { type: 'standard', service: 'service2', isServiceStaffChoice: true, version: version + 1 },
        },
      });
      // Chosen again, it is the same.
      expect((await choose(eventId, { service: 'service2', version })).status).toBe(204);
      const {
        lunches: [now],
        history,
      } = await seen(eventId);
      expect(now).toMatchObject({ service: 'service2', version: version + 1 });
      expect(history).toMatchObject([
        { kind: 'lunch-chosen', by: staff.email, lunch: { day, type: 'standard', service: 'service2', isServiceStaffChoice: true } },
      ]);
    });

    itOnBothEngines('elsewhere leave the seats of the agreed lunch until its customer agrees to the place', async () => {
      const eventId = await world.eventOf({ lunchOutsidePrices: [{ day, excludingVat: 1_000, vatPercent: 10 }] });
      const survey = await fillIn(world, eventId);
      expect((await survey.put(lunch, { pax: 24, service: 'service1' })).status).toBe(200);
      await survey.validate();
      const proposed = async (service: string) => {
        expect((await choose(eventId, { type: service, service })).status).toBe(204);
        const { revision } = await seen(eventId);
        expect((await world.send('POST', `/api/staff/surveys/${eventId}/accept`, staff, { body: { revision } })).status).toBe(204);
        return (await world.send('GET', `/api/meeting-events/${eventId}`, claire)).body.proposedCharges[0].id;
      };
      const answer = async (id: string, agrees: boolean) => {
        const path = `/api/meeting-events/${eventId}/charges/${id}/answer`;
        expect((await world.send('PUT', path, claire, { body: { agrees } })).status).toBe(204);
        await world.settle();
        return world.restaurant.taken(day);
      };
      const kept = { service1: 24, service2: 0 };
      const refused = await proposed('external_restaurant');
      await world.settle();
      expect(world.restaurant.taken(day)).toEqual(kept);
      expect(await answer(refused, false)).toEqual(kept);
      expect(await answer(await proposed('meal_trays'), true)).toEqual({ service1: 0, service2: 0 });
    });

    it('a customer who saves a lunch that staff has chosen since is told', async () => {
      const eventId = await world.eventOf();
      await choose(eventId, { service: 'service2' });
      const stale = await world.send('PUT', `/api/meeting-events/${eventId}/customer-survey/${lunch}`, claire, {
        body: { action: 'next', pax: 20, service: 'service1', version: 0 },
      });
      expect(stale).toMatchObject({ status: 409, body: { code: 'stale-version', current: { service: 'service2' } } });
    });
  });
});

describe('asking svc-booking', () => {
  const quoteId = otherQuote;
  const claim = { quoteId, day, sequence: 3, service: 'service1', seats: 30 } as const;
  const tokens = actorTokens({ secret: testSecret });
  const world = (fetch?: typeof globalThis.fetch) => {
    const booking = createFake();
    const warnings: unknown[] = [];
    const seats = createSeats({
      origin: 'http://booking',
      identify: asService(tokens, 'svc-survey'),
      fetch: fetch ?? booking.fetch,
      newId: () => 'request-0001',
      deadline: () => new AbortController().signal,
      logger: { warn: (...said: unknown[]) => void warnings.push(said) },
    });
    return { booking, seats, warnings };
  };
  const refusalOf = (claimed: Promise<void>) =>
    claimed.then(
      () => null,
      (error: unknown) => (error instanceof Refusal ? error.problem : Promise.reject(error)),
    );

  it('claims as the service itself, and hands on what is left', async () => {
    const { booking, seats, warnings } = world();
    booking.answer(claimLunch, () => undefined);
    expect(await refusalOf(seats.claim(claim))).toBeNull();
    const [call] = booking.calls;
    expect(call).toMatchObject({
      method: 'PUT',
      address: `/internal/quotes/${quoteId}/lunches/${day}`,
      body: { sequence: 3, service: 'service1', seats: 30 },
    });
    expect(await tokens.verify(call?.headers?.[actorHeader])).toMatchObject({ kind: 'service', name: 'svc-survey' });
    const left = { service1: 3, service2: 9 };
    booking.answer(claimLunch, () => refuse('no-seats', { members: { left } }));
    expect(await refusalOf(seats.claim(claim))).toEqual({ code: 'no-seats', members: { left } });
    expect([booking.faults, warnings]).toEqual([[], []]);
  });

  it('without an answer a claim is to be asked again, and what is left is unknown', async () => {
    const { seats, warnings } = world(async () => {
      throw new TypeError('fetch failed');
    });
    expect(await refusalOf(seats.claim(claim))).toEqual({ code: 'service-unavailable', retryAfterSeconds: 2 });
    expect((await seats.leftFor(quoteId)).size).toBe(0);
    expect(warnings).toHaveLength(2);
  });

  it('reads the seats of each day; of a quote that holds nothing there are none to take', async () => {
    const { booking, seats } = world();
    booking.answer(getLunches, () => ({ days: [{ day, left: { service1: 3, service2: 9 } }] }));
    expect(await seats.leftFor(quoteId)).toEqual(new Map([[day, { service1: 3, service2: 9 }]]));
    booking.answer(claimLunch, () => refuse('not-found'));
    expect(await refusalOf(seats.claim(claim))).toBeNull();
  });
});
