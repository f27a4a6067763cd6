import type { ImportLine, NetworkFile } from '@plenary/contracts/network-file.schemas';
import { testUser } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines, onEachEngine } from '@plenary/service-kit/testing/each-engine';
import { bumpCatalogue } from '../db/bump-catalogue.ts';
import { bookingMigrations } from '../db/migrations.ts';
import { demoVenues } from '../demo/demo-network.ts';
import { putScientist } from '../network/testing/draft-steps.ts';
import { customer, optionWorld, smallVenue } from '../options/testing/option-world.ts';
import { putVenues } from '../testing/make-venue.ts';
import { searchDay, searchQuery } from '../testing/searches.ts';

// D33 and D37 of the desk.

const omar = testUser({ userId: '22222222-2222-4222-8222-222222222222', email: 'omar@comet.example', role: 'admin' });
const nadia = testUser({ userId: '22222222-2222-4222-8222-222222222224', email: 'nadia@comet.example', role: 'staff' });
const path = '/api/network/import';
const day = '2026-10-05';
type Venue = NetworkFile['venues'][number];

onEachEngine(bookingMigrations, (open) => {
  const network = async () => {
    const world = await optionWorld(await open(), smallVenue({ hasFood: false }));
    const { send, deps } = world;
    await putScientist(deps);
    const read = async (): Promise<NetworkFile> => (await send('GET', '/api/network/export', omar)).body;
    const preview = async (file: unknown, archiveMissing = false) =>
      (await send('POST', `${path}/preview`, omar, { body: { file, archiveMissing } })).body;
    const apply = (file: unknown, planHash: string, archiveMissing = false) =>
      send('POST', path, omar, { body: { file, archiveMissing, planHash } });
    const importWhole = async (file: unknown, archiveMissing = false) =>
      apply(file, (await preview(file, archiveMissing)).planHash, archiveMissing);
    /** The export with its first venue changed. */
    const changed = async (change: (venue: Venue) => object): Promise<NetworkFile> => {
      const file = await read();
      return { ...file, venues: file.venues.map((venue, index) => (index === 0 ? { ...venue, ...change(venue) } : venue)) };
    };
    const trail = async (): Promise<string[]> =>
      (await send('GET', '/api/referentials/audit-trail', omar)).body.entries.map(({ action }: { action: string }) => action);
    const wipe = () =>
      deps.database.transact(async (tx) => {
        await tx.delete(deps.tables.room).returning({ id: deps.tables.room.id });
        await tx.delete(deps.tables.venue).returning({ id: deps.tables.venue.id });
        await bumpCatalogue(tx, deps.tables);
      });
    const addDemo = () =>
      putVenues(
        deps,
        demoVenues.map(({ venue, rooms }) => ({ record: venue, rooms: [...rooms] })),
      );
    return { ...world, read, preview, apply, importWhole, changed, trail, wipe, addDemo };
  };

  const outcomes = (lines: readonly ImportLine[]) => lines.map(({ sheet, row, outcome }) => `${sheet} ${row} ${outcome}`);
  const faultsIn = (lines: readonly ImportLine[]) =>
    lines.flatMap(({ sheet, row, faults }) => faults.map(({ column, code }) => `${sheet} ${row} ${column}: ${code}`));

  describe('an export', () => {
    itOnBothEngines('that is imported changes nothing, and leaves no word in the trail', async () => {
      const { read, preview, apply, trail, wipe, addDemo } = await network();
      await wipe();
      await addDemo();
      const file = await read();
      const plan = await preview(file, true);
      expect(plan.lines).toEqual([]);
      expect(plan.counts).toMatchObject({
        venues: { created: 0, changed: 0, same: 30, refused: 0 },
        rooms: { same: demoVenues.flatMap(({ rooms }) => rooms).length },
      });
      expect((await apply(file, plan.planHash, true)).status).toBe(200);
      expect(await read()).toEqual(file);
      expect(await trail()).toEqual([]);
    });

    itOnBothEngines('of the whole demo network, wiped and imported, is sold and shown as before', async () => {
      const { read, importWhole, wipe, addDemo, send } = await network();
      await wipe();
      await addDemo();
      const answers = async () => {
        const paths = [
          ...['FRA', 'BEL', 'ESP'].map((country) => `/api/available-venues?countryCode=${country}`),
          ...['FRA', 'BEL', 'ESP'].map(
            (country) => `/api/available-venues?countryCode=${country}&action=search&${searchQuery([searchDay(day)])}`,
          ),
          ...demoVenues.map(({ venue }) => `/api/buildings/${venue.slug}`),
        ];
        const found: unknown[] = [];
        for (const one of paths) {
          const { status, body } = await send('GET', one, one.includes('action') ? customer(1) : null);
          expect(status).toBe(200);
          found.push(JSON.parse(JSON.stringify(body, (key, value) => (key === 'demandId' ? undefined : value))));
        }
        return found;
      };
      const [file, before] = [await read(), await answers()];
      await wipe();
      expect((await read()).venues).toEqual([]);
      expect(await importWhole(file)).toMatchObject({ status: 200, body: { counts: { venues: { created: 30 } }, left: 0 } });
      expect(await read()).toEqual(file);
      expect(await answers()).toEqual(before);
    });

    it('is an administrator’s alone, and so is an import', async () => {
      const { send, read } = await network();
      const file = await read();
      for (const stranger of [nadia, customer(1)]) {
        expect((await send('GET', '/api/network/export', stranger)).status).toBe(403);
        expect((await send('POST', `${path}/preview`, stranger, { body: { file, archiveMissing: false } })).status).toBe(403);
      }
    });
  });

  describe('an import', () => {
    itOnBothEngines('does what its plan said, keeps what the file leaves out, and tells the trail', async () => {
      const { changed, preview, apply, read, trail } = await network();
      const file = await changed(({ facts, rooms }) => ({
        facts: { ...facts, name: 'Wagram', openingHours: { opens: 7, closes: 21 } },
        rooms: rooms.slice(0, 1).map((room) => ({ ...room, facts: { ...room.facts, area: 61.5 } })),
      }));
      const plan = await preview(file);
      expect(outcomes(plan.lines)).toEqual(['venues 2 changed', 'hours 2 changed', 'rooms 2 changed']);
      expect(plan.lines[0].changes).toEqual([{ field: 'name', from: 'Ternes', to: 'Wagram' }]);
      expect((await read()).venues[0]?.facts.name).toBe('Ternes');
      expect((await apply(file, plan.planHash)).status).toBe(200);
      const [venue] = (await read()).venues;
      expect(venue?.facts).toMatchObject({ name: 'Wagram', openingHours: { opens: 7, closes: 21 } });
      expect(venue?.rooms.map(({ facts }) => facts.area)).toEqual([61.5, null, null, null]);
      expect(await trail()).toEqual(expect.arrayContaining(['network-imported', 'venue-changed', 'room-facts-changed']));
    });

    itOnBothEngines('is refused where anything has moved since its plan, and writes nothing', async () => {
      const { changed, preview, apply, read, send } = await network();
      const file = await changed(({ facts }) => ({ facts: { ...facts, name: 'Wagram' } }));
      const { planHash } = await preview(file);
      const venue = (await send('GET', '/api/network/venues/ternes', omar)).body;
      const facts = { ...venue.facts, name: 'Carnot' };
      expect((await send('PUT', '/api/network/venues/ternes', omar, { body: { revision: venue.revision, facts } })).status).toBe(200);
      expect(await apply(file, planHash)).toMatchObject({ status: 409, body: { code: 'stale-version', current: { lines: [{}] } } });
      expect((await read()).venues[0]?.facts.name).toBe('Carnot');
    });

    itOnBothEngines('of two that press at once is written once', async () => {
      const { changed, preview, apply, trail } = await network();
      const file = await changed(({ facts }) => ({ facts: { ...facts, name: 'Wagram' } }));
      const { planHash } = await preview(file);
      const answers = await Promise.all([apply(file, planHash), apply(file, planHash)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect((await trail()).filter((action) => action === 'network-imported')).toHaveLength(1);
    });

    it('names sheet, row and column of what is refused, and writes none of the rest', async () => {
      const { changed, preview, apply, read } = await network();
      const file = await changed(({ facts, rooms }) => ({
        facts: { ...facts, name: ' ', hasFood: true, openingHours: { opens: 9, closes: 21 } },
        rooms: rooms.map((room, index) => (index === 2 ? { ...room, facts: { ...room.facts, area: -1 } } : room)),
      }));
      const plan = await preview(file);
      expect(faultsIn(plan.lines)).toEqual(['venues 2 name: required', 'hours 2 opens: too_large', 'rooms 4 area: too_small']);
      expect(await apply(file, plan.planHash)).toMatchObject({ status: 409, body: { code: 'conflict' } });
      expect((await read()).venues[0]?.facts.hasFood).toBe(false);
    });

    it('leaves people of rooms that are sold to two persons, and promises to what keeps them', async () => {
      const { changed, preview } = await network();
      const people = await changed(({ rooms }) => ({
        rooms: rooms.map((room, index) =>
          index === 0 ? { ...room, figures: { ...room.figures, people: { ...room.figures.people, theater: 90 } } } : room,
        ),
      }));
      expect(faultsIn((await preview(people)).lines)).toEqual(['rooms 2 people.theater: two_persons']);
      const food = await changed(({ facts }) => ({ facts: { ...facts, hasFood: true } }));
      expect(faultsIn((await preview(food)).lines)).toEqual(['venues 2 hasFood: no_restaurant']);
      const lunches = await changed(({ facts }) => ({ facts: { ...facts, lunchSeats: { service1: 200, service2: 900 } } }));
      expect(faultsIn((await preview(lunches)).lines)).toEqual(['venues 2 lunchSeats.service2: above_rooms']);
    });

    it('takes no text that promises more than the rooms have, and no area in which their people do not fit', async () => {
      const { changed, preview } = await network();
      const file = await changed(({ facts, rooms }) => ({
        facts: { ...facts, description: { ...facts.description, en: '900 people in 25 rooms' } },
        rooms: rooms.map((room, index) => (index === 0 ? { ...room, facts: { ...room.facts, area: 5 } } : room)),
      }));
      expect(faultsIn((await preview(file)).lines)).toEqual(['venues 2 description.en: overstated', 'rooms 2 area: too_small']);
    });

    it('adds a venue by its address with rooms that have no id; a second one of its name or address is refused', async () => {
      const { read, importWhole, preview, send } = await network();
      const file = await read();
      const [{ id: _, rooms, ...venue }] = file.venues as [Venue];
      const added = {
        ...venue,
        ...{ slug: 'bastille', state: 'draft' },
        facts: { ...venue.facts, commercialName: 'Comet Bastille', lunchSeats: { service1: 40, service2: 40 } },
        rooms: rooms.map(({ id: __, ...room }) => room),
      };
      expect(await importWhole({ ...file, venues: [added] })).toMatchObject({ status: 200, body: { counts: { rooms: { created: 4 } } } });
      expect((await send('GET', '/api/network/venues/bastille', omar)).body).toMatchObject({ state: 'draft', rooms: [{}, {}, {}, {}] });
      const twice = [{ ...added, slug: 'roquette' }];
      expect(faultsIn((await preview({ ...file, venues: twice })).lines)).toEqual(['venues 2 commercialName: taken']);
    });

    it('publishes no venue that lacks what customers have to have', async () => {
      const { read, preview } = await network();
      const file = await read();
      const [{ id: _, ...venue }] = file.venues as [Venue];
      const added = { ...venue, slug: 'bastille', facts: { ...venue.facts, commercialName: 'Comet Bastille' }, rooms: [] };
      const { lines } = await preview({ ...file, venues: [added] });
      expect(lines[0].faults).toContainEqual({ column: 'state', code: 'missing', reason: expect.stringContaining('cover') });
    });

    // Issue 19: texts and pictures are a venue's own.
    it('lets no published venue promise a garden that nothing shows, nor show the picture of another venue', async () => {
      const { read, preview, wipe, addDemo, send } = await network();
      await wipe();
      await addDemo();
      const file = await read();
      const [ternes, etoile] = file.venues as [Venue, Venue];
      const words = { fr: 'Une halle et son jardin.', en: 'A hall.', es: 'Una nave.', nl: 'Een hal.' };
      const promising = { ...etoile, facts: { ...etoile.facts, description: words } };
      const refusedOf = async (...venues: Venue[]) => faultsIn((await preview({ ...file, venues })).lines);
      expect(await refusedOf(promising)).toEqual(['venues 2 description.fr: unshown']);
      const { revision } = (await send('GET', '/api/network/venues/etoile', omar)).body;
      const byHand = await send('PUT', '/api/network/venues/etoile', omar, { body: { revision, facts: promising.facts } });
      expect(byHand).toMatchObject({ status: 400, body: { errors: { 'facts.description.fr': 'unshown' } } });
      const [borrowed] = ternes.pictures.slice(-1) as [Venue['pictures'][number]];
      const borrowing = { ...etoile, pictures: [...etoile.pictures, { ...borrowed, roomId: undefined }] };
      expect(await refusedOf(borrowing)).toEqual(['pictures 9 sources: shared']);
      const drawn = etoile.pictures.map((picture) => ({ ...picture, alternative: { ...picture.alternative, en: 'The garden' } }));
      expect(await refusedOf({ ...promising, pictures: drawn })).toEqual([]);
    });

    it('archives what the file leaves out only where it is asked to, and nothing that is booked', async () => {
      const { read, preview, importWhole, quoteOf, place } = await network();
      const none = { format: 'network/1', venues: [] };
      expect((await preview(none)).lines).toEqual([]);
      const claire = customer(1);
      const held = await quoteOf(claire, [searchDay(day)]);
      const archiving = await preview(none, true);
      expect(outcomes(archiving.lines)).toEqual(['venues null changed']);
      expect((await place(claire, held)).status).toBe(201);
      expect((await preview(none, true)).lines[0].faults).toEqual([{ column: 'state', code: 'coming_bookings', reason: '1' }]);
      expect((await importWhole(none, true)).status).toBe(409);
      expect((await read()).venues[0]?.state).toBe('published');
    });

    // Lifecycle L40.
    itOnBothEngines('keeps the lunch seats that are taken on days to come', async () => {
      const { book, changed, preview, importWhole } = await network();
      await book({ lunches: [{ day, service: 'service2', seats: 12 }] });
      const cut = (service2: number) => changed(({ facts }) => ({ facts: { ...facts, lunchSeats: { ...facts.lunchSeats, service2 } } }));
      const { lines } = await preview(await cut(11));
      expect(lines[0]?.faults).toEqual([{ column: 'lunchSeats.service2', code: 'seats_taken', reason: `${day}: 12` }]);
      expect((await importWhole(await cut(12))).status).toBe(200);
    });

    it.each([{ format: 'network/2', venues: [] }, { venues: [] }, null, 'PK', 7, { format: 'network/1', venues: {} }])(
      'of another file is 415: %j',
      async (file) => {
        const { send } = await network();
        const answer = await send('POST', `${path}/preview`, omar, { body: { file, archiveMissing: false } });
        expect(answer).toMatchObject({ status: 415, body: { code: 'wrong-file' } });
      },
    );

    it('names the fault of anything that is no venue', async () => {
      const { preview } = await network();
      for (const venue of [
        null,
        7,
        'ternes',
        [],
        {},
        { rooms: 3 },
        { slug: 'x', rooms: [null] },
        { __proto__: null, pictures: [7, null] },
      ]) {
        const { counts, lines } = await preview({ format: 'network/1', venues: [venue] });
        expect(counts.venues.refused + counts.rooms.refused + counts.pictures.refused).toBeGreaterThan(0);
        expect(faultsIn(lines).length).toBeGreaterThan(0);
      }
    });
  });
});
