import { peopleAgreed } from '@plenary/contracts/events';
import type { DayBookings } from '@plenary/contracts/sheets.schemas';
import { as, testUser } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { onEachOptionWorld } from '../options/testing/each-option-world.ts';
import { claire, day, halfDay, hugo, tuesday, twoDays, wednesday } from '../options/testing/option-searches.ts';
import { customer } from '../options/testing/option-world.ts';

const staff = testUser({ userId: '11111111-1111-4111-8111-111111111111', role: 'staff' });
const elodie = customer(7, { firstname: 'Élodie', lastname: 'Nuñez', companyName: 'Maison Léa', phone: '+33142003344' });

onEachOptionWorld((world) => {
  const ask = (on = tuesday, venue = 'ternes', user = staff) => world.send('GET', `/api/desk/sheets/${venue}/${on}/bookings`, user);
  const told = async (...asked: Parameters<typeof ask>): Promise<DayBookings> => (await ask(...asked)).body;
  const freeOf = ({ rooms }: DayBookings) => rooms.map(({ id, free }) => `${id} ${free.join('+')}`);

  itOnBothEngines('a day has each event with customer, rooms, floors, capacities, food and lunch, and how long it lasts', async () => {
    const quoteId = await world.quoteOf(elodie, twoDays);
    await world.place(elodie, quoteId);
    const { events, venue, closed, ...rest } = await told();
    expect([venue.slug, venue.timeZone, closed, rest.day]).toEqual(['ternes', 'Europe/Paris', null, tuesday]);
    const room = { halves: ['AM', 'PM'], floor: expect.any(Number) };
    expect(events).toEqual([
      {
        ...{ bookingId: expect.any(String), quoteId, status: 'option', addons: [], isPriceOpen: false, allDays: [tuesday, wednesday] },
        expiresAt: expect.stringMatching(/Z$/),
        customer: { name: 'Élodie Nuñez', companyName: 'Maison Léa', phone: '+33142003344' },
        days: [
          {
            day: tuesday,
            rooms: [
              {
                ...{ ...room, place: 'plenary', index: 0, roomId: 'Ternes-P', roomName: 'P', configuration: 'theater', pax: 24 },
                setUps: [{ configuration: 'theater', people: 60 }],
              },
              {
                ...{ ...room, place: 'subcommittee', index: 0, roomId: 'Ternes-A', roomName: 'A', configuration: 'casual', pax: 8 },
                setUps: [{ configuration: 'casual', people: 10 }],
              },
            ],
            food: ['BREAKFAST', 'GOURMET_BREAK'],
            lunches: [{ service: 'service1', seats: 24 }],
          },
        ],
      },
    ]);
    expect((await told(wednesday)).events[0]?.days.map(({ rooms }) => rooms.map(({ roomId }) => roomId))).toEqual([['Ternes-P']]);
  });

  itOnBothEngines(
    'a room is free in the halves that nothing holds, an evening has its common space, and a lapsed option holds nothing',
    async () => {
      const quoteId = await world.quoteOf(claire, halfDay('AM'));
      await world.place(claire, quoteId);
      await world.book({ slots: [{ roomId: 'Ternes-E', day: tuesday, half: 'SOIREE' }] });
      const sheet = await told();
      expect(freeOf(sheet)).toEqual(['Ternes-P PM', 'Ternes-A AM+PM', 'Ternes-B AM+PM', 'Ternes-E AM+PM']);
      expect(sheet.events.map(({ status, customer: of }) => [status, of?.name ?? null])).toEqual(
        expect.arrayContaining([
          ['option', 'Claire Martin'],
          ['confirmed', null],
        ]),
      );
      const evening = sheet.events.find(({ status }) => status === 'confirmed');
      expect(evening?.days[0]?.rooms).toMatchObject([{ place: null, halves: ['SOIREE'], configuration: null, pax: null }]);
      world.clock.now += 14 * day;
      expect(freeOf(await told())[0]).toBe('Ternes-P AM+PM');
    },
  );

  itOnBothEngines('people that staff agreed to since the signature are those of the sheet', async () => {
    const quoteId = await world.quoteOf(claire, halfDay('PM'));
    await world.book({ quoteId, userId: claire.userId, slots: [{ roomId: 'Ternes-P', day: tuesday, half: 'PM', request: 0 }] });
    const headers = { ...(await as({ kind: 'service', name: 'svc-survey' })), 'content-type': 'application/json' };
    const payload = { quoteId, days: [{ day: tuesday, pax: 31 }] };
    const body = JSON.stringify({ id: 'people-1', type: peopleAgreed, aggregateId: quoteId, sequence: 1, payload });
    await world.app.request('/internal/events', { method: 'POST', headers, body });
    expect((await told()).events[0]?.days[0]).toMatchObject({ rooms: [{ pax: 31 }], food: ['GOURMET_BREAK'], lunches: [] });
  });

  it('a second option is no event of the day', async () => {
    const [first, second] = [await world.quoteOf(claire, twoDays), await world.quoteOf(hugo, twoDays)];
    await world.place(claire, first);
    world.clock.now += day;
    await world.place(hugo, second);
    expect((await told()).events.map(({ quoteId }) => quoteId)).toEqual([first]);
  });

  itOnBothEngines('blocks that touch the day are told with their rooms and reason', async () => {
    const block = (body: object) =>
      world.send('POST', '/api/planning/venues/ternes/blocks', staff, { body: { kind: 'works', reason: 'Painters', ...body } });
    await block({ rooms: ['Ternes-B'], from: `${tuesday}T13:30`, to: `${wednesday}T09:00` });
    await block({ rooms: 'all', from: `${wednesday}T18:00`, to: `${wednesday}T22:00`, kind: 'private-use' });
    const sheet = await told();
    expect(sheet.blocks).toMatchObject([{ kind: 'works', reason: 'Painters', from: `${tuesday}T13:30`, roomNames: ['B'] }]);
    expect(freeOf(sheet)).toContain('Ternes-B AM');
    expect((await told(wednesday)).blocks.map(({ roomNames }) => roomNames)).toEqual([['B'], []]);
  });

  it('a weekend is closed without a name, a holiday with its own', async () => {
    expect((await told('2026-10-10')).closed).toEqual({ name: null });
    expect((await told('2026-11-11')).closed).toEqual({ name: expect.objectContaining({ fr: expect.stringMatching(/Armistice/) }) });
  });

  it('is for staff and services, at venues and on days that exist', async () => {
    expect((await ask(tuesday, 'ternes', claire)).status).toBe(403);
    expect((await ask(tuesday, 'nowhere')).status).toBe(404);
    expect((await ask('2026-02-30')).status).toBe(404);
  });

  // design: desk D13
  itOnBothEngines('a deal says who follows it up, and the order number and invoiced company that came with its signature', async () => {
    const quoteId = await world.quoteOf(claire, twoDays);
    await world.place(claire, quoteId);
    const { database, tables } = world.deps;
    const owner = { userId: staff.userId, email: 'nadia@comet.example', name: 'Nadia Keller' };
    const billing = {
      billing: { companyName: 'Nord', street: '', zipCode: '', city: '', country: '', vatCode: '', recipient: '', email: '' },
      paymentReminder: { name: '', email: '', phone: '' },
      purchaseOrder: { kind: 'with' as const, number: 'PO-7781' },
      invoicing: { kind: 'platform' as const, url: '' },
    };
    const signature = { quoteId, userId: claire.userId, documentId: 'd1', sha256: 'a', signedAt: 0, lang: 'fr', billing, address: '' };
    const by = { signatoryName: 'Claire Martin', signatoryEmail: claire.email };
    await database.transact(async (tx) => {
      await tx.insert(tables.dealFollowUp).values({ quoteId, ownerId: owner.userId, owner, nextAction: '', version: 1 });
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
      await tx.insert(tables.signature).values({ ...signature, ...by, id: 's1', state: 'lapsed' });
    });
    expect((await told()).events[0]).toMatchObject({ owner: 'Nadia Keller' });
    expect((await told()).events[0]).not.toHaveProperty('purchaseOrder');
    await database.transact((tx) => tx.update(tables.signature).set({ state: 'standing' }));
    expect((await told()).events[0]).toMatchObject({ owner: 'Nadia Keller', purchaseOrder: 'PO-7781', billingName: 'Nord' });
  });
});
