import { itOnBothEngines, onEachEngine } from '@plenary/service-kit/testing/each-engine';
import { surveyMigrations } from '../db/migrations.ts';
import { makeBooking, testQuoteId } from '../testing/make-booking.ts';
import { startSalesforce } from '../testing/salesforce-stand-in.ts';
import { claire, staff, surveyWorld } from '../testing/survey-world.ts';
import { salesforceCrm } from './salesforce-crm.ts';

let salesforce: Awaited<ReturnType<typeof startSalesforce>>;
beforeEach(async () => {
  salesforce = await startSalesforce();
});
afterEach(() => salesforce.stop());

const crmAt = (url: string, clientSecret = 'secret') =>
  salesforceCrm({ url, clientId: 'client', clientSecret, fetch: (...args) => fetch(...args), deadline: () => AbortSignal.timeout(5_000) });
const wrongName = [{ message: 'Last name is required', errorCode: 'REQUIRED_FIELD_MISSING', fields: ['LastName', 'Email'] }];

describe('the CRM behind REST', () => {
  it('receives customer and event, under our ids', async () => {
    const confirmation = await crmAt(salesforce.url).confirm(makeBooking());
    expect(confirmation.eventId).toMatch(/^a0X[A-Za-z0-9]{12}$/);
    expect(confirmation.contactId).toMatch(/^003[A-Za-z0-9]{12}$/);
    expect(salesforce.upserts).toMatchObject([
      { object: 'Contact', key: `Contact Plenary_Id__c ${claire.userId}`, record: { LastName: 'Martin', Email: claire.email } },
      {
        object: 'Meeting_Event__c',
        key: `Meeting_Event__c Plenary_Id__c ${testQuoteId}`,
        record: { Start_Date__c: '2026-10-06', End_Date__c: '2026-10-06', Venue__c: 'Ternes', Pax__c: 24 },
      },
    ]);
  });

  it('receives the event for the contact that the sign-up named, and nothing is written on a contact that nobody checked', async () => {
    const { customer } = makeBooking();
    const named = makeBooking({ customer: { ...customer, salesforceId: '0035f00000ABCDE' } });
    expect(await crmAt(salesforce.url).confirm(named)).toMatchObject({ contactId: '0035f00000ABCDE' });
    expect(salesforce.upserts).toMatchObject([{ object: 'Meeting_Event__c', record: { Contact__c: '0035f00000ABCDE' } }]);
  });

  it('that knows no such contact receives one of ours', async () => {
    const { customer } = makeBooking();
    salesforce.state.unknownContact = '0035f00000ABCDE';
    const { contactId } = await crmAt(salesforce.url).confirm(makeBooking({ customer: { ...customer, salesforceId: '0035f00000ABCDE' } }));
    expect(contactId).toMatch(/^0037Q/);
    expect(salesforce.upserts.map(({ object }) => object)).toEqual(['Contact', 'Meeting_Event__c']);
  });

  it('receives a last name for the house too, which has none', async () => {
    const { customer } = makeBooking();
    await crmAt(salesforce.url).confirm(makeBooking({ customer: { ...customer, firstname: 'Comet', lastname: '' } }));
    expect(salesforce.upserts[0]).toMatchObject({ object: 'Contact', record: { FirstName: 'Comet', LastName: 'Comet' } });
  });

  it('receives all supplements of a quote on the record of its event', async () => {
    const crm = crmAt(salesforce.url);
    await crm.confirm(makeBooking());
    const supplements = [
      { addon: 'afterwork' as const, excludingVat: 50_000, includingVat: 55_000 },
      { addon: null, label: 'Une heure de plus', excludingVat: 25_050, includingVat: null },
    ];
    const key = `Meeting_Event__c Plenary_Id__c ${testQuoteId}`;
    const toldOf = async (all: typeof supplements) => {
      await crm.tellSupplements({ quoteId: testQuoteId, supplements: all });
      return salesforce.upserts.at(-1);
    };
    expect(await toldOf(supplements)).toEqual({
      object: 'Meeting_Event__c',
      key,
      record: { Supplements__c: 'afterwork; Une heure de plus', Supplements_Amount__c: 750.5 },
    });
    expect((await toldOf([]))?.record).toEqual({ Supplements__c: '', Supplements_Amount__c: 0 });
  });

  it('receives unpriced add-ons as on request, never as free, and the number of those its field cannot hold', async () => {
    const crm = crmAt(salesforce.url);
    await crm.confirm(makeBooking());
    const charges = Array.from({ length: 6 }, (_, index) => ({
      addon: null,
      label: `${index + 1}. ${'x'.repeat(57)}`,
      excludingVat: 1_000,
      includingVat: null,
    }));
    const wellness = { addon: 'wellness' as const, excludingVat: null, includingVat: null };
    await crm.tellSupplements({ quoteId: testQuoteId, supplements: [wellness, ...charges] });
    const { Supplements__c: list, Supplements_Amount__c: amount } = salesforce.upserts.at(-1)?.record ?? {};
    expect(amount).toBeNull();
    expect(list).toBe(['wellness (on request)', ...charges.slice(0, 3).map(({ label }) => label), '+3'].join('; '));
  });

  it('told again answers the same event', async () => {
    const crm = crmAt(salesforce.url);
    expect(await crm.confirm(makeBooking())).toEqual(await crm.confirm(makeBooking()));
    expect(salesforce.state.sessions).toBe(1);
  });

  it('is signed in to again after the session has ended', async () => {
    const crm = crmAt(salesforce.url);
    await crm.confirm(makeBooking());
    salesforce.state.isSessionOver = true;
    await crm.confirm(makeBooking());
    expect(salesforce.state.sessions).toBe(2);
  });

  it('that does not know us is away, not wrong data', async () => {
    await expect(crmAt(salesforce.url, 'wrong').confirm(makeBooking())).rejects.toThrow('refused to sign us in: 401');
  });
});

onEachEngine(surveyMigrations, (open) => {
  describe('a booking that the CRM does not take', () => {
    const told = async () => {
      const world = surveyWorld(await open(), { crm: crmAt(salesforce.url) });
      await world.tell('booking.approved', 5, makeBooking());
      return world;
    };
    const faultsOf = async (world: Awaited<ReturnType<typeof told>>) =>
      (await world.send('GET', '/api/staff/crm-faults', staff)).body.faults;
    const lists = async (world: Awaited<ReturnType<typeof told>>) => (await world.send('GET', '/api/meeting-events', claire)).body;

    itOnBothEngines('for data it names keeps waiting, and staff sees where and why, and sends it again', async () => {
      salesforce.state.refusal = { status: 400, body: wrongName };
      const world = await told();
      await world.settle();
      expect(await faultsOf(world)).toEqual([
        {
          quoteId: testQuoteId,
          companyName: 'Atelier Nord',
          buildingName: 'Comet Ternes',
          startDate: '2026-10-06',
          attempts: 1,
          failedAt: new Date(world.clock.now).toISOString(),
          fault: {
            type: 'identified',
            url: expect.stringContaining(`${salesforce.url}/lightning/o/Contact/list?`),
            issues: [
              { object: 'Contact', property: 'LastName', message: 'Last name is required' },
              { object: 'Contact', property: 'Email', message: 'Last name is required' },
            ],
          },
        },
      ]);
      expect((await lists(world)).unsynchronized).toHaveLength(1);
      salesforce.state.refusal = undefined;
      const retry = () => world.send('POST', `/api/staff/crm-faults/${testQuoteId}/retry`, staff);
      expect((await retry()).status).toBe(204);
      await world.settle();
      expect((await lists(world)).incomings).toHaveLength(1);
      expect(await faultsOf(world)).toEqual([]);
      expect((await retry()).status).toBe(404);
    });

    it.each([
      [
        [{ message: 'Trigger failed', errorCode: 'CANNOT_INSERT_UPDATE_ACTIVATE_ENTITY' }],
        [{ object: 'Contact', property: 'CANNOT_INSERT_UPDATE_ACTIVATE_ENTITY', message: 'Trigger failed' }],
      ],
      [{ unexpected: true }, []],
    ])('for %j is an unknown fault', async (body, issues) => {
      salesforce.state.refusal = { status: 400, body };
      const world = await told();
      await world.settle();
      expect((await faultsOf(world))[0].fault).toEqual({ type: 'unknown', issues });
    });

    it.each([
      ['it is away', { status: 503, body: [] }],
      ['a row is locked', { status: 400, body: [{ message: 'Locked', errorCode: 'UNABLE_TO_LOCK_ROW', fields: [] }] }],
    ])('because %s is told again by itself', async (_, refusal) => {
      salesforce.state.refusal = refusal;
      const world = await told();
      await world.relay.runOnce();
      expect((await faultsOf(world))[0]).toMatchObject({ attempts: 1, fault: { type: 'unknown', issues: [] } });
      salesforce.state.refusal = undefined;
      world.clock.now += 2_000;
      await world.settle();
      expect((await lists(world)).incomings).toHaveLength(1);
    });
  });
});
