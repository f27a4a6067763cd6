import { availability } from '@plenary/contracts/booking.schemas';
import { previewProposal } from '@plenary/contracts/proposals.schemas';
import { quote } from '@plenary/contracts/quote';
import { testUser } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { eq } from 'drizzle-orm';
import { mendDealRows } from '../deals/mend-deal-rows.ts';
import { findAmong } from '../on-behalf/testing/find-among.ts';
import { onEachOptionWorld } from '../options/testing/each-option-world.ts';
import { day, tuesday } from '../options/testing/option-searches.ts';
import { customer, smallVenue } from '../options/testing/option-world.ts';
import { searchDay, searchQuery } from '../testing/searches.ts';

// Lifecycle L3, L11.

const paula = customer(7, { firstname: 'Paula', companyName: 'Atelier Nord', lang: 'en' });
const rosa = customer(8, { firstname: 'Rosa', lang: 'en' });
const nadia = testUser({ userId: '11111111-1111-4111-8111-111111111112', email: 'nadia@comet.example', role: 'staff' });
const omar = testUser({ userId: '11111111-1111-4111-8111-111111111113', email: 'omar@comet.example', role: 'admin' });

// A group of 50 where the list of prices ends at 40; one room holds it.
onEachOptionWorld(
  (world) => {
    const large = [searchDay(tuesday, { plenary: { pax: 50, duration: 'AM, PM', configuration: 'theater' } })];
    const of = (person: typeof paula) => `/api/desk/customers/${person.userId}`;
    const demandFor = async (person: typeof paula) => {
      const found = await world.send('GET', `${of(person)}/available-venues/ternes?${searchQuery(large)}`, nadia);
      const answer = availability.parse(found.body);
      return 'demandId' in answer ? answer.demandId : '';
    };
    const lines = (unitPrice: number, discountPercent = 0) => [
      { label: 'Nave', day: tuesday, quantity: 1, unitPrice, vatKind: 'service', discountPercent },
    ];
    const bodyOf = async (person: typeof paula, given: object, demandId?: string) => {
      const asked = { demandId: demandId ?? (await demandFor(person)), lines: lines(4_500_00), ...given };
      const { priced } = previewProposal.response.parse(
        (await world.send('POST', `${of(person)}/proposals/preview`, nadia, { body: asked })).body,
      );
      return { ...asked, totalExcludingVatPrice: priced.totalExcludingVatPrice };
    };
    let presses = 0;
    const propose = async (
      given: object = {},
      { person = paula, key = `press-${++presses}`, demandId = undefined as string | undefined } = {},
    ) => world.send('POST', `${of(person)}/proposals`, nadia, { body: await bodyOf(person, given, demandId), key });
    const own = async (quoteId: string, person = paula) => quote.parse((await world.send('GET', `/api/quotes/${quoteId}`, person)).body);
    const seen = async (quoteId: string): Promise<number> =>
      (await world.send('GET', `/api/planning/quotes/${quoteId}`, nadia)).body.revision;
    const sent = async (given: object = {}, person = paula): Promise<string> => (await propose(given, { person })).body.quoteId;
    const replacing = async (quoteId: string, given: object = {}) => {
      const { demandId } = await own(quoteId);
      return propose({ lines: lines(5_000_00), replaces: { quoteId, revision: await seen(quoteId) }, ...given }, { demandId });
    };
    const listed = async () => (await world.send('GET', '/api/quotes', paula)).body.quotes.map(({ id }: { id: string }) => id);
    const stages = async () => {
      const rows = await world.deps.database.read.select().from(world.deps.tables.dealRow);
      return rows.map(({ quoteId, stage }) => [quoteId, stage]);
    };
    const subjects = async () => (await world.mails()).filter(({ to }) => to === paula.email).map(({ subject }) => subject);

    describe('the next version of a proposal', () => {
      itOnBothEngines('takes the place of the one before: that one can be held, signed, declined and withdrawn no more', async () => {
        const first = await sent();
        const answer = await replacing(first);
        expect(answer).toMatchObject({ status: 201 });
        const second = answer.body.quoteId;
        expect(await own(first)).toMatchObject({ status: 'Rejected', supersededBy: second });
        expect(await own(second)).toMatchObject({ status: 'Presented', version: 2, items: [{ unitPrice: 5_000_00 }] });
        const superseded = { status: 409, body: { code: 'superseded', supersededBy: second } };
        expect(await world.place(paula, first)).toMatchObject(superseded);
        expect(await world.send('POST', `/api/quotes/${first}/rejection`, paula, { body: {} })).toMatchObject(superseded);
        expect(await world.send('POST', `/api/desk/quotes/${first}/withdrawal`, nadia, { body: { reason: 'Error' } })).toMatchObject(
          superseded,
        );
        const signing = { draftId: first, sha256: 'a'.repeat(64), signatoryName: 'Paula Roux', goodForAgreement: true };
        expect(await world.send('POST', `/api/quotes/${first}/signature`, paula, { body: signing })).toMatchObject({
          status: 409,
          body: { code: 'superseded' },
        });
        expect(await listed()).toEqual([second]);
        expect(await mendDealRows(world.deps)).toBe(0);
        expect(await stages()).toEqual([[second, 'quote']]);
        expect(await world.place(paula, second)).toMatchObject({ status: 201 });
      });

      itOnBothEngines('is made once by two at once; who comes second reads the first one’s', async () => {
        const first = await sent();
        const answers = await Promise.all([replacing(first), replacing(first, { lines: lines(6_000_00) })]);
        expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
        expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'superseded' });
        expect(await listed()).toHaveLength(1);
        const again = await propose({ replaces: { quoteId: (await listed())[0], revision: 7 } });
        expect(again).toMatchObject({ status: 409, body: { code: 'stale-version', current: { revision: 0 } } });
      });

      itOnBothEngines('keeps the option of the version before, until that would have lapsed', async () => {
        const first = await sent();
        const { expiresAt } = (await world.place(paula, first)).body;
        const claims = await world.claims();
        const second = (await replacing(first)).body.quoteId;
        expect((await own(second)).option).toMatchObject({ rank: 1, expiresAt });
        expect((await own(first)).option).toBeNull();
        expect(await world.claims()).toEqual(claims);
      });

      itOnBothEngines('over the limit of its author waits, and takes the place once it is approved', async () => {
        const first = await sent();
        const { demandId } = await own(first);
        const replaces = { quoteId: first, revision: await seen(first) };
        const body = await bodyOf(paula, { lines: lines(4_500_00, 20), replaces, holds: true }, demandId);
        const { proposalId } = (await world.send('POST', `${of(paula)}/proposals/to-approve`, nadia, { body, key: 'submit' })).body;
        expect(await own(first)).toMatchObject({ status: 'Presented' });
        const { revision } = (await world.send('GET', `/api/desk/proposals/${proposalId}`, omar)).body;
        const approval = { revision, totalExcludingVatPrice: body.totalExcludingVatPrice };
        const path = `/api/desk/proposals/${proposalId}/approval`;
        const approved = await world.send('POST', path, omar, { body: approval, key: 'approve' });
        expect(approved).toMatchObject({ status: 200, body: { state: 'sent', replaces: first, holds: true } });
        expect(await own(first)).toMatchObject({ supersededBy: approved.body.quoteId });
        expect((await own(approved.body.quoteId)).option).toMatchObject({ rank: 1 });
      });

      itOnBothEngines('is written of a proposal that an earlier release sent, and not of one that was declined', async () => {
        const first = await sent();
        const { quote: quotes } = world.deps.tables;
        // As it stands after the migration.
        await world.deps.database.transact(async (tx) => {
          await tx.update(quotes).set({ supersededBy: null, version: 1, revision: 0 }).where(eq(quotes.id, first)).returning();
        });
        const second = (await replacing(first)).body.quoteId;
        expect((await world.send('POST', `/api/quotes/${second}/rejection`, paula, { body: {} })).status).toBe(204);
        expect(await replacing(second)).toMatchObject({ status: 409, body: { code: 'conflict' } });
      });

      it('is of the same customer and demand', async () => {
        const first = await sent();
        const others = await propose({ replaces: { quoteId: first, revision: 0 } }, { person: rosa });
        expect(others).toMatchObject({ status: 404 });
      });
    });

    describe('a proposal that holds its rooms', () => {
      itOnBothEngines('holds them for as long as it is valid, once for a key, and the mails say so', async () => {
        const answers = [await propose({ holds: true }, { key: 'once' }), await propose({ holds: true }, { key: 'once' })];
        expect(answers).toMatchObject([{ status: 201 }, { status: 201, body: answers[0]?.body }]);
        const { quoteId } = answers[0]?.body ?? {};
        const { option, validUntil } = await own(quoteId);
        expect(option).toMatchObject({ rank: 1, expiresAt: validUntil });
        expect(await world.claims()).toEqual([`Ternes-P ${tuesday} AM 1`, `Ternes-P ${tuesday} PM 1`]);
        expect(await subjects()).toHaveLength(2);
        world.clock.now += 14 * day;
        expect((await own(quoteId)).option).toBeNull();
        expect(await world.claims()).toEqual([]);
      });

      itOnBothEngines('waits second behind an option, and moves up once that ends', async () => {
        const before = await sent({}, rosa);
        await world.place(rosa, before);
        const second = await sent({ holds: true });
        expect((await own(second)).option).toMatchObject({ rank: 2 });
        await world.release(rosa, before);
        expect((await own(second)).option).toMatchObject({ rank: 1 });
      });

      itOnBothEngines('frees them once it is declined or withdrawn', async () => {
        const declined = await sent({ holds: true });
        expect((await world.send('POST', `/api/quotes/${declined}/rejection`, paula, { body: {} })).status).toBe(204);
        expect(await world.claims()).toEqual([]);
        const withdrawn = await sent({ holds: true });
        const body = { reason: 'Error', revision: await seen(withdrawn) };
        expect((await world.send('POST', `/api/desk/quotes/${withdrawn}/withdrawal`, nadia, { body })).status).toBe(204);
        expect(await world.claims()).toEqual([]);
      });
    });

    itOnBothEngines('a withdrawal and a refusal carry the revision that was read, and happen once for a key', async () => {
      const quoteId = await sent();
      const stale = { status: 409, body: { code: 'stale-version', current: { revision: 0 } } };
      const withdraw = (revision: number) =>
        world.send('POST', `/api/desk/quotes/${quoteId}/withdrawal`, nadia, {
          body: { reason: 'Error', revision },
          key: `withdrawal-${revision}`,
        });
      expect(await world.send('POST', `/api/quotes/${quoteId}/rejection`, paula, { body: { revision: 4 } })).toMatchObject(stale);
      expect(await withdraw(4)).toMatchObject(stale);
      expect([(await withdraw(0)).status, (await withdraw(0)).status]).toEqual([204, 204]);
      expect((await withdraw(1)).status).toBe(409);
    });
  },
  smallVenue({ standardPaxLimit: 40 }),
  { findCustomer: findAmong([paula, rosa]) },
);
