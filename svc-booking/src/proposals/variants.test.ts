import { availability } from '@plenary/contracts/booking.schemas';
import { previewProposal } from '@plenary/contracts/proposals.schemas';
import { quote } from '@plenary/contracts/quote';
import { testUser } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { mendDealRows } from '../deals/mend-deal-rows.ts';
import { findAmong } from '../on-behalf/testing/find-among.ts';
import { tuesday, wednesday } from '../options/testing/option-searches.ts';
import { customer, smallVenue } from '../options/testing/option-world.ts';
import { onEachSignatureWorld } from '../signature/testing/each-signature-world.ts';
import { makeRoom, makeVenue, putVenues } from '../testing/make-venue.ts';
import { searchDay, searchQuery } from '../testing/searches.ts';

// Lifecycle L9, L11.

const paula = customer(7, { firstname: 'Paula', companyName: 'Atelier Nord', lang: 'en' });
const rosa = customer(8, { firstname: 'Rosa', lang: 'en' });
const nadia = testUser({ userId: '11111111-1111-4111-8111-111111111112', email: 'nadia@comet.example', role: 'staff' });
const omar = testUser({ userId: '11111111-1111-4111-8111-111111111113', email: 'omar@comet.example', role: 'admin' });

interface Written {
  person?: typeof paula;
  venue?: string;
  day?: string;
  unitPrice?: number;
  discountPercent?: number;
}

// A group of 50 where the lists of prices end at 40.
onEachSignatureWorld(
  (world) => {
    beforeEach(() => {
      const rooms = [makeRoom('Bercy', 'P', { category: 'Premium', subcommitteeType: 'XL', capacities: { theater: 60 } })];
      return putVenues(world.deps, [{ record: makeVenue('Bercy', { standardPaxLimit: 40 }), rooms }]);
    });
    const bodyOf = async (
      given: object,
      { person = paula, venue = 'ternes', day = tuesday, unitPrice = 4_500_00, discountPercent = 0 }: Written,
    ) => {
      const of = `/api/desk/customers/${person.userId}`;
      const days = [searchDay(day, { plenary: { pax: 50, duration: 'AM, PM', configuration: 'theater' } })];
      const answer = availability.parse((await world.send('GET', `${of}/available-venues/${venue}?${searchQuery(days)}`, nadia)).body);
      const demandId = 'demandId' in answer ? answer.demandId : '';
      const lines = [{ label: 'Nave', day, quantity: 1, unitPrice, vatKind: 'service', discountPercent }];
      const asked = { demandId, lines, holds: true, ...given };
      const { body } = await world.send('POST', `${of}/proposals/preview`, nadia, { body: asked });
      const { totalExcludingVatPrice } = previewProposal.response.parse(body).priced;
      return { ...asked, totalExcludingVatPrice };
    };
    let presses = 0;
    const post = async (path: string, given: object, written: Written) => {
      const { userId } = written.person ?? paula;
      const body = await bodyOf(given, written);
      return world.send('POST', `/api/desk/customers/${userId}/${path}`, nadia, { body, key: `press-${++presses}` });
    };
    const propose = (given: object = {}, written: Written = {}) => post('proposals', given, written);
    const sent = async (given: object = {}, written: Written = {}): Promise<string> => (await propose(given, written)).body.quoteId;
    const own = async (quoteId: string) => quote.parse((await world.send('GET', `/api/quotes/${quoteId}`, paula)).body);
    const othersOf = async (quoteId: string) => (await own(quoteId)).variants?.map((one) => one.quoteId);
    const stages = async () => {
      const rows = await world.deps.database.read.select().from(world.deps.tables.dealRow);
      return rows.map(({ quoteId, stage }) => [quoteId, stage]);
    };

    describe('variants of a proposal', () => {
      itOnBothEngines('stand beside each other, at any venue and on any day, each with its own rooms', async () => {
        const first = await sent();
        const second = await sent({ variantOf: first }, { venue: 'bercy', unitPrice: 5_000_00 });
        const third = await sent({ variantOf: second }, { day: wednesday });
        expect(await othersOf(first)).toEqual([second, third]);
        expect(await othersOf(third)).toEqual([first, second]);
        expect((await own(first)).variants?.[0]).toMatchObject({ venueName: 'Comet Bercy', firstDay: tuesday, lastDay: tuesday });
        const staffs = (await world.send('GET', `/api/planning/quotes/${second}`, nadia)).body.quote.variants;
        expect(staffs.map(({ quoteId }: { quoteId: string }) => quoteId)).toEqual([first, third]);
        expect(await world.claims()).toHaveLength(6);
        expect(await propose({ variantOf: first }, { day: wednesday, venue: 'bercy' })).toMatchObject({
          status: 409,
          body: { code: 'conflict' },
        });
      });

      itOnBothEngines('say in their mails of how many they are one, and lead to the others', async () => {
        const first = await sent();
        const second = await sent({ variantOf: first }, { venue: 'bercy', unitPrice: 5_000_00 });
        const third = await sent({ variantOf: second }, { day: wednesday });
        const mails = (await world.mails()).filter(({ subject }) => subject?.startsWith('Your quote for'));
        const [alone, two, three] = [first, second, third].map((id) => mails.find(({ html }) => html?.includes(`/quotes/${id}"`))?.text);
        expect(alone).not.toContain('variant');
        expect(two).toContain('one of the 2 variants of our proposal');
        expect(three).toContain('one of the 3 variants of our proposal');
        expect(three).toMatch(/See the variant: Comet Bercy, 6 Oct 2026, €[\d,.]+/);
        for (const other of [first, second]) expect(three).toContain(`https://book.example/quotes/${other}`);
      });

      itOnBothEngines('end with the one that is signed: the others can be signed and held no more, their rooms are free', async () => {
        const first = await sent();
        const second = await sent({ variantOf: first }, { venue: 'bercy' });
        const third = await sent({ variantOf: first }, { day: wednesday });
        const draft = (await world.prepare(paula, first)).body;
        await world.prepareAndSign(paula, second);
        expect(await own(second)).toMatchObject({ status: 'Approved' });
        expect(await othersOf(second)).toBeUndefined();
        for (const other of [first, third])
          expect(await own(other)).toMatchObject({ status: 'Rejected', standing: 'superseded', supersededBy: second, option: null });
        expect(await world.claims()).toEqual([`Bercy-P ${tuesday} AM 1`, `Bercy-P ${tuesday} PM 1`]);
        const superseded = { status: 409, body: { code: 'superseded', supersededBy: second } };
        expect(await world.sign(paula, first, draft)).toMatchObject(superseded);
        expect(await world.place(paula, third)).toMatchObject(superseded);
        expect(await mendDealRows(world.deps)).toBe(0);
        expect(await stages()).toEqual([[second, 'confirmed']]);
      });

      itOnBothEngines('of two that are signed at once one is', async () => {
        const first = await sent();
        const second = await sent({ variantOf: first }, { venue: 'bercy' });
        const drafts = [(await world.prepare(paula, first)).body, (await world.prepare(paula, second)).body];
        const answers = await Promise.all([world.sign(paula, first, drafts[0]), world.sign(paula, second, drafts[1])]);
        expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
        expect((await Promise.all([own(first), own(second)])).map(({ status }) => status).sort()).toEqual(['Approved', 'Rejected']);
        expect(await world.claims()).toHaveLength(2);
      });

      itOnBothEngines('stay variants of one another in their next version', async () => {
        const first = await sent();
        const second = await sent({ variantOf: first }, { venue: 'bercy' });
        const { demandId, revision } = await own(first);
        const next = await sent({ demandId, replaces: { quoteId: first, revision } }, { unitPrice: 6_000_00 });
        expect(await othersOf(second)).toEqual([next]);
        await world.prepareAndSign(paula, next);
        expect(await own(second)).toMatchObject({ status: 'Rejected', supersededBy: next });
      });

      itOnBothEngines('over the limit of their author join the others once they are approved', async () => {
        const first = await sent();
        const { proposalId } = (await post('proposals/to-approve', { variantOf: first }, { venue: 'bercy', discountPercent: 20 })).body;
        expect(await othersOf(first)).toBeUndefined();
        const waiting = (await world.send('GET', `/api/desk/proposals/${proposalId}`, omar)).body;
        const { totalExcludingVatPrice } = waiting.priced.demand;
        const body = { revision: waiting.revision, totalExcludingVatPrice };
        const approved = await world.send('POST', `/api/desk/proposals/${proposalId}/approval`, omar, { body, key: 'approval' });
        expect(await othersOf(first)).toEqual([approved.body.quoteId]);
      });

      it('are of one customer, and of a quote that waits', async () => {
        const first = await sent();
        expect(await propose({ variantOf: first }, { person: rosa })).toMatchObject({ status: 404 });
        await world.send('POST', `/api/quotes/${first}/rejection`, paula, { body: {} });
        expect(await propose({ variantOf: first }, { venue: 'bercy' })).toMatchObject({ status: 409, body: { code: 'conflict' } });
        const signed = await sent();
        await world.prepareAndSign(paula, signed);
        expect(await propose({ variantOf: signed }, { venue: 'bercy' })).toMatchObject({ status: 409, body: { code: 'already-signed' } });
      });
    });
  },
  smallVenue({ standardPaxLimit: 40 }),
  { findCustomer: findAmong([paula, rosa]) },
);
