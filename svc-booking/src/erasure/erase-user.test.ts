import { bookingEventTypes } from '@plenary/contracts/events';
import type { SignatureFields } from '@plenary/contracts/signature-form';
import { kitTables } from '@plenary/service-kit/kit-tables';
import { as } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { eq } from 'drizzle-orm';
import type { ContactErasure } from '../crm/crm-port.ts';
import { crmErasureEvent, deliverErasure } from '../crm/erase-in-crm.ts';
import { crmEvent, deliverRecord } from '../crm/hand-to-sales.ts';
import { sweepOptions } from '../options/sweep-options.ts';
import { onEachOptionWorld } from '../options/testing/each-option-world.ts';
import { claire, hugo, oneDay, tuesday, twoDays } from '../options/testing/option-searches.ts';
import type { OptionWorld } from '../options/testing/option-world.ts';
import { makeRoom, makeVenue, putVenues } from '../testing/make-venue.ts';
import { setQuoteStatus } from '../testing/set-quote-status.ts';
import { tellErased } from './testing/tell-erased.ts';

/** Everything svc-booking keeps, as text. */
const everything = async ({ deps: { database, tables } }: OptionWorld): Promise<string> => {
  const { outbox, idempotency } = kitTables(database.dialect);
  // The id remains, so that later events of an erased person are ignored.
  const { toldProfile: _, ...rest } = tables;
  const all = [outbox, idempotency, ...Object.values(rest)];
  return JSON.stringify(await Promise.all(all.map((table) => database.read.select().from(table))));
};

const venueId = 'a0V2p00000Qr901';

const askForBigEvent = (world: OptionWorld, user: typeof claire | null = claire, email = claire.email) =>
  world.send('POST', '/api/create-big-event-demand', user, {
    key: 'press-1',
    body: {
      'venue-id': venueId,
      lang: 'fr',
      firstname: claire.firstname,
      lastname: claire.lastname,
      email,
      phone: claire.phone,
      'start-date': tuesday,
      'end-date': tuesday,
      'rooms-count': 1,
      pax: 80,
      message: `Appelez ${claire.firstname}`,
    },
  });

onEachOptionWorld(
  (world) => {
    itOnBothEngines('nothing of an erased person is left, and their options end', async () => {
      const quoteId = await world.quoteOf(claire, oneDay);
      await world.place(claire, quoteId, 'key');
      const second = await world.quoteOf(hugo, oneDay);
      await world.place(hugo, second);
      const { demandId } = (await world.send('GET', `/api/quotes/${quoteId}`, claire)).body;
      await world.send('POST', `/api/demands/${demandId}/call-me-back`, claire, { body: { action: 'call-me-back' } });
      await putVenues(world.deps, [{ record: makeVenue(venueId), rooms: [makeRoom(venueId, 'A')] }]);
      expect((await askForBigEvent(world)).status).toBe(201);

      const { database, tables } = world.deps;
      await database.transact(async (tx) => {
        await tx.insert(tables.task).values({ id: demandId, state: 'open', owner: null, note: `Appelez ${claire.firstname}`, version: 1 });
        const draft = { id: 'd1', quoteId, userId: claire.userId, language: 'fr', sha256: '', bytes: '', createdAt: 0, isSigned: false };
        const subject = { type: 'callback', id: demandId, name: `Appelez ${claire.firstname}` };
        const by = { userId: hugo.userId, email: 'staff@comet.example', name: 'Sam Staff' };
        const deed = { id: 'a1', at: 0, by, action: 'task-changed', subjectType: 'callback', subjectId: demandId };
        const changes = [{ field: 'note', from: '', to: `Appelez ${claire.firstname}` }];
        await tx.insert(tables.auditEntry).values({ ...deed, subject, changes });
        await tx.insert(tables.signatureDocument).values({ ...draft, fields: {} as SignatureFields });
      });

      expect(await tellErased(world, { userId: claire.userId })).toBe(204);
      const text = await everything(world);
      for (const trace of [claire.userId, claire.email, `Appelez ${claire.firstname}`]) expect(text).not.toContain(trace);
      expect(await world.send('GET', `/api/quotes/${quoteId}`, claire)).toMatchObject({ status: 404 });
      expect(await world.optionOf(hugo, second)).toMatchObject({ rank: 1 });
      expect((await world.mails()).some(({ to }) => to === hugo.email)).toBe(true);
    });

    it('the customer relationship system is asked once to erase its records, without a name', async () => {
      const quoteId = await world.quoteOf(claire, oneDay);
      const { demandId } = (await world.send('GET', `/api/quotes/${quoteId}`, claire)).body;
      await world.send('POST', `/api/demands/${demandId}/call-me-back`, claire, { body: { action: 'call-me-back' } });
      const refused = await world.quoteOf(claire, twoDays);
      const { database, tables } = world.deps;
      const { crmRecord } = tables;
      await database.transact((tx) => tx.update(crmRecord).set({ state: 'refused' }).where(eq(crmRecord.id, refused)).returning());
      await deliverRecord(world.deps, quoteId);
      await world.quoteOf(hugo, oneDay);
      expect([
        await tellErased(world, { userId: claire.userId }),
        await tellErased(world, { userId: claire.userId }),
        await tellErased(world, { userId: claire.userId }, { id: 'e2' }),
      ]).toEqual([204, 204, 204]);
      const { outbox } = kitTables(database.dialect);
      const left = await database.read.select().from(outbox).where(eq(outbox.type, crmErasureEvent));
      const told: ContactErasure[] = [];
      for (const event of left) await deliverErasure(async (erasure) => void told.push(erasure))(event);
      expect(told).toEqual([{ id: 'e1', askedOn: '2026-09-14', records: expect.any(Array) }]);
      expect(told[0]?.records).toHaveLength(2);
      expect(told[0]?.records).toEqual(
        expect.arrayContaining([
          { id: quoteId, kind: 'quote', salesforceId: expect.stringMatching(/^006/) },
          { id: demandId, kind: 'callback', salesforceId: null },
        ]),
      );
    });

    it('leaves other users unchanged', async () => {
      const quoteId = await world.quoteOf(hugo, twoDays);
      await world.place(hugo, quoteId);
      const before = await everything(world);
      await tellErased(world, { userId: claire.userId });
      expect(await everything(world)).toBe(before);
    });

    it('an approved quote stays, with the names of its parties alone', async () => {
      const quoteId = await world.quoteOf(claire, oneDay);
      await world.place(claire, quoteId);
      const { database, tables } = world.deps;
      await setQuoteStatus(world.deps, 'Approved');
      await tellErased(world, { userId: claire.userId });
      const [row] = await database.read.select().from(tables.quote);
      const { lastname, companyName } = claire;
      expect(row).toMatchObject({ id: quoteId, userId: claire.userId, customer: { lastname, companyName, email: '', phone: '' } });
      await sweepOptions(world.deps);
      expect(await world.claims()).toHaveLength(2);
    });

    it('takes what was asked without signing in under an address that is proven, and under no other', async () => {
      await putVenues(world.deps, [{ record: makeVenue(venueId), rooms: [makeRoom(venueId, 'A')] }]);
      expect([(await askForBigEvent(world, null)).status, (await askForBigEvent(world, null, hugo.email)).status]).toEqual([201, 201]);
      const emails = async () => {
        const { database, tables } = world.deps;
        return (await database.read.select().from(tables.bigEventDemand)).map(({ email }) => email).sort();
      };
      await tellErased(world, { userId: claire.userId });
      expect(await emails()).toEqual([claire.email, hugo.email].sort());
      await tellErased(world, claire, { id: 'e2' });
      expect(await emails()).toEqual([hugo.email]);
      expect(await everything(world)).not.toContain(claire.email);
    });

    itOnBothEngines('may be delivered twice', async () => {
      await world.place(claire, await world.quoteOf(claire, oneDay));
      expect([await tellErased(world, { userId: claire.userId }), await tellErased(world, { userId: claire.userId })]).toEqual([204, 204]);
      expect(await tellErased(world, { userId: claire.userId }, { id: 'e2' })).toBe(204);
      await sweepOptions(world.deps);
      expect(await world.claims()).toEqual([]);
    });

    it('is taken from a service alone', async () => {
      const response = await world.app.request('/internal/events', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(await as(hugo)) },
        body: '{}',
      });
      expect(response.status).toBe(404);
    });
  },
  undefined,
  { wantedEvents: new Set([crmEvent, ...bookingEventTypes]) },
);
