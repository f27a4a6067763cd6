import * as bigEventSchemas from '@plenary/contracts/big-event.schemas';
import { refusalStatus } from '@plenary/contracts/problem';
import type { ActorClaims } from '@plenary/service-kit/actor';
import { kitTables } from '@plenary/service-kit/kit-tables';
import { as, testUser } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines, onEachEngine } from '@plenary/service-kit/testing/each-engine';
import { asc } from 'drizzle-orm';
import { crmEvent } from '../crm/hand-to-sales.ts';
import { bookingMigrations } from '../db/migrations.ts';
import { bookingWorld, testNow } from '../testing/booking-world.ts';
import { makeRoom, makeVenue, putVenues } from '../testing/make-venue.ts';
import type { IsPublicEmail } from './is-public-email.ts';
import { limits } from './limits.ts';

// Covers B-E03, B-E08–B-E15, B-X16.

const visitor: ActorClaims = { kind: 'visitor', address: '198.51.100.7' };
const bourse = 'a0V2p00000Qr901';
const ternes = 'a0V2p00000Qr902';
const nowhere = 'a0V2p00000Qr999';
const filledIn = {
  'venue-id': bourse,
  lang: 'es',
  adsTracking: 'click-1',
  firstname: 'Inès',
  lastname: 'Durand',
  email: 'ines@atelier-nord.example',
  phone: '01 42 00 00 00',
  'start-date': '2026-10-06',
  'end-date': '2026-10-07',
  'flexible-date': true,
  'rooms-count': 3,
  pax: 120,
  message: 'Une convention,\nsur <deux> jours',
};

const wrongFields: [string, unknown, string][] = [
  ['venue-id', undefined, 'required'],
  ['venue-id', nowhere, 'invalid_value'],
  ['venue-id', `${bourse}E`, 'invalid_value'],
  ['venue-id', 'abcdefghijklmno', 'invalid_value'],
  ['lang', undefined, 'required'],
  ['lang', 'de', 'invalid_value'],
  ['firstname', undefined, 'required'],
  ['firstname', '', 'required'],
  ['firstname', '   ', 'required'],
  ['firstname', 'x'.repeat(101), 'value_too_long'],
  ['firstname', 'I\u0000nès', 'invalid_format'],
  ['firstname', 'In\u202eès', 'unseen_characters'],
  ['message', 'Bonjour\u200b', 'unseen_characters'],
  ['lastname', '', 'required'],
  ['email', undefined, 'required'],
  ['email', '', 'required'],
  ['email', 'ines', 'invalid_format'],
  ['phone', '', 'required'],
  ['phone', '0'.repeat(41), 'value_too_long'],
  ['phone', '123', 'invalid'],
  ['phone', 'call me', 'invalid'],
  ['start-date', undefined, 'required'],
  ['start-date', '06/10/2026', 'invalid_format'],
  ['start-date', '2026-02-30', 'invalid_format'],
  ['start-date', '2026-09-13', 'too_early'],
  ['end-date', '', 'required'],
  ['end-date', '2026-10-05', 'too_early'],
  ['flexible-date', 'perhaps', 'invalid_value'],
  ['rooms-count', 0, 'too_small'],
  ['rooms-count', 100, 'too_large'],
  ['rooms-count', 1.5, 'invalid_value'],
  ['pax', undefined, 'required'],
  ['pax', '', 'required'],
  ['pax', 'many', 'invalid_value'],
  ['pax', 0, 'too_small'],
  ['pax', 49, 'too_small'],
  ['pax', 1_000, 'too_large'],
  ['message', '', 'required'],
  ['message', ' \n ', 'required'],
  ['message', 'x'.repeat(4_001), 'value_too_long'],
  ['adsTracking', 'x'.repeat(201), 'value_too_long'],
];

onEachEngine(bookingMigrations, (open) => {
  const world = async (overrides: { isPublicEmail?: IsPublicEmail; wantedEvents?: ReadonlySet<string> } = {}) => {
    const { app, deps, clock } = bookingWorld(await open(), overrides);
    await putVenues(deps, [
      {
        record: makeVenue(bourse, { commercialName: 'Comet Bourse', slug: 'bourse', isRequestOnly: true }),
        rooms: [makeRoom(bourse, 'A')],
      },
      { record: makeVenue(ternes, { eventDemandPax: { default: 1, minimum: null } }), rooms: [makeRoom(ternes, 'A')] },
    ]);
    const ask = async (fields: Record<string, unknown> = {}, headers: Record<string, string> = {}, actor: ActorClaims = visitor) => {
      const response = await app.request('/api/create-big-event-demand', {
        method: 'POST',
        headers: { ...(await as(actor)), 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ ...filledIn, ...fields }),
      });
      return { status: response.status, headers: response.headers, body: JSON.parse(await response.text()) };
    };
    const kept = () => deps.database.read.select().from(deps.tables.bigEventDemand);
    const { outbox } = kitTables(deps.database.dialect);
    const mails = async () => {
      const rows = await deps.database.read.select().from(outbox).orderBy(asc(outbox.aggregateId), asc(outbox.sequence));
      return rows.map(({ type, payload }) => ({ type, ...(payload as { to: string; subject: string; text: string; html: string }) }));
    };
    return { ask, kept, mails, deps, clock };
  };

  describe('a big-event demand', () => {
    it('is handed to the CRM with the contact that the sign-up of whoever asks named, and of a visitor with none', async () => {
      const { ask, deps } = await world({ wantedEvents: new Set([crmEvent]) });
      const customer = testUser({ email: filledIn.email, salesforceId: '0037Q00000Cl001' });
      for (const actor of [customer, visitor]) expect((await ask({}, {}, actor)).status).toBe(201);
      const records = await deps.database.read.select().from(deps.tables.crmRecord).orderBy(asc(deps.tables.crmRecord.id));
      expect(records.map(({ handover }) => handover.contact.salesforceId)).toEqual(['0037Q00000Cl001', undefined]);
    });

    itOnBothEngines('is stored as new, to be answered within 24 hours', async () => {
      const { ask, kept } = await world();
      const { status, body } = await ask();
      expect(status).toBe(201);
      expect(bigEventSchemas.createBigEventDemand.response.parse(body)).toEqual({ success: true });
      expect(await kept()).toEqual([
        {
          id: expect.stringMatching(/^[0-9a-f-]{36}$/),
          venueId: bourse,
          userId: null,
          state: 'new',
          dueAt: testNow + 24 * 60 * 60 * 1_000,
          createdAt: testNow,
          lang: 'es',
          adsTracking: 'click-1',
          firstname: 'Inès',
          lastname: 'Durand',
          email: 'ines@atelier-nord.example',
          phone: '+33142000000',
          startDay: '2026-10-06',
          endDay: '2026-10-07',
          hasFlexibleDates: true,
          roomsCount: 3,
          pax: 120,
          message: 'Une convention,\nsur <deux> jours',
        },
      ]);
    });

    // Covers B-E05, B-E17.
    it('needs no ad click, defaults to one room on fixed days, and knows the signed-in user', async () => {
      const { ask, kept } = await world();
      const user = testUser();
      const left = { adsTracking: undefined, 'flexible-date': undefined, 'rooms-count': undefined };
      expect((await ask(left, {}, user)).status).toBe(201);
      expect((await ask({ adsTracking: ' ' }, {}, user)).status).toBe(201);
      expect(await kept()).toMatchObject([
        { adsTracking: null, hasFlexibleDates: false, roomsCount: 1, userId: user.userId },
        { adsTracking: null, hasFlexibleDates: true, roomsCount: 3, userId: user.userId },
      ]);
    });

    // Covers B-N32.
    it('finds its venue by either form of a Salesforce id', async () => {
      const { ask, deps, kept } = await world();
      const id = 'a0F5g000001aaaA';
      await putVenues(deps, [{ record: makeVenue(id), rooms: [makeRoom(id, 'A')] }]);
      expect((await ask({ 'venue-id': id })).status).toBe(201);
      expect((await ask({ 'venue-id': `${id}EAK` })).status).toBe(201);
      expect((await kept()).map(({ venueId }) => venueId)).toEqual([id, id]);
    });
  });

  describe('its mails', () => {
    itOnBothEngines('tell sales everything, in French, with the time by which to answer', async () => {
      const { ask, mails } = await world();
      await ask();
      const [sales] = await mails();
      expect(sales).toMatchObject({ type: 'mail', to: 'sales@comet.example' });
      expect(sales?.subject).toBe('Grand événement : Inès Durand, Comet Bourse, 120 pers.');
      for (const told of [
        'mardi 15 septembre 2026 à 10:00',
        '6–7 octobre 2026 (dates flexibles)',
        'Salles : 3',
        '+33 1 42 00 00 00',
        'ines@atelier-nord.example',
        'Une convention,\nsur <deux> jours',
        'click-1',
      ])
        expect(sales?.text.replaceAll(/\s*–\s*/g, '–').replaceAll('\u00a0', ' ')).toContain(told);
      expect(sales?.html).toContain('sur &lt;deux&gt; jours');
      expect(sales?.html).not.toContain('<deux>');
    });

    it.each([
      ['fr', 'Votre demande pour Comet Bourse', 'Bonjour Inès,', 'Dates : 6–7 octobre 2026 (flexibles)'],
      ['en', 'Your request for Comet Bourse', 'Hello Inès,', 'Dates: 6–7 October 2026 (flexible)'],
      ['es', 'Su solicitud para Comet Bourse', 'Hola Inès,', 'Fechas: 6–7 de octubre de 2026 (flexibles)'],
      ['nl', 'Uw aanvraag voor Comet Bourse', 'Beste Inès,', 'Data: 6–7 oktober 2026 (flexibel)'],
    ])('confirm it to the customer in %s, without the words that were typed', async (lang, subject, greeting, dates) => {
      const { ask, mails } = await world();
      await ask({ lang });
      const [, confirmation] = await mails();
      expect(confirmation).toMatchObject({ type: 'mail', to: 'ines@atelier-nord.example', subject });
      // Versions of ICU differ in the thin spaces around a dash.
      const text = confirmation?.text.replaceAll(/\s*–\s*/g, '–').replaceAll('\u00a0', ' ');
      for (const told of [greeting, dates, '24', 'https://book.example/venues/bourse']) expect(text).toContain(told);
      expect(confirmation?.html).toContain(`<html lang="${lang}">`);
      expect(confirmation?.text).not.toContain('convention');
      expect(`${confirmation?.text}${confirmation?.html}`).not.toMatch(/\{\w+\}|undefined/);
    });

    it('repeat a first name only where it looks like one', async () => {
      const { ask, mails } = await world();
      await ask({ lang: 'en', firstname: 'Win at evil.example' });
      const [, confirmation] = await mails();
      expect(confirmation?.text).toContain('Hello,\n');
      expect(confirmation?.text).not.toContain('evil.example');
    });

    it('go to one mailbox three times an hour at most; sales hears of every demand', async () => {
      const { ask, mails, kept } = await world();
      for (const pax of [51, 52, 53, 54]) await ask({ pax });
      const recipients = (await mails()).map(({ to }) => to);
      expect(await kept()).toHaveLength(4);
      expect(recipients.filter((to) => to === 'sales@comet.example')).toHaveLength(4);
      expect(recipients.filter((to) => to === 'ines@atelier-nord.example')).toHaveLength(3);
    });
  });

  // Covers B-E08–B-E16, B-E20–B-E21, B-E24, B-N30–B-N31.
  describe('a wrong demand', () => {
    itOnBothEngines('is 400 with its field named, and not stored', async () => {
      const { ask, kept, mails } = await world();
      for (const [field, value, code] of wrongFields) {
        const { status, body } = await ask({ [field]: value });
        expect({ field, value, status, code: body.code, success: body.success, errors: body.errors }).toEqual({
          field,
          value,
          status: 400,
          code: 'invalid-request',
          success: false,
          errors: { [field]: code },
        });
      }
      expect([await kept(), await mails()]).toEqual([[], []]);
    });

    it('lists every missing field', async () => {
      const { ask } = await world();
      const lacking = ['venue-id', 'lang', 'firstname', 'lastname', 'email', 'phone', 'start-date', 'end-date', 'pax', 'message'];
      const { body } = await ask(Object.fromEntries(Object.keys(filledIn).map((name) => [name, undefined])));
      expect(body.errors).toEqual(Object.fromEntries(lacking.map((name) => [name, 'required'])));
    });

    // Covers B-E20–B-E21.
    it('may be as small as it likes where the venue has no minimum', async () => {
      const { ask } = await world();
      expect((await ask({ 'venue-id': ternes, pax: 1 })).status).toBe(201);
    });

    it('is judged by the day it is at the venue', async () => {
      const { ask, clock } = await world();
      clock.now = Date.parse('2026-10-06T23:30:00+02:00');
      expect((await ask()).status).toBe(201);
      clock.now = Date.parse('2026-10-07T00:30:00+02:00');
      expect((await ask()).body.errors).toEqual({ 'start-date': 'too_early' });
    });
  });

  // Covers B-E18.
  describe('a public e-mail address', () => {
    itOnBothEngines('is refused by its code and its field, and the demand is not stored', async () => {
      const asked: { email: string; requestId: string; hasToken: boolean }[] = [];
      const { ask, kept, mails } = await world({
        isPublicEmail: async (email, { actorToken, requestId }) => {
          asked.push({ email, requestId, hasToken: actorToken !== undefined });
          return true;
        },
      });
      const { status, body } = await ask({ email: 'Ines@Gmail.com' }, { 'x-request-id': 'request-one' });
      expect(status).toBe(refusalStatus['public-email-forbidden']);
      expect(body).toMatchObject({ code: 'public-email-forbidden', success: false, errors: { email: 'public-email-forbidden' } });
      expect(asked).toEqual([{ email: 'ines@gmail.com', requestId: 'request-one', hasToken: true }]);
      expect([await kept(), await mails()]).toEqual([[], []]);
    });
  });

  describe('spam', () => {
    itOnBothEngines('with the hidden field filled in is answered like a demand and not stored', async () => {
      const { ask, kept, mails } = await world();
      const { status, body } = await ask({ website: 'https://spam.example' });
      expect({ status, body }).toEqual({ status: 201, body: { success: true } });
      expect([await kept(), await mails()]).toEqual([[], []]);
      expect((await ask({ website: '' })).status).toBe(201);
      expect(await kept()).toHaveLength(1);
    });

    it('stops at 10 demands an hour from one address, and goes on from another and in the next hour', async () => {
      const { ask, kept, clock } = await world();
      expect(limits.demandsOfAddress).toMatchObject({ limit: 10, windowMilliseconds: 3_600_000 });
      for (let count = 0; count < 10; count += 1) expect((await ask()).status).toBe(201);
      const refused = await ask();
      expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await kept()).toHaveLength(10);
      expect((await ask({}, {}, { kind: 'visitor', address: '198.51.100.8' })).status).toBe(201);
      for (const same of ['::ffff:198.51.100.7', '2002:c633:6407::1'])
        expect((await ask({}, {}, { kind: 'visitor', address: same })).status).toBe(429);
      clock.now += 3_600_000;
      expect((await ask()).status).toBe(201);
    });

    it('is not what a mistake counts as', async () => {
      const { ask } = await world();
      for (let count = 0; count < 12; count += 1) expect((await ask({ pax: 2 })).status).toBe(400);
      expect((await ask()).status).toBe(201);
    });
  });

  describe('a demand sent again', () => {
    itOnBothEngines('with the same key is one demand, from any address', async () => {
      const { ask, kept, mails } = await world();
      const key = { 'idempotency-key': 'press-1' };
      const [first, again] = await Promise.all([ask({}, key), ask({}, key, { kind: 'visitor', address: '203.0.113.9' })]);
      expect([first.status, again.status, again.body]).toEqual([201, 201, { success: true }]);
      expect(await kept()).toHaveLength(1);
      expect(await mails()).toHaveLength(2);
    });

    it('with the same key and another body is 422', async () => {
      const { ask, kept } = await world();
      const key = { 'idempotency-key': 'press-1' };
      await ask({}, key);
      expect(await ask({ pax: 200 }, key)).toMatchObject({ status: 422, body: { code: 'idempotency-key-reused' } });
      expect(await kept()).toHaveLength(1);
    });

    it('without a key, or with the same key of another person, is a demand of its own', async () => {
      const { ask, kept } = await world();
      await ask();
      await ask();
      await ask({}, { 'idempotency-key': '1' });
      await ask({ email: 'paul@grand-compte.example' }, { 'idempotency-key': '1' });
      expect(await kept()).toHaveLength(4);
    });
  });
});
