import { kitTables } from '@plenary/service-kit/kit-tables';
import type { Mail } from '@plenary/service-kit/mailer';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { sweepOptions } from '../options/sweep-options.ts';
import { claire, day, hugo, oneDay, tuesday } from '../options/testing/option-searches.ts';
import { sweepSignatures } from '../signature/sweep-signatures.ts';
import { onEachSignatureWorld, tokenIn } from '../signature/testing/each-signature-world.ts';
import { emptyBilling, wholeBilling } from '../signature/testing/make-fields.ts';
import { setQuoteStatus } from '../testing/set-quote-status.ts';
import { tellErased } from './testing/tell-erased.ts';

const second = 'nadia@atelier-nord.example';
const withSecond = { company: { secondSignatory: second } };

onEachSignatureWorld((world) => {
  const erase = async (erased: Parameters<typeof tellErased>[1] = { userId: claire.userId }) =>
    expect(await tellErased(world, erased)).toBe(204);
  /** Everything that is mailed from now on: when reminders are due, at the deadlines, and long after. */
  const mailsEver = async () => {
    const mails = await world.post();
    for (const days of [5.5, 1.5, 14]) {
      world.clock.now += days * day;
      await sweepOptions(world.deps);
      await sweepSignatures(world.deps);
      mails.push(...(await world.post()));
    }
    return mails;
  };
  const traces = [claire.userId, claire.email, claire.lastname, claire.phone, 'Claire Martin'];

  it.each([
    ['waits for its second signatory', withSecond],
    ['waits for its billing', emptyBilling],
    ['waits for both', { ...emptyBilling, ...withSecond }],
  ])('a signature that %s ends with its signatory: rooms free, nobody erased is mailed or named, sales knows', async (_, fields) => {
    const { quoteOf, place, prepareAndSign, post, claims, optionOf, signatures, deps } = world;
    const quoteId = await quoteOf(claire, oneDay);
    await prepareAndSign(claire, quoteId, fields);
    const behind = await quoteOf(hugo, oneDay);
    await place(hugo, behind);
    await post();
    await erase();
    await sweepOptions(deps);
    expect(await optionOf(hugo, behind)).toMatchObject({ rank: 1 });
    const mails = await mailsEver();
    expect(await claims()).toEqual([]);
    expect(await signatures()).toEqual([]);
    for (const trace of traces) expect(JSON.stringify(mails)).not.toContain(trace);
    const waited = 'company' in fields ? [second] : [];
    const told = mails.map(({ to }) => to).filter((to) => to !== hugo.email);
    expect(told.sort()).toEqual([...waited, deps.salesEmail].sort());
    expect(mails.find(({ to }) => to === deps.salesEmail)?.subject).toContain('Signature retirée');
    const [quote] = await deps.database.read.select().from(deps.tables.quote).orderBy(deps.tables.quote.createdAt);
    expect(quote).toMatchObject({ id: quoteId, status: 'Rejected', customer: null });
  });

  itOnBothEngines('what waits to be mailed goes unsent, and the link that was mailed is dead', async () => {
    const { quoteOf, prepareAndSign, post, countersign } = world;
    const quoteId = await quoteOf(claire, oneDay);
    const { sha256 } = (await prepareAndSign(claire, quoteId, withSecond)).body.signature;
    await world.send('POST', `/api/quotes/${quoteId}/signature/invitation`, claire);
    const token = tokenIn(await post());
    await world.send('POST', `/api/quotes/${quoteId}/signature/invitation`, claire);
    await erase();
    expect((await post()).map(({ to }) => to).sort()).toEqual([second, world.deps.salesEmail].sort());
    expect(await countersign(quoteId, { token, sha256 })).toMatchObject({ status: 400, body: { error: 'INVALID_TOKEN' } });
  });

  it('an approved quote stands with its rooms; sales hears that its event has no organiser while it lies ahead', async () => {
    const { quoteOf, prepareAndSign, post, claims, signatures, deps } = world;
    const quoteId = await quoteOf(claire, oneDay);
    await prepareAndSign(claire, quoteId);
    await post();
    await erase();
    const mails = await mailsEver();
    expect(mails.map(({ to }) => to)).toEqual([deps.salesEmail]);
    expect(mails[0]?.subject).toContain('Événement à venir sans organisateur');
    expect(mails[0]?.text).toContain(quoteId);
    for (const trace of traces) expect(JSON.stringify(mails)).not.toContain(trace);
    expect(await claims()).toHaveLength(2);
    expect(await signatures()).toMatchObject([{ state: 'approved' }]);
  });

  it('the second signatory of an approved quote hears that it is signed, the person who is erased does not', async () => {
    const { quoteOf, prepareAndSign, post, countersign, deps } = world;
    const quoteId = await quoteOf(claire, oneDay);
    const { sha256 } = (await prepareAndSign(claire, quoteId, withSecond)).body.signature;
    const token = tokenIn(await post());
    expect(await countersign(quoteId, { token, sha256 })).toMatchObject({ status: 201 });
    const waiting = await deps.database.read.select().from(kitTables(deps.database.dialect).outbox);
    const mailed = waiting.filter(({ type }) => type === 'mail').map(({ payload }) => (payload as Mail).to);
    expect(mailed.sort()).toEqual([claire.email, second].sort());
    await erase();
    expect((await post()).map(({ to }) => to).sort()).toEqual([second, deps.salesEmail].sort());
  });

  it('is told beforehand which future bookings of theirs stay and which end', async () => {
    const { quoteOf, prepareAndSign, send, clock } = world;
    const ahead = async (user = claire) => (await send('GET', '/api/personal-data/ahead', user)).body;
    const nothing = { events: [], signatures: [] };
    const quoteId = await quoteOf(claire, oneDay);
    expect(await ahead()).toEqual(nothing);
    await prepareAndSign(claire, quoteId, withSecond);
    const booked = { quoteId, venueName: 'Comet Ternes', days: [tuesday] };
    expect(await ahead()).toEqual({ events: [], signatures: [{ ...booked, secondSignatory: second }] });
    await setQuoteStatus(world.deps, 'Approved');
    expect(await ahead()).toEqual({ events: [booked], signatures: [] });
    expect(await ahead(hugo)).toEqual(nothing);
    clock.now = Date.parse(`${tuesday}T21:59:59Z`);
    expect(await ahead()).toEqual({ events: [booked], signatures: [] });
    clock.now = Date.parse(`${tuesday}T22:00:00Z`);
    expect(await ahead()).toEqual(nothing);
    expect((await send('GET', '/api/personal-data/ahead', null)).status).toBe(401);
  });

  describe("who is another customer's second signatory", () => {
    const nadia = { userId: '7b1d1c52-6f0e-4c37-9d1c-2f5f7b0a9e77', email: second };

    itOnBothEngines(
      'gets no mail once they are erased: their link is dead, and the customer keeps the rooms and signs again with another',
      async () => {
        const { quoteOf, prepareAndSign, post, countersign, claims, statusOf, events, state, clock } = world;
        const quoteId = await quoteOf(claire, oneDay);
        const { sha256 } = (await prepareAndSign(claire, quoteId, withSecond)).body.signature;
        const token = tokenIn(await post());
        await world.send('POST', `/api/quotes/${quoteId}/signature/invitation`, claire);
        await erase(nadia);
        const mails = await post();
        expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
          [claire.email, 'Votre devis pour Comet Ternes : désignez un autre second signataire'],
        ]);
        expect(mails[0]?.text).not.toContain(second);
        expect(await countersign(quoteId, { token, sha256 })).toMatchObject({ status: 400, body: { error: 'INVALID_TOKEN' } });
        expect(await claims()).toHaveLength(2);
        expect(await statusOf(claire, quoteId)).toBe('Presented');
        expect((await state(claire, quoteId)).signature).toBeNull();
        expect((await events()).at(-1)).toBe('option.extended');
        clock.now += 60_000;
        const again = await prepareAndSign(claire, quoteId, { company: { secondSignatory: 'omar@atelier-nord.example' } });
        expect(again.body).toMatchObject({ status: 'Partially signed', signature: { isComplete: false } });
        expect((await mailsEver()).map(({ to }) => to)).not.toContain(second);
      },
    );

    it('is not written to that the quote is approved, where they had signed; their signature stays, as evidence', async () => {
      const { quoteOf, prepareAndSign, post, countersign, complete, statusOf, signatures } = world;
      const quoteId = await quoteOf(claire, oneDay);
      const { sha256 } = (await prepareAndSign(claire, quoteId, { ...emptyBilling, ...withSecond })).body.signature;
      await countersign(quoteId, { token: tokenIn(await post()), sha256 });
      await erase(nadia);
      expect(await complete(claire, quoteId, wholeBilling)).toMatchObject({ status: 200 });
      expect(await statusOf(claire, quoteId)).toBe('Approved');
      expect((await mailsEver()).map(({ to }) => to)).not.toContain(second);
      expect(await signatures()).toMatchObject([{ state: 'approved', secondEmail: second, secondName: 'Nadia Roux' }]);
    });

    it('is still invited where the address that went was not proven theirs', async () => {
      const { quoteOf, prepareAndSign, post, statusOf } = world;
      const quoteId = await quoteOf(claire, oneDay);
      await prepareAndSign(claire, quoteId, withSecond);
      await erase({ userId: nadia.userId });
      expect((await post()).map(({ to }) => to)).toContain(second);
      expect(await statusOf(claire, quoteId)).toBe('Partially signed');
    });
  });

  it('sales get no mail about an event that is over', async () => {
    const { quoteOf, prepareAndSign, post, clock } = world;
    await prepareAndSign(claire, await quoteOf(claire, oneDay));
    await post();
    clock.now += 365 * day;
    await erase();
    expect(await mailsEver()).toEqual([]);
  });
});
