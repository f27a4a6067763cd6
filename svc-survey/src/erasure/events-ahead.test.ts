import { kitTables } from '@plenary/service-kit/kit-tables';
import { sendNotices } from '../notices/send-notices.ts';
import { onEachSurveyWorld } from '../testing/each-survey-world.ts';
import { calendarGuests, guestsOf, paul } from '../testing/guests-world.ts';
import { claireId, mintBooking } from '../testing/mint-booking.ts';
import { contactBody, fillIn, surveyOf } from '../testing/survey-answers.ts';
import { claire, oneDay, staff } from '../testing/survey-world.ts';

const traces = [claireId, claire.email, 'Martin', claire.phone];

onEachSurveyWorld(
  (world) => {
    const everything = async () => {
      const { database, tables } = world.deps;
      // That nothing is taken of an erased person any more is known by their id.
      const { erasedUser: _, ...rest } = tables;
      const all = [...Object.values(rest), kitTables(database.dialect).outbox];
      return JSON.stringify(await Promise.all(all.map((table) => database.read.select().from(table))));
    };
    const erase = () => world.tell('user.erased', 1, { userId: claireId }, 'gone');

    it('an event that lies ahead stays, without a trace of who organised it', async () => {
      const eventId = await world.eventOf();
      await fillIn(world, eventId, { pax: 30 });
      await surveyOf(world, eventId).put('contact', { ...contactBody, firstname: 'Claire', lastname: 'Martin', email: claire.email });
      expect(await erase()).toBe(204);
      const text = await everything();
      for (const trace of traces) expect(text).not.toContain(trace);
      const path = `/api/staff/surveys/${eventId}`;
      expect((await world.send('GET', path, staff)).body).toMatchObject({
        customer: { firstname: 'Comet', lastname: '', email: 'sales@comet.example', companyName: 'Atelier Nord' },
      });
      expect((await world.send('GET', `/api/meeting-events/${eventId}`, claire)).status).toBe(404);
      expect((await world.send('GET', '/api/meeting-events', claire)).body).toMatchObject({ incomings: [] });
    });

    it('its mails go to sales and to the contact on the day, where that is somebody else', async () => {
      const eventId = await world.eventOf();
      await surveyOf(world, eventId).put('contact', { ...contactBody, firstname: 'Paul', lastname: 'Roux', email: paul.email });
      await world.settle();
      const before = world.mails.length;
      await erase();
      world.clock.now = Date.UTC(2026, 9, 3, 8);
      expect(await sendNotices(world.deps)).toBe(1);
      await world.settle();
      const mails = world.mails.slice(before);
      expect(mails.map(({ to }) => to)).toEqual([`sales@comet.example, ${paul.email}`]);
      for (const trace of traces) expect(JSON.stringify(mails)).not.toContain(trace);
    });

    it('guests stay invited; what waits to be told them, and what changes later, names the house', async () => {
      const guests = guestsOf(world, await world.eventOf());
      await guests.add(paul);
      await guests.invite();
      await world.relay.runOnce();
      const before = world.mails.length;
      await erase();
      await world.settle();
      world.clock.now += oneDay;
      await world.tell('booking.approved', 9, mintBooking({ venue: { ...mintBooking().venue, commercialName: 'Comet Étoile' } }));
      await world.settle();
      const mails = world.mails.slice(before);
      expect(mails.map(({ to }) => to)).toEqual([paul.email, paul.email]);
      for (const mail of mails) {
        expect(mail.replyTo).toBe('sales@comet.example');
        for (const trace of traces) expect(JSON.stringify(mail)).not.toContain(trace);
      }
      expect(await everything()).not.toContain(claire.email);
    });

    it('a booking that was called off, or has no event yet, goes with its customer', async () => {
      await world.eventOf();
      await world.tell('quote.rejected', 6, mintBooking({ status: 'Rejected' }));
      await erase();
      const { database, tables } = world.deps;
      expect([await database.read.$count(tables.meetingEvent), await database.read.$count(tables.booking)]).toEqual([0, 0]);
    });

    it('and is called off where its booking is, which still names who is erased', async () => {
      const eventId = await world.eventOf();
      await erase();
      await world.tell('quote.rejected', 9, mintBooking({ status: 'Rejected' }));
      const { database, tables } = world.deps;
      expect(await database.read.select().from(tables.meetingEvent)).toMatchObject([{ id: eventId, isCancelled: true }]);
      for (const trace of traces) expect(await everything()).not.toContain(trace);
    });
  },
  { guests: calendarGuests },
);
