import { supplementsChanged } from '@plenary/contracts/events';
import type { UpsellName } from '@plenary/contracts/survey-terms';
import { as, testUser } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { onEachOptionWorld } from '../options/testing/each-option-world.ts';
import { claire, day, hugo, tuesday, twoDays, wednesday } from '../options/testing/option-searches.ts';
import { searchQuery } from '../testing/searches.ts';

const nadia = testUser({ userId: '11111111-1111-4111-8111-111111111111', role: 'staff' });
const evening = { roomId: 'Ternes-E', day: wednesday, half: 'SOIREE' } as const;

onEachOptionWorld((world) => {
  const ask = async (method: string, path: string, body?: object) => {
    const headers = { 'content-type': 'application/json', ...(await as({ kind: 'service', name: 'svc-survey' })) };
    const response = await world.app.request(path, { method, headers, body: body && JSON.stringify(body) });
    const text = await response.text();
    return { status: response.status, body: text ? JSON.parse(text) : undefined };
  };
  const claim = (quoteId: string, sequence = 1) => ask('PUT', `/internal/quotes/${quoteId}/places`, { sequence });
  const unavailable = async (quoteId: string) => (await ask('GET', `/internal/quotes/${quoteId}/places`)).body.unavailable;
  const tell = async (quoteId: string, sequence: number, addons: UpsellName[], id = `told-${sequence}`) =>
    (await ask('POST', '/internal/events', { id, type: supplementsChanged, aggregateId: quoteId, sequence, payload: { quoteId, addons } }))
      .status;
  const evenings = async () => (await world.claims()).filter((slot) => slot.includes('SOIREE'));
  /** A search of two days, without an afterwork. */
  const confirmedQuote = async () => {
    const quoteId = await world.quoteOf(claire, twoDays);
    const slots = [tuesday, wednesday].flatMap((date, request) => [{ roomId: 'Ternes-P', day: date, half: 'AM' as const, request }]);
    await world.book({ quoteId, userId: claire.userId, slots });
    return quoteId;
  };

  itOnBothEngines(
    'an agreed afterwork takes the common space of the last evening: others cannot have it, and the planning shows it',
    async () => {
      const { demandId } = (await world.send('GET', `/api/available-venues/ternes?${searchQuery(twoDays)}`, hugo)).body;
      const quoteId = await confirmedQuote();
      expect(await unavailable(quoteId)).toEqual([]);
      expect((await claim(quoteId)).status).toBe(204);
      expect(await tell(quoteId, 2, ['wellness', 'afterwork'])).toBe(204);
      expect(await evenings()).toEqual([`Ternes-E ${wednesday} SOIREE 1`]);
      expect(await unavailable(quoteId)).toEqual([]);
      expect((await world.send('GET', `/api/demands/${demandId}/upsells`, hugo)).body.unavailable).toEqual(['afterwork']);
      const { claims, bookings } = (await world.send('GET', `/api/planning/venues/ternes?from=${tuesday}&to=${wednesday}`, nadia)).body;
      const shown = claims.find(({ half }: { half: string }) => half === 'SOIREE');
      expect(bookings.find(({ id }: { id: string }) => id === shown.bookingId)).toMatchObject({ quoteId, status: 'confirmed' });
    },
  );

  it('one that is taken back gives its place back', async () => {
    const quoteId = await confirmedQuote();
    await claim(quoteId);
    await tell(quoteId, 2, ['afterwork']);
    expect(await tell(quoteId, 3, [])).toBe(204);
    expect(await evenings()).toEqual([]);
    expect(await unavailable(quoteId)).toEqual([]);
  });

  it('a place that has been taken is refused, and no longer offered', async () => {
    const quoteId = await confirmedQuote();
    await world.book({ slots: [evening] });
    expect(await unavailable(quoteId)).toEqual(['afterwork']);
    expect(await claim(quoteId)).toMatchObject({ status: 409, body: { code: 'no-longer-available' } });
    expect(await evenings()).toHaveLength(1);
  });

  itOnBothEngines('of two that claim the last place at once, exactly one has it', async () => {
    const other = await world.quoteOf(hugo, twoDays);
    const quoteId = await confirmedQuote();
    await world.book({ quoteId: other, userId: hugo.userId, slots: [{ roomId: 'Ternes-P', day: wednesday, half: 'PM', request: 0 }] });
    const claims = await Promise.all([claim(quoteId), claim(other)]);
    expect(claims.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(await evenings()).toHaveLength(1);
  });

  it('a place under an option is not free before the option has lapsed', async () => {
    const quoteId = await confirmedQuote();
    await world.book({ status: 'option', expiresAt: world.clock.now + day, slots: [evening] });
    expect((await claim(quoteId)).status).toBe(409);
    world.clock.now += day;
    expect(await unavailable(quoteId)).toEqual([]);
    expect((await claim(quoteId)).status).toBe(204);
  });

  it('a repeated message changes nothing, and one older than a claim does not release its place', async () => {
    const quoteId = await confirmedQuote();
    expect(await tell(quoteId, 2, [])).toBe(204);
    expect((await claim(quoteId, 1)).body.code).toBe('stale-version');
    expect((await claim(quoteId, 4)).status).toBe(204);
    expect(await tell(quoteId, 3, [])).toBe(204);
    expect((await claim(quoteId, 4)).status).toBe(204);
    expect(await evenings()).toHaveLength(1);
    expect(await tell(quoteId, 5, [])).toBe(204);
    expect((await claim(quoteId, 6)).status).toBe(204);
    expect(await tell(quoteId, 5, [])).toBe(204);
    expect(await evenings()).toHaveLength(1);
  });

  it('an afterwork of the quote itself stays, for any supplements', async () => {
    const quoteId = await world.quoteOf(claire, twoDays, { afterwork: true });
    await world.book({ quoteId, slots: [{ ...evening, request: null }] });
    expect(await tell(quoteId, 1, ['wellness'])).toBe(204);
    expect(await evenings()).toHaveLength(1);
  });

  it('a quote that holds nothing for good has no place', async () => {
    const quoteId = await world.quoteOf(claire, twoDays);
    expect(await unavailable(quoteId)).toEqual(['afterwork']);
    expect((await claim(quoteId)).body.code).toBe('no-longer-available');
    expect(await tell(quoteId, 1, ['afterwork'])).toBe(204);
    expect(await evenings()).toEqual([]);
  });

  it('one that was never claimed takes a free place when it is told, and is retried if there is none', async () => {
    const quoteId = await confirmedQuote();
    expect(await tell(quoteId, 1, ['afterwork'])).toBe(204);
    expect(await evenings()).toHaveLength(1);
    await tell(quoteId, 2, []);
    await world.book({ slots: [evening] });
    expect(await tell(quoteId, 3, ['afterwork'])).toBe(500);
    expect(await evenings()).toHaveLength(1);
  });

  it('is for services alone', async () => {
    const quoteId = await confirmedQuote();
    expect((await world.send('PUT', `/internal/quotes/${quoteId}/places`, nadia, { body: { sequence: 1 } })).status).toBe(404);
  });
});
