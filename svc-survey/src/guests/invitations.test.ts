import { createHash } from 'node:crypto';
import { kitTables } from '@plenary/service-kit/kit-tables';
import { createLogger } from '@plenary/service-kit/logger';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { surveyRelay } from '../relay.ts';
import { onEachSurveyWorld } from '../testing/each-survey-world.ts';
import { anne, calendarGuests, guestsOf, paul } from '../testing/guests-world.ts';
import { bookedDay, makeBooking } from '../testing/make-booking.ts';
import { fillIn } from '../testing/survey-answers.ts';
import { oneDay, type SurveyWorld, surveyWorld } from '../testing/survey-world.ts';

// Covers B-D04.

/** The calendar part of a mail, read by a third-party library. */
const entryOf = (mail: SurveyWorld['mails'][number]) => {
  const calendar = new ICAL.Component(ICAL.parse(mail.calendar?.content ?? ''));
  const entries = calendar.getAllSubcomponents('vevent');
  const entry = new ICAL.Event(entries[0]);
  return {
    to: mail.to,
    method: calendar.getFirstPropertyValue('method'),
    uid: entry.uid,
    sequence: entry.sequence,
    starts: entry.startDate.toString(),
    ends: entry.endDate.toString(),
    entries: entries.length,
  };
};
const invitations = (world: SurveyWorld) => world.mails.filter(({ calendar }) => calendar).map(entryOf);

const hour = 60 * 60_000;
const hostHash = createHash('sha256').update(makeBooking().customer.email).digest('base64url');

const invited = async (world: SurveyWorld, overrides: Parameters<SurveyWorld['eventOf']>[0] = {}, people: object[] = [paul]) => {
  const eventId = await world.eventOf(overrides);
  const guests = guestsOf(world, eventId);
  await guests.add(...people);
  await guests.invite();
  await world.settle();
  return { eventId, guests };
};

onEachSurveyWorld(
  (world) => {
    describe('an invitation', () => {
      itOnBothEngines('leaves when the customer invites, once a guest, and those added later are invited alone', async () => {
        const guests = guestsOf(world, await world.eventOf());
        await guests.add(paul);
        await world.settle();
        expect(invitations(world)).toEqual([]);
        expect((await guests.invite()).body).toEqual({ invited: 1, retried: 0 });
        expect(await guests.states()).toEqual({ [paul.email]: 'sending' });
        await world.settle();
        expect(await guests.states()).toEqual({ [paul.email]: 'sent' });
        await guests.add(anne);
        expect(await guests.states()).toEqual({ [paul.email]: 'sent', [anne.email]: 'listed' });
        expect((await guests.invite()).body).toEqual({ invited: 1, retried: 0 });
        expect((await guests.invite()).body).toEqual({ invited: 0, retried: 0 });
        await world.settle();
        expect(invitations(world).map(({ to, method, sequence }) => [to, method, sequence])).toEqual([
          [paul.email, 'REQUEST', 0],
          [anne.email, 'REQUEST', 0],
        ]);
      });

      itOnBothEngines('leaves once when replicas are asked at the same instant', async () => {
        const eventId = await world.eventOf();
        const copy = surveyWorld(world.deps.database, { guests: calendarGuests });
        await guestsOf(world, eventId).add(paul, anne);
        await Promise.all([guestsOf(world, eventId).invite(), guestsOf(copy, eventId).invite()]);
        await Promise.all([world.settle(), copy.settle()]);
        expect([...invitations(world), ...invitations(copy)].map(({ to }) => to).sort()).toEqual([anne.email, paul.email]);
      });

      it('has an entry a day, in the wall-clock time of the venue', async () => {
        await invited(world, { days: [bookedDay('2026-10-23'), bookedDay('2026-10-26')] });
        expect(invitations(world)).toMatchObject([
          { starts: '2026-10-23T08:00:00', ends: '2026-10-23T18:00:00', entries: 1 },
          { starts: '2026-10-26T08:00:00', ends: '2026-10-26T18:00:00', entries: 1 },
        ]);
        expect(new Set(invitations(world).map(({ uid }) => uid)).size).toBe(2);
        const [summer, winter] = world.mails.filter(({ calendar }) => calendar).map(({ calendar }) => calendar?.content ?? '');
        for (const [content, instant] of [
          [summer, Date.UTC(2026, 9, 23, 6)],
          [winter, Date.UTC(2026, 9, 26, 7)],
        ] as const) {
          const parsed = new ICAL.Component(ICAL.parse(content ?? ''));
          const { startDate } = new ICAL.Event(parsed.getFirstSubcomponent('vevent') ?? undefined);
          expect(startDate.zone?.tzid).toBe('Europe/Paris');
          expect(startDate.toJSDate().getTime()).toBe(instant);
        }
      });
    });

    describe('what changes', () => {
      itOnBothEngines('is updated with the same UID and the next SEQUENCE: the hours of the survey', async () => {
        const { eventId } = await invited(world);
        await fillIn(world, eventId, { startTime: '09:30', endTime: '17:00' });
        await world.settle();
        const [request, update] = invitations(world);
        expect(update).toEqual({
          ...request,
          sequence: 1,
          starts: '2026-10-06T09:30:00',
          ends: '2026-10-06T17:00:00',
        });
        await fillIn(world, eventId, { startTime: '09:30', endTime: '17:00', comment: 'Deux micros' });
        await world.settle();
        expect(invitations(world)).toHaveLength(2);
      });

      it('is updated once the customer has had the time to change it again', async () => {
        const slow = surveyWorld(world.deps.database, { guests: { ...calendarGuests, updateDelay: 120_000 } });
        const { eventId } = await invited(slow);
        await fillIn(slow, eventId, { startTime: '09:30' });
        await fillIn(slow, eventId, { startTime: '10:00' });
        await slow.settle();
        expect(invitations(slow)).toHaveLength(1);
        slow.clock.now += 120_000;
        await slow.settle();
        expect(invitations(slow).map(({ sequence, starts }) => [sequence, starts])).toEqual([
          [0, '2026-10-06T08:00:00'],
          [1, '2026-10-06T10:00:00'],
        ]);
      });

      it('is updated: another day, another place, and a cancelled day', async () => {
        const days = [bookedDay('2026-10-06'), bookedDay('2026-10-07')];
        await invited(world, { days });
        await world.tell('booking.approved', 6, makeBooking({ days: [bookedDay('2026-10-08')] }));
        await world.settle();
        const venue = { ...makeBooking().venue, commercialName: 'Comet Bercy' };
        await world.tell('booking.approved', 7, makeBooking({ days: [bookedDay('2026-10-08')], venue }));
        await world.settle();
        const told = invitations(world);
        expect(told.map(({ method, sequence, starts }) => [method, sequence, starts.slice(0, 10)])).toEqual([
          ['REQUEST', 0, '2026-10-06'],
          ['REQUEST', 0, '2026-10-07'],
          ['REQUEST', 1, '2026-10-08'],
          ['CANCEL', 1, '2026-10-07'],
          ['REQUEST', 2, '2026-10-08'],
        ]);
        expect([told[2]?.uid, told[3]?.uid, told[4]?.uid]).toEqual([told[0]?.uid, told[1]?.uid, told[0]?.uid]);
        expect(world.mails.at(-1)?.calendar?.content).toContain('Comet Bercy');
      });

      it('is a cancellation for a guest who is taken off, and for all where the event is', async () => {
        const { guests } = await invited(world, {}, [paul, anne]);
        await guests.remove((await guests.byEmail(paul.email)).id);
        await world.settle();
        await world.tell('quote.rejected', 6, makeBooking({ status: 'Rejected' }));
        await world.settle();
        const [requests, cancellations] = [invitations(world).slice(0, 2), invitations(world).slice(2)];
        expect(cancellations.map(({ to, method, sequence }) => [to, method, sequence])).toEqual([
          [paul.email, 'CANCEL', 1],
          [anne.email, 'CANCEL', 1],
        ]);
        expect(cancellations.map(({ uid }) => uid)).toEqual(requests.map(({ uid }) => uid));
        await world.tell('quote.rejected', 7, makeBooking({ status: 'Rejected' }));
        await world.settle();
        expect(invitations(world)).toHaveLength(4);
      });

      it('is an invitation for another mailbox, a cancellation for the former, and nothing where a name is mended', async () => {
        const { guests } = await invited(world);
        const { id } = await guests.byEmail(paul.email);
        await guests.change(id, { ...paul, firstname: 'Paolo', version: 1 });
        await world.settle();
        await guests.change(id, { ...paul, email: 'roux@nord.example', version: 2 });
        await world.settle();
        expect(invitations(world).map(({ to, method, sequence }) => [to, method, sequence])).toEqual([
          [paul.email, 'REQUEST', 0],
          [paul.email, 'CANCEL', 1],
          ['roux@nord.example', 'REQUEST', 2],
        ]);
        expect(world.mails.at(-1)?.subject).toMatch(/^Invitation\s:/);
      });

      it('is nothing for a guest who never heard of it, and nothing once the day is over', async () => {
        const guests = guestsOf(world, await world.eventOf());
        await guests.add(paul, anne);
        await guests.invite();
        await guests.remove((await guests.byEmail(paul.email)).id);
        await world.settle();
        world.clock.now = Date.UTC(2026, 9, 6) + oneDay;
        await world.tell('quote.rejected', 6, makeBooking({ status: 'Rejected' }));
        await world.settle();
        expect(invitations(world).map(({ to, method }) => [to, method])).toEqual([[anne.email, 'REQUEST']]);
      });
    });

    it('of a list that is longer than an hour’s mails leaves hour by hour, and none is lost', async () => {
      const eventId = await world.eventOf();
      const guests = guestsOf(world, eventId);
      const { database, throttle } = world.deps;
      await guests.add(paul, anne);
      const { throttle: counts } = kitTables(database.dialect);
      await throttle.count({ name: 'guest-mails-of-host', limit: 0, windowMilliseconds: hour }, hostHash);
      const ofHost = eq(counts.key, `guest-mails-of-host:${hostHash}`);
      await database.transact((tx) => tx.update(counts).set({ count: 999 }).where(ofHost).returning());
      await guests.invite();
      await world.settle();
      expect(invitations(world)).toHaveLength(1);
      expect(Object.values(await guests.states()).sort()).toEqual(['sending', 'sent']);
      world.clock.now += hour;
      await world.settle();
      expect(Object.values(await guests.states())).toEqual(['sent', 'sent']);
      expect(invitations(world)).toHaveLength(2);
    });

    it('of the organiser to themselves is an entry from us that asks for no answer', async () => {
      const { email } = makeBooking().customer;
      await invited(world, {}, [{ email }]);
      const [mail] = world.mails.filter(({ calendar }) => calendar);
      const lines = mail?.calendar?.content.replaceAll(/\r\n /g, '').split('\r\n') ?? [];
      expect([mail?.to, mail?.replyTo]).toEqual([email, undefined]);
      expect(lines).toContain('ORGANIZER;CN="Comet":mailto:bonjour@comet.example');
      expect(lines.find((line) => line.startsWith('ATTENDEE'))).not.toContain('RSVP=TRUE');
      expect(mail?.text).toContain('Vous figurez sur votre propre liste');
    });

    it('an undeliverable one is shown to the customer and to staff, and repeated by either', async () => {
      const { guests } = await invited(world);
      let isDown = true;
      const send = async () => {
        if (isDown) throw new Error('the mail server is away');
      };
      const relay = surveyRelay(world.deps, {
        logger: createLogger({ service: 'test', level: 'silent' }),
        mailer: { send },
        tellBooking: async () => {},
      });
      await guests.add(anne);
      await guests.invite();
      for (let round = 0; round < 12; round++) {
        world.clock.now += 11 * 60_000;
        await relay.runOnce();
      }
      expect(await guests.states()).toEqual({ [paul.email]: 'sent', [anne.email]: 'failed' });
      const { throttle: counts } = kitTables(world.deps.database.dialect);
      const ofHost = await world.deps.database.read
        .select()
        .from(counts)
        .where(eq(counts.key, `guest-mails-of-host:${hostHash}`));
      // Failed mails take no place from others.
      expect(ofHost.map(({ count }) => count)).toEqual([1]);
      isDown = false;
      expect((await guests.invite()).body).toEqual({ invited: 0, retried: 1 });
      expect(await guests.states()).toMatchObject({ [anne.email]: 'sending' });
      await relay.runOnce();
      expect(await guests.states()).toMatchObject({ [anne.email]: 'sent' });
    });
  },
  { guests: calendarGuests },
);
