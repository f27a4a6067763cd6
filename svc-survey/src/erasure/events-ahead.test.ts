import { kitTables } from '@plenary/service-kit/kit-tables';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { CrmRefusal } from '../crm/crm.ts';
import { sendNotices } from '../notices/send-notices.ts';
import { onEachSurveyWorld } from '../testing/each-survey-world.ts';
import { calendarGuests, guestsOf, paul } from '../testing/guests-world.ts';
import { claireId, makeBooking } from '../testing/make-booking.ts';
import { contactBody, fillIn, surveyOf } from '../testing/survey-answers.ts';
import { claire, oneDay, staff } from '../testing/survey-world.ts';

const traces = [claireId, claire.email, 'Martin', claire.phone];

onEachSurveyWorld(
  (world) => {
    const everything = async () => {
      const { database, tables } = world.deps;
      // The id remains, so that later events of an erased person are ignored.
      const { erasedUser: _, ...rest } = tables;
      const all = [...Object.values(rest), kitTables(database.dialect).outbox];
      return JSON.stringify(await Promise.all(all.map((table) => database.read.select().from(table))));
    };
    const erase = () => world.tell('user.erased', 1, { userId: claireId }, 'gone');

    itOnBothEngines('an event that lies ahead stays, without a trace of who organised it', async () => {
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

    it('its mails go to sales and to the contact on the day, if that is another person', async () => {
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

    it('guests stay invited; pending messages and later changes name the house', async () => {
      const guests = guestsOf(world, await world.eventOf());
      await guests.add(paul);
      await guests.invite();
      await world.relay.runOnce();
      const before = world.mails.length;
      await erase();
      await world.settle();
      world.clock.now += oneDay;
      await world.tell('booking.approved', 9, makeBooking({ venue: { ...makeBooking().venue, commercialName: 'Comet Étoile' } }));
      await world.settle();
      const mails = world.mails.slice(before);
      expect(mails.map(({ to }) => to)).toEqual([paul.email, paul.email]);
      for (const mail of mails) {
        expect(mail.replyTo).toBe('sales@comet.example');
        for (const trace of traces) expect(JSON.stringify(mail)).not.toContain(trace);
      }
      expect(await everything()).not.toContain(claire.email);
    });

    describe('an approved booking that has no event yet', () => {
      const approve = () => world.tell('booking.approved', 5, makeBooking());
      const expectOfTheHouse = async () => {
        const { database, tables } = world.deps;
        await world.settle();
        const [event, ...more] = await database.read.select().from(tables.meetingEvent);
        expect(more).toEqual([]);
        expect((await world.send('GET', `/api/staff/surveys/${event?.id}`, staff)).body).toMatchObject({
          customer: { firstname: 'Comet', lastname: '', email: 'sales@comet.example', companyName: 'Atelier Nord' },
        });
        const text = await everything();
        for (const trace of traces) expect(text).not.toContain(trace);
      };

      itOnBothEngines('becomes the house’s event where it was told before', async () => {
        await approve();
        await erase();
        await expectOfTheHouse();
      });

      it('and if it is delivered afterwards', async () => {
        await erase();
        expect(await approve()).toBe(204);
        await expectOfTheHouse();
      });

      it('and where it was signed before and is approved after', async () => {
        await world.tell('quote.signed', 4, makeBooking({ status: 'Partially signed' }));
        await erase();
        await approve();
        await expectOfTheHouse();
      });

      it('is sent to the CRM again if its data was at fault, and the earlier answer is deleted', async () => {
        const { crm } = world.deps;
        let names: string[] = [];
        const issues = [{ object: 'Contact', property: 'Email', message: `${claire.email} is taken` }];
        world.deps.crm = {
          ...crm,
          confirm: async (booking) => {
            names = [...names, booking.customer.firstname];
            if (booking.customer.userId === claireId) throw new CrmRefusal({ type: 'unknown', issues });
            return crm.confirm(booking);
          },
        };
        await approve();
        await world.settle();
        expect(await everything()).toContain('is taken');
        await erase();
        await expectOfTheHouse();
        expect(names).toEqual(['Claire', 'Comet']);
      });

      it('is not taken where its days are over', async () => {
        await erase();
        world.clock.now = Date.UTC(2026, 9, 6, 22);
        await approve();
        const { database, tables } = world.deps;
        expect(await database.read.$count(tables.booking)).toBe(0);
      });
    });

    it('a booking that was called off, or is not approved, goes with its customer', async () => {
      await world.eventOf();
      await world.tell('quote.rejected', 6, makeBooking({ status: 'Rejected' }));
      const signed = makeBooking({ quoteId: '00000000-0000-4000-8000-00000000a002', status: 'Partially signed' });
      await world.tell('quote.signed', 1, signed);
      await erase();
      const { database, tables } = world.deps;
      expect([await database.read.$count(tables.meetingEvent), await database.read.$count(tables.booking)]).toEqual([0, 0]);
    });

    it('and is called off where its booking is, which still names who is erased', async () => {
      const eventId = await world.eventOf();
      await erase();
      await world.tell('quote.rejected', 9, makeBooking({ status: 'Rejected' }));
      const { database, tables } = world.deps;
      expect(await database.read.select().from(tables.meetingEvent)).toMatchObject([{ id: eventId, isCancelled: true }]);
      for (const trace of traces) expect(await everything()).not.toContain(trace);
    });
  },
  { guests: calendarGuests },
);
