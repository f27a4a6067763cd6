import { cancellationPreview, cancellationStatement } from '@plenary/contracts/cancellation.schemas';
import { refuse } from '@plenary/http/refuse';
import { testUser } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { tellErased } from '../erasure/testing/tell-erased.ts';
import { claire, hugo, ines, oneDay, tuesday, twoDays } from '../options/testing/option-searches.ts';
import { onEachSignatureWorld } from '../signature/testing/each-signature-world.ts';

// Lifecycle L3, L4, L26, L28, L33–L35.

const staff = testUser({ userId: '11111111-1111-4111-8111-111111111112', email: 'nadia@comet.example', role: 'staff' });
const inCountry = (country: string, job: string) => ({ job, scope: 'country', places: [country] });
const admin = testUser({ userId: '11111111-1111-4111-8111-111111111113', email: 'admin@comet.example', role: 'admin' });
type User = typeof claire;

onEachSignatureWorld((world) => {
  /** Claire's booking of a Tuesday, confirmed. */
  const confirmed = async (days: Parameters<typeof world.quoteOf>[1] = oneDay) => {
    const quoteId = await world.quoteOf(claire, days);
    await world.place(claire, quoteId);
    const { status } = await world.prepareAndSign(claire, quoteId);
    expect(status).toBe(201);
    await world.post();
    return quoteId;
  };
  const preview = (user: User | null, dealId: string, body: object = {}) =>
    world.send('POST', `/api/deals/${dealId}/cancellation/preview`, user, { body });
  const cancel = async (user: User, dealId: string, rest: object = {}, key?: string) => {
    const { by, waiver } = rest as { by?: string; waiver?: object };
    const { revision, previewHash } = (await preview(user, dealId, { by, waiver })).body;
    return world.send('POST', `/api/deals/${dealId}/cancellation`, user, {
      body: { revision, previewHash, reason: 'dates', ...rest },
      key,
    });
  };
  const standingOf = async (user: User, quoteId: string) => (await world.send('GET', `/api/quotes/${quoteId}`, user)).body.standing;
  const at = (instant: string) => {
    world.clock.now = Date.parse(instant);
  };

  describe('the preview of a cancellation', () => {
    itOnBothEngines('tells the fee by the days left at the venue and what is given up, and writes nothing', async () => {
      const quoteId = await confirmed(twoDays);
      at('2026-09-20T10:00:00Z');
      const { status, body } = await preview(claire, quoteId);
      expect(status).toBe(200);
      const { fee, terms, freed, revision, agreedIncludingVat } = cancellationPreview.parse(body);
      const quote = (await world.send('GET', `/api/quotes/${quoteId}`, claire)).body;
      expect(fee).toMatchObject({ receivedOn: '2026-09-20', daysBefore: 16, percent: 50, base: quote.totalExcludingVatPrice });
      expect(fee.feeExcludingVat).toBe(Math.floor((quote.totalExcludingVatPrice + 1) / 2));
      expect(terms).toEqual(quote.cancellationTerms);
      expect(agreedIncludingVat).toBe(quote.totalIncludingVatPrice);
      expect(freed).toMatchObject({ venueName: 'Comet Ternes', days: [tuesday, '2026-10-07'] });
      expect(freed.roomNames.length).toBeGreaterThan(1);
      expect(revision).toBe(0);
      expect(await standingOf(claire, quoteId)).toBe('current');
      expect(await world.post()).toEqual([]);
    });

    it('counts the day of receipt by the clock of the venue', async () => {
      const quoteId = await confirmed();
      // 23:30 UTC is 01:30 of the next day in Paris.
      at('2026-09-05T21:59:59Z');
      expect((await preview(claire, quoteId)).body.fee).toMatchObject({ receivedOn: '2026-09-05', daysBefore: 31, percent: 30 });
      at('2026-09-05T22:00:00Z');
      expect((await preview(claire, quoteId)).body.fee).toMatchObject({ receivedOn: '2026-09-06', daysBefore: 30, percent: 50 });
    });

    it('is refused for what is not confirmed, not the caller’s own, or cancelled already', async () => {
      const quoteId = await confirmed();
      expect((await preview(null, quoteId)).status).toBe(401);
      expect((await preview(hugo, quoteId)).status).toBe(404);
      expect(await preview(ines, await world.quoteOf(ines, [{ ...oneDay[0], date: '2026-10-08' } as (typeof oneDay)[0]]))).toMatchObject({
        status: 409,
        body: { code: 'conflict' },
      });
      await cancel(claire, quoteId);
      expect(await preview(claire, quoteId)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    });

    // Lifecycle L33.
    it('is refused to a customer who names another party or lowers the fee, and to staff who lower it without the right to waive', async () => {
      const quoteId = await confirmed();
      const waiver = { fee: 0, reason: 'goodwill' };
      for (const [user, body, status] of [
        [claire, { by: 'venue' }, 403],
        [claire, { waiver }, 403],
        [{ ...staff, jobs: [inCountry('FRA', 'sales')] }, { waiver }, 403],
        [{ ...staff, jobs: [inCountry('BEL', 'sales-manager'), inCountry('FRA', 'sales')] }, { waiver }, 403],
        [{ ...staff, jobs: [inCountry('FRA', 'sales-manager')] }, { waiver }, 200],
        [staff, { waiver }, 200],
        [staff, { by: 'venue' }, 200],
        [admin, { waiver }, 200],
      ] as [User, object, number][])
        expect((await preview(user, quoteId, body)).status).toBe(status);
    });
  });

  describe('a cancelled booking', () => {
    // Lifecycle L34, L35.
    itOnBothEngines('frees its rooms and seats for others, keeps its statement, and tells customer and svc-survey once', async () => {
      const quoteId = await confirmed();
      expect((await world.claims()).length).toBeGreaterThan(0);
      at('2026-10-01T08:00:00Z');
      const { status, body } = await cancel(claire, quoteId, { note: 'Report à l’an prochain' }, 'press-1');
      expect(status).toBe(201);
      const statement = cancellationStatement.parse(body);
      expect(statement).toMatchObject({
        dealId: quoteId,
        by: 'customer',
        reason: 'dates',
        onBehalf: false,
        cancelledAt: '2026-10-01T08:00:00.000Z',
      });
      expect(statement.fee).toMatchObject({ daysBefore: 5, percent: 100, kind: 'service', feeIncludingVat: statement.agreedIncludingVat });
      expect(await world.claims()).toEqual([]);
      expect(await standingOf(claire, quoteId)).toBe('cancelled');
      expect((await world.send('GET', `/api/deals/${quoteId}/cancellation`, claire)).body).toEqual(statement);
      expect((await world.send('GET', `/api/deals/${quoteId}/cancellation`, hugo)).status).toBe(404);
      const mails = await world.post();
      expect(mails.map(({ to, subject }) => [to, subject])).toEqual([[claire.email, 'Votre réservation chez Comet Ternes est annulée']]);
      expect((await world.events()).filter((type) => type === 'booking.cancelled')).toHaveLength(1);
      const other = await world.quoteOf(hugo, oneDay);
      expect((await world.place(hugo, other)).body.rank).toBe(1);
    });

    itOnBothEngines('is cancelled once, however often and by how many it is asked', async () => {
      const quoteId = await confirmed();
      const { revision, previewHash } = (await preview(claire, quoteId)).body;
      const body = { revision, previewHash, reason: 'budget' };
      const address = `/api/deals/${quoteId}/cancellation`;
      const answers = await Promise.all([
        world.send('POST', address, claire, { body, key: 'press-1' }),
        world.send('POST', address, claire, { body, key: 'press-1' }),
        world.send('POST', address, staff, { body, key: 'press-2' }),
      ]);
      const made = answers.filter(({ status }) => status === 201);
      expect(new Set(made.map(({ text }) => text)).size).toBe(1);
      expect(answers.filter(({ status }) => status !== 201).every(({ body: { code } }) => code === 'conflict')).toBe(true);
      expect((await world.events()).filter((type) => type === 'booking.cancelled')).toHaveLength(1);
    });

    itOnBothEngines('leaves its rooms to a block that waited for them', async () => {
      const quoteId = await confirmed();
      const blocks = '/api/planning/venues/ternes/blocks';
      const form = { rooms: ['Ternes-P'], from: `${tuesday}T13:30`, to: `${tuesday}T17:00`, kind: 'works', reason: 'Painters' };
      const added = await world.send('POST', blocks, staff, { body: { ...form, existing: 'around' } });
      const half = { roomId: 'Ternes-P', day: tuesday, half: 'PM' };
      expect(added).toMatchObject({ status: 201, body: { held: [], toMove: [half] } });
      expect((await cancel(claire, quoteId)).status).toBe(201);
      expect((await world.send('GET', blocks, staff)).body.blocks).toMatchObject([{ held: [half], toMove: [] }]);
      expect(await world.claims()).toEqual([`Ternes-P ${tuesday} PM 1`]);
      await world.send('DELETE', `${blocks}/${added.body.id}?revision=1`, staff);
      expect(await world.claims()).toEqual([]);
    });

    it('is not cancelled at another fee than the one that was shown', async () => {
      const quoteId = await confirmed();
      at('2026-09-05T21:59:59Z');
      const { revision, previewHash } = (await preview(claire, quoteId)).body;
      at('2026-09-05T22:00:00Z');
      const late = await world.send('POST', `/api/deals/${quoteId}/cancellation`, claire, {
        body: { revision, previewHash, reason: 'dates' },
      });
      expect(late).toMatchObject({ status: 409, body: { code: 'price-changed', preview: { fee: { percent: 50 } } } });
      expect(await standingOf(claire, quoteId)).toBe('current');
      const other = await world.send('POST', `/api/deals/${quoteId}/cancellation`, claire, {
        body: { revision: revision + 1, previewHash, reason: 'dates' },
      });
      expect(other).toMatchObject({ status: 409, body: { code: 'stale-version', current: { revision } } });
    });

    it('is its customer’s to cancel until its first half begins, staff’s until later, as a no-show', async () => {
      const quoteId = await confirmed();
      at(`${tuesday}T07:59:59+02:00`);
      expect(await preview(claire, quoteId)).toMatchObject({ status: 200, body: { fee: { daysBefore: 0 } } });
      expect(await cancel(staff, quoteId, { reason: 'no-show' })).toMatchObject({ status: 400, body: { errors: { reason: 'too_early' } } });
      at(`${tuesday}T08:00:00+02:00`);
      expect(await preview(claire, quoteId)).toMatchObject({ status: 409, body: { code: 'event-over' } });
      const { status, body } = await cancel(staff, quoteId, { reason: 'no-show' });
      expect(status).toBe(201);
      expect(body).toMatchObject({ onBehalf: true, fee: { daysBefore: 0, percent: 100 } });
      expect((await world.post()).at(-1)?.text).toContain('Votre groupe n’est pas venu chez Comet Ternes');
    });

    it('is no customer’s change of mind any more once it has begun, whoever writes it down', async () => {
      const quoteId = await confirmed();
      expect((await preview(staff, quoteId)).body.hasBegun).toBe(false);
      at(`${tuesday}T08:00:00+02:00`);
      expect((await preview(staff, quoteId)).body.hasBegun).toBe(true);
      expect(await cancel(staff, quoteId, { reason: 'dates' })).toMatchObject({ status: 400, body: { errors: { reason: 'too_late' } } });
      expect((await cancel(staff, quoteId, { by: 'venue', reason: 'closed' })).status).toBe(201);
    });

    // Lifecycle L29, L30.
    itOnBothEngines('costs its share of the supplements agreed on as well, and not at another sum than the one shown', async () => {
      const quoteId = await confirmed();
      const quote = (await world.send('GET', `/api/quotes/${quoteId}`, claire)).body;
      const supplements = [
        { id: 'lunch-0-4', addon: null, label: 'Restaurant extérieur', excludingVat: 24_000, includingVat: 26_400 },
        { id: 'late', addon: null, label: 'Une heure de plus', excludingVat: 6_000, includingVat: null },
        { id: 'wellness', addon: 'wellness' as const, excludingVat: null, includingVat: null },
      ];
      Object.assign(world.deps, { toldSupplements: async () => ({ supplements, agreedAt: null }) });
      at('2026-10-05T08:00:00Z');
      const { fee, ...shown } = cancellationPreview.parse((await preview(claire, quoteId)).body);
      expect(fee).toMatchObject({ base: quote.totalExcludingVatPrice + 30_000, supplements: 30_000, percent: 100, kind: 'service' });
      expect(fee.feeExcludingVat).toBe(fee.base);
      const baseOf = (percent: number) => fee.vatBreakdown.find((rate) => rate.percent === percent)?.base;
      const quoted = new Map(quote.vatBreakdown.map((rate: { percent: number; base: number }) => [rate.percent, rate.base]));
      expect([baseOf(10), baseOf(20)]).toEqual([Number(quoted.get(10) ?? 0) + 24_000, Number(quoted.get(20) ?? 0) + 6_000]);
      Object.assign(world.deps, { toldSupplements: async () => refuse('service-unavailable') });
      expect((await preview(claire, quoteId)).status).toBe(503);
      Object.assign(world.deps, { toldSupplements: async () => ({ supplements: [], agreedAt: null }) });
      const { revision, previewHash } = shown;
      const late = await world.send('POST', `/api/deals/${quoteId}/cancellation`, claire, {
        body: { revision, previewHash, reason: 'dates' },
      });
      expect(late).toMatchObject({
        status: 409,
        body: { code: 'price-changed', preview: { fee: { base: quote.totalExcludingVatPrice } } },
      });
      Object.assign(world.deps, { toldSupplements: async () => ({ supplements, agreedAt: null }) });
      expect((await cancel(claire, quoteId)).body.fee).toEqual(fee);
      const mail = (await world.post()).find(({ to }) => to === claire.email);
      expect(mail?.text).toMatch(/Dont suppléments convenus\s: 300,00\s€/);
    });

    it('costs nothing where the venue cancels, and the waived part where an administrator waives', async () => {
      const first = await confirmed();
      at('2026-10-05T08:00:00Z');
      expect((await cancel(staff, first, { by: 'venue', reason: 'room-unusable' })).body.fee).toMatchObject({
        percent: 0,
        feeIncludingVat: 0,
      });
      const mails = await world.post();
      expect(mails[0]?.text).toContain('Nous devons annuler votre réservation');
      at('2026-09-01T08:00:00Z');
      const second = await confirmed();
      at('2026-10-05T08:00:00Z');
      const { fee } = (await cancel(admin, second, { waiver: { fee: 1_000, reason: 'resold' } })).body;
      expect(fee).toMatchObject({ percent: 100, feeExcludingVat: 1_000, waived: { reason: 'resold' } });
    });

    it('names a reason of its party, without characters that nobody sees', async () => {
      const quoteId = await confirmed();
      expect(await cancel(claire, quoteId, { reason: 'overbooked' })).toMatchObject({
        status: 400,
        body: { errors: { reason: 'invalid' } },
      });
      expect(await cancel(claire, quoteId, { note: 'a\u202eb' })).toMatchObject({
        status: 400,
        body: { errors: { note: 'unseen_characters' } },
      });
    });
  });

  it('is in the personal data of its customer, and keeps no note of an erased one, nor writes to them', async () => {
    const [first, second] = [await confirmed(), await confirmed([{ ...oneDay[0], date: '2026-10-08' } as (typeof oneDay)[0]])];
    const { body } = await cancel(claire, first, { note: 'Claire rappelle' });
    const own = await world.send('GET', '/api/personal-data/bookings', claire);
    expect(own.body.quotes.find(({ id }: { id: string }) => id === first).cancellation).toEqual(body);
    expect(await tellErased(world, { userId: claire.userId })).toBe(204);
    const { note: _, ...rest } = body;
    expect((await world.send('GET', `/api/deals/${first}/cancellation`, staff)).body).toEqual(rest);
    await world.post();
    expect((await cancel(staff, second)).status).toBe(201);
    expect(await world.post()).toEqual([]);
  });

  it('a quote that is older than the terms is cancelled without a fee', async () => {
    const quoteId = await confirmed();
    const { database, tables } = world.deps;
    await database.transact(async (tx) => {
      const [row] = await tx.select().from(tables.quote);
      if (!row) throw new Error('no quote');
      const { cancellationTerms: _, ...frozen } = row.frozen;
      await tx.update(tables.quote).set({ frozen }).returning({ id: tables.quote.id });
    });
    at('2026-10-05T08:00:00Z');
    const { body } = await cancel(claire, quoteId);
    expect(body.fee).toMatchObject({ percent: 0, feeIncludingVat: 0 });
    expect(body).not.toHaveProperty('terms');
  });
});
