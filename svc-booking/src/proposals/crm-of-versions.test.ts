import { availability } from '@plenary/contracts/booking.schemas';
import { previewProposal } from '@plenary/contracts/proposals.schemas';
import { createLogger } from '@plenary/service-kit/logger';
import { createRelay } from '@plenary/service-kit/relay';
import { testUser } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import type { CrmAnswer, Handover } from '../crm/crm-port.ts';
import { embeddedCrm } from '../crm/embedded-crm.ts';
import { crmEvent, deliverRecord } from '../crm/hand-to-sales.ts';
import { findAmong } from '../on-behalf/testing/find-among.ts';
import { onEachOptionWorld } from '../options/testing/each-option-world.ts';
import { tuesday } from '../options/testing/option-searches.ts';
import { customer, smallVenue } from '../options/testing/option-world.ts';
import { searchDay, searchQuery } from '../testing/searches.ts';

// Lifecycle L11.

const paula = customer(7, { firstname: 'Paula' });
const nadia = testUser({ userId: '11111111-1111-4111-8111-111111111112', email: 'nadia@comet.example', role: 'staff' });
const of = `/api/desk/customers/${paula.userId}`;

/** What the CRM is told, and what happens while it is. */
const crm = { handed: [] as Handover[], meanwhile: async () => {}, answers: [] as CrmAnswer[] };
const handToCrm = async (handover: Handover): Promise<CrmAnswer> => {
  crm.handed.push(handover);
  const { meanwhile } = crm;
  crm.meanwhile = async () => {};
  await meanwhile();
  return crm.answers.shift() ?? embeddedCrm(handover);
};

onEachOptionWorld(
  (world) => {
    beforeEach(() => Object.assign(crm, { handed: [], meanwhile: async () => {}, answers: [] }));
    const relay = () =>
      createRelay({
        database: world.deps.database,
        logger: createLogger({ service: 'test', level: 'silent' }),
        now: () => world.clock.now,
        subscribers: { [crmEvent]: ({ aggregateId }) => deliverRecord(world.deps, aggregateId), mail: async () => {} },
      }).runOnce();
    const demandOf = async (): Promise<string> => {
      const days = [searchDay(tuesday, { plenary: { pax: 50, duration: 'AM, PM', configuration: 'theater' } })];
      const answer = availability.parse((await world.send('GET', `${of}/available-venues/ternes?${searchQuery(days)}`, nadia)).body);
      return 'demandId' in answer ? answer.demandId : '';
    };
    const send = async (demandId: string, unitPrice: number, given: object = {}): Promise<string> => {
      const asked = { demandId, lines: [{ label: 'Nave', day: tuesday, quantity: 1, unitPrice, vatKind: 'service' }], ...given };
      const { body } = await world.send('POST', `${of}/proposals/preview`, nadia, { body: asked });
      const { totalExcludingVatPrice } = previewProposal.response.parse(body).priced;
      return (await world.send('POST', `${of}/proposals`, nadia, { body: { ...asked, totalExcludingVatPrice } })).body.quoteId;
    };
    const replace = (demandId: string, quoteId: string) => send(demandId, 5_000_00, { replaces: { quoteId, revision: 0 } });
    const told = () => crm.handed.map(({ id, supersededBy }) => [id, supersededBy]);

    describe('the customer relationship system', () => {
      itOnBothEngines('hears of a version that another one took the place of, once', async () => {
        const demandId = await demandOf();
        const first = await send(demandId, 4_500_00);
        await relay();
        const second = await replace(demandId, first);
        await relay();
        await relay();
        expect(told()).toHaveLength(3);
        expect(told().slice(1)).toEqual(
          expect.arrayContaining([
            [first, second],
            [second, undefined],
          ]),
        );
        const { body } = await world.send('GET', '/api/sales-desk/crm-records?state=taken', nadia);
        expect(body.records).toHaveLength(2);
      });

      itOnBothEngines('hears of it also where that happened while the first one was handed over', async () => {
        const demandId = await demandOf();
        const first = await send(demandId, 4_500_00);
        let second = '';
        crm.meanwhile = async () => {
          second = await replace(demandId, first);
        };
        await relay();
        await relay();
        expect(told()).toContainEqual([first, second]);
        expect(told()).toHaveLength(3);
      });

      it('hears of one that it refused once staff hand it over again', async () => {
        crm.answers = [{ type: 'refused', error: { type: 'unknown', issues: [] } }];
        const demandId = await demandOf();
        const first = await send(demandId, 4_500_00);
        await relay();
        const second = await replace(demandId, first);
        await relay();
        expect(told()).toEqual([
          [first, undefined],
          [second, undefined],
        ]);
        const { status } = await world.send('POST', `/api/sales-desk/crm-records/${first}/resend`, nadia, { body: {} });
        expect(status).toBe(204);
        await relay();
        expect(told().at(-1)).toEqual([first, second]);
      });
    });
  },
  smallVenue({ standardPaxLimit: 40 }),
  { findCustomer: findAmong([paula]), handToCrm, wantedEvents: new Set([crmEvent]) },
);
