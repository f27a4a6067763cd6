import * as signatureSchemas from '@plenary/contracts/signature.schemas';
import { as } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { sweepOptions } from '../options/sweep-options.ts';
import { claire, day, hugo, oneDay, tuesday } from '../options/testing/option-searches.ts';
import { sweepSignatures } from './sweep-signatures.ts';
import { onEachSignatureWorld, tokenIn } from './testing/each-signature-world.ts';
import { emptyBilling, wholeBilling } from './testing/make-fields.ts';

const second = 'nadia@atelier-nord.example';
const withSecond = { company: { secondSignatory: second } };
const linkTo = (quoteId: string, token: string) => `/api/quotes/${quoteId}/countersignature?token=${token}`;

onEachSignatureWorld((world) => {
  const subjects = async () => (await world.post()).map(({ to, subject }) => [to, subject]);
  const sweep = async () => {
    await sweepOptions(world.deps);
    await sweepSignatures(world.deps);
  };

  describe('a signature that waits for the second signatory', () => {
    itOnBothEngines('suspends the lapse of the option for 7 days and invites by a link of their own', async () => {
      const { quoteOf, place, prepareAndSign, optionOf, clock, post, events } = world;
      const quoteId = await quoteOf(claire, oneDay);
      await place(claire, quoteId);
      clock.now += 5 * day;
      const { body } = await prepareAndSign(claire, quoteId, withSecond);
      const deadline = new Date(clock.now + 7 * day).toISOString();
      expect(body).toMatchObject({
        status: 'Partially signed',
        signature: { deadline, isComplete: false, secondSignatory: { email: second, name: null, signedAt: null } },
      });
      expect(await optionOf(claire, quoteId)).toMatchObject({ rank: 1, expiresAt: deadline });
      const mails = await post();
      expect(mails.map(({ to }) => to).sort()).toEqual([claire.email, claire.email, second]);
      expect(tokenIn(mails)).toBe('token-1');
      expect(await events()).toEqual(['quote.made', 'option.placed', 'quote.signed']);
    });

    it('shows the second signatory the quote and the very document, and changes nothing by that', async () => {
      const { quoteOf, prepareAndSign, post, send, app, statusOf } = world;
      const quoteId = await quoteOf(claire, oneDay);
      const { body } = await prepareAndSign(claire, quoteId, withSecond);
      const token = tokenIn(await post());
      const shown = signatureSchemas.getCountersignature.response.parse((await send('GET', linkTo(quoteId, token), null)).body);
      expect(shown).toMatchObject({
        buildingName: 'Comet Ternes',
        signatoryName: 'Claire Martin',
        email: second,
        sha256: body.signature.sha256,
      });
      const document = await app.request(`/api/quotes/${quoteId}/countersignature/document?token=${token}`);
      expect(document.headers.get('content-type')).toBe('application/pdf');
      expect(await statusOf(claire, quoteId)).toBe('Partially signed');
    });

    it('shows both to a token in the body, and the document opens by a cookie that is good for nothing else', async () => {
      const { quoteOf, prepareAndSign, post, send, app } = world;
      const quoteId = await quoteOf(claire, oneDay);
      await prepareAndSign(claire, quoteId, withSecond);
      const token = tokenIn(await post());
      const page = `/api/quotes/${quoteId}/countersignature`;
      const opened = await app.request(`${page}/open`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ token }),
      });
      expect(await opened.json()).toEqual((await send('GET', linkTo(quoteId, token), null)).body);
      const [cookie, ...rules] = (opened.headers.get('set-cookie') ?? '').split('; ');
      expect(rules).toEqual([`Path=${page}/document`, 'HttpOnly', 'SameSite=Strict', 'Secure']);
      const documentWith = (cookie: string) => app.request(`${page}/document`, { headers: { cookie } });
      const document = await documentWith(`theme=dark; ${cookie}`);
      expect(document.headers.get('content-type')).toBe('application/pdf');
      const asked = await app.request(`${page}/document?token=${token}`);
      expect(Buffer.from(await document.arrayBuffer())).toEqual(Buffer.from(await asked.arrayBuffer()));
      for (const without of ['theme=dark', 'countersign-link=guessed']) {
        const refused = await documentWith(without);
        expect([refused.status, await refused.json()]).toMatchObject([400, { error: 'INVALID_TOKEN' }]);
      }
      const wrong = await send('POST', `${page}/open`, null, { body: { token: 'guessed' } });
      expect(wrong).toMatchObject({ status: 400, body: { error: 'INVALID_TOKEN' } });
    });

    it('cannot be found by trying from all addresses of an IPv6 network', async () => {
      const { quoteOf, prepareAndSign, send } = world;
      const quoteId = await quoteOf(claire, oneDay);
      await prepareAndSign(claire, quoteId, withSecond);
      const attempts = Array.from({ length: 122 }, (_, index) => index);
      const statuses: number[] = [];
      for (const attempt of attempts) {
        const visitor = { kind: 'visitor', address: `2001:db8:5:6::${attempt.toString(16)}` } as const;
        statuses.push((await send('GET', linkTo(quoteId, `token-of-guess-${attempt}`), visitor)).status);
      }
      expect([new Set(statuses.slice(0, 120)).has(429), ...statuses.slice(120)]).toEqual([false, 429, 429]);
    });

    it('is approved by the countersignature, once, whose link works no more', async () => {
      const { quoteOf, prepareAndSign, post, send, countersign, statusOf, state, signatures, events } = world;
      const quoteId = await quoteOf(claire, oneDay);
      const { sha256 } = (await prepareAndSign(claire, quoteId, withSecond)).body.signature;
      const token = tokenIn(await post());
      expect(await countersign(quoteId, { token, sha256 })).toMatchObject({ status: 201, body: { status: 'Approved' } });
      expect(await statusOf(claire, quoteId)).toBe('Approved');
      expect(await state(claire, quoteId)).toMatchObject({ signature: { isComplete: true, secondSignatory: { name: 'Nadia Roux' } } });
      expect(await signatures()).toMatchObject([{ state: 'approved', secondAddress: 'direct' }]);
      expect((await subjects()).map(([to]) => to).sort()).toEqual([claire.email, second].sort());
      const used = { status: 400, body: { code: 'invalid-token', error: 'INVALID_TOKEN' } };
      expect(await countersign(quoteId, { token, sha256 })).toMatchObject(used);
      expect(await send('GET', linkTo(quoteId, token), null)).toMatchObject(used);
      expect((await events()).filter((type) => type === 'booking.approved')).toHaveLength(1);
    });

    it('is countersigned with the document that was shown alone, and by the link of this quote', async () => {
      const { quoteOf, prepareAndSign, post, countersign, send } = world;
      const quoteId = await quoteOf(claire, oneDay);
      const other = await quoteOf(hugo, oneDay);
      const { sha256 } = (await prepareAndSign(claire, quoteId, withSecond)).body.signature;
      const token = tokenIn(await post());
      expect(await countersign(quoteId, { token, sha256: 'a'.repeat(64) })).toMatchObject({
        status: 409,
        body: { code: 'document-changed' },
      });
      expect(await countersign(quoteId, { token: 'guess', sha256 })).toMatchObject({ status: 400, body: { code: 'invalid-token' } });
      expect(await countersign(other, { token, sha256 })).toMatchObject({ status: 400, body: { code: 'invalid-token' } });
      expect(await send('GET', linkTo(quoteId, ''), null)).toMatchObject({ status: 400 });
    });

    it('ends where the second signatory refuses: the quote is rejected, the rooms go to who waits', async () => {
      const { quoteOf, place, prepareAndSign, post, refuseToCountersign, statusOf, optionOf, countersign, events } = world;
      const quoteId = await quoteOf(claire, oneDay);
      await place(claire, quoteId);
      const { sha256 } = (await prepareAndSign(claire, quoteId, withSecond)).body.signature;
      const behind = await quoteOf(hugo, oneDay);
      await place(hugo, behind);
      const token = tokenIn(await post());
      expect((await refuseToCountersign(quoteId, token)).status).toBe(204);
      expect(await statusOf(claire, quoteId)).toBe('Rejected');
      expect(await optionOf(hugo, behind)).toMatchObject({ rank: 1 });
      expect(await subjects()).toContainEqual([claire.email, 'La seconde signature pour Comet Ternes a été refusée']);
      expect(await countersign(quoteId, { token, sha256 })).toMatchObject({ status: 410, body: { error: 'EXPIRED_TOKEN' } });
      expect(await events()).toContain('quote.rejected');
    });

    it('ends after 7 days: the option lapses, the link is dead, the quote can be signed again', async () => {
      const { quoteOf, prepareAndSign, post, countersign, clock, state, claims, statusOf } = world;
      const quoteId = await quoteOf(claire, oneDay);
      const { sha256 } = (await prepareAndSign(claire, quoteId, withSecond)).body.signature;
      const token = tokenIn(await post());
      clock.now += 7 * day;
      expect(await countersign(quoteId, { token, sha256 })).toMatchObject({ status: 410, body: { code: 'expired-token' } });
      expect(await state(claire, quoteId)).toMatchObject({ status: 'Presented', signature: null, hasLapsed: true, obstacle: null });
      expect(await claims()).toEqual([]);
      expect(await statusOf(claire, quoteId)).toBe('Presented');
      expect(await subjects()).toEqual([[claire.email, 'Votre signature pour Comet Ternes n’a pas pu aboutir']]);
      expect((await prepareAndSign(claire, quoteId)).body.status).toBe('Approved');
    });

    it('waits as long as staff gives its option more time', async () => {
      const { quoteOf, prepareAndSign, post, send, optionOf, clock, countersign, state } = world;
      const quoteId = await quoteOf(claire, oneDay);
      const { sha256 } = (await prepareAndSign(claire, quoteId, withSecond)).body.signature;
      const token = tokenIn(await post());
      const { optionId, expiresAt } = await optionOf(claire, quoteId);
      const wanted = new Date(Date.parse(expiresAt) + 3 * day).toISOString();
      const staff = { ...hugo, role: 'staff' as const };
      const extended = await send('POST', `/api/planning/options/${optionId}/extension`, staff, {
        body: { expiresAt: wanted, known: expiresAt },
      });
      expect(extended.status).toBe(200);
      clock.now += 9 * day;
      expect((await state(claire, quoteId)).signature.deadline).toBe(wanted);
      expect((await countersign(quoteId, { token, sha256 })).status).toBe(201);
    });

    it('ends with an option that staff withdraw, and its customer gets that mail alone', async () => {
      const { quoteOf, prepareAndSign, post, send, optionOf, state } = world;
      const quoteId = await quoteOf(claire, oneDay);
      await prepareAndSign(claire, quoteId, withSecond);
      await post();
      const { optionId } = await optionOf(claire, quoteId);
      const staff = { ...hugo, role: 'staff' as const };
      expect(
        (await send('POST', `/api/planning/options/${optionId}/withdrawal`, staff, { body: { reason: 'Travaux' } })).status,
      ).toBeLessThan(300);
      expect(await state(claire, quoteId)).toMatchObject({ status: 'Presented', signature: null });
      const told = await post();
      expect(told.map(({ to }) => to)).toEqual([claire.email]);
      expect(told[0]?.subject).not.toContain('n’a pas pu aboutir');
    });

    it('never outlasts the start of the event', async () => {
      const { quoteOf, prepareAndSign, clock } = world;
      const start = Date.parse(`${tuesday}T00:00:00+02:00`);
      clock.now = start - 2 * day;
      const quoteId = await quoteOf(claire, oneDay);
      const { body } = await prepareAndSign(claire, quoteId, withSecond);
      expect(body.signature.deadline).toBe(new Date(start).toISOString());
    });

    itOnBothEngines(
      'is mailed again when the customer asks, not twice in 5 minutes, and once by itself two days before the end',
      async () => {
        const { quoteOf, prepareAndSign, post, send, clock, countersign } = world;
        const quoteId = await quoteOf(claire, oneDay);
        const { sha256 } = (await prepareAndSign(claire, quoteId, withSecond)).body.signature;
        const first = tokenIn(await post());
        const invite = () => send('POST', `/api/quotes/${quoteId}/signature/invitation`, claire);
        expect((await invite()).status).toBe(204);
        expect((await invite()).status).toBe(429);
        expect(tokenIn(await post())).toBe('token-2');
        clock.now += 5 * day + 1;
        await sweep();
        await sweep();
        const reminders = await post();
        expect(reminders.map(({ to }) => to)).toEqual([second]);
        // A new invitation ends the links of the older ones.
        for (const token of [first, 'token-2'])
          expect(await countersign(quoteId, { token, sha256 })).toMatchObject({ body: { code: 'invalid-token' } });
        expect((await countersign(quoteId, { token: tokenIn(reminders), sha256 })).status).toBe(201);
        expect(await send('POST', `/api/quotes/${quoteId}/signature/invitation`, claire)).toMatchObject({ status: 409 });
      },
    );

    it('keeps no token, only its hash', async () => {
      const { quoteOf, prepareAndSign, post, deps } = world;
      await prepareAndSign(claire, await quoteOf(claire, oneDay), withSecond);
      const token = tokenIn(await post());
      const rows = await deps.database.read.select().from(deps.tables.countersignToken);
      expect(rows).toHaveLength(1);
      expect(JSON.stringify(rows)).not.toContain(token);
    });
  });

  describe('a signature whose billing is incomplete', () => {
    itOnBothEngines('that has lapsed does not block the rooms, settled or not', async () => {
      const { quoteOf, prepareAndSign, clock, send } = world;
      const quoteId = await quoteOf(claire, oneDay);
      await prepareAndSign(claire, quoteId, emptyBilling);
      clock.now += 8 * day;
      expect(await send('POST', `/api/quotes/${quoteId}/option`, claire, {})).toMatchObject({ status: 201 });
    });

    it('says what is missing and is approved once it is there; the signed document stays as it was', async () => {
      const { quoteOf, prepareAndSign, complete, statusOf, printed } = world;
      const quoteId = await quoteOf(claire, oneDay);
      const { body } = await prepareAndSign(claire, quoteId, emptyBilling);
      expect(body.status).toBe('Devis signé - Missing info');
      expect(body.missing).toEqual([
        'billing.street',
        'billing.zipCode',
        'billing.city',
        'billing.country',
        'billing.recipient',
        'billing.email',
        'invoicing.url',
      ]);
      expect(await complete(claire, quoteId, { ...wholeBilling, billing: { ...wholeBilling.billing, city: '' } })).toMatchObject({
        status: 400,
        body: { errors: { 'billing.city': 'required' } },
      });
      expect((await complete(hugo, quoteId, wholeBilling)).status).toBe(404);
      const done = await complete(claire, quoteId, wholeBilling);
      expect(done.body).toMatchObject({ status: 'Approved', missing: [], form: { billing: wholeBilling.billing } });
      expect(done.body.signature.sha256).toBe(body.signature.sha256);
      expect(await statusOf(claire, quoteId)).toBe('Approved');
      expect(printed.documents).toHaveLength(1);
    });

    it('waits for the second signatory first, and is approved by the later of the two', async () => {
      const { quoteOf, prepareAndSign, complete, post, countersign } = world;
      const quoteId = await quoteOf(claire, oneDay);
      const { sha256 } = (await prepareAndSign(claire, quoteId, { ...emptyBilling, ...withSecond })).body.signature;
      const token = tokenIn(await post());
      expect((await complete(claire, quoteId, wholeBilling)).body.status).toBe('Partially signed');
      expect((await countersign(quoteId, { token, sha256 })).body.status).toBe('Approved');
    });

    it('has 7 days more when the second signatory has signed, and is reminded two days before they end', async () => {
      const { quoteOf, prepareAndSign, post, countersign, clock, state } = world;
      const quoteId = await quoteOf(claire, oneDay);
      const { sha256 } = (await prepareAndSign(claire, quoteId, { ...emptyBilling, ...withSecond })).body.signature;
      const token = tokenIn(await post());
      clock.now += 4 * day;
      expect((await countersign(quoteId, { token, sha256 })).body.status).toBe('Devis signé - Missing info');
      expect((await state(claire, quoteId)).signature.deadline).toBe(new Date(clock.now + 7 * day).toISOString());
      expect(await subjects()).toEqual([
        [claire.email, 'Votre devis pour Comet Ternes est contresigné : complétez vos informations de facturation'],
      ]);
      clock.now += 5 * day;
      await sweep();
      await sweep();
      expect(await subjects()).toEqual([
        [claire.email, 'Rappel : complétez les informations de facturation de votre devis pour Comet Ternes'],
      ]);
      clock.now += 2 * day;
      await sweep();
      expect((await state(claire, quoteId)).status).toBe('Presented');
    });

    it('cannot be released as an option, but taken back', async () => {
      const { quoteOf, prepareAndSign, release, reject, statusOf, claims } = world;
      const quoteId = await quoteOf(claire, oneDay);
      await prepareAndSign(claire, quoteId, { ...emptyBilling, ...withSecond });
      expect(await release(claire, quoteId)).toMatchObject({ status: 409, body: { code: 'already-signed' } });
      expect((await reject(hugo, quoteId)).status).toBe(404);
      expect((await reject(claire, quoteId)).status).toBe(204);
      expect((await reject(claire, quoteId)).status).toBe(204);
      expect(await statusOf(claire, quoteId)).toBe('Rejected');
      expect(await claims()).toEqual([]);
      expect((await subjects()).map(([, subject]) => subject)).toEqual(
        expect.arrayContaining(['Votre devis pour Comet Ternes est clos', 'Le devis pour Comet Ternes n’est plus à signer']),
      );
    });
  });

  describe('a quote that is declined before it is signed', () => {
    itOnBothEngines('is rejected, frees its option, and cannot be signed', async () => {
      const { quoteOf, place, reject, prepare, state, claims } = world;
      const quoteId = await quoteOf(claire, oneDay);
      await place(claire, quoteId);
      expect((await reject(claire, quoteId)).status).toBe(204);
      expect(await claims()).toEqual([]);
      expect(await state(claire, quoteId)).toMatchObject({ status: 'Rejected', obstacle: 'rejected' });
      expect((await prepare(claire, quoteId)).status).toBe(409);
    });
  });

  describe('the certificate', () => {
    const read = async (quoteId: string, user = claire) =>
      world.app.request(`/api/quotes/${quoteId}/signature/certificate`, { headers: await as(user) });

    itOnBothEngines('lists signatories, documents, times and addresses once complete; it is printed once', async () => {
      const { quoteOf, prepareAndSign, post, countersign, printed, setAway } = world;
      const quoteId = await quoteOf(claire, oneDay);
      const { sha256 } = (await prepareAndSign(claire, quoteId, withSecond)).body.signature;
      expect((await read(quoteId)).status).toBe(404);
      await countersign(quoteId, { token: tokenIn(await post()), sha256 });
      setAway(true);
      expect((await read(quoteId)).status).toBe(503);
      setAway(false);
      const first = Buffer.from(await (await read(quoteId)).arrayBuffer());
      expect(Buffer.from(await (await read(quoteId)).arrayBuffer()).equals(first)).toBe(true);
      expect(printed.certificates).toMatchObject([
        {
          sha256,
          signatory: { name: 'Claire Martin', email: claire.email, ip: '192.0.2.1', userId: claire.userId },
          secondSignatory: { name: 'Nadia Roux', email: second },
        },
      ]);
      expect((await read(quoteId, hugo)).status).toBe(404);
    });
  });

  it('an unsigned document is deleted after a day, a signed one never', async () => {
    const { quoteOf, prepare, prepareAndSign, clock, deps } = world;
    await prepareAndSign(claire, await quoteOf(claire, oneDay));
    const other = await quoteOf(hugo, [{ ...oneDay[0], date: '2026-10-08' } as (typeof oneDay)[number]]);
    for (let index = 0; index < 7; index++) await prepare(hugo, other, { signatory: { name: `Hugo ${index}`, jobTitle: '' } });
    const kept = () => deps.database.read.select({ isSigned: deps.tables.signatureDocument.isSigned }).from(deps.tables.signatureDocument);
    expect(await kept()).toHaveLength(6);
    clock.now += day;
    await sweep();
    expect(await kept()).toEqual([{ isSigned: true }]);
  });
});
