import { pauseAfter } from '@plenary/service-kit/relay';
import { onEachEngine } from '@plenary/service-kit/testing/each-engine';
import { surveyMigrations } from '../db/migrations.ts';
import { anne, guestsOf, paul } from '../testing/guests-world.ts';
import { bookedDay, mintBooking } from '../testing/mint-booking.ts';
import { mintVisit } from '../testing/mint-visit.ts';
import { fillIn } from '../testing/survey-answers.ts';
import { staff, surveyWorld } from '../testing/survey-world.ts';
import { startVisitorSystem, type VisitorStandIn } from '../testing/visitor-stand-in.ts';
import { type GuestSettings, visitorSystemOf } from './visitor-settings.ts';

const settingsOf = (mode: 'PROXYCLICK' | 'OCTOPUS', url: string): GuestSettings => ({
  GUEST_MANAGEMENT_MODE: mode,
  PROXYCLICK_URL: url,
  PROXYCLICK_COMPANY_ID: 'company',
  PROXYCLICK_CLIENT_ID: 'client',
  PROXYCLICK_CLIENT_SECRET: 'secret',
  PROXYCLICK_USERNAME: 'user',
  PROXYCLICK_PASSWORD: 'word',
  OCTOPUS_URL: url,
  OCTOPUS_API_KEY: 'key',
});

let standIn: VisitorStandIn;
beforeEach(async () => {
  standIn = await startVisitorSystem();
});
afterEach(() => standIn.stop());

/** Who is expected, and when, in either system's own words. */
const expected = () =>
  [...standIn.visits.values()]
    .map((body) => {
      const { visitor, visitors, expected_at, startAt } = body as {
        visitor?: { email: string; last_name: string };
        visitors?: { email: string; lastname: string }[];
        expected_at?: string;
        startAt?: string;
      };
      const guest = visitor ? [visitor.email, visitor.last_name] : [visitors?.[0]?.email, visitors?.[0]?.lastname];
      return [...guest, expected_at ?? startAt].join(' ');
    })
    .sort();

onEachEngine(surveyMigrations, (open, dialect) => {
  // What the systems differ in is not the database's affair.
  describe.each(dialect === 'sqlite' ? (['PROXYCLICK', 'OCTOPUS'] as const) : (['PROXYCLICK'] as const))('guests and %s', (mode) => {
    const start = async () => {
      const clock = { now: 0 };
      const visitors = visitorSystemOf(settingsOf(mode, standIn.url), {
        fetch: (...args) => fetch(...args),
        deadline: () => AbortSignal.timeout(2_000),
        now: () => clock.now,
      });
      const world = surveyWorld(await open(), { guests: { mode, visitors, updateDelay: 0, sender: '' } });
      // The world keeps the time of the calls as well.
      Object.defineProperty(clock, 'now', { get: () => world.clock.now });
      const eventId = await world.eventOf();
      const attempt = async (tries: number) => {
        for (let round = 1; round <= tries; round++) {
          await world.settle();
          world.clock.now += pauseAfter(round) + 10_000;
        }
        await world.settle();
      };
      return { world, eventId, guests: guestsOf(world, eventId), attempt };
    };

    it('are announced when they are listed, with their names', async () => {
      const { world, guests } = await start();
      expect(await guests.add({ email: 'eva@nord.example', firstname: 'Eva' })).toMatchObject({
        status: 400,
        body: { errors: { 'guests.0.lastname': 'required' } },
      });
      await guests.add(paul, anne);
      expect(await guests.states()).toEqual({ [paul.email]: 'sending', [anne.email]: 'sending' });
      await world.settle();
      expect(await guests.states()).toEqual({ [paul.email]: 'sent', [anne.email]: 'sent' });
      expect(expected()).toEqual(['anne@nord.example Dumas 2026-10-06T06:00:00.000Z', 'paul@nord.example Roux 2026-10-06T06:00:00.000Z']);
      expect(world.mails.filter(({ calendar }) => calendar)).toEqual([]);
    });

    it('are told of again where they change, and nobody else', async () => {
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
      await world.tell('quote.rejected', 6, mintBooking({ status: 'Rejected' }));
      await world.settle();
      expect(expected()).toEqual([]);
    });

    it('are expected on each day of the event', async () => {
      const { world, guests } = await start();
      await guests.add(paul);
      await world.tell('booking.approved', 6, mintBooking({ days: [bookedDay('2026-10-06'), bookedDay('2026-10-27')] }));
      await world.settle();
      expect(expected()).toEqual(['paul@nord.example Roux 2026-10-06T06:00:00.000Z', 'paul@nord.example Roux 2026-10-27T07:00:00.000Z']);
    });

    it.each([[[500]], [[503, 429]], [[0, 0, 502]]])('arrive once although it fails with %j first', async (failures) => {
      const { guests, attempt } = await start();
      standIn.state.failures.push(...failures);
      await guests.add(paul);
      await attempt(failures.length);
      expect(expected()).toHaveLength(1);
      expect(await guests.states()).toEqual({ [paul.email]: 'sent' });
      const keys = standIn.calls.map(({ key }) => key);
      expect(new Set(keys).size).toBe(1);
      expect(keys).toHaveLength(failures.length + 1);
    });

    it('that it refuses wait for staff at once, with what it says, and go when staff sends them on', async () => {
      const { world, guests } = await start();
      standIn.state.failures.push(422);
      await guests.add(paul);
      await world.settle();
      expect(standIn.calls).toHaveLength(1);
      expect(await guests.states()).toEqual({ [paul.email]: 'failed' });
      const { events } = (await world.send('GET', '/api/staff/parked-events', staff)).body;
      expect(events).toMatchObject([
        { type: 'guest.delivery', attempts: 1, reason: expect.stringMatching(/answered 422: the name is not allowed$/) },
      ]);
      expect((await world.send('POST', `/api/staff/parked-events/${events[0].id}/resend`, staff, { body: {} })).status).toBe(204);
      await world.settle();
      expect(await guests.states()).toEqual({ [paul.email]: 'sent' });
    });

    it('that it never takes are parked after ten tries, and a mended guest goes in their place', async () => {
      const { world, guests, attempt } = await start();
      standIn.state.failures.push(...Array.from({ length: 10 }, () => 503));
      await guests.add(paul);
      await attempt(10);
      expect(standIn.calls).toHaveLength(10);
      expect(await guests.states()).toEqual({ [paul.email]: 'failed' });
      const { id } = await guests.byEmail(paul.email);
      await guests.change(id, { ...paul, lastname: 'Roux-Dumas', version: 1 });
      await world.settle();
      expect(expected()).toEqual(['paul@nord.example Roux-Dumas 2026-10-06T06:00:00.000Z']);
      expect((await world.send('GET', '/api/staff/parked-events', staff)).body.events).toEqual([]);
    });
  });
});

describe('Proxyclick', () => {
  const put = { reference: 'k-0', externalId: null, idempotencyKey: 'one' };
  const proxyclick = (settings: Partial<GuestSettings> = {}) => {
    const visitors = visitorSystemOf(
      { ...settingsOf('PROXYCLICK', standIn.url), ...settings },
      {
        fetch: (...args) => fetch(...args),
        deadline: () => AbortSignal.timeout(2_000),
        now: () => 0,
      },
    );
    if (!visitors) throw new Error('no visitor system');
    return visitors;
  };

  it('is signed in to once, again when the session has ended, and no more where it does not know us', async () => {
    const visitors = proxyclick();
    const id = await visitors.put(mintVisit(), put);
    standIn.state.isSessionOver = true;
    expect(await visitors.put(mintVisit(), { ...put, externalId: id, idempotencyKey: 'two' })).toBe(id);
    expect(standIn.state.sessions).toBe(2);
    const stranger = proxyclick({ PROXYCLICK_PASSWORD: 'wrong' });
    await expect(stranger.put(mintVisit(), put)).rejects.toMatchObject({ name: 'VisitorRefusal', message: expect.stringContaining('401') });
  });

  it('gets a meeting anew that somebody removed there, and forgets one twice without harm', async () => {
    const visitors = proxyclick();
    const id = await visitors.put(mintVisit(), put);
    standIn.visits.delete(id);
    const other = await visitors.put(mintVisit(), { ...put, externalId: id, idempotencyKey: 'two' });
    expect(other).not.toBe(id);
    for (const idempotencyKey of ['three', 'four']) await visitors.remove({ ...put, externalId: other, idempotencyKey });
    expect(standIn.visits.size).toBe(0);
  });
});
