import { createHash } from 'node:crypto';
import { signatureState } from '@plenary/contracts/signature.schemas';
import { as } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { claire, day, hugo, ines, oneDay, tuesday, twoDays } from '../options/testing/option-searches.ts';
import { onEachSignatureWorld } from './testing/each-signature-world.ts';
import { emptyBilling, makeFields, wholeBilling } from './testing/make-fields.ts';

// Covers B-Q38.

onEachSignatureWorld((world) => {
  const isConfirmed = async () => {
    const { booking, claim } = world.deps.tables;
    const [bookings, claims] = await Promise.all([
      world.deps.database.read.select().from(booking),
      world.deps.database.read.select().from(claim),
    ]);
    return (
      bookings.some(({ status, expiresAt }) => status === 'confirmed' && expiresAt === null) &&
      claims.length > 0 &&
      claims.every((one) => one.isConfirmed && one.holdUntil === null)
    );
  };

  describe('a document to be signed', () => {
    itOnBothEngines("is printed with the form's values, stored with its hash, and read by its customer alone", async () => {
      const { quoteOf, prepare, printed, app } = world;
      const quoteId = await quoteOf(claire, oneDay);
      const { status, body } = await prepare(claire, quoteId);
      expect(status).toBe(201);
      expect(printed.documents).toMatchObject([{ language: 'fr', quote: { id: quoteId }, fields: { goodForAgreement: true } }]);
      expect(printed.documents[0]?.customer).toMatchObject({ companyName: 'Atelier Nord', vatCode: 'FR12345678901' });
      const read = async (user: typeof claire) =>
        app.request(`/api/quotes/${quoteId}/signature/document/${body.draftId}`, { headers: await as(user) });
      const response = await read(claire);
      expect(response.headers.get('content-type')).toBe('application/pdf');
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(body.sha256);
      expect((await read(hugo)).status).toBe(404);
    });

    it('is refused field by field, and in the language of the call', async () => {
      const { quoteOf, send, prepare, printed } = world;
      const quoteId = await quoteOf(claire, oneDay);
      const wrong = await prepare(claire, quoteId, {
        billing: { ...wholeBilling.billing, email: 'nobody', vatCode: 'FR123' },
        signatory: { name: ' ', jobTitle: '' },
      });
      expect(wrong).toMatchObject({
        status: 400,
        body: { errors: { 'billing.email': 'invalid_format', 'billing.vatCode': 'invalid_format', 'signatory.name': 'required' } },
      });
      expect(
        await prepare(claire, quoteId, {
          billing: { ...wholeBilling.billing, companyName: 'Nord\u2066' },
          signatory: { name: 'Cla\u200bire', jobTitle: '' },
        }),
      ).toMatchObject({
        status: 400,
        body: { errors: { 'billing.companyName': 'unseen_characters', 'signatory.name': 'unseen_characters' } },
      });
      expect(await prepare(claire, quoteId, { company: { secondSignatory: claire.email } })).toMatchObject({
        status: 400,
        body: { errors: { 'company.secondSignatory': 'same_as_signatory' } },
      });
      await send('POST', `/api/quotes/${quoteId}/signature/document?lng=nl`, claire, { body: makeFields() });
      expect(printed.documents.at(-1)?.language).toBe('nl');
    });

    it('is refused before it is printed where it could not be signed', async () => {
      const { quoteOf, prepare, clock, place, printed } = world;
      const quoteId = await quoteOf(claire, oneDay);
      expect(await prepare({ ...claire, mailboxProven: false }, quoteId)).toMatchObject({
        status: 409,
        body: { code: 'mailbox-unproven' },
      });
      expect(await prepare(hugo, quoteId)).toMatchObject({ status: 404 });
      expect(await prepare(null, quoteId)).toMatchObject({ status: 401 });
      const other = await quoteOf(hugo, oneDay);
      await place(hugo, other);
      const taken = { code: 'no-longer-available', reason: { type: 'rooms-taken', dates: [tuesday] } };
      expect(await prepare(claire, quoteId)).toMatchObject({ status: 409, body: taken });
      clock.now += 15 * day;
      expect(await prepare(claire, quoteId)).toMatchObject({ status: 409, body: { code: 'quote-expired' } });
      expect(printed.documents).toEqual([]);
    });

    it('is not there while nothing can be printed', async () => {
      const { quoteOf, prepare, setAway } = world;
      setAway(true);
      expect(await prepare(claire, await quoteOf(claire, oneDay))).toMatchObject({ status: 503, body: { code: 'documents-unavailable' } });
    });
  });

  describe('a complete signature', () => {
    itOnBothEngines('approves the quote, confirms its slots and says so in a mail and an event', async () => {
      const { quoteOf, place, prepareAndSign, statusOf, events, post, signatures, claims } = world;
      const quoteId = await quoteOf(claire, twoDays);
      await place(claire, quoteId);
      const held = await claims();
      const { status, body } = await prepareAndSign(claire, quoteId);
      expect(status).toBe(201);
      const state = signatureState.parse(body);
      expect(state).toMatchObject({
        status: 'Approved',
        obstacle: 'already-signed',
        missing: [],
        signature: { deadline: null, isComplete: true },
      });
      expect(await statusOf(claire, quoteId)).toBe('Approved');
      expect(await isConfirmed()).toBe(true);
      expect(await claims()).toEqual(held);
      expect(await signatures()).toMatchObject([
        {
          quoteId,
          userId: claire.userId,
          signatoryName: 'Claire Martin',
          address: '192.0.2.1',
          sha256: state.signature?.sha256,
          state: 'approved',
        },
      ]);
      expect(await events()).toEqual(['quote.made', 'option.placed', 'booking.approved']);
      expect((await post()).map(({ to, subject }) => [to, subject])).toContainEqual([
        claire.email,
        'Votre réservation chez Comet Ternes est confirmée',
      ]);
    });

    it('needs no option: it holds free rooms first, even an hour before midnight of the event', async () => {
      const { quoteOf, prepareAndSign, clock, claims } = world;
      clock.now = Date.parse(`${tuesday}T00:00:00+02:00`) - 2 * day;
      const quoteId = await quoteOf(claire, oneDay);
      clock.now = Date.parse(`${tuesday}T00:00:00+02:00`) - 3_600_000;
      expect((await prepareAndSign(claire, quoteId)).body).toMatchObject({ status: 'Approved' });
      expect(await claims()).toEqual([`Ternes-P ${tuesday} AM 1`, `Ternes-P ${tuesday} PM 1`]);
    });

    it('is refused if the rooms were taken while the document was read', async () => {
      const { quoteOf, place, prepare, sign, statusOf, signatures } = world;
      const quoteId = await quoteOf(claire, oneDay);
      const { body: draft } = await prepare(claire, quoteId);
      await place(hugo, await quoteOf(hugo, oneDay));
      const taken = { code: 'no-longer-available', reason: { type: 'rooms-taken', dates: [tuesday] } };
      expect(await sign(claire, quoteId, draft)).toMatchObject({ status: 409, body: taken });
      expect(await statusOf(claire, quoteId)).toBe('Presented');
      expect(await signatures()).toEqual([]);
    });

    it('is refused to a second option, whose document is stored until it is first', async () => {
      const { quoteOf, place, release, prepare, sign } = world;
      const first = await quoteOf(hugo, oneDay);
      const quoteId = await quoteOf(claire, oneDay);
      await place(hugo, first);
      await place(claire, quoteId);
      expect(await prepare(claire, quoteId)).toMatchObject({ status: 409, body: { code: 'no-longer-available' } });
      await release(hugo, first);
      const { body: draft } = await prepare(claire, quoteId);
      expect((await sign(claire, quoteId, draft)).body.status).toBe('Approved');
    });

    it('may be given after the validity of the quote, as long as its option is first', async () => {
      const { quoteOf, place, prepareAndSign, clock } = world;
      const quoteId = await quoteOf(claire, oneDay);
      clock.now += 13 * day;
      await place(claire, quoteId);
      clock.now += 2 * day;
      expect((await prepareAndSign(claire, quoteId)).body.status).toBe('Approved');
    });

    it('ends the options that stood behind it, and those who waited for them move up', async () => {
      const { quoteOf, place, prepareAndSign, optionOf, post } = world;
      const [quoteId, behind] = [await quoteOf(claire, oneDay), await quoteOf(hugo, twoDays)];
      await place(claire, quoteId);
      await place(hugo, behind);
      const waiting = await quoteOf(ines, twoDays.slice(1));
      await place(ines, waiting);
      expect(await optionOf(ines, waiting)).toMatchObject({ rank: 2 });
      await prepareAndSign(claire, quoteId);
      expect(await optionOf(hugo, behind)).toBeNull();
      expect(await optionOf(ines, waiting)).toMatchObject({ rank: 1 });
      expect((await post()).map(({ subject }) => subject)).toContain('Your rooms at Comet Ternes have been taken');
    });

    it('leaves nothing to lapse, release or reject', async () => {
      const { quoteOf, prepareAndSign, release, reject, clock, statusOf, send } = world;
      const quoteId = await quoteOf(claire, oneDay);
      await prepareAndSign(claire, quoteId);
      expect(await release(claire, quoteId)).toMatchObject({ status: 404 });
      expect(await reject(claire, quoteId)).toMatchObject({ status: 409, body: { code: 'already-signed' } });
      clock.now += 40 * day;
      expect(await statusOf(claire, quoteId)).toBe('Approved');
      expect(await send('PATCH', `/api/quotes/${quoteId}/signature/billing`, claire, { body: wholeBilling })).toMatchObject({
        status: 409,
        body: { code: 'conflict' },
      });
    });
  });

  describe('the rooms of what is signed', () => {
    const roomsIn = (mails: readonly { text: string; subject: string }[]) =>
      /Vos salles\s?: (.*)/.exec(mails.find(({ subject }) => subject.endsWith('est confirmée'))?.text ?? '')?.[1];

    itOnBothEngines('are named by the document while an option holds them, and by the mail that confirms', async () => {
      const { quoteOf, place, prepareAndSign, printed, post, send } = world;
      const quoteId = await quoteOf(claire, twoDays);
      const { rooms } = (await place(claire, quoteId)).body;
      await prepareAndSign(claire, quoteId);
      expect(printed.documents.at(-1)?.quote.rooms).toEqual(rooms);
      expect((await send('GET', `/api/quotes/${quoteId}`, claire)).body.rooms).toEqual(rooms);
      expect(roomsIn(await post())).toMatch(/^mar\. 6 octobre\s: P \(plénière\) et A$/);
    });

    itOnBothEngines('are those of the document: one that names a room which was lost since is refused, and nothing is held', async () => {
      const { quoteOf, place, release, prepare, sign, book, claims, printed, post } = world;
      const quoteId = await quoteOf(claire, twoDays);
      await place(claire, quoteId);
      const { body: draft } = await prepare(claire, quoteId);
      await release(claire, quoteId);
      await book({ slots: [{ roomId: 'Ternes-A', day: tuesday, half: 'AM' }] });
      const before = await claims();
      expect(await sign(claire, quoteId, draft)).toMatchObject({ status: 409, body: { code: 'document-changed' } });
      expect(await claims()).toEqual(before);
      const { body: fresh } = await prepare(claire, quoteId);
      expect(printed.documents.at(-1)?.quote).not.toHaveProperty('rooms');
      expect((await sign(claire, quoteId, fresh)).body.status).toBe('Approved');
      expect(roomsIn(await post())).toMatch(/P \(plénière\) et B$/);
    });

    it('may be held anew for the document that names them', async () => {
      const { quoteOf, place, release, prepare, sign } = world;
      const quoteId = await quoteOf(claire, twoDays);
      await place(claire, quoteId);
      const { body: draft } = await prepare(claire, quoteId);
      await release(claire, quoteId);
      expect((await sign(claire, quoteId, draft)).body.status).toBe('Approved');
    });
  });

  describe('what is signed', () => {
    itOnBothEngines('has to be the document that was shown, signed by the name in it', async () => {
      const { quoteOf, prepare, sign } = world;
      const quoteId = await quoteOf(claire, oneDay);
      const { body: draft } = await prepare(claire, quoteId);
      const { body: other } = await prepare(claire, quoteId, { signatory: { name: 'Claire Martin', jobTitle: 'PDG' } });
      expect(other.sha256).not.toBe(draft.sha256);
      const changed = { status: 409, body: { code: 'document-changed' } };
      expect(await sign(claire, quoteId, { ...draft, sha256: other.sha256 })).toMatchObject(changed);
      expect(await sign(claire, quoteId, draft, { name: 'Paul Petit' })).toMatchObject(changed);
      expect(await sign(claire, await quoteOf(claire, twoDays), draft)).toMatchObject(changed);
      expect((await sign(claire, quoteId, draft)).status).toBe(201);
    });

    it('is signed once: again with the same key answers the same bytes, another signature is refused', async () => {
      const { quoteOf, prepare, sign, signatures } = world;
      const quoteId = await quoteOf(claire, oneDay);
      const { body: draft } = await prepare(claire, quoteId);
      const first = await sign(claire, quoteId, draft, { key: 'press-1' });
      world.clock.now += day;
      const again = await sign(claire, quoteId, draft, { key: 'press-1' });
      expect(again).toEqual(first);
      expect(await sign(claire, quoteId, draft, { key: 'press-2' })).toMatchObject({ status: 409, body: { code: 'already-signed' } });
      expect(await sign(claire, quoteId, draft, { key: 'press-1', name: 'Paul' })).toMatchObject({ status: 422 });
      expect(await signatures()).toHaveLength(1);
    });

    it('cannot be signed by another customer', async () => {
      const { quoteOf, prepare, sign } = world;
      const quoteId = await quoteOf(claire, oneDay);
      const { body: draft } = await prepare(claire, quoteId);
      expect((await sign(hugo, quoteId, draft)).status).toBe(404);
      expect((await sign(null, quoteId, draft)).status).toBe(401);
      expect(await sign({ ...claire, mailboxProven: false }, quoteId, draft)).toMatchObject({
        status: 409,
        body: { code: 'mailbox-unproven' },
      });
    });

    it('stays, byte for byte, for its owner alone', async () => {
      const { quoteOf, prepare, sign, app, complete } = world;
      const quoteId = await quoteOf(claire, oneDay);
      const signed = async (userId: string) =>
        app.request(`/internal/quotes/${quoteId}/signed-document?userId=${userId}`, {
          headers: await as({ kind: 'service', name: 'documents' }),
        });
      const { body: draft } = await prepare(claire, quoteId, emptyBilling);
      expect((await signed(claire.userId)).status).toBe(404);
      await sign(claire, quoteId, draft);
      await complete(claire, quoteId, wholeBilling);
      const bytes = Buffer.from(await (await signed(claire.userId)).arrayBuffer());
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(draft.sha256);
      expect((await signed(hugo.userId)).status).toBe(404);
      expect(
        (await app.request(`/internal/quotes/${quoteId}/signed-document?userId=${claire.userId}`, { headers: await as(claire) })).status,
      ).toBe(404);
    });

    // Covers L-D04.
    itOnBothEngines('begins with what staff keep of the company, which a signature changes for its own quote alone', async () => {
      const { quoteOf, prepareAndSign, state, send } = world;
      const companyOn = async (user: typeof claire, quoteId: string) =>
        (await send('GET', `/api/quotes/${quoteId}`, user)).body.customerCompany;
      const companyBilling = { street: '12 rue du Nord', zipCode: '59800', city: 'Lille', country: 'France', vatCode: 'FR12345678901' };
      const known = { ...claire, companyBilling };
      const [signed, next] = [await quoteOf(claire, oneDay), await quoteOf(claire, twoDays)];
      expect(await state(known, signed)).toMatchObject({
        form: { billing: { companyName: 'Atelier Nord', ...companyBilling, recipient: '', email: claire.email } },
        missing: ['billing.recipient'],
      });
      const { vatCode, ...address } = companyBilling;
      expect(await companyOn(known, signed)).toEqual({ name: 'Atelier Nord', address, vatCode });
      expect(await companyOn(claire, signed)).toBeUndefined();
      const typed = { ...wholeBilling.billing, companyName: 'Atelier Nord Facturation', vatCode: 'BE0123456789' };
      await prepareAndSign(known, signed, { billing: typed });
      expect((await state(known, signed)).form.billing).toEqual(typed);
      expect(await companyOn(known, signed)).toMatchObject({ name: 'Atelier Nord Facturation', vatCode: 'BE0123456789' });
      expect((await state(known, next)).form.billing).toEqual({ ...typed, companyName: 'Atelier Nord', ...companyBilling });
      const withoutAddress = { ...companyBilling, street: '', zipCode: '', city: '', country: '' };
      expect((await state({ ...claire, companyBilling: withoutAddress }, next)).form.billing).toEqual({
        ...typed,
        vatCode: companyBilling.vatCode,
      });
    });

    it('begins the next form of the same customer', async () => {
      const { quoteOf, prepareAndSign, state } = world;
      const [signed, next] = [await quoteOf(claire, oneDay), await quoteOf(claire, twoDays)];
      const ofAnother = await quoteOf(hugo, twoDays);
      expect((await state(claire, next)).form).toMatchObject({
        billing: { companyName: 'Atelier Nord', street: '' },
        signatory: { name: 'Claire Martin' },
      });
      await prepareAndSign(claire, signed);
      expect(await state(claire, next)).toMatchObject({
        signature: null,
        obstacle: null,
        form: { billing: wholeBilling.billing, purchaseOrder: { kind: 'with', number: '' } },
      });
      expect((await state(hugo, ofAnother)).form.billing.street).toBe('');
    });
  });
});
