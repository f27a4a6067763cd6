import { bookedQuote } from '@plenary/contracts/planning.schemas';
import { testUser } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { eq } from 'drizzle-orm';
import { claire, day, hugo, oneDay, tuesday, twoDays } from '../options/testing/option-searches.ts';
import { onEachSignatureWorld } from '../signature/testing/each-signature-world.ts';

// Lifecycle L37.

const staff = testUser({ userId: '11111111-1111-4111-8111-111111111112', email: 'nadia@comet.example', role: 'staff' });

onEachSignatureWorld((world) => {
  /** Claire's booking of a Tuesday, signed and then cancelled. */
  const cancelled = async () => {
    const quoteId = await world.quoteOf(claire, oneDay);
    await world.place(claire, quoteId);
    expect((await world.prepareAndSign(claire, quoteId)).status).toBe(201);
    const claims = await world.claims();
    await cancel(quoteId);
    await world.post();
    return { quoteId, claims };
  };
  const cancel = async (quoteId: string) => {
    const { revision, previewHash } = (await world.send('POST', `/api/deals/${quoteId}/cancellation/preview`, staff, { body: {} })).body;
    const body = { revision, previewHash, reason: 'dates' };
    expect((await world.send('POST', `/api/deals/${quoteId}/cancellation`, staff, { body })).status).toBe(201);
  };
  const reinstate = (quoteId: string, rest: object = {}, { user = staff, key }: { user?: typeof staff; key?: string } = {}) =>
    world.send('POST', `/api/deals/${quoteId}/reinstatement`, user, { body: { revision: 1, reason: 'Wrong event', ...rest }, key });
  const shown = async (quoteId: string) => bookedQuote.parse((await world.send('GET', `/api/planning/quotes/${quoteId}`, staff)).body);

  itOnBothEngines('a cancelled booking stands again in its rooms, without a fee, and its customer is told once', async () => {
    const { quoteId, claims } = await cancelled();
    expect((await shown(quoteId)).revision).toBe(1);
    const answers = [await reinstate(quoteId, {}, { key: 'press-1' }), await reinstate(quoteId, {}, { key: 'press-1' })];
    expect(answers).toMatchObject([
      { status: 201, body: { dealId: quoteId, revision: 2 } },
      { status: 201, body: { dealId: quoteId, revision: 2 } },
    ]);
    expect(await world.claims()).toEqual(claims);
    expect(await shown(quoteId)).toMatchObject({ quote: { standing: 'current', status: 'Approved' }, revision: 2 });
    expect((await world.send('GET', `/api/deals/${quoteId}/cancellation`, claire)).status).toBe(404);
    // Lifecycle L43: the history of the deal keeps both.
    const { cancellation } = (await world.send('GET', `/api/deals/${quoteId}/changes`, claire)).body;
    expect(cancellation).toEqual({ cancelledAt: expect.any(String), reinstatedAt: new Date(world.clock.now).toISOString() });
    const { deeds } = (await world.send('GET', `/api/deals/${quoteId}/changes`, staff)).body;
    expect(deeds).toMatchObject([
      { action: 'booking-reinstated', at: new Date(world.clock.now).toISOString(), by: `${staff.firstname} ${staff.lastname}` },
      { action: 'booking-cancelled' },
    ]);
    const mails = (await world.mails()).filter(({ subject }) => subject === 'Votre réservation chez Comet Ternes est rétablie');
    expect(mails.map(({ to }) => to)).toEqual([claire.email]);
    const { entries } = (await world.send('GET', '/api/referentials/audit-trail', staff)).body;
    expect(entries[0]).toMatchObject({ action: 'booking-reinstated', subject: { id: quoteId } });
  });

  itOnBothEngines('it can be cancelled again, with a fee of that day', async () => {
    const { quoteId } = await cancelled();
    await reinstate(quoteId);
    await cancel(quoteId);
    expect((await world.send('GET', `/api/deals/${quoteId}/cancellation`, claire)).body).toMatchObject({ dealId: quoteId });
    expect(await shown(quoteId)).toMatchObject({ quote: { standing: 'cancelled' }, revision: 3 });
    expect(await world.claims()).toEqual([]);
  });

  itOnBothEngines('nothing is written where somebody else holds its rooms by now', async () => {
    const { quoteId } = await cancelled();
    const other = await world.quoteOf(hugo, oneDay);
    expect((await world.place(hugo, other)).status).toBe(201);
    const held = await world.claims();
    expect(await reinstate(quoteId)).toMatchObject({ status: 409, body: { code: 'no-longer-available' } });
    expect(await world.claims()).toEqual(held);
    expect((await shown(quoteId)).quote.standing).toBe('cancelled');
  });

  itOnBothEngines('it stays cancelled where one of its own rooms is taken, also if another one would do', async () => {
    const quoteId = await world.quoteOf(claire, twoDays);
    await world.place(claire, quoteId);
    await world.prepareAndSign(claire, quoteId);
    const claims = await world.claims();
    const [roomId = ''] = claims.find((claim) => /^Ternes-[AB]/.test(claim))?.split(' ') ?? [];
    await cancel(quoteId);
    const bookingId = world.deps.newId();
    await world.book({ id: bookingId, slots: [{ roomId, day: tuesday, half: 'AM', request: 0 }] });
    expect(await reinstate(quoteId)).toMatchObject({ status: 409, body: { code: 'no-longer-available' } });
    const { database, tables } = world.deps;
    await database.transact(async (tx) => {
      await tx.delete(tables.claim).where(eq(tables.claim.bookingId, bookingId)).returning();
      await tx.delete(tables.booking).where(eq(tables.booking.id, bookingId)).returning();
    });
    expect((await reinstate(quoteId)).status).toBe(201);
    expect(await world.claims()).toEqual(claims);
  });

  itOnBothEngines('two staff who take a cancellation back at once: one does, the other is told', async () => {
    const { quoteId } = await cancelled();
    const answers = await Promise.all([reinstate(quoteId), reinstate(quoteId, { reason: 'On the phone' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('is for staff, for a booking that is cancelled, of the revision that was seen', async () => {
    const { quoteId } = await cancelled();
    expect((await reinstate(quoteId, {}, { user: claire })).status).toBe(403);
    expect(await reinstate(quoteId, { revision: 0 })).toMatchObject({ status: 409, body: { code: 'stale-version' } });
    expect(await reinstate(quoteId, { reason: ' ' })).toMatchObject({ status: 400 });
    expect((await reinstate(quoteId)).status).toBe(201);
    expect(await reinstate(quoteId, { revision: 2 })).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect((await reinstate(world.deps.newId())).status).toBe(404);
  });

  it('ends 30 days after the cancellation, and when the event begins', async () => {
    world.clock.now = Date.parse('2026-09-01T08:00:00Z');
    const { quoteId } = await cancelled();
    const at = world.clock.now;
    world.clock.now = at + 30 * day + 1;
    expect(await reinstate(quoteId)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    world.clock.now = Date.parse('2026-10-05T22:00:00Z');
    expect(await reinstate(quoteId)).toMatchObject({ status: 409, body: { code: 'event-over' } });
  });
});
