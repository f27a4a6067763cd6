import { randomUUID } from 'node:crypto';
import { lunchChanged } from '@plenary/contracts/events';
import { actorTokens } from '@plenary/service-kit/actor';
import { createLogger } from '@plenary/service-kit/logger';
import { as, testSecret } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { bookingApp } from '../app.ts';
import { bookingDeps } from '../deps.ts';
import { onEachOptionWorld } from '../options/testing/each-option-world.ts';
import { claire, hugo, oneDay, tuesday, wednesday } from '../options/testing/option-searches.ts';
import { customer, smallVenue } from '../options/testing/option-world.ts';
import { searchDay, searchQuery } from '../testing/searches.ts';

// Lifecycle L15, L16.

type Service = 'service1' | 'service2' | 'any';
type Seated = { service: Service; seats: number } | null;

const venue = smallVenue({ lunchSeats: { service1: 60, service2: 40 } });
/** A quote of it is free, whatever is booked on the day of the test. */
const anotherDay = [searchDay(wednesday)];
/** Lunch for a number of people, in any room. */
const lunchFor = (lunchPax: number) => [searchDay(tuesday, { lunchPax, plenary: { pax: 8, duration: 'PM', configuration: 'casual' } })];

onEachOptionWorld((world) => {
  const asService = async (method: string, path: string, body?: object, app = world.app) => {
    const headers = { 'content-type': 'application/json', ...(await as({ kind: 'service', name: 'svc-survey' })) };
    const response = await app.request(path, { method, headers, body: body && JSON.stringify(body) });
    const text = await response.text();
    return { status: response.status, body: text ? JSON.parse(text) : undefined };
  };
  const claim = (quoteId: string, sequence: number, service: Service, seats: number, app = world.app) =>
    asService('PUT', `/internal/quotes/${quoteId}/lunches/${tuesday}`, { sequence, service, seats }, app);
  const tell = async (quoteId: string, sequence: number, seated: Seated, id = randomUUID()) =>
    (
      await asService('POST', '/internal/events', {
        id,
        type: lunchChanged,
        aggregateId: quoteId,
        sequence,
        payload: { quoteId, day: tuesday, seated },
      })
    ).status;
  const left = async (quoteId: string) => (await asService('GET', `/internal/quotes/${quoteId}/lunches`)).body.days[0].left;
  const canBeFound = async (lunchPax: number) =>
    (await world.send('GET', `/api/available-venues/ternes?${searchQuery(lunchFor(lunchPax))}`, customer(9))).body.type === 'available';
  let rooms = 0;
  beforeEach(() => {
    rooms = 0;
  });
  /** A confirmed quote with some people at lunch. */
  const confirmed = async (user: typeof claire, seats: number, service: 'service1' | 'service2' = 'service1') => {
    const quoteId = await world.quoteOf(user, anotherDay);
    const room = ['P', 'A', 'B', 'E'][rooms % 4];
    const half = (['AM', 'PM', 'SOIREE'] as const)[Math.floor(rooms++ / 4)] ?? 'AM';
    await world.book({
      quoteId,
      userId: user.userId,
      slots: [{ roomId: `Ternes-${room}`, day: tuesday, half, request: 0 }],
      lunches: [{ day: tuesday, service, seats }],
    });
    return quoteId;
  };

  // Covers L-L04, L-L05.
  itOnBothEngines('seats that one event takes are gone for another, and for every search', async () => {
    const [first, second] = [await confirmed(claire, 24), await confirmed(hugo, 10, 'service2')];
    expect(await left(second)).toEqual({ service1: 36, service2: 40 });
    expect((await claim(first, 1, 'service1', 60)).status).toBe(204);
    expect(await left(second)).toEqual({ service1: 0, service2: 40 });
    expect(await left(first)).toEqual({ service1: 60, service2: 30 });
    expect([await canBeFound(31), await canBeFound(30)]).toEqual([false, true]);
    expect(await claim(second, 1, 'service1', 1)).toMatchObject({
      status: 409,
      body: { code: 'no-seats', left: { service1: 0, service2: 40 } },
    });
    expect(await tell(first, 1, { service: 'service1', seats: 60 })).toBe(204);
    expect(await left(second)).toEqual({ service1: 0, service2: 40 });
    const staff = customer(8, { role: 'staff' });
    const { lunches } = (await world.send('GET', `/api/planning/venues/ternes?from=${tuesday}&to=${wednesday}`, staff)).body;
    expect(lunches).toEqual([{ day: tuesday, service1: { taken: 60, seats: 60 }, service2: { taken: 10, seats: 40 } }]);
  });

  itOnBothEngines(
    'of many events that want the last seats at once, as many have them as there are, each loser is told what is left',
    async () => {
      const count = 12;
      const seats = 10;
      const quotes: string[] = [];
      for (let number = 1; number <= count; number++) quotes.push(await confirmed(customer(number), 1, 'service2'));
      const { takeTurns: _, tables: __, catalogue: ___, throttle: ____, ...given } = world.deps;
      const replicas = Array.from({ length: 3 }, () =>
        bookingApp(bookingDeps({ ...given, newId: randomUUID }), {
          logger: createLogger({ service: 'test', level: 'silent' }),
          tokens: actorTokens({ secret: testSecret }),
          health: {},
          maxInFlight: count,
        }),
      );
      /** A replica that keeps losing to others says so, and is asked again. */
      const insist = async (quoteId: string, app: typeof world.app): Promise<Awaited<ReturnType<typeof claim>>> => {
        const answer = await claim(quoteId, 1, 'service1', seats, app);
        return answer.status === 503 ? insist(quoteId, app) : answer;
      };
      const answers = await Promise.all(quotes.map((quoteId, index) => insist(quoteId, replicas[index % 3] ?? world.app)));
      expect(answers.map(({ status }) => status).sort()).toEqual([...Array(6).fill(204), ...Array(6).fill(409)]);
      for (const { status, body } of answers) if (status === 409) expect(body).toMatchObject({ code: 'no-seats', left: { service1: 0 } });
      const winners = quotes.filter((_quote, index) => answers[index]?.status === 204);
      for (const quoteId of winners) await tell(quoteId, 1, { service: 'service1', seats });
      const [row] = await world.deps.database.read.select().from(world.deps.tables.venueDay);
      expect(row).toMatchObject({ service1Taken: 60, service2Taken: 6 });
    },
  );

  it('a claim keeps what the event had until it is told which stays', async () => {
    const [first, second] = [await confirmed(claire, 24), await confirmed(hugo, 10, 'service2')];
    expect((await claim(first, 1, 'service2', 30)).status).toBe(204);
    expect(await left(second)).toEqual({ service1: 36, service2: 10 });
    // The survey was not saved: it tells what it has.
    expect(await tell(first, 2, { service: 'service1', seats: 24 })).toBe(204);
    expect(await left(second)).toEqual({ service1: 36, service2: 40 });
    await claim(first, 3, 'service2', 30);
    await tell(first, 3, { service: 'service2', seats: 30 });
    expect(await left(second)).toEqual({ service1: 60, service2: 10 });
  });

  itOnBothEngines('asked again it is the same, and older claims and messages change nothing', async () => {
    const [first, second] = [await confirmed(claire, 24), await confirmed(hugo, 1)];
    for (const _ of [1, 2]) expect((await claim(first, 2, 'service1', 30)).status).toBe(204);
    expect((await claim(first, 1, 'service1', 50)).body.code).toBe('stale-version');
    expect(await tell(first, 1, null)).toBe(204);
    expect(await left(second)).toEqual({ service1: 30, service2: 40 });
    for (const _ of [1, 2]) await tell(first, 3, { service: 'service1', seats: 20 });
    await tell(first, 2, { service: 'service1', seats: 55 });
    expect(await left(second)).toEqual({ service1: 40, service2: 40 });
  });

  it('a lunch served elsewhere takes no seats', async () => {
    const [first, second] = [await confirmed(claire, 60), await confirmed(hugo, 1, 'service2')];
    expect(await tell(first, 1, null)).toBe(204);
    expect(await left(second)).toEqual({ service1: 60, service2: 40 });
    expect(await canBeFound(60)).toBe(true);
  });

  it('a lunch whose service nobody chose sits where there is room, first where it sits already', async () => {
    const [first, second] = [await confirmed(claire, 24), await confirmed(hugo, 10)];
    expect((await claim(first, 1, 'any', 50)).status).toBe(204);
    await tell(first, 1, { service: 'any', seats: 50 });
    expect(await left(second)).toEqual({ service1: 10, service2: 40 });
    expect((await claim(second, 1, 'any', 20)).status).toBe(204);
    await tell(second, 1, { service: 'any', seats: 20 });
    expect(await left(first)).toEqual({ service1: 60, service2: 20 });
    expect((await claim(second, 2, 'any', 41)).body.left).toEqual({ service1: 10, service2: 40 });
  });

  it('lunches that were promised twice before seats were claimed stand, show nothing left, and can shrink', async () => {
    const [first, second] = [await confirmed(claire, 24), await confirmed(hugo, 24)];
    await tell(first, 1, { service: 'service1', seats: 60 });
    expect(await tell(second, 1, { service: 'service1', seats: 60 })).toBe(204);
    expect(await left(first)).toEqual({ service1: 0, service2: 40 });
    expect(await canBeFound(41)).toBe(false);
    expect((await claim(first, 2, 'service1', 50)).status).toBe(204);
    await tell(first, 2, null);
    expect(await left(second)).toEqual({ service1: 60, service2: 40 });
  });

  it('a quote that holds nothing for good has no seats, and customers reach none of it', async () => {
    const quoteId = await world.quoteOf(claire, oneDay);
    expect((await claim(quoteId, 1, 'service1', 1)).status).toBe(404);
    expect((await asService('GET', `/internal/quotes/${quoteId}/lunches`)).status).toBe(404);
    expect(await tell(quoteId, 1, { service: 'service1', seats: 1 })).toBe(204);
    expect((await world.send('GET', `/internal/quotes/${quoteId}/lunches`, claire)).status).toBe(404);
  });
}, venue);
