import { availability } from '@plenary/contracts/booking.schemas';
import type { Language } from '@plenary/contracts/vocabulary';
import type { UserClaims } from '@plenary/service-kit/actor';
import { kitTables } from '@plenary/service-kit/kit-tables';
import { testUser } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { eq } from 'drizzle-orm';
import { fakeDocuments } from '../documents/testing/fake-documents.ts';
import { tellErased } from '../erasure/testing/tell-erased.ts';
import { findAmong } from '../on-behalf/testing/find-among.ts';
import { onEachOptionWorld } from '../options/testing/each-option-world.ts';
import { day, oneDay } from '../options/testing/option-searches.ts';
import { customer, noAddons, smallVenue } from '../options/testing/option-world.ts';
import { searchQuery } from '../testing/searches.ts';
import { type MailOfQuote, withQuoteAttached } from './with-quote-attached.ts';

// Lifecycle L11.

const paula = customer(7, { firstname: 'Paula', companyName: 'Atelier Nord', lang: 'nl' });
const rosa = customer(8, { firstname: 'Rosa' });
const nadia = testUser({ userId: '11111111-1111-4111-8111-111111111112', email: 'nadia@comet.example', role: 'staff' });
const papers = fakeDocuments();

onEachOptionWorld(
  (world) => {
    beforeEach(() => papers.setAway(false));
    const of = (person: UserClaims) => `/api/desk/customers/${person.userId}`;
    /** A quote that staff make for Paula, and send. */
    const sent = async (): Promise<string> => {
      const found = await world.send('GET', `${of(paula)}/available-venues/ternes?${searchQuery(oneDay)}`, nadia);
      const answer = availability.parse(found.body);
      const demandId = 'demandId' in answer ? answer.demandId : '';
      const { priced } = (await world.send('GET', `${of(paula)}/demands/${demandId}/quote`, nadia)).body;
      const body = { demandId, addons: noAddons, totalExcludingVatPrice: priced.totalExcludingVatPrice };
      return (await world.send('POST', `${of(paula)}/quotes`, nadia, { body })).body.quoteId;
    };
    const forStaff = (quoteId: string, actor: UserClaims = nadia) => world.send('GET', `/api/planning/quotes/${quoteId}/sent-paper`, actor);
    const forOwner = (quoteId: string, { userId = paula.userId, lng = 'nl' as Language } = {}) =>
      world.send('GET', `/internal/quotes/${quoteId}/sent-paper?userId=${userId}&lng=${lng}`, { kind: 'service', name: 'svc-documents' });
    const mailed = async (quoteId: string) => {
      const { outbox } = kitTables(world.deps.database.dialect);
      const [mail] = await world.deps.database.read
        .select()
        .from(outbox)
        .where(eq(outbox.id, `${quoteId}-made-for`));
      const { attachments = [] } = await withQuoteAttached(world.deps, mail?.payload as MailOfQuote);
      return attachments.map(({ content }) => String(content));
    };

    describe('the paper of a quote that staff send', () => {
      itOnBothEngines('is kept: mail, customer and staff have the same bytes, whatever becomes of the quote', async () => {
        const quoteId = await sent();
        const [paper, ...others] = await mailed(quoteId);
        expect(others).toEqual([]);
        expect(paper).toContain('"language":"nl"');
        await world.place(paula, quoteId);
        world.clock.now += day;
        for (const answer of [await forStaff(quoteId), await forOwner(quoteId)]) expect(answer).toMatchObject({ status: 200, text: paper });
        expect((await world.send('POST', `/api/quotes/${quoteId}/rejection`, paula, { body: {} })).status).toBe(204);
        world.clock.now += 90 * day;
        for (const answer of [await forStaff(quoteId), await forOwner(quoteId)]) expect(answer.text).toBe(paper);
        const { body } = await world.send('GET', `/api/planning/quotes/${quoteId}`, nadia);
        expect(body.sentPaper).toMatchObject({ language: 'nl' });
      });

      itOnBothEngines('is the first that was printed where several ask at once, before its mail has left', async () => {
        const quoteId = await sent();
        const answers = await Promise.all([forStaff(quoteId), forOwner(quoteId), forStaff(quoteId)]);
        expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
        expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
        await world.place(paula, quoteId);
        expect(await mailed(quoteId)).toEqual([answers[0]?.text]);
      });

      it('is kept once it can be printed; a mail goes without it until then', async () => {
        const quoteId = await sent();
        papers.setAway(true);
        expect(await mailed(quoteId)).toEqual([]);
        expect(await forStaff(quoteId)).toMatchObject({ status: 503, body: { code: 'documents-unavailable' } });
        papers.setAway(false);
        const { text } = await forOwner(quoteId);
        expect((await forStaff(quoteId)).text).toBe(text);
      });

      it('is nobody else’s, of no other language, and of the texts that it was sent with', async () => {
        const quoteId = await sent();
        const { text } = await forStaff(quoteId);
        expect((await forOwner(quoteId, { userId: rosa.userId })).status).toBe(404);
        expect((await forOwner(quoteId, { lng: 'fr' })).status).toBe(404);
        expect((await forStaff(quoteId, paula)).status).toBe(403);
        const body = { headerFreeText: 'Dag Paula', additionalServices: '', businessContributor: null, revision: 0 };
        const changed = await world.send('PUT', `/api/planning/quotes/${quoteId}/particulars`, nadia, { body });
        expect(changed.status).toBe(200);
        expect((await forOwner(quoteId)).status).toBe(404);
        expect((await forStaff(quoteId)).text).toBe(text);
      });

      it('goes with the customer', async () => {
        const quoteId = await sent();
        await forStaff(quoteId);
        expect(await tellErased(world, { userId: paula.userId })).toBe(204);
        expect((await forStaff(quoteId)).status).toBe(404);
        expect(await world.deps.database.read.select().from(world.deps.tables.sentPaper)).toEqual([]);
      });
    });

    it('a quote that its customer made has no paper that was sent, nor one that was declined before it was printed', async () => {
      const own = await world.quoteOf(rosa, oneDay);
      expect((await forStaff(own)).status).toBe(404);
      expect((await forOwner(own, { userId: rosa.userId })).status).toBe(404);
      const declined = await sent();
      await world.send('POST', `/api/quotes/${declined}/rejection`, paula, { body: {} });
      expect((await forStaff(declined)).status).toBe(404);
    });
  },
  smallVenue(),
  { findCustomer: findAmong([paula, rosa]), documents: papers.documents },
);
