import { type CrmDataError, crmRecord as crmRecordOf } from '@plenary/contracts/crm.schemas';
import { kitTables } from '@plenary/service-kit/kit-tables';
import { createLogger } from '@plenary/service-kit/logger';
import { createRelay } from '@plenary/service-kit/relay';
import { testUser } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { eq } from 'drizzle-orm';
import { onEachOptionWorld } from '../options/testing/each-option-world.ts';
import { claire, oneDay } from '../options/testing/option-searches.ts';
import type { OptionWorld } from '../options/testing/option-world.ts';
import type { CrmAnswer, Handover } from './crm-port.ts';
import { embeddedCrm } from './embedded-crm.ts';
import { crmEvent, deliverRecord } from './hand-to-sales.ts';

// Covers B-M31–B-M32.

const staff = testUser({ userId: '22222222-0000-4000-8000-000000000001', email: 'staff@comet.example', role: 'staff' });
const dataError: CrmDataError = {
  type: 'identified',
  url: 'https://comet.example/0062p00001AbCdE',
  issues: [{ object: 'Opportunity', property: 'Name', message: 'Taken' }],
};

/** The next answer of the CRM; `away`: none. */
const crm = { answers: [] as (CrmAnswer | 'away')[], handed: [] as Handover[] };
const handToCrm = async (handover: Handover): Promise<CrmAnswer> => {
  crm.handed.push(handover);
  const answer = crm.answers.shift() ?? (await embeddedCrm(handover));
  if (answer === 'away') throw new Error('away');
  return answer;
};

const relayOf = ({ deps, clock }: OptionWorld) =>
  createRelay({
    database: deps.database,
    logger: createLogger({ service: 'test', level: 'silent' }),
    now: () => clock.now,
    subscribers: { [crmEvent]: ({ aggregateId }) => deliverRecord(deps, aggregateId), mail: async () => {} },
  });
const listed = async ({ send }: OptionWorld, state: string) => {
  const { status, body } = await send('GET', `/api/sales-desk/crm-records?state=${state}`, staff);
  expect(status).toBe(200);
  return body.records.map((record: unknown) => crmRecordOf.parse(record));
};

onEachOptionWorld(
  (world) => {
    beforeEach(() => Object.assign(crm, { answers: [], handed: [] }));

    // Covers B-X05, B-X07, B-N32.
    it('what is handed over names the contact that the customer’s sign-up named', async () => {
      await world.quoteOf({ ...claire, salesforceId: '0037Q00000Cl001' }, oneDay);
      await relayOf(world).runOnce();
      expect(crm.handed.map(({ contact }) => contact.salesforceId)).toEqual(['0037Q00000Cl001']);
    });

    itOnBothEngines('a quote and a call-back are delivered once each, with contact and subject', async () => {
      const quoteId = await world.quoteOf(claire, oneDay);
      const { demandId } = (await world.send('GET', `/api/quotes/${quoteId}`, claire)).body;
      const callMe = () => world.send('POST', `/api/demands/${demandId}/call-me-back`, claire, { body: { action: 'call-me-back' } });
      await callMe();
      await callMe();
      await world.quoteOf(claire, oneDay);
      await relayOf(world).runOnce();
      await relayOf(world).runOnce();
      expect(crm.handed.map(({ kind, id }) => `${kind} ${id}`).sort()).toEqual([`callback ${demandId}`, `quote ${quoteId}`]);
      const total = (await world.send('GET', `/api/quotes/${quoteId}`, claire)).body.totalExcludingVatPrice;
      expect(crm.handed.find(({ kind }) => kind === 'quote')).toMatchObject({
        contact: { email: claire.email, companyName: claire.companyName },
        venue: { salesforceId: 'Ternes' },
        firstDay: oneDay[0]?.date,
        pax: 24,
        amount: total,
      });
      const taken = await listed(world, 'taken');
      expect(taken).toHaveLength(2);
      for (const { salesforceId } of taken) expect(salesforceId).toMatch(/^(?=.*\d)[A-Za-z0-9]{15}$/);
    });

    it('a booking is made while that system is away, and handed over once it is back', async () => {
      crm.answers = ['away', 'away'];
      const relay = relayOf(world);
      await world.quoteOf(claire, oneDay);
      await relay.runOnce();
      expect(await listed(world, 'waiting')).toHaveLength(1);
      world.clock.now += 60_000;
      await relay.runOnce();
      world.clock.now += 60_000;
      await relay.runOnce();
      expect(await listed(world, 'taken')).toHaveLength(1);
      expect(new Set(crm.handed.map(({ id }) => id)).size).toBe(1);
    });

    it('a data fault is stored for staff, not retried automatically, and resent on request', async () => {
      crm.answers = [{ type: 'refused', error: dataError }];
      const relay = relayOf(world);
      const quoteId = await world.quoteOf(claire, oneDay);
      await relay.runOnce();
      world.clock.now += 3_600_000;
      await relay.runOnce();
      expect(crm.handed).toHaveLength(1);
      expect(await listed(world, 'refused')).toEqual([expect.objectContaining({ id: quoteId, error: dataError, salesforceId: null })]);
      const resend = () => world.send('POST', `/api/sales-desk/crm-records/${quoteId}/resend`, staff, { body: {} });
      expect([(await resend()).status, (await resend()).status]).toEqual([204, 409]);
      await relay.runOnce();
      expect(await listed(world, 'taken')).toEqual([expect.objectContaining({ id: quoteId, error: null })]);
      const { auditEntry } = world.deps.tables;
      const trail = await world.deps.database.read.select().from(auditEntry).where(eq(auditEntry.subjectId, quoteId));
      expect(trail).toEqual([expect.objectContaining({ action: 'event-resent', by: expect.objectContaining({ email: staff.email }) })]);
      expect((await resend()).status).toBe(409);
    });

    it('customers see nothing of it', async () => {
      const quoteId = await world.quoteOf(claire, oneDay);
      expect((await world.send('GET', '/api/sales-desk/crm-records', claire)).status).toBe(403);
      expect((await world.send('POST', `/api/sales-desk/crm-records/${quoteId}/resend`, claire, { body: {} })).status).toBe(403);
      expect((await world.send('GET', '/api/sales-desk/crm-records', null)).status).toBe(401);
    });

    it('a record that is none is not found', async () => {
      const path = '/api/sales-desk/crm-records/11111111-0000-4000-8000-000000000009/resend';
      expect((await world.send('POST', path, staff, { body: {} })).status).toBe(404);
    });

    it('is written with the quote or not at all', async () => {
      const { outbox } = kitTables(world.deps.database.dialect);
      const { demandId } = (await world.send('GET', `/api/quotes/${await world.quoteOf(claire, oneDay)}`, claire)).body;
      const before = await world.deps.database.read.select().from(outbox);
      const addons = { teambuilding: true, wellness: false, facilitator: false, afterwork: true };
      await world.book({ slots: [{ roomId: 'Ternes-E', day: oneDay[0]?.date ?? '', half: 'SOIREE' }] });
      expect((await world.send('POST', '/api/quote', claire, { body: { demandId, addons } })).status).toBe(409);
      expect(await world.deps.database.read.select().from(outbox)).toEqual(before);
    });
  },
  undefined,
  { wantedEvents: new Set([crmEvent]), handToCrm },
);
