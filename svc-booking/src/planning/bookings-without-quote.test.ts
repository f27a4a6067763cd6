import type { BookingWithoutQuote } from '@plenary/contracts/planning.schemas';
import { testUser } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { onEachOptionWorld } from '../options/testing/each-option-world.ts';
import { claire, oneDay, tuesday, wednesday } from '../options/testing/option-searches.ts';

// design: desk D6

const staff = testUser({ userId: '11111111-1111-4111-8111-111111111111', role: 'staff' });
const elsewhere = testUser({
  ...{ userId: '11111111-1111-4111-8111-111111111112', role: 'staff' },
  jobs: [{ job: 'event-manager', scope: 'country', places: ['BEL'] }],
});

onEachOptionWorld((world) => {
  const get = (query: string, user = staff) => world.send('GET', `/api/planning/without-quote?${query}`, user);
  const found = async (query: string): Promise<BookingWithoutQuote[]> => (await get(query)).body.bookings;
  const slot = (day: string, half: 'AM' | 'PM' | 'SOIREE', room = 'P') => ({ roomId: `Ternes-${room}`, day, half, request: 0 });

  itOnBothEngines(
    'a booking without a quote is told on each of its days with what it holds; one of a quote, an option and a block are not',
    async () => {
      const quoteId = await world.quoteOf(claire, oneDay);
      await world.book({ slots: [slot(tuesday, 'AM'), slot(tuesday, 'PM'), slot(tuesday, 'SOIREE', 'E'), slot(wednesday, 'AM')] });
      await world.book({ quoteId, userId: claire.userId, slots: [slot(tuesday, 'AM', 'A')] });
      const expiresAt = world.clock.now + 3_600_000;
      await world.book({ status: 'option', expiresAt, slots: [slot(tuesday, 'PM', 'A')] });
      const block = { rooms: ['Ternes-B'], from: `${tuesday}T08:00`, to: `${tuesday}T18:00`, kind: 'works', reason: 'Painters' };
      expect((await world.send('POST', '/api/planning/venues/ternes/blocks', staff, { body: block })).status).toBe(201);

      const bookings = await found(`from=${tuesday}&to=${wednesday}`);
      expect(bookings).toEqual([
        {
          ...{ bookingId: expect.any(String), day: tuesday },
          venue: { venueId: 'Ternes', slug: 'ternes', name: expect.any(String), countryCode: 'FRA' },
          rooms: [
            { name: expect.any(String), halves: ['SOIREE'] },
            { name: expect.any(String), halves: ['AM', 'PM'] },
          ],
        },
        expect.objectContaining({ day: wednesday, rooms: [{ name: expect.any(String), halves: ['AM'] }] }),
      ]);
      expect(bookings[0]?.bookingId).toBe(bookings[1]?.bookingId);
      expect(await found(`from=${wednesday}&to=${wednesday}`)).toHaveLength(1);
    },
  );

  it('a job that does not reach the venue is told nothing of it, and customers may not ask', async () => {
    await world.book({ slots: [slot(tuesday, 'AM')] });
    expect((await get(`from=${tuesday}&to=${tuesday}`, elsewhere)).body).toEqual({ bookings: [] });
    expect((await get(`from=${tuesday}&to=${tuesday}`, claire)).status).toBe(403);
  });

  it.each([
    ['days the wrong way round', `from=${wednesday}&to=${tuesday}`, 'too_early'],
    ['more than a month', 'from=2026-10-01&to=2026-11-01', 'too_late'],
  ])('%s are refused', async (_, query, code) => {
    const { status, body } = await get(query);
    expect([status, body.errors]).toEqual([400, { to: code }]);
  });
});
