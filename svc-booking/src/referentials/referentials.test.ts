import { trailPage } from '@plenary/contracts/audit-trail';
import * as bookingSchemas from '@plenary/contracts/booking.schemas';
import { roomModificationRequest } from '@plenary/contracts/referentials.schemas';
import { as, testUser } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines, onEachEngine } from '@plenary/service-kit/testing/each-engine';
import { bookingMigrations } from '../db/migrations.ts';
import { bookingWorld } from '../testing/booking-world.ts';
import { makeRoom, makeVenue, putVenues } from '../testing/make-venue.ts';
import { searchDay, searchQuery } from '../testing/searches.ts';

// Covers L-E10–L-E11, L-Q06–L-Q08, L-O06, L-I26–L-I32.

const nadia = testUser({
  userId: '11111111-1111-4111-8111-111111111111',
  email: 'nadia@comet.example',
  firstname: 'Nadia',
  lastname: 'Blanc',
  role: 'staff',
});
const omar = testUser({
  userId: '22222222-2222-4222-8222-222222222222',
  email: 'omar@comet.example',
  firstname: 'Omar',
  lastname: 'Petit',
  role: 'admin',
});

onEachEngine(bookingMigrations, (open) => {
  const staffDesk = async () => {
    const world = bookingWorld(await open());
    await putVenues(world.deps, [
      { record: makeVenue('Ternes'), rooms: [makeRoom('Ternes', 'A', { category: 'Premium' }), makeRoom('Ternes', 'B')] },
    ]);
    const ask = async (
      path: string,
      { method = 'GET', body, actor = nadia }: { method?: string; body?: unknown; actor?: typeof nadia } = {},
    ) => {
      const headers = { ...(await as(actor)), ...(body !== undefined && { 'content-type': 'application/json' }) };
      const answer = await world.app.request(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
      const text = await answer.text();
      return { status: answer.status, body: text ? JSON.parse(text) : undefined };
    };
    const rooms = '/api/referentials/countries/FRA/venues/ternes/rooms';
    const request = async (body: unknown, roomId = 'Ternes-A') => ask(`${rooms}/${roomId}/modification-request`, { method: 'POST', body });
    const asked = async (body: unknown) => (await request(body)).body.id as string;
    const decide = (id: string, verb: 'validate' | 'reject', options: { body?: unknown; actor?: typeof nadia } = {}) =>
      ask(`/api/referentials/room-modification-requests/${id}/${verb}`, { method: 'PUT', actor: omar, ...options });
    const theaterOf = async (roomId = 'Ternes-A') => {
      const { body } = await ask(rooms);
      return body.rooms.find(({ id }: { id: string }) => id === roomId).roomAttributes.theater;
    };
    return { ...world, ask, rooms, request, asked, decide, theaterOf };
  };

  describe('reference data', () => {
    itOnBothEngines('lists countries with venues, their venues and rooms with every attribute', async () => {
      const { ask, rooms } = await staffDesk();
      expect((await ask('/api/referentials/countries')).body).toEqual({ countries: ['FRA'] });
      expect((await ask('/api/referentials/countries/FRA/venues')).body).toEqual({
        venues: [{ venueId: 'Ternes', slug: 'ternes', name: 'Comet Ternes', roomsCount: 2 }],
      });
      const { body } = await ask(rooms);
      expect(body.openRequests).toEqual([]);
      expect(body.rooms).toHaveLength(2);
      expect(body.rooms[0]).toMatchObject({
        id: 'Ternes-A',
        name: 'A',
        floor: 1,
        roomAttributes: { theater: 30, auditorium: null, category: 'Premium', subcommitteeType: 'Moyenne', isPrmReady: true },
      });
    });

    it('finds a venue by its id too, and none in another country', async () => {
      const { ask } = await staffDesk();
      expect((await ask('/api/referentials/countries/FRA/venues/Ternes/rooms')).status).toBe(200);
      expect((await ask('/api/referentials/countries/BEL/venues/ternes/rooms')).status).toBe(404);
      expect((await ask('/api/referentials/countries/ITA/venues')).status).toBe(404);
    });
  });

  describe('a change request', () => {
    itOnBothEngines('keeps the changed fields with what they were, and shows who asked', async () => {
      const { ask, asked, rooms } = await staffDesk();
      const id = await asked({ theater: 77, board: 16, category: 'Standard' });
      const request = roomModificationRequest.parse((await ask(`/api/referentials/room-modification-requests/${id}`)).body);
      expect(request).toMatchObject({
        state: 'open',
        venue: { slug: 'ternes', countryCode: 'FRA' },
        modifications: [
          { field: 'theater', from: 30, to: 77, current: 30 },
          { field: 'category', from: 'Premium', to: 'Standard', current: 'Premium' },
        ],
        requestedBy: { email: 'nadia@comet.example', name: 'Nadia Blanc' },
        decidedBy: null,
        reason: '',
      });
      expect((await ask(rooms)).body.openRequests).toEqual([{ id, roomId: 'Ternes-A', fields: ['theater', 'category'] }]);
      expect((await ask('/api/referentials/room-modification-requests')).body.requests).toHaveLength(1);
      expect((await ask('/api/referentials/room-modification-requests?state=rejected')).body.requests).toEqual([]);
    });

    it.each([
      [{}, { '': 'invalid' }],
      [{ theater: 0 }, { theater: 'too_small' }],
      [{ theater: 1000 }, { theater: 'too_large' }],
      [{ theater: '77' }, { theater: 'invalid' }],
      [{ theater: 12.5 }, { theater: 'invalid' }],
      [{ windows: 3 }, { '': 'invalid' }],
      [{ isPrmReady: false }, { '': 'invalid' }],
      [{ subcommitteeType: 'Moyenne+' }, { subcommitteeType: 'invalid_value' }],
      [{ theater: 30 }, { '': 'required' }],
      [
        { lowAttendanceEconomicPaxThreshold: 40, highAttendanceEconomicPaxThreshold: 20 },
        { lowAttendanceEconomicPaxThreshold: 'too_large' },
      ],
    ])('of %j is refused with the field at fault', async (body, errors) => {
      const { ask, request } = await staffDesk();
      expect(await request(body)).toMatchObject({ status: 400, body: { errors } });
      expect((await ask('/api/referentials/room-modification-requests')).body.requests).toEqual([]);
    });

    it('of a room that is not there is not found', async () => {
      const { request } = await staffDesk();
      expect((await request({ theater: 40 }, 'Ternes-Z')).status).toBe(404);
    });
  });

  describe('a decision', () => {
    // Desk D30.
    itOnBothEngines('to validate changes the room, and the next search counts with it', async () => {
      const { app, asked, decide, theaterOf } = await staffDesk();
      const search = async () => {
        const query = searchQuery([searchDay('2026-10-06', { plenary: { pax: 70, duration: 'AM, PM', configuration: 'theater' } })]);
        const answer = await app.request(`/api/available-venues?${query}`, { headers: await as(testUser()) });
        return bookingSchemas.listVenues.response.parse(await answer.json()).venues.length;
      };
      expect(await search()).toBe(0);
      const id = await asked({ theater: 77 });
      expect(await decide(id, 'validate')).toMatchObject({
        status: 200,
        body: { state: 'validated', decidedBy: { name: 'Omar Petit' }, room: { roomAttributes: { theater: 77 } } },
      });
      expect(await theaterOf()).toBe(77);
      expect(await search()).toBe(1);
    });

    // Covers L-Q06–L-Q08.
    it('to reject leaves the room as it was and keeps the reason', async () => {
      const { ask, asked, decide, theaterOf } = await staffDesk();
      const id = await asked({ theater: 77 });
      expect(await decide(id, 'reject', { body: { reason: ' Mur porteur ' } })).toMatchObject({ status: 200, body: { state: 'rejected' } });
      expect(await theaterOf()).toBe(30);
      expect((await ask(`/api/referentials/room-modification-requests/${id}`)).body.reason).toBe('Mur porteur');
    });

    // Covers L-I31–L-I32.
    it('to reject needs no body', async () => {
      const { asked, decide } = await staffDesk();
      expect(await decide(await asked({ theater: 77 }), 'reject')).toMatchObject({ status: 200, body: { reason: '' } });
    });

    // Covers L-Q09.
    it('on a room that has moved on is a conflict with both values, and the request stays open', async () => {
      const { ask, asked, decide, theaterOf } = await staffDesk();
      const [first, second] = [await asked({ theater: 77 }), await asked({ theater: 80, board: 20 })];
      await decide(first, 'validate');
      expect(await decide(second, 'validate')).toMatchObject({
        status: 409,
        body: {
          code: 'conflict',
          state: 'open',
          modifications: [
            { field: 'theater', from: 30, to: 80, current: 77 },
            { field: 'board', from: 16, to: 20, current: 16 },
          ],
        },
      });
      expect(await theaterOf()).toBe(77);
      expect((await ask(`/api/referentials/room-modification-requests/${second}`)).body.state).toBe('open');
      expect((await decide(second, 'reject')).status).toBe(200);
    });

    itOnBothEngines('is decided by another person than asked for it, who may take it back', async () => {
      const { asked, decide, theaterOf } = await staffDesk();
      const id = await asked({ theater: 77 });
      expect(await decide(id, 'validate', { actor: nadia })).toMatchObject({ status: 403, body: { code: 'forbidden' } });
      expect(await theaterOf()).toBe(30);
      expect(await decide(id, 'reject', { actor: nadia, body: { reason: 'A slip' } })).toMatchObject({
        status: 200,
        body: { state: 'rejected', reason: 'A slip' },
      });
    });

    itOnBothEngines('is made once, of several at the same moment', async () => {
      const { asked, decide } = await staffDesk();
      const id = await asked({ theater: 77 });
      const answers = await Promise.all([decide(id, 'validate'), decide(id, 'reject'), decide(id, 'validate'), decide(id, 'reject')]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    });

    it('on what was never asked is not found', async () => {
      const { decide } = await staffDesk();
      expect((await decide('33333333-3333-4333-8333-333333333333', 'validate')).status).toBe(404);
      expect((await decide('not-an-id', 'reject')).status).toBe(404);
    });
  });

  describe('the audit trail', () => {
    itOnBothEngines('lists actions with their authors, newest first, without refused ones', async () => {
      const { ask, asked, decide, clock } = await staffDesk();
      const id = await asked({ theater: 77 });
      clock.now += 1_000;
      await decide(id, 'validate');
      await decide(id, 'reject');
      const { entries, next } = trailPage.parse((await ask('/api/referentials/audit-trail')).body);
      expect(next).toBeNull();
      expect(entries).toMatchObject([
        {
          action: 'room-change-validated',
          by: { email: 'omar@comet.example' },
          subject: { type: 'room', id: 'Ternes-A', name: 'Comet Ternes, A' },
          changes: [{ field: 'theater', from: 30, to: 77 }],
        },
        { action: 'room-change-requested', by: { email: 'nadia@comet.example' } },
      ]);
    });

    it('comes in pages that leave nothing out and repeat nothing', async () => {
      const { ask, asked } = await staffDesk();
      for (let people = 100; people < 160; people++) await asked({ theater: people });
      const first = trailPage.parse((await ask('/api/referentials/audit-trail')).body);
      const second = trailPage.parse((await ask(`/api/referentials/audit-trail?before=${first.next}`)).body);
      const ids = [...first.entries, ...second.entries].map((entry) => entry.id);
      expect([first.entries.length, second.entries.length, second.next]).toEqual([50, 10, null]);
      expect(new Set(ids).size).toBe(60);
      expect((await ask('/api/referentials/audit-trail?before=yesterday')).status).toBe(400);
    });
  });

  it.each(['/countries', '/countries/FRA/venues', '/countries/FRA/venues/ternes/rooms', '/room-modification-requests', '/audit-trail'])(
    '%s needs the role staff',
    async (path) => {
      const { app, ask } = await staffDesk();
      expect((await app.request(`/api/referentials${path}`)).status).toBe(401);
      expect((await ask(`/api/referentials${path}`, { actor: testUser() })).status).toBe(403);
      expect((await ask(`/api/referentials${path}`, { actor: omar })).status).toBe(200);
    },
  );
});
