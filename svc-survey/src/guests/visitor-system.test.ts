import { pauseAfter } from '@plenary/service-kit/relay';
import { itOnBothEngines, onEachEngine } from '@plenary/service-kit/testing/each-engine';
import { startVisitorSystem, type VisitorStandIn } from '@plenary/service-kit/testing/visitor-stand-in';
import { surveyMigrations } from '../db/migrations.ts';
import { anne, guestsOf, paul } from '../testing/guests-world.ts';
import { bookedDay, makeBooking } from '../testing/make-booking.ts';
import { fillIn } from '../testing/survey-answers.ts';
import { staff, surveyWorld } from '../testing/survey-world.ts';
import { visitorSystemOf } from './visitor-settings.ts';

let standIn: VisitorStandIn;
beforeEach(async () => {
  standIn = await startVisitorSystem();
});
afterEach(() => standIn.stop());

const changed = async (guests: ReturnType<typeof guestsOf>, other: object) => {
  const { id, version } = await guests.byEmail(paul.email);
  return guests.change(id, { ...paul, ...other, version });
};

/** The expected visits, in either system's format. */
const expected = () =>
  [...standIn.visits.values()]
    .map(({ visitor, visitors, expected_at, startAt }) => {
      const guest = visitor ? [visitor.email, visitor.last_name] : [visitors?.[0]?.email, visitors?.[0]?.lastName];
      return [...guest, expected_at ?? startAt].join(' ');
    })
    .sort();
const paulAt = (instant: string) => `paul@nord.example Roux ${instant}`;
const minute = 60_000;
const modes = ['PROXYCLICK', 'OCTOPUS'] as const;

onEachEngine(surveyMigrations, (open, dialect) => {
  // Differences between the systems do not depend on the database.
  describe.each(dialect === 'sqlite' ? modes : modes.slice(0, 1))('guests and %s', (mode) => {
    const start = async ({ call = fetch }: { call?: typeof fetch } = {}) => {
      const clock = { now: 0 };
      const visitors = visitorSystemOf(
        { GUEST_MANAGEMENT_MODE: mode, ...standIn.settings },
        { fetch: (...args) => call(...args), deadline: () => AbortSignal.timeout(2_000), now: () => clock.now },
      );
      const world = surveyWorld(await open(), { guests: { mode, visitors, updateDelay: 0, sender: '' } });
      // The world keeps the time of the calls as well.
      Object.defineProperty(clock, 'now', { get: () => world.clock.now });
      const eventId = await world.eventOf();
      const attempt = async (tries: number) => {
        for (let round = 1; round <= tries; round++) {
          await world.settle();
          world.clock.now += pauseAfter(round) + 30_000;
        }
        await world.settle();
      };
      const parked = async () => (await world.send('GET', '/api/staff/parked-events', staff)).body.events;
      return { world, eventId, guests: guestsOf(world, eventId), attempt, parked };
    };

    itOnBothEngines('are announced when they are listed, with their names, on each day of the event', async () => {
      const { world, guests } = await start();
      expect(await guests.add({ email: 'eva@nord.example', firstname: 'Eva' })).toMatchObject({
        status: 400,
        body: { errors: { 'guests.0.lastname': 'required' } },
      });
      await guests.add(paul, anne);
      expect(await guests.states()).toEqual({ [paul.email]: 'sending', [anne.email]: 'sending' });
      await world.settle();
      expect(await guests.states()).toEqual({ [paul.email]: 'sent', [anne.email]: 'sent' });
      expect(expected()).toEqual(['anne@nord.example Dumas 2026-10-06T06:00:00.000Z', paulAt('2026-10-06T06:00:00.000Z')]);
      expect(world.mails.filter(({ calendar }) => calendar)).toEqual([]);
      await guests.remove((await guests.byEmail(anne.email)).id);
      await world.tell('booking.approved', 6, makeBooking({ days: [bookedDay('2026-10-06'), bookedDay('2026-10-27')] }));
      await world.settle();
      expect(expected()).toEqual([paulAt('2026-10-06T06:00:00.000Z'), paulAt('2026-10-27T07:00:00.000Z')]);
    });

    it('are updated when they change, and no other', async () => {
      const { world, eventId, guests } = await start();
      await guests.add(paul, anne);
      await world.settle();
      standIn.calls.length = 0;
      const { id } = await guests.byEmail(paul.email);
      await guests.change(id, { ...paul, lastname: 'Roux-Dumas', version: 1 });
      await world.settle();
      await guests.remove((await guests.byEmail(anne.email)).id);
      await world.settle();
      expect(standIn.calls.map(({ method }) => method)).toEqual(['PUT', 'DELETE']);
      await fillIn(world, eventId, { startTime: '09:30' });
      await world.settle();
      expect(expected()).toEqual(['paul@nord.example Roux-Dumas 2026-10-06T07:30:00.000Z']);
      await world.tell('quote.rejected', 6, makeBooking({ status: 'Rejected' }));
      await world.settle();
      expect(expected()).toEqual([]);
    });

    it('whose announcement was heard and its answer lost are expected once, as they are by then', async () => {
      const { world, guests, attempt } = await start();
      standIn.state.fates.push('answer lost');
      await guests.add(paul);
      await world.settle();
      expect(expected()).toHaveLength(1);
      // Changed, and moved to another day, before it is tried again.
      await guests.change((await guests.byEmail(paul.email)).id, { ...paul, lastname: 'Roux-Dumas', version: 1 });
      await world.tell('booking.approved', 6, makeBooking({ days: [bookedDay('2026-10-20')] }));
      await attempt(3);
      expect(expected()).toEqual(['paul@nord.example Roux-Dumas 2026-10-20T06:00:00.000Z']);
    });

    it('that were removed there are expected once, although the answer to the new announcement was lost, or not at all', async () => {
      let isLost = false;
      const call: typeof fetch = async (url, init) => {
        const answer = await fetch(url, init);
        const isAnnouncement = init?.method === (mode === 'PROXYCLICK' ? 'POST' : 'PUT') && !String(url).includes('/oauth/');
        if (isLost && isAnnouncement) throw new TypeError('the connection broke');
        return answer;
      };
      const { world, guests, attempt } = await start({ call });
      const loseNewOnes = async (names: string[]) => {
        standIn.visits.clear();
        isLost = true;
        for (const lastname of names) await changed(guests, { lastname });
        await world.settle();
        isLost = false;
        expect(expected()).toHaveLength(1);
      };
      await guests.add(paul);
      await world.settle();
      await loseNewOnes(['Roux-Dumas']);
      await world.tell('booking.approved', 6, makeBooking({ days: [bookedDay('2026-10-20')] }));
      await attempt(3);
      expect(expected()).toEqual(['paul@nord.example Roux-Dumas 2026-10-20T06:00:00.000Z']);
      await loseNewOnes(['Roux']);
      await guests.remove((await guests.byEmail(paul.email)).id);
      await attempt(3);
      expect(expected()).toEqual([]);
    });

    it('whose announcement was lost are not expected once they are taken off, sent on by staff or not', async () => {
      const { world, guests, attempt, parked } = await start();
      standIn.state.fates.push('answer lost');
      await guests.add(paul);
      await attempt(1);
      await guests.remove((await guests.byEmail(paul.email)).id);
      await attempt(2);
      expect(expected()).toEqual([]);

      // Given up after its announcement was heard, sent on, and taken off before that leaves.
      standIn.state.fates.push('answer lost', 422);
      await guests.add(anne);
      await attempt(2);
      const [given] = await parked();
      expect([expected(), given.type]).toEqual([['anne@nord.example Dumas 2026-10-06T06:00:00.000Z'], 'guest.delivery']);
      await world.send('POST', `/api/staff/parked-events/${given.id}/resend`, staff, { body: {} });
      await guests.remove((await guests.byEmail(anne.email)).id);
      await attempt(2);
      expect(expected()).toEqual([]);
    });

    itOnBothEngines('that replicas announce at the same instant are expected once', async () => {
      const { world, guests } = await start();
      const copy = surveyWorld(world.deps.database, { guests: world.deps.guests });
      await guests.add(paul);
      // One of them compares; then the first change is in flight while the next is delivered.
      await world.relay.runOnce();
      await Promise.all([world.relay.runOnce(), changed(guests, { lastname: 'Roux-Dumas' }).then(() => copy.settle())]);
      world.clock.now += 2 * minute;
      copy.clock.now = world.clock.now;
      await Promise.all([world.settle(), copy.settle()]);
      expect(expected()).toEqual(['paul@nord.example Roux-Dumas 2026-10-06T06:00:00.000Z']);
    });

    // Failures of the system do not depend on the database.
    if (dialect !== 'sqlite') return;

    it.each([[[500]], [[503, 429]], [['hangs up', 'hangs up', 502]]] as const)(
      'arrive once although it fails with %j first',
      async (fates) => {
        const { guests, attempt } = await start();
        standIn.state.fates.push(...fates);
        await guests.add(paul);
        await attempt(fates.length);
        expect(expected()).toHaveLength(1);
        expect(await guests.states()).toEqual({ [paul.email]: 'sent' });
      },
    );

    itOnBothEngines('that it refuses wait for staff at once, with what it says, and go when staff sends them on', async () => {
      const { world, guests, parked } = await start();
      standIn.state.fates.push(422);
      await guests.add(paul);
      await world.settle();
      expect(standIn.calls).toHaveLength(1);
      expect(await guests.states()).toEqual({ [paul.email]: 'failed' });
      const events = await parked();
      expect(events).toMatchObject([
        { type: 'guest.delivery', attempts: 1, reason: expect.stringMatching(/answered 422: the name is not allowed$/) },
      ]);
      expect((await world.send('POST', `/api/staff/parked-events/${events[0].id}/resend`, staff, { body: {} })).status).toBe(204);
      await world.settle();
      expect(await guests.states()).toEqual({ [paul.email]: 'sent' });
    });

    it('wait for as long as it is away, and none is given up for it', async () => {
      const { world, guests, parked } = await start();
      standIn.state.fates.push(...Array.from({ length: 12 }, () => 503));
      await guests.add(paul, anne);
      for (let minutes = 0; minutes < 5 * 60; minutes += 11) {
        await world.settle();
        world.clock.now += 11 * minute;
      }
      expect(standIn.state.fates).toEqual([]);
      await world.settle();
      expect([await guests.states(), await parked()]).toEqual([{ [paul.email]: 'sent', [anne.email]: 'sent' }, []]);
      expect(standIn.expected()).toEqual([anne.email, paul.email]);
    });

    it('leave it alone for as long as it asks for', async () => {
      const { world, guests } = await start();
      standIn.state.fates.push({ status: 429, headers: { 'retry-after': '1800' } });
      await guests.add(paul);
      await world.settle();
      world.clock.now += 29 * minute;
      await world.settle();
      expect(standIn.calls).toHaveLength(1);
      // And 2 seconds more: others would go first.
      world.clock.now += minute + 2_000;
      await world.settle();
      expect(standIn.expected()).toEqual([paul.email]);
    });

    const unlike = [
      ['403', () => new Response('{}', { status: 403 })],
      ['a long Retry-After', () => new Response('{}', { status: 429, headers: { 'retry-after': '600' } })],
      ['a redirect', () => new Response(null, { status: 302, headers: { location: '/elsewhere' } })],
    ] as const;
    // Both are left alone in the same way.
    it.each(mode === 'OCTOPUS' ? unlike : unlike.slice(0, 1))(
      'one of whom always gets %s keep none of the others waiting, and that one is given up',
      async (_, answer) => {
        const isPaul = (init?: RequestInit) => init?.method !== 'GET' && String(init?.body).includes(paul.email);
        const { world, guests, parked } = await start({ call: async (url, init) => (isPaul(init) ? answer() : fetch(url, init)) });
        await guests.add(paul);
        await world.settle();
        for (let round = 0; round < 12; round++) {
          const email = `guest-${round}@nord.example`;
          await guests.add({ email, firstname: 'Eva', lastname: 'Loos' });
          for (let waited = 0; waited < 30 * minute && !standIn.expected().includes(email); waited += 10_000) {
            await world.settle();
            world.clock.now += 10_000;
          }
          expect(standIn.expected()).toContain(email);
          world.clock.now += 31 * minute;
          await world.settle();
        }
        expect((await guests.byEmail(paul.email)).state).toBe('failed');
        expect(await parked()).toMatchObject([{ attempts: 10, reason: expect.stringMatching(/answered \d{3}$/) }]);
      },
    );

    it('wait while it refuses our credentials, sales get one mail a day, and they continue by themselves once it accepts them', async () => {
      const { world, guests, parked } = await start();
      if (mode === 'PROXYCLICK') standIn.state.password = 'another';
      else standIn.state.fates.push(...Array.from({ length: 12 }, () => 401));
      await guests.add(paul, anne);
      for (let round = 0; round < 12; round++) {
        await world.settle();
        world.clock.now += 11 * minute;
      }
      expect(await guests.states()).toEqual({ [paul.email]: 'sending', [anne.email]: 'sending' });
      expect(standIn.expected()).toEqual([]);
      expect((await parked())[0]).toMatchObject({ type: 'guest.delivery', reason: expect.stringMatching(/answered 40[01]/) });
      const worries = world.mails.filter(({ to }) => to === 'sales@comet.example');
      expect(worries.map(({ subject }) => subject)).toEqual(['Le système d’accueil n’accepte plus les invités']);
      expect(worries[0]?.text).toMatch(/answered 40[01]/);
      standIn.state.password = 'word';
      standIn.state.fates.length = 0;
      world.clock.now += 11 * minute;
      await world.settle();
      expect([standIn.expected(), await parked()]).toEqual([[anne.email, paul.email], []]);
    });

    itOnBothEngines('under automatic retry are shown to staff with the reason, and staff may retry at once', async () => {
      const { world, guests, parked } = await start();
      standIn.state.fates.push({ status: 503, headers: { 'retry-after': '60' } });
      await guests.add(anne);
      await world.settle();
      const events = await parked();
      expect(events).toMatchObject([{ type: 'guest.delivery', attempts: 0, reason: expect.stringMatching(/answered 503$/) }]);
      // Still in flight: no second invitation is needed.
      expect(Object.values(await guests.states())).toEqual(['sending']);
      world.clock.now += minute;
      const resend = () => world.send('POST', `/api/staff/parked-events/${events[0].id}/resend`, staff, { body: {} });
      expect((await resend()).status).toBe(204);
      await world.settle();
      expect([standIn.expected().includes(anne.email), await parked(), (await resend()).status]).toEqual([true, [], 404]);
    });

    it('and our key are not carried to wherever it leads', async () => {
      const { world, guests } = await start();
      const elsewhere = await startVisitorSystem();
      standIn.state.fates.push({ status: 307, headers: { location: `${elsewhere.url}/door/api/v1/visits/x` } });
      await guests.add(paul);
      await world.settle();
      expect([elsewhere.calls, standIn.calls.length]).toEqual([[], 1]);
      expect(await guests.states()).toEqual({ [paul.email]: 'sending' });
      await elsewhere.stop();
    });

    it('are not told of a day that is over, whenever it comes back, and it does not look as if they had been', async () => {
      const { world, guests } = await start();
      await guests.add({ email: 'eva@nord.example', firstname: 'Eva', lastname: 'Loos' });
      await world.settle();
      standIn.state.fates.push(503, 503);
      // One of them was tried, the other waits behind it.
      await guests.add(paul, anne);
      await world.settle();
      world.clock.now = Date.UTC(2026, 9, 7);
      await world.settle();
      expect([standIn.expected(), await world.outbox()]).toEqual([['eva@nord.example'], []]);
      expect(await guests.states()).toEqual({ 'eva@nord.example': 'sent', [paul.email]: 'failed', [anne.email]: 'failed' });
    });
  });
});
