import type { KeptBookings } from '@plenary/contracts/personal-data.schemas';
import * as personalDataSchemas from '@plenary/contracts/personal-data.schemas';
import { kitTables } from '@plenary/service-kit/kit-tables';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { crmEvent } from '../crm/hand-to-sales.ts';
import { onEachOptionWorld } from '../options/testing/each-option-world.ts';
import { claire, hugo, oneDay, tuesday } from '../options/testing/option-searches.ts';

onEachOptionWorld(
  (world) => {
    const keptOf = async (user: typeof claire): Promise<KeptBookings> => {
      const { status, body } = await world.send('GET', '/api/personal-data/bookings', user);
      expect(status).toBe(200);
      return personalDataSchemas.getKeptBookings.response.strict().parse(body);
    };
    const nothing = {
      demands: [],
      quotes: [],
      options: [],
      signatures: [],
      signatureDrafts: [],
      callbacks: [],
      bigEvents: [],
      notes: [],
      mails: [],
      handovers: [],
    };

    itOnBothEngines('contains the requests and results of this person and of no other', async () => {
      const quoteId = await world.quoteOf(claire, oneDay, { wellness: true });
      await world.place(claire, quoteId);
      const { demandId } = (await world.send('GET', `/api/quotes/${quoteId}`, claire)).body;
      await world.send('POST', `/api/demands/${demandId}/call-me-back`, claire, { body: { action: 'call-me-back' } });
      const { database, tables } = world.deps;
      const note = { id: demandId, state: 'open', owner: null, note: 'Rappeler après 16 h', version: 1 };
      const [held] = await database.read.select({ id: tables.booking.id }).from(tables.booking);
      const moving = { ...note, id: held?.id ?? '', note: 'Préfère le premier étage' };
      await database.transact(async (tx) => {
        for (const one of [note, moving]) await tx.insert(tables.task).values(one);
      });
      await world.quoteOf(hugo, oneDay);

      const customer = expect.objectContaining({ userId: claire.userId, email: claire.email, phone: claire.phone });
      const days = [expect.objectContaining({ date: tuesday })];
      expect(await keptOf(claire)).toEqual({
        ...nothing,
        demands: [expect.objectContaining({ id: demandId, venueName: 'Comet Ternes', days })],
        quotes: [
          expect.objectContaining({ id: quoteId, demandId, status: 'Presented', days, customer, document: `/api/quotes/${quoteId}/pdf` }),
        ],
        options: [
          expect.objectContaining({
            quoteId,
            status: 'option',
            rank: 1,
            salesNote: moving.note,
            rooms: expect.arrayContaining([{ day: tuesday, half: 'AM', room: expect.stringContaining('P') }]),
          }),
        ],
        callbacks: [expect.objectContaining({ demandId, customer, salesNote: note.note })],
        handovers: expect.arrayContaining([expect.objectContaining({ contact: expect.objectContaining({ email: claire.email }) })]),
      });
      expect(JSON.stringify(await keptOf(claire))).not.toContain(hugo.userId);
    });

    it('has signatures with their form, and demands for big events as they were sent', async () => {
      const { database, tables } = world.deps;
      const quoteId = await world.quoteOf(claire, oneDay);
      await database.transact(async (tx) => {
        const document = {
          id: 'd1',
          quoteId,
          userId: claire.userId,
          language: 'fr',
          sha256: 'a',
          bytes: 'JVBERi0=',
          createdAt: 0,
          isSigned: true,
        };
        await tx.insert(tables.signatureDocument).values({ ...document, fields: {} as never });
        await tx.insert(tables.signature).values({
          ...{ id: 's1', quoteId, userId: claire.userId, documentId: 'd1', sha256: 'a', state: 'approved', signedAt: 0, lang: 'fr' },
          ...{ signatoryName: 'Claire Martin', signatoryEmail: claire.email, address: '192.0.2.7', deadline: null },
          ...{ secondEmail: 'nadia@atelier-nord.example', secondName: 'Nadia Roux', secondSignedAt: 1, secondAddress: '192.0.2.99' },
          billing: {
            billing: { companyName: 'Nord', street: '', zipCode: '', city: '', country: '', vatCode: '', recipient: '', email: '' },
            paymentReminder: { name: '', email: '', phone: '' },
            purchaseOrder: { kind: 'without' },
            invoicing: { kind: 'platform', url: '' },
          },
        });
        await tx.insert(tables.bigEventDemand).values({
          ...{
            id: 'b1',
            venueId: 'Ternes',
            userId: claire.userId,
            state: 'open',
            dueAt: 1,
            createdAt: 0,
            lang: 'fr',
            adsTracking: 'click-7',
          },
          ...{ firstname: 'Claire', lastname: 'Martin', email: claire.email, phone: claire.phone, startDay: tuesday, endDay: tuesday },
          ...{ hasFlexibleDates: true, roomsCount: 2, pax: 300, message: 'Un gala' },
        });
      });
      const { signatures, bigEvents } = await keptOf(claire);
      expect(signatures).toMatchObject([
        {
          signatoryName: 'Claire Martin',
          address: '192.0.2.7',
          secondSignatory: { email: 'nadia@atelier-nord.example', name: 'Nadia Roux' },
          form: { billing: { companyName: 'Nord' } },
        },
      ]);
      expect(JSON.stringify(signatures)).not.toContain('192.0.2.99');
      expect(bigEvents).toMatchObject([{ message: 'Un gala', adsTracking: 'click-7', startDay: tuesday, salesNote: null }]);
    });

    it('contains the fields of unsigned documents, and demands sent signed out from a proven mailbox', async () => {
      const { database, tables } = world.deps;
      const quoteId = await world.quoteOf(claire, oneDay);
      await database.transact(async (tx) => {
        const document = { id: 'd2', quoteId, userId: claire.userId, language: 'fr', sha256: 'a', bytes: '', createdAt: 0 };
        const fields = { signatory: { name: 'Claire Martin', jobTitle: 'Office manager' } };
        await tx.insert(tables.signatureDocument).values({ ...document, isSigned: false, fields: fields as never });
        const asked = { state: 'new', dueAt: 1, createdAt: 0, lang: 'fr', startDay: tuesday, endDay: tuesday, hasFlexibleDates: false };
        await tx.insert(tables.bigEventDemand).values({
          ...{ ...asked, id: 'b2', venueId: 'Ternes', userId: null, roomsCount: 1, pax: 90, message: 'Un gala', adsTracking: null },
          ...{ firstname: 'Claire', lastname: 'Martin', email: claire.email, phone: claire.phone },
        });
      });
      expect(await keptOf(claire)).toMatchObject({
        signatureDrafts: [{ quoteId, fields: { signatory: { jobTitle: 'Office manager' } } }],
        bigEvents: [{ id: 'b2', message: 'Un gala' }],
      });
      expect((await keptOf({ ...claire, mailboxProven: false })).bigEvents).toEqual([]);
      expect((await keptOf(hugo)).bigEvents).toEqual([]);
    });

    it('is empty for a user without requests, and refused to a visitor', async () => {
      expect(await keptOf(hugo)).toEqual(nothing);
      expect((await world.send('GET', '/api/personal-data/bookings', null)).status).toBe(401);
    });

    it('is answered 20 times an hour to one user, and to another one all the same', async () => {
      const { clock, deps } = world;
      const { throttle } = kitTables(deps.database.dialect);
      const asked = { key: `personal-data:${hugo.userId}`, windowStart: clock.now - (clock.now % 3_600_000), count: 19 };
      await deps.database.transact((tx) => tx.insert(throttle).values(asked));
      await keptOf(hugo);
      expect((await world.send('GET', '/api/personal-data/bookings', hugo)).status).toBe(429);
      await keptOf(claire);
    });
  },
  undefined,
  { wantedEvents: new Set([crmEvent]) },
);
