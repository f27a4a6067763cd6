import type { RoomPlace, RoomPlaces } from '@plenary/contracts/room-moves.schemas';
import { testUser } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { onEachOptionWorld } from '../options/testing/each-option-world.ts';
import { claire, day, halfDay, hugo, oneDay, tuesday } from '../options/testing/option-searches.ts';
import { smallVenue } from '../options/testing/option-world.ts';
import { makeRoom } from '../testing/make-venue.ts';
import { searchDay } from '../testing/searches.ts';

// Lifecycle L5, L22.

const staff = testUser({ userId: '11111111-1111-4111-8111-111111111112', email: 'nadia@comet.example', role: 'staff' });
const small = smallVenue();
const theater = (people: number) => ({ subcommitteeType: null, capacities: { theater: people } });
/** P and Q are alike, R has no screen for calls, and S is small. */
const house = {
  record: small.record,
  rooms: [
    ...small.rooms,
    makeRoom('Ternes', 'Q', { category: 'Premium', ...theater(70) }),
    makeRoom('Ternes', 'R', { category: 'Standard', isVisioAvailable: false, ...theater(80) }),
    makeRoom('Ternes', 'S', { category: 'Premium', ...theater(20) }),
  ],
};
const blocksPath = '/api/planning/venues/ternes/blocks';
const wholeDay = { day: tuesday, halves: ['AM', 'PM'] };

onEachOptionWorld((world) => {
  const path = (bookingId: string) => `/api/planning/bookings/${bookingId}/rooms`;
  const read = (bookingId: string) => world.send('GET', path(bookingId), staff);
  const placesOf = async (bookingId: string): Promise<RoomPlaces> => (await read(bookingId)).body;
  const move = (bookingId: string, to: string, rest: object = {}) =>
    world.send('PUT', path(bookingId), staff, {
      body: { revision: 0, moves: [{ ...wholeDay, from: 'Ternes-P', to: `Ternes-${to}` }], ...rest },
    });
  const confirmed = async (user: typeof claire, room: string, days = oneDay) => {
    const quoteId = await world.quoteOf(user, days);
    const id = world.deps.newId();
    const slots = (['AM', 'PM'] as const).map((half) => ({ roomId: `Ternes-${room}`, day: tuesday, half, request: 0 }));
    await world.book({ id, quoteId, userId: user.userId, slots });
    return { id, quoteId };
  };
  const choiceOf = ({ choices }: RoomPlace, room: string) => choices.find(({ roomId }) => roomId === `Ternes-${room}`);
  const mailsOfMove = async () => (await world.mails()).filter(({ subject }) => /chang|gewijzigd|cambiado/.test(subject ?? ''));

  describe('the rooms that a booking could have', () => {
    itOnBothEngines('are told with what speaks for and against each, and writing nothing', async () => {
      const { id, quoteId } = await confirmed(claire, 'P');
      const other = await confirmed(hugo, 'Q');
      const { bookingId, revision, places, ...rest } = await placesOf(id);
      expect({ bookingId, revision, ...rest }).toEqual({ bookingId: id, quoteId, revision: 0 });
      expect(places).toMatchObject([
        { ...wholeDay, kind: 'plenary', roomId: 'Ternes-P', roomName: 'P', configuration: 'theater', pax: 24, isOver: false },
      ]);
      const [place] = places as [RoomPlace];
      const held = { id: other.id, kind: 'confirmed', quoteId: other.quoteId };
      expect(choiceOf(place, 'Q')).toMatchObject({ people: 70, lacks: [], heldBy: held, canSwap: true });
      expect(choiceOf(place, 'R')).toMatchObject({ people: 80, lacks: ['category', 'visio'], heldBy: null, canSwap: false });
      expect(choiceOf(place, 'S')).toMatchObject({ people: 20, lacks: [], heldBy: null, canSwap: false });
      expect(choiceOf(place, 'P')).toBeUndefined();
      expect(choiceOf(place, 'E')).toBeUndefined();
      expect(place.choices.map(({ name }) => name).slice(0, 2)).toEqual(['R', 'Q']);
    });

    it('are those of first options and confirmed bookings alone, and of staff', async () => {
      const [first, second] = [await world.quoteOf(claire, halfDay('AM')), await world.quoteOf(hugo, halfDay('AM'))];
      const { optionId } = (await world.place(claire, first)).body;
      expect((await read(optionId)).status).toBe(200);
      expect((await world.send('GET', path(optionId), claire)).status).toBe(403);
      await world.book({ slots: [{ roomId: 'Ternes-Q', day: tuesday, half: 'AM' }] });
      await world.book({ slots: [{ roomId: 'Ternes-R', day: tuesday, half: 'AM' }] });
      const waiting = await world.place(hugo, second);
      expect(waiting.body.rank).toBe(2);
      expect((await read(waiting.body.optionId)).status).toBe(404);
      expect((await read(world.deps.newId())).status).toBe(404);
    });
  });

  describe('a move', () => {
    it('gives the quote the names of the new rooms', async () => {
      const quoteId = await world.quoteOf(claire, oneDay);
      const { optionId, rooms } = (await world.place(claire, quoteId)).body;
      expect(rooms).toMatchObject([{ day: tuesday, place: 'plenary', roomName: 'P' }]);
      expect((await move(optionId, 'Q')).status).toBe(200);
      expect((await world.send('GET', `/api/quotes/${quoteId}`, claire)).body.rooms).toEqual([{ ...rooms[0], roomName: 'Q' }]);
    });

    itOnBothEngines('takes the new room, frees the old one, tells the customer once and keeps who did it', async () => {
      const { id, quoteId } = await confirmed(claire, 'P');
      const moved = await move(id, 'Q', { reason: 'Painters' });
      expect(moved).toMatchObject({ status: 200, body: { revision: 1, places: [{ roomId: 'Ternes-Q' }] } });
      expect(await world.claims()).toEqual([`Ternes-Q ${tuesday} AM 1`, `Ternes-Q ${tuesday} PM 1`]);
      expect(await mailsOfMove()).toMatchObject([{ to: claire.email, subject: 'Votre salle chez Comet Ternes a changé' }]);
      expect((await mailsOfMove())[0]?.text).toContain('Q, au lieu de P');
      const { entries } = (await world.send('GET', '/api/referentials/audit-trail', staff)).body;
      expect(entries[0]).toMatchObject({ action: 'booking-moved', subject: { type: 'quote', id: quoteId } });
      expect(entries[0].changes).toEqual(
        expect.arrayContaining([
          { field: 'days', from: null, to: `${tuesday} – ${tuesday}` },
          { field: 'rooms', from: 'P', to: 'Q' },
          { field: 'reason', from: null, to: 'Painters' },
        ]),
      );
    });

    itOnBothEngines('of a revision that is not the latest is answered with how the booking stands', async () => {
      const { id } = await confirmed(claire, 'P');
      await move(id, 'Q');
      const stale = { status: 409, body: { code: 'stale-version', current: { revision: 1, places: [{ roomId: 'Ternes-Q' }] } } };
      expect(await move(id, 'R', { consent: 'By phone' })).toMatchObject(stale);
      expect(await move(id, 'R', { revision: 1, consent: 'By phone' })).toMatchObject({
        status: 400,
        body: { errors: { 'moves.0.from': 'invalid_value' } },
      });
    });

    itOnBothEngines(
      'into a room that is taken writes nothing and names what holds it, for a confirmed booking and a block alike',
      async () => {
        const { id } = await confirmed(claire, 'P');
        const other = await confirmed(hugo, 'Q');
        const conflict = (half: string) => ({ roomId: 'Ternes-Q', day: tuesday, half, by: { id: other.id, kind: 'confirmed' } });
        expect(await move(id, 'Q')).toMatchObject({
          status: 409,
          body: { code: 'no-longer-available', conflicts: [conflict('AM'), conflict('PM')] },
        });
        const block = { rooms: ['Ternes-R'], from: `${tuesday}T14:00`, to: `${tuesday}T17:00`, kind: 'works', reason: 'Paint' };
        await world.send('POST', blocksPath, staff, { body: block });
        expect(await move(id, 'R', { consent: 'By phone' })).toMatchObject({
          status: 409,
          body: { conflicts: [{ by: { kind: 'block' } }] },
        });
        expect(await mailsOfMove()).toEqual([]);
        expect((await placesOf(id)).revision).toBe(0);
      },
    );

    it('into a room that is less needs to say who agreed', async () => {
      const { id } = await confirmed(claire, 'P');
      expect(await move(id, 'R')).toMatchObject({ status: 400, body: { errors: { consent: 'required' } } });
      expect(await move(id, 'R', { consent: 'Claire by phone' })).toMatchObject({ status: 200, body: { revision: 1 } });
    });

    // Lifecycle L13.
    itOnBothEngines('into a room that is too small says how many people that one holds, and which free ones hold the group', async () => {
      const { id } = await confirmed(claire, 'P');
      const rooms = async () => {
        const moves = [{ ...wholeDay, from: 'Ternes-P', to: 'Ternes-S' }];
        const { status, body } = await move(id, 'S', { moves });
        expect([status, body.code, body.max]).toEqual([400, 'invalid-request', 20]);
        return body.rooms;
      };
      const [r, q] = [
        { roomId: 'Ternes-R', roomName: 'R' },
        { roomId: 'Ternes-Q', roomName: 'Q' },
      ];
      expect(await rooms()).toMatchObject([q, r]);
      await confirmed(hugo, 'Q');
      expect(await rooms()).toMatchObject([r]);
      const nowhere = await move(id, 'S', { moves: [{ ...wholeDay, from: 'Ternes-P', to: 'Elsewhere' }] });
      expect([nowhere.body.max, nowhere.body.rooms]).toEqual([undefined, undefined]);
    });

    it.each([
      ['a room that is too small', [{ ...wholeDay, from: 'Ternes-P', to: 'Ternes-S' }], { 'moves.0.to': 'too_many' }],
      ['a common space', [{ ...wholeDay, from: 'Ternes-P', to: 'Ternes-E' }], { 'moves.0.to': 'not_in_venue' }],
      ['a room of nowhere', [{ ...wholeDay, from: 'Ternes-P', to: 'Elsewhere' }], { 'moves.0.to': 'not_in_venue' }],
      ['the same room', [{ ...wholeDay, from: 'Ternes-P', to: 'Ternes-P' }], { 'moves.0.to': 'not_in_venue' }],
      [
        'two rooms at once',
        [
          { ...wholeDay, from: 'Ternes-P', to: 'Ternes-Q' },
          { ...wholeDay, from: 'Ternes-P', to: 'Ternes-R' },
        ],
        { 'moves.1.to': 'overlap' },
      ],
    ])('into %s is refused at its field', async (_, moves, errors) => {
      const { id } = await confirmed(claire, 'P');
      const { status, body } = await move(id, 'Q', { moves });
      expect({ status, errors: body.errors }).toEqual({ status: 400, errors });
    });

    it('never splits a request over two rooms', async () => {
      const { id } = await confirmed(claire, 'P');
      const moves = [{ day: tuesday, halves: ['AM'], from: 'Ternes-P', to: 'Ternes-Q' }];
      expect(await move(id, 'Q', { moves })).toMatchObject({ status: 400, body: { errors: { 'moves.0.halves': 'invalid_value' } } });
    });

    it.each([
      ['a room that the booking does not have', { from: 'Ternes-R' }, { 'moves.0.from': 'invalid_value' }],
      ['a day that the booking does not have', { day: '2026-10-09' }, { 'moves.0.day': 'invalid_value' }],
    ])('out of %s is refused at its field, and as stale where the revision is', async (_, wrong, errors) => {
      const { id } = await confirmed(claire, 'P');
      const moves = [{ ...wholeDay, from: 'Ternes-P', to: 'Ternes-Q', ...wrong }];
      const { status, body } = await move(id, 'Q', { moves });
      expect({ status, errors: body.errors }).toEqual({ status: 400, errors });
      expect(await move(id, 'Q', { moves, revision: 7 })).toMatchObject({ status: 409, body: { code: 'stale-version' } });
    });

    it('of a day that is over at the venue is refused', async () => {
      const { id } = await confirmed(claire, 'P');
      world.clock.now = Date.parse(`${tuesday}T21:59:00Z`);
      expect((await placesOf(id)).places).toMatchObject([{ isOver: false }]);
      world.clock.now += 120_000;
      expect((await placesOf(id)).places).toMatchObject([{ isOver: true }]);
      expect(await move(id, 'Q')).toMatchObject({ status: 400, body: { errors: { 'moves.0.day': 'in_past' } } });
    });

    itOnBothEngines('moves all rooms of a booking at once, and back', async () => {
      const days = [searchDay(tuesday, { subcommittees: [{ pax: 8, duration: 'AM, PM', configuration: 'casual' }] })];
      const quoteId = await world.quoteOf(claire, days);
      const id = world.deps.newId();
      const slots = (['AM', 'PM'] as const).flatMap((half) => [
        { roomId: 'Ternes-P', day: tuesday, half, request: 0 },
        { roomId: 'Ternes-A', day: tuesday, half, request: 1 },
      ]);
      await world.book({ id, quoteId, slots });
      const moves = [
        { ...wholeDay, from: 'Ternes-P', to: 'Ternes-Q' },
        { ...wholeDay, from: 'Ternes-A', to: 'Ternes-B' },
      ];
      for (const { choices } of (await placesOf(id)).places) expect(choices.some(({ canSwap }) => canSwap)).toBe(false);
      expect((await move(id, 'Q', { moves })).body.places.map(({ roomId }: RoomPlace) => roomId)).toEqual(['Ternes-Q', 'Ternes-B']);
      const back = [
        { ...wholeDay, from: 'Ternes-B', to: 'Ternes-A' },
        { ...wholeDay, from: 'Ternes-Q', to: 'Ternes-P' },
      ];
      expect((await move(id, 'P', { moves: back, revision: 1 })).body.places).toMatchObject([
        { roomId: 'Ternes-P' },
        { roomId: 'Ternes-A' },
      ]);
      expect(await mailsOfMove()).toHaveLength(2);
    });
  });

  describe('a swap', () => {
    itOnBothEngines('gives each booking the room of the other, and tells both customers', async () => {
      const [one, other] = [await confirmed(claire, 'P'), await confirmed(hugo, 'Q')];
      expect(await move(one.id, 'Q', { swapWith: other.id })).toMatchObject({ status: 200, body: { places: [{ roomId: 'Ternes-Q' }] } });
      expect((await placesOf(other.id)).places).toMatchObject([{ roomId: 'Ternes-P' }]);
      expect((await mailsOfMove()).map(({ to }) => to).sort()).toEqual([claire.email, hugo.email].sort());
      expect(await world.claims()).toHaveLength(4);
    });

    it('is refused where the other booking would lose something, or has nothing there', async () => {
      const [one, other] = [await confirmed(claire, 'P'), await confirmed(hugo, 'R')];
      // Hugo's group is too large for the room that Claire would leave.
      const large = await confirmed(hugo, 'Q', [
        searchDay(tuesday, { plenary: { pax: 65, duration: 'AM, PM', configuration: 'theater' } }),
      ]);
      const refused = { status: 400, body: { errors: { swapWith: 'invalid_value' } } };
      expect(await move(one.id, 'Q', { swapWith: large.id })).toMatchObject(refused);
      expect(await move(one.id, 'Q', { swapWith: other.id })).toMatchObject(refused);
      expect(await move(one.id, 'Q', { swapWith: one.id })).toMatchObject(refused);
      expect((await placesOf(one.id)).places[0]?.choices.find(({ name }) => name === 'Q')?.canSwap).toBe(false);
    });
  });

  describe('an option', () => {
    itOnBothEngines('that moves keeps its term, and who waited behind it is first in the room that it leaves', async () => {
      const [first, second] = [await world.quoteOf(claire, halfDay('AM')), await world.quoteOf(hugo, halfDay('AM'))];
      const block = { rooms: ['Ternes-Q', 'Ternes-R'], from: `${tuesday}T08:00`, to: `${tuesday}T12:00`, kind: 'works', reason: 'Paint' };
      const { id } = (await world.send('POST', blocksPath, staff, { body: block })).body;
      const { optionId, expiresAt } = (await world.place(claire, first)).body;
      expect((await world.place(hugo, second)).body.rank).toBe(2);
      await world.send('DELETE', `${blocksPath}/${id}?revision=1`, staff);
      const moves = [{ day: tuesday, halves: ['AM'], from: 'Ternes-P', to: 'Ternes-Q' }];
      expect(await move(optionId, 'Q', { moves })).toMatchObject({ status: 200 });
      expect(await world.optionOf(claire, first)).toMatchObject({ optionId, expiresAt, rank: 1 });
      expect(await world.optionOf(hugo, second)).toMatchObject({ rank: 1 });
    });
  });

  itOnBothEngines('two staff who move two bookings into one room at once: exactly one gets it', async () => {
    const [one, other] = [await confirmed(claire, 'P'), await confirmed(hugo, 'R')];
    const answers = await Promise.all([
      move(one.id, 'Q'),
      move(other.id, 'Q', { moves: [{ ...wholeDay, from: 'Ternes-R', to: 'Ternes-Q' }] }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await world.claims()).toHaveLength(4);
  });

  it('a room that a confirmed booking leaves goes to the block that waited for it', async () => {
    const { id } = await confirmed(claire, 'P');
    const block = {
      rooms: ['Ternes-P'],
      from: `${tuesday}T00:00`,
      to: `${tuesday}T17:00`,
      kind: 'works',
      reason: 'Paint',
      existing: 'around',
    };
    const added = await world.send('POST', blocksPath, staff, { body: block });
    expect(added.body.toMove).toHaveLength(2);
    await move(id, 'Q');
    const [after] = (await world.send('GET', blocksPath, staff)).body.blocks;
    expect(after).toMatchObject({ toMove: [], held: [{ half: 'AM' }, { half: 'PM' }] });
  });

  it('a booking that is cancelled has no rooms to move', async () => {
    const { id, quoteId } = await confirmed(claire, 'P');
    const address = `/api/deals/${quoteId}/cancellation`;
    world.clock.now -= day;
    const { revision, previewHash } = (await world.send('POST', `${address}/preview`, staff, { body: {} })).body;
    await world.send('POST', address, staff, { body: { revision, previewHash, reason: 'dates' } });
    expect((await read(id)).status).toBe(404);
    expect((await move(id, 'Q')).status).toBe(404);
  });
}, house);
