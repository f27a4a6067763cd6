import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import type { VisitorSystem } from '../guests/channels/visitor-system.ts';
import type { GuestManagement } from '../guests/guest-deps.ts';
import { sendNotices } from '../notices/send-notices.ts';
import { onEachSurveyWorld } from '../testing/each-survey-world.ts';
import { calendarGuests, guestsOf, paul } from '../testing/guests-world.ts';
import { claireId, makeBooking } from '../testing/make-booking.ts';
import { shareTokenOf } from '../testing/share-token-of.ts';
import { contactBody, fillIn, surveyOf } from '../testing/survey-answers.ts';
import { claire, type SurveyWorld } from '../testing/survey-world.ts';

const traces = [claireId, claire.email, 'Martin', claire.phone];
const house = 'sales@comet.example';
const erase = (world: SurveyWorld) => world.tell('user.erased', 1, { userId: claireId }, 'gone');
const mailsAfter = async (world: SurveyWorld) => {
  const before = world.mails.length;
  await erase(world);
  await world.settle();
  await sendNotices(world.deps);
  await world.settle();
  const mails = world.mails.slice(before);
  for (const trace of traces) expect(JSON.stringify(mails)).not.toContain(trace);
  return mails;
};
/** Claire on her own list, written as she likes. */
const own = { email: 'Claire@Atelier-Nord.example', firstname: 'Claire', lastname: 'Martin' };

onEachSurveyWorld(
  (world) => {
    itOnBothEngines('a link that was shared opens nothing any more', async () => {
      const eventId = await world.eventOf();
      const path = `/api/meeting-events/${eventId}/customer-survey/share-link`;
      const { url } = (await world.send('POST', path, claire)).body as { url: string };
      const token = shareTokenOf(url);
      const opened = await world.send('POST', `${path}/open`, null, { body: { token } });
      const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
      const shared = surveyOf(world, eventId, { user: null, cookie });
      expect((await shared.get()).status).toBe(200);
      await erase(world);
      expect((await shared.get()).status).toBe(404);
      const { database, tables } = world.deps;
      for (const { revokedAt } of await database.read.select().from(tables.shareLink)) expect(revokedAt).toBe(world.clock.now);
    });

    it.each([
      ['is the person by the address, in other letters, goes', { email: 'CLAIRE@atelier-nord.example', firstname: 'C.', lastname: '' }, ''],
      ['is the person by both names goes', { email: 'claire.m@perso.example', firstname: 'claire', lastname: 'MARTIN' }, ''],
      ['has the same last name alone stays', { email: 'luc@nord.example', firstname: 'Luc', lastname: 'Martin' }, 'luc@nord.example'],
      [
        'has the same first name alone stays',
        { email: 'claire@nord.example', firstname: 'Claire', lastname: 'Roux' },
        'claire@nord.example',
      ],
    ])('a contact on the day who %s', async (_, contact, left) => {
      const eventId = await world.eventOf();
      await surveyOf(world, eventId).put('contact', { ...contactBody, ...contact });
      await erase(world);
      const { database, tables } = world.deps;
      const steps = await database.read.select().from(tables.surveyStep);
      expect(steps.find(({ key }) => key === 'contact')?.answers).toMatchObject({ email: left });
    });

    it('an invitation that waits leaves for the house, with a link of its own', async () => {
      await world.tell('booking.approved', 5, makeBooking());
      for (let step = 0; step < 10 && !(await world.outbox()).some(({ type }) => type === 'mail'); step++) await world.relay.runOnce();
      expect((await world.outbox()).filter(({ type }) => type === 'mail')).toHaveLength(1);
      expect((await mailsAfter(world)).map(({ to }) => to)).toEqual([house]);
    });

    it('pending practical information leaves once, for the house and its other recipients', async () => {
      const eventId = await world.eventOf();
      await surveyOf(world, eventId).put('contact', { ...contactBody, firstname: 'Paul', lastname: 'Roux', email: paul.email });
      await world.settle();
      world.clock.now = Date.UTC(2026, 9, 3, 8);
      expect(await sendNotices(world.deps)).toBe(1);
      expect((await mailsAfter(world)).map(({ to }) => to)).toEqual([`${house}, ${paul.email}`]);
    });

    it('pending mails to others leave, and name the house', async () => {
      const eventId = await world.eventOf();
      await (await fillIn(world, eventId, { pax: 40 })).validate();
      const [waiting, ...more] = (await world.outbox()).filter(({ type }) => type === 'mail');
      expect(more).toEqual([]);
      expect(JSON.stringify(waiting?.payload)).toContain(claire.email);
      const [mail, ...others] = await mailsAfter(world);
      expect(others).toEqual([]);
      expect([mail?.id, mail?.text.includes(house), mail?.html.includes(house)]).toEqual([waiting?.id, true, true]);
    });

    it('the person is on the list of guests no more, and is mailed nothing', async () => {
      const guests = guestsOf(world, await world.eventOf());
      await guests.add(own, paul);
      await guests.invite();
      await world.relay.runOnce();
      await world.relay.runOnce();
      expect((await mailsAfter(world)).every(({ to }) => to === paul.email)).toBe(true);
      const { database, tables } = world.deps;
      const left = [await database.read.select().from(tables.guest), await database.read.select().from(tables.guestDelivery)];
      expect(left.map((rows) => rows.length)).toEqual([1, 1]);
      for (const trace of traces) expect(JSON.stringify([left, await world.outbox()])).not.toContain(trace);
    });
  },
  { guests: calendarGuests },
);

describe('a visitor system', () => {
  const removed: unknown[] = [];
  const visitors: VisitorSystem = {
    requireTurn: () => {},
    put: async ({ guest }) => `visit of ${guest.email}`,
    remove: async (...told) => void removed.push(told),
  };
  const guests: GuestManagement = { mode: 'OCTOPUS', visitors, updateDelay: 0, sender: '' };

  onEachSurveyWorld(
    (world) => {
      it('that expects the person is told that they do not come, and then keeps nothing of them', async () => {
        const list = guestsOf(world, await world.eventOf());
        await list.add(own, paul);
        await world.settle();
        removed.length = 0;
        await mailsAfter(world);
        expect(removed).toHaveLength(1);
        expect(JSON.stringify(removed)).toContain(claire.email);
        const { database, tables } = world.deps;
        const left = [await database.read.select().from(tables.guest), await database.read.select().from(tables.guestDelivery)];
        for (const trace of [claireId, 'Martin']) expect(JSON.stringify([left, await world.outbox()])).not.toContain(trace);
      });
    },
    { guests },
  );
});
