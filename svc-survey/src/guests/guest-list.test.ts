import { maxGuests, maxGuestsAtOnce } from '@plenary/contracts/guests-terms';
import { kitTables } from '@plenary/service-kit/kit-tables';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { onEachSurveyWorld } from '../testing/each-survey-world.ts';
import { anne, calendarGuests, guestsOf, paul } from '../testing/guests-world.ts';
import { claireId, makeBooking } from '../testing/make-booking.ts';
import { hugo, staff } from '../testing/survey-world.ts';

// Covers B-D04.

const nobody = '00000000-0000-4000-8000-000000000000';

onEachSurveyWorld((world) => {
  describe('without guest management', () => {
    itOnBothEngines('there are no guests, for the owner of an event either', async () => {
      const guests = guestsOf(world, await world.eventOf());
      const answers = [await guests.get(), await guests.add(paul), await guests.invite(), await guests.remove(nobody)];
      expect(answers.map(({ status, body }) => [status, body.code])).toEqual(answers.map(() => [404, 'not-found']));
    });
  });
});

onEachSurveyWorld(
  (world) => {
    describe('the guests of an event', () => {
      itOnBothEngines('are added, listed by name, changed and taken off', async () => {
        const guests = guestsOf(world, await world.eventOf());
        expect((await guests.get()).body).toEqual({ mode: 'CALENDAR', isClosed: false, guests: [] });
        expect(await guests.add(paul, anne)).toMatchObject({ status: 201, body: { added: 2, alreadyListed: [] } });
        const [first, second] = await guests.list();
        expect([first, second]).toMatchObject([
          { ...anne, version: 1, state: 'listed' },
          { ...paul, company: '', phone: '', version: 1, state: 'listed' },
        ]);
        expect(await guests.change(second?.id ?? '', { ...paul, company: '  Atelier   Nord ', version: 1 })).toMatchObject({
          status: 200,
          body: { company: 'Atelier Nord', version: 2 },
        });
        expect((await guests.remove(first?.id ?? '')).status).toBe(204);
        expect((await guests.remove(first?.id ?? '')).status).toBe(404);
        expect((await guests.list()).map(({ email }) => email)).toEqual([paul.email]);
      });

      it('are once each, however often the call comes and however the address is written', async () => {
        const guests = guestsOf(world, await world.eventOf());
        await guests.add(paul);
        const again = await guests.add({ ...paul, email: ' PAUL@Nord.example ', lastname: 'Other' }, anne, anne);
        expect(again.body).toEqual({ added: 1, alreadyListed: [paul.email, anne.email] });
        expect((await guests.byEmail(paul.email)).lastname).toBe('Roux');
        const { id, version } = await guests.byEmail(anne.email);
        expect(await guests.change(id, { ...anne, email: paul.email, version })).toMatchObject({
          status: 400,
          body: { errors: { email: 'already_listed' } },
        });
      });

      it('are refused whole, with the fault of each field', async () => {
        const guests = guestsOf(world, await world.eventOf());
        const refused = await guests.add(
          paul,
          { email: 'nobody' },
          { ...anne, lastname: 'a'.repeat(101), company: 'Nord\u202e' },
          { email: '' },
        );
        expect(refused).toMatchObject({ status: 400, body: { code: 'invalid-request' } });
        expect(refused.body.errors).toEqual({
          'guests.1.email': 'invalid_format',
          'guests.2.lastname': 'value_too_long',
          'guests.2.company': 'unseen_characters',
          'guests.3.email': 'required',
        });
        expect(await guests.list()).toEqual([]);
      });

      itOnBothEngines('are at most 500, for any number of concurrent additions', async () => {
        const eventId = await world.eventOf();
        const guests = guestsOf(world, eventId);
        const some = (start: number, count: number) =>
          Array.from({ length: count }, (_, index) => ({ email: `g${start + index}@nord.example` }));
        const { database, tables, newId } = world.deps;
        const listed = { eventId, firstname: '', lastname: '', company: '', phone: '', version: 1, invitedAt: null, createdAt: 0 };
        const first = some(0, maxGuests - 10).map((guest) => ({ ...listed, ...guest, id: newId() }));
        await database.transact((tx) => tx.insert(tables.guest).values(first));
        const answers = await Promise.all([guests.add(...some(1_000, 8)), guests.add(...some(2_000, 8))]);
        expect(answers.map(({ status }) => status).sort()).toEqual([201, 400]);
        expect(answers.find(({ status }) => status === 400)?.body.errors).toEqual({ guests: 'too_many' });
        expect(await guests.list()).toHaveLength(498);
        expect((await guests.add(...some(3_000, maxGuestsAtOnce + 1))).status).toBe(400);
      });

      it('are not changed over a newer change', async () => {
        const guests = guestsOf(world, await world.eventOf());
        await guests.add(paul);
        const { id } = await guests.byEmail(paul.email);
        const answers = await Promise.all([
          guests.change(id, { ...paul, firstname: 'Pablo', version: 1 }),
          guests.change(id, { ...paul, firstname: 'Paolo', version: 1 }),
        ]);
        const kept = answers.find(({ status }) => status === 200)?.body;
        const refused = answers.find(({ status }) => status === 409)?.body;
        expect(refused).toMatchObject({ code: 'stale-version', current: { firstname: kept.firstname, version: 2 } });
      });

      it('are there for the owner of the event alone', async () => {
        const eventId = await world.eventOf();
        await guestsOf(world, eventId).add(paul);
        const { id } = await guestsOf(world, eventId).byEmail(paul.email);
        for (const user of [hugo, staff]) {
          const theirs = guestsOf(world, eventId, user);
          const nothing = guestsOf(world, '006AP0000012aBcXX0', user);
          for (const guests of [theirs, nothing]) {
            const answers = [
              await guests.get(),
              await guests.add(anne),
              await guests.change(id, { ...paul, version: 1 }),
              await guests.remove(id),
              await guests.invite(),
            ];
            expect(answers.map(({ status, body }) => [status, body.code])).toEqual(answers.map(() => [404, 'not-found']));
          }
        }
        expect((await guestsOf(world, eventId, null).get()).status).toBe(401);
        const other = await world.eventOf({ quoteId: '00000000-0000-4000-8000-00000000a002' });
        expect((await guestsOf(world, other).remove(id)).status).toBe(404);
      });

      it('are not written without end', async () => {
        const eventId = await world.eventOf();
        const guests = guestsOf(world, eventId);
        const { database, throttle } = world.deps;
        await throttle.count({ name: 'guests', limit: 0, windowMilliseconds: 60 * 60_000 }, claireId);
        await database.transact((tx) => tx.update(kitTables(database.dialect).throttle).set({ count: 599 }).returning());
        expect((await guests.add(paul)).status).toBe(201);
        expect(await guests.add(anne)).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
        world.clock.now += 60 * 60_000;
        expect((await guests.add(anne)).status).toBe(201);
      });

      it('are deleted with their host once the event is over, with their pending messages', async () => {
        const eventId = await world.eventOf();
        const guests = guestsOf(world, eventId);
        await guests.add(paul);
        await guests.invite();
        world.clock.now = Date.UTC(2026, 9, 7);
        await world.tell('user.erased', 7, { userId: claireId });
        expect(await world.outbox()).toEqual([]);
        await world.settle();
        expect(world.mails.filter(({ calendar }) => calendar)).toEqual([]);
        const { database, tables } = world.deps;
        expect([await database.read.select().from(tables.guest), await database.read.select().from(tables.guestDelivery)]).toEqual([
          [],
          [],
        ]);
      });

      it('can be read alone once the event is over, and are gone with one that is off', async () => {
        const eventId = await world.eventOf();
        const guests = guestsOf(world, eventId);
        await guests.add(paul);
        const { id } = await guests.byEmail(paul.email);
        world.clock.now = Date.UTC(2026, 9, 7);
        const answers = [
          await guests.add(anne),
          await guests.change(id, { ...paul, version: 1 }),
          await guests.remove(id),
          await guests.invite(),
        ];
        expect(answers.map(({ status, body }) => [status, body.code])).toEqual(answers.map(() => [409, 'event-over']));
        expect((await guests.get()).body).toMatchObject({ isClosed: true, guests: [{ email: paul.email }] });
        await world.tell('quote.rejected', 6, makeBooking({ status: 'Rejected' }));
        expect((await guests.get()).status).toBe(404);
      });
    });
  },
  { guests: calendarGuests },
);
