import { createHash, randomUUID } from 'node:crypto';
import { maxPaperBytes } from '@plenary/contracts/paper-signature-terms';
import { signatureState } from '@plenary/contracts/signature.schemas';
import type { UserClaims } from '@plenary/service-kit/actor';
import { as, testUser } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { changeVerbs } from '../changes/testing/change-verbs.ts';
import { findAmong } from '../on-behalf/testing/find-among.ts';
import { claire, day, hugo, ines, oneDay, tuesday } from '../options/testing/option-searches.ts';
import { customer } from '../options/testing/option-world.ts';
import { onEachSignatureWorld } from './testing/each-signature-world.ts';
import { emptyBilling, wholeBilling } from './testing/make-fields.ts';
import { atOnce, replicaOf } from './testing/replica.ts';

// Lifecycle L3, L5, L6, L8, L20, L42.

const nadia = testUser({ userId: '11111111-1111-4111-8111-111111111112', email: 'nadia@comet.example', firstname: 'Nadia', role: 'staff' });
const omar = testUser({ userId: '11111111-1111-4111-8111-111111111113', email: 'omar@comet.example', role: 'staff' });
/** Never opened her account. */
const paula = customer(7, { firstname: 'Paula', mailboxProven: false, lang: 'en' });
const thursday = '2026-10-08';
const today = '2026-09-14';
const pdf = Buffer.from('%PDF-1.7\nsigned by hand');
const sha256 = createHash('sha256').update(pdf).digest('hex');
const { billing } = wholeBilling;
const path = (quoteId: string) => `/api/desk/quotes/${quoteId}/paper-signature`;
const bodyOf = (rest: object = {}) => ({
  ...{ revision: 0, document: pdf.toString('base64'), signatoryName: 'Jeanne Roux', receivedOn: today, billing },
  ...rest,
});

onEachSignatureWorld(
  (world) => {
    const confirm = (
      quoteId: string,
      rest: object = {},
      { by = nadia, key = randomUUID() }: { by?: UserClaims; key?: string | null } = {},
    ) => world.send('POST', path(quoteId), by, { body: bodyOf(rest), key });
    const codeOf = async (answer: ReturnType<typeof confirm>) => {
      const { status, body } = await answer;
      return [status, body.code, ...(body.errors ? [body.errors] : [])];
    };
    const booked = async (quoteId: string) => (await world.send('GET', `/api/planning/quotes/${quoteId}`, nadia)).body;
    const trail = async () => (await world.send('GET', '/api/referentials/audit-trail', nadia)).body.entries;
    const paperFor = async (user: UserClaims, quoteId: string) => {
      const answer = await world.app.request(`/api/planning/quotes/${quoteId}/signed-document`, { headers: await as(user) });
      return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
    };
    const paperOfOwner = async (userId: string, quoteId: string) => {
      const headers = await as({ kind: 'service', name: 'documents' });
      const answer = await world.app.request(`/internal/quotes/${quoteId}/signed-document?userId=${userId}`, { headers });
      return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
    };

    describe('a document that the customer signed by hand', () => {
      itOnBothEngines('confirms the booking as a signature in the browser does, and holds free rooms first', async () => {
        const quoteId = await world.quoteOf(paula, oneDay);
        const answer = await confirm(quoteId);
        expect(answer).toMatchObject({ status: 201, body: { status: 'Approved', revision: 1, sha256 } });
        expect(await world.claims()).toEqual([`Ternes-P ${tuesday} AM 1`, `Ternes-P ${tuesday} PM 1`]);
        expect(await world.statusOf(paula, quoteId)).toBe('Approved');
        expect(await world.events()).toContain('booking.approved');
        const { signature } = signatureState.parse(await world.state(paula, quoteId));
        expect(signature).toMatchObject({
          signatoryName: 'Jeanne Roux',
          sha256,
          isComplete: true,
          deadline: null,
          paper: { receivedOn: today },
        });
        expect(await booked(quoteId)).toMatchObject({
          revision: 1,
          paperSignature: { signatoryName: 'Jeanne Roux', receivedOn: today, by: expect.stringContaining('Nadia') },
        });
        expect((await trail())[0]).toMatchObject({
          ...{ action: 'quote-signed-on-paper', by: { userId: nadia.userId }, subject: { type: 'quote', id: quoteId } },
          changes: [
            { field: 'onBehalfOf', to: paula.userId },
            { field: 'signatory', to: 'Jeanne Roux' },
            { field: 'receivedOn', to: today },
            { field: 'document', to: sha256 },
          ],
        });
      });

      itOnBothEngines('keeps the bytes for the owner and for staff, and nobody else; there is no certificate of them', async () => {
        const quoteId = await world.quoteOf(claire, oneDay);
        await world.place(claire, quoteId);
        expect((await paperFor(nadia, quoteId)).status).toBe(404);
        await confirm(quoteId);
        expect((await paperFor(nadia, quoteId)).bytes).toEqual(pdf);
        expect((await paperOfOwner(claire.userId, quoteId)).bytes).toEqual(pdf);
        expect((await paperOfOwner(hugo.userId, quoteId)).status).toBe(404);
        expect((await paperFor(claire, quoteId)).status).toBe(403);
        const [hall, spain] = [
          { job: 'venue', scope: 'network', places: [] },
          { job: 'sales', scope: 'country', places: ['ESP'] },
        ];
        expect((await paperFor({ ...omar, jobs: [hall] } as never, quoteId)).status).toBe(403);
        expect((await paperFor({ ...omar, jobs: [spain] } as never, quoteId)).status).toBe(404);
        expect((await world.send('GET', `/api/quotes/${quoteId}/signature/certificate`, claire)).status).toBe(404);
        const own = (await world.send('GET', '/api/personal-data/bookings', claire)).body;
        expect(own.signatures).toMatchObject([{ signatoryName: 'Jeanne Roux', documentHash: sha256, receivedOnPaper: today, address: '' }]);
      });

      it('tells the customer in their language that it is confirmed and came on paper, and names no certificate', async () => {
        const quoteId = await world.quoteOf(hugo, oneDay);
        await confirm(quoteId);
        const mails = (await world.post()).filter(({ to }) => to === hugo.email);
        expect(mails.map(({ subject }) => subject)).toEqual(['Your booking at Comet Ternes is confirmed']);
        expect(mails[0]?.text).toMatch(/document that Jeanne Roux signed on paper on \w+,? 14 September 2026/);
        expect(mails[0]?.text).not.toContain('certificate');
        expect(mails[0]?.attachments).toHaveLength(1);
      });

      itOnBothEngines('waits for the billing that nobody knows, which the customer completes', async () => {
        const quoteId = await world.quoteOf(claire, oneDay);
        expect((await confirm(quoteId, { billing: undefined, purchaseOrder: 'BC-9' })).body.status).toBe('Devis signé - Missing info');
        const [mail] = (await world.post()).filter(({ to }) => to === claire.email);
        expect(mail?.text).toContain('signé sur papier par Jeanne Roux');
        const { missing, form } = await world.state(claire, quoteId);
        expect(missing).toContain('billing.street');
        expect(form).toMatchObject({ billing: { recipient: 'Jeanne Roux' }, purchaseOrder: { kind: 'with', number: 'BC-9' } });
        expect((await world.complete(claire, quoteId, wholeBilling)).body.status).toBe('Approved');
        expect((await paperFor(nadia, quoteId)).bytes).toEqual(pdf);
      });

      itOnBothEngines('the same press again changes nothing; one with another file is refused', async () => {
        const quoteId = await world.quoteOf(claire, oneDay);
        const [first, again] = [await confirm(quoteId, {}, { key: 'press-1' }), await confirm(quoteId, {}, { key: 'press-1' })];
        expect(again).toMatchObject({ status: 201, body: first.body });
        expect(await world.signatures()).toHaveLength(1);
        const other = { document: Buffer.from('%PDF-other').toString('base64') };
        expect(await codeOf(confirm(quoteId, other, { key: 'press-1' }))).toEqual([422, 'idempotency-key-reused']);
        expect(await codeOf(confirm(quoteId, {}, { key: null }))).toMatchObject([400, 'invalid-request', {}]);
      });

      itOnBothEngines('confirms an amendment too: the booking moves, and its own signature stays with its own bytes', async () => {
        const { confirmed, change, quoteOfDeal } = changeVerbs(world);
        const dealId = await confirmed(claire, oneDay);
        const { amendmentId } = (await change(claire, dealId, [{ from: tuesday, to: thursday, pax: 38 }])).body.change;
        const before = await paperFor(nadia, dealId);
        await world.post();
        const { revision } = await booked(amendmentId);
        expect(await confirm(amendmentId, { revision })).toMatchObject({ status: 201, body: { status: 'Approved' } });
        expect(await quoteOfDeal(claire, dealId)).toMatchObject({ eventStartDate: thursday, status: 'Approved' });
        // The order of the booking stays; its number need not be typed again.
        expect((await world.state(claire, amendmentId)).form.purchaseOrder).toEqual(wholeBilling.purchaseOrder);
        expect((await paperFor(nadia, amendmentId)).bytes).toEqual(pdf);
        expect(await paperFor(nadia, dealId)).toEqual(before);
        const mails = (await world.post()).filter(({ to }) => to === claire.email);
        expect(mails.map(({ text }) => text).join()).toContain('comme le dit l’avenant. Le document que vous avez signé');
      });

      itOnBothEngines('is not what a later amendment shows: that is printed and signed as its own', async () => {
        const quoteId = await world.quoteOf(claire, oneDay);
        await confirm(quoteId);
        const { change } = changeVerbs(world);
        const { amendmentId } = (await change(claire, quoteId, [{ from: tuesday, to: thursday, pax: 38 }])).body.change;
        await world.prepareAndSign(claire, amendmentId);
        const { signature } = await world.state(claire, amendmentId);
        expect(signature.sha256).not.toBe(sha256);
        expect(signature.paper).toBeUndefined();
        expect((await paperFor(nadia, amendmentId)).bytes.equals(pdf)).toBe(false);
        expect((await paperFor(nadia, quoteId)).bytes).toEqual(pdf);
      });
    });

    describe('is refused and changes nothing', () => {
      afterEach(async () => expect((await world.signatures()).filter(({ paper }) => paper)).toEqual([]));

      it('by the bytes of its file, whatever it is said to be', async () => {
        const quoteId = await world.quoteOf(claire, oneDay);
        const document = (bytes: Buffer) => ({ document: bytes.toString('base64') });
        expect(await codeOf(confirm(quoteId, document(Buffer.from('<html>%PDF-'))))).toEqual([415, 'wrong-file']);
        expect(await codeOf(confirm(quoteId, { document: '' }))).toEqual([415, 'wrong-file']);
        const large = Buffer.alloc(maxPaperBytes + 1, '%PDF-');
        expect(await codeOf(confirm(quoteId, document(large)))).toEqual([413, 'body-too-large', { document: 'too_large' }]);
        expect(await codeOf(confirm(quoteId, { document: 'no base64!' }))).toMatchObject([400, 'invalid-request', {}]);
      });

      it('for a day to come at the venue, one before the quote, and without a name', async () => {
        const quoteId = await world.quoteOf(claire, oneDay);
        const faults = async (rest: object) => (await confirm(quoteId, rest)).body.errors;
        expect(await faults({ receivedOn: '2026-09-15' })).toEqual({ receivedOn: 'too_late' });
        expect(await faults({ receivedOn: '2026-09-13' })).toEqual({ receivedOn: 'too_early' });
        expect(await faults({ signatoryName: ' ' })).toEqual({ signatoryName: 'required' });
        // Past midnight in Paris, not yet in UTC.
        world.clock.now = Date.parse('2026-09-14T22:30:00Z');
        expect(await faults({ receivedOn: '2026-09-16' })).toEqual({ receivedOn: 'too_late' });
      });

      it('where the quote moved on, has expired, or its rooms are gone', async () => {
        const quoteId = await world.quoteOf(claire, oneDay);
        expect(await confirm(quoteId, { revision: 7 })).toMatchObject({
          status: 409,
          body: { code: 'stale-version', current: { revision: 0 } },
        });
        const other = await world.quoteOf(hugo, oneDay);
        await world.place(hugo, other);
        expect(await codeOf(confirm(quoteId))).toEqual([409, 'no-longer-available']);
        world.clock.now += 15 * day;
        expect(await codeOf(confirm(quoteId))).toEqual([409, 'quote-expired']);
        expect(await codeOf(confirm(randomUUID()))).toEqual([404, 'not-found']);
      });

      it('where it is signed or withdrawn already', async () => {
        const signed = await world.quoteOf(claire, oneDay);
        await world.prepareAndSign(claire, signed, emptyBilling);
        expect(await codeOf(confirm(signed))).toEqual([409, 'already-signed']);
        const rejected = await world.quoteOf(ines, oneDay);
        await world.reject(ines, rejected);
        expect(await codeOf(confirm(rejected))).toEqual([409, 'quote-expired']);
      });

      it('without the right to confirm there', async () => {
        const quoteId = await world.quoteOf(claire, oneDay);
        const as = (job: string, scope = 'network', places: string[] = []) => ({
          by: { ...omar, jobs: [{ job, scope, places }] } as never,
        });
        for (const job of ['sales', 'event-manager', 'venue', 'finance', 'network'])
          expect([job, (await confirm(quoteId, {}, as(job))).status]).toEqual([job, 403]);
        expect((await confirm(quoteId, {}, as('sales-manager', 'country', ['ESP']))).status).toBe(404);
        expect((await confirm(quoteId, {}, { by: claire })).status).toBe(403);
      });
    });

    itOnBothEngines(
      'two of the staff at once and the customer who signs in the browser: one of them does it, whole',
      async () => {
        const quoteId = await world.quoteOf(claire, oneDay);
        const { body: draft } = await world.prepare(claire, quoteId);
        const copies = [replicaOf(world), replicaOf(world)];
        const attempts = [nadia, omar, claire, nadia, claire, omar].map((user, index) => async () => {
          const copy = copies[index % 2];
          if (user !== claire) return copy?.send('POST', path(quoteId), user, bodyOf());
          const body = { ...draft, signatoryName: 'Claire Martin', goodForAgreement: true };
          return copy?.send('POST', `/api/quotes/${quoteId}/signature`, claire, body);
        });
        const statuses = await atOnce(attempts);
        expect(statuses.filter((status) => status === 201)).toHaveLength(1);
        expect(statuses.filter((status) => status === 409)).toHaveLength(5);
        const [signature, ...more] = await world.signatures();
        expect(more).toEqual([]);
        expect((await trail()).filter(({ action }: { action: string }) => action === 'quote-signed-on-paper')).toHaveLength(
          signature?.paper ? 1 : 0,
        );
        expect(await world.statusOf(claire, quoteId)).toBe('Approved');
        expect(await world.claims()).toHaveLength(2);
        expect((await world.post()).filter(({ to }) => to === claire.email)).toHaveLength(1);
      },
      180_000,
    );
  },
  undefined,
  { findCustomer: findAmong([claire, hugo, ines, paula]) },
);
