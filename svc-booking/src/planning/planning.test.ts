import { bookedQuote, planning } from '@plenary/contracts/planning.schemas';
import { kitTables } from '@plenary/service-kit/kit-tables';
import { as, testUser } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { eq } from 'drizzle-orm';
import { onEachOptionWorld } from '../options/testing/each-option-world.ts';
import { claire, day, hugo, oneDay, twoDays } from '../options/testing/option-searches.ts';
import { bringsQuote } from '../options/testing/option-world.ts';
import { setQuoteStatus } from '../testing/set-quote-status.ts';

const nadia = testUser({ userId: '11111111-1111-4111-8111-111111111111', email: 'nadia@comet.example', firstname: 'Nadia', role: 'staff' });

onEachOptionWorld((world) => {
  const ask = async (
    path: string,
    { method = 'GET', body, actor = nadia }: { method?: string; body?: unknown; actor?: typeof nadia } = {},
  ) => {
    const headers = { ...(await as(actor)), ...(body !== undefined && { 'content-type': 'application/json' }) };
    const answer = await world.app.request(`/api/planning${path}`, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await answer.text();
    return { status: answer.status, body: text ? JSON.parse(text) : undefined };
  };
  const board = async () => planning.parse((await ask('/venues/ternes?from=2026-10-01&to=2026-10-31')).body);
  const actions = async () => {
    const { auditEntry } = world.deps.tables;
    const rows = await world.deps.database.read.select({ action: auditEntry.action }).from(auditEntry);
    return rows.map(({ action }) => action);
  };
  const mailsTo = async (email: string) => {
    const { outbox } = kitTables(world.deps.database.dialect);
    const rows = (await world.deps.database.read.select().from(outbox).where(eq(outbox.type, 'mail'))).filter(({ id }) => !bringsQuote(id));
    return rows.map(({ payload }) => payload as { to: string; subject: string }).filter(({ to }) => to === email);
  };
  const placed = async (actor = claire) => {
    const quoteId = await world.quoteOf(actor, oneDay);
    const { body } = await world.place(actor, quoteId);
    return { quoteId, optionId: body.optionId as string, expiresAt: body.expiresAt as string };
  };
  const later = (instant: string, milliseconds: number) => new Date(Date.parse(instant) + milliseconds).toISOString();

  // Covers L-D02, L-D06, L-D15.
  describe('the particulars of a quote', () => {
    const contributor = { name: 'Agence Passerelle', address: '8 rue de l’Exemple, 69000 Lyon', vatCode: 'FR00 111111111' };
    const texts = { businessContributor: contributor, headerFreeText: 'Bonjour Claire', additionalServices: 'Vestiaire\nAccueil' };
    const write = (quoteId: string, body: unknown, actor = nadia) => ask(`/quotes/${quoteId}/particulars`, { method: 'PUT', body, actor });
    const seenBy = async (quoteId: string) => (await world.send('GET', `/api/quotes/${quoteId}`, claire)).body.particulars;

    itOnBothEngines('are written by staff, and read by its customer', async () => {
      const quoteId = await world.quoteOf(claire, oneDay);
      expect(await seenBy(quoteId)).toBeUndefined();
      expect((await write(quoteId, { ...texts, revision: 0 })).body).toMatchObject({
        particularsRevision: 1,
        quote: { particulars: texts },
      });
      expect(await seenBy(quoteId)).toEqual(texts);
      const without = { businessContributor: null, headerFreeText: '', additionalServices: 'Vestiaire' };
      await write(quoteId, { ...without, revision: 1 });
      expect(await seenBy(quoteId)).toEqual({ additionalServices: 'Vestiaire' });
      expect(await actions()).toEqual(['quote-particulars-changed', 'quote-particulars-changed']);
    });

    itOnBothEngines('are not overwritten by somebody who did not see the last change, nor by a customer', async () => {
      const quoteId = await world.quoteOf(claire, oneDay);
      await write(quoteId, { ...texts, revision: 0 });
      const late = await write(quoteId, { ...texts, headerFreeText: 'Autre', revision: 0 });
      expect([late.status, late.body.code]).toEqual([409, 'stale-version']);
      expect((await write(quoteId, { ...texts, revision: 1 }, claire)).status).toBe(403);
      expect((await write(quoteId, { ...texts, headerFreeText: 'x'.repeat(501), revision: 1 })).status).toBe(400);
      expect((await write(quoteId, { ...texts, headerFreeText: 'a\u202eb', revision: 1 })).status).toBe(400);
      expect((await seenBy(quoteId)).headerFreeText).toBe('Bonjour Claire');
    });

    itOnBothEngines('are final once the quote is signed or rejected', async () => {
      const quoteId = await world.quoteOf(claire, oneDay);
      for (const [status, code] of [
        ['Approved', 'already-signed'],
        ['Partially signed', 'already-signed'],
        ['Rejected', 'quote-expired'],
      ] as const) {
        await setQuoteStatus(world.deps, status);
        expect((await write(quoteId, { ...texts, revision: 0 })).body.code).toBe(code);
      }
      expect(await seenBy(quoteId)).toBeUndefined();
    });
  });

  describe('the board of a venue', () => {
    itOnBothEngines('shows who holds which half of which room, at which rank', async () => {
      const [first, second] = [await placed(claire), await placed(hugo)];
      const { rooms, claims, bookings, venue } = await board();
      expect(venue).toMatchObject({ slug: 'ternes', name: 'Comet Ternes', countryCode: 'FRA' });
      expect(rooms).toContainEqual(expect.objectContaining({ name: 'P', theatre: 60 }));
      expect(claims.map(({ half, rank, bookingId }) => [half, rank, bookingId])).toEqual([
        ['AM', 1, first.optionId],
        ['AM', 2, second.optionId],
        ['PM', 1, first.optionId],
        ['PM', 2, second.optionId],
      ]);
      expect(bookings.find(({ id }) => id === first.optionId)).toMatchObject({
        status: 'option',
        rank: 1,
        expiresAt: first.expiresAt,
        quoteId: first.quoteId,
        customer: {
          ...{ email: claire.email, phone: claire.phone },
          ...{ name: `${claire.firstname} ${claire.lastname}`, companyName: claire.companyName },
        },
        firstDay: oneDay[0]?.date,
        lastDay: oneDay[0]?.date,
      });
    });

    // Desk D11.
    itOnBothEngines('says what each room is used for, who follows the booking up and what comes next', async () => {
      const quoteId = await world.quoteOf(claire, twoDays);
      await world.place(claire, quoteId);
      const next = { ownerId: null, nextAction: 'Rappeler pour le menu', nextDay: '2026-09-30', version: 0 };
      expect((await world.send('PUT', `/api/desk/deals/${quoteId}/follow-up`, nadia, { body: next })).status).toBe(200);
      const { claims, bookings } = await board();
      const uses = claims.map(({ day: date, half, use }) => [date, half, use?.pax, use?.configuration]);
      expect(uses).toEqual(
        expect.arrayContaining([
          ['2026-10-06', 'AM', 24, 'theater'],
          ['2026-10-06', 'AM', 8, 'casual'],
          ['2026-10-07', 'PM', 24, 'theater'],
        ]),
      );
      expect(bookings.map(({ followUp }) => followUp)).toEqual([
        { owner: null, nextAction: 'Rappeler pour le menu', nextDay: '2026-09-30', version: 1 },
      ]);
    });

    it('says of each booking how many people come and what its quote comes to, which staff read whole and customers do not', async () => {
      const { quoteId } = await placed(claire);
      const [shown] = (await board()).bookings;
      const path = `/quotes/${quoteId}?lng=en`;
      const { status, body } = await ask(path);
      expect(status).toBe(200);
      const { quote, customer } = bookedQuote.parse(body);
      expect(customer).toEqual(shown?.customer);
      const { totalExcludingVatPrice, totalIncludingVatPrice } = quote;
      const pax = oneDay[0]?.plenary.pax;
      expect(shown?.quote).toEqual({ status: 'Presented', pax, totalExcludingVatPrice, totalIncludingVatPrice });
      expect(quote.option).toMatchObject({ optionId: shown?.id, rank: 1 });
      expect(quote.items[0]?.description).toMatch(/^Full-day/);
      expect((await ask(path, { actor: claire })).status).toBe(403);
      expect((await ask('/quotes/00000000-0000-4000-8000-000000000000')).status).toBe(404);
    });

    it('shows nothing of a lapsed option, even before it is settled', async () => {
      const { optionId } = await placed(claire);
      const second = await placed(hugo);
      world.clock.now += 7 * day;
      const { claims, bookings } = await board();
      expect(bookings.map(({ id }) => id)).not.toContain(optionId);
      expect(claims.every(({ rank, bookingId }) => rank === 1 && bookingId === second.optionId)).toBe(true);
    });

    it.each([
      ['/venues/nowhere?from=2026-10-01&to=2026-10-02', 404],
      ['/venues/ternes?from=2026-10-02&to=2026-10-01', 400],
      ['/venues/ternes?from=2026-01-01&to=2026-04-11', 400],
      ['/venues/ternes?from=2026-02-30&to=2026-03-01', 400],
      ['/venues/ternes', 400],
    ])('%s is refused with %i', async (path, status) => {
      expect((await ask(path)).status).toBe(status);
    });
  });

  describe('an option', () => {
    itOnBothEngines('is extended by staff with all its holdings, and its customer is notified', async () => {
      const { quoteId, optionId, expiresAt } = await placed();
      const wanted = later(expiresAt, day);
      const extended = await ask(`/options/${optionId}/extension`, { method: 'POST', body: { expiresAt: wanted, known: expiresAt } });
      expect(extended).toMatchObject({ status: 200, body: { id: optionId, expiresAt: wanted, quote: { status: 'Presented' } } });
      expect((await world.optionOf(claire, quoteId))?.expiresAt).toBe(wanted);
      world.clock.now = Date.parse(expiresAt) + 1;
      expect((await board()).bookings.map(({ id }) => id)).toEqual([optionId]);
      expect((await mailsTo(claire.email)).map(({ subject }) => subject)).toEqual([
        expect.stringContaining('posée'),
        expect.stringContaining('prolongée'),
      ]);
      expect(await actions()).toEqual(['option-extended']);
    });

    itOnBothEngines('is extended twice, and its customer told twice', async () => {
      const { optionId, expiresAt } = await placed();
      const [once, twice] = [later(expiresAt, day), later(expiresAt, 2 * day)];
      await ask(`/options/${optionId}/extension`, { method: 'POST', body: { expiresAt: once, known: expiresAt } });
      expect((await ask(`/options/${optionId}/extension`, { method: 'POST', body: { expiresAt: twice, known: once } })).status).toBe(200);
      expect(await mailsTo(claire.email)).toHaveLength(3);
    });

    itOnBothEngines('is not extended from an outdated end: one of two concurrent requests wins', async () => {
      const { optionId, expiresAt } = await placed();
      const extend = (hours: number) =>
        ask(`/options/${optionId}/extension`, {
          method: 'POST',
          body: { expiresAt: later(expiresAt, hours * 3_600_000), known: expiresAt },
        });
      const answers = await Promise.all([extend(5), extend(9)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(await actions()).toEqual(['option-extended']);
    });

    // Lifecycle L3.
    itOnBothEngines('that ends at another instant than its caller knows is answered with how it stands', async () => {
      const { optionId, expiresAt } = await placed();
      const [once, twice] = [later(expiresAt, day), later(expiresAt, 2 * day)];
      const extend = (until: string) =>
        ask(`/options/${optionId}/extension`, { method: 'POST', body: { expiresAt: until, known: expiresAt } });
      const { body: current } = await extend(once);
      expect(await extend(twice)).toMatchObject({ status: 409, body: { code: 'stale-version', current } });
      expect(current).toMatchObject({ id: optionId, expiresAt: once });
    });

    // Lifecycle L12.
    itOnBothEngines('keeps its quote valid as long as it holds, which is as long as it can be signed', async () => {
      const { quoteId, optionId, expiresAt } = await placed();
      const read = async () => (await world.send('GET', `/api/quotes/${quoteId}`, claire)).body.validUntil as string;
      const listed = async () => (await world.send('GET', '/api/quotes', claire)).body.quotes[0].validUntil as string;
      const before = await read();
      const [{ extendChoices }] = (await board()).bookings as unknown as [{ extendChoices: string[] }];
      const last = extendChoices.at(-1) ?? '';
      expect(Date.parse(last)).toBeGreaterThan(Date.parse(before));
      await ask(`/options/${optionId}/extension`, { method: 'POST', body: { expiresAt: last, known: expiresAt } });
      expect([await read(), await listed()]).toEqual([last, last]);
      expect((await world.release(claire, quoteId)).status).toBe(204);
      expect([await read(), await listed()]).toEqual([before, before]);
    });

    // Lifecycle L12.
    itOnBothEngines('behind which somebody waits is extended only by who knows that and says why; who waits is told once', async () => {
      const first = await placed(claire);
      const second = await placed(hugo);
      const until = later(first.expiresAt, day);
      const extend = (rest: object = {}, known = first.expiresAt, expiresAt = until) =>
        ask(`/options/${first.optionId}/extension`, { method: 'POST', body: { expiresAt, known, ...rest } });
      expect(await extend()).toMatchObject({ status: 409, body: { code: 'second-waiting' } });
      expect(await extend({ reason: 'Board meets on Monday' })).toMatchObject({ status: 409, body: { code: 'second-waiting' } });
      expect(await extend({ despiteSecond: true })).toMatchObject({ status: 400, body: { errors: { reason: 'required' } } });
      expect(await extend({ despiteSecond: true, reason: ' ' })).toMatchObject({ status: 400 });
      expect(await mailsTo(hugo.email)).toHaveLength(1);
      expect(await actions()).toEqual([]);

      const answers = await Promise.all([1, 2].map(() => extend({ despiteSecond: true, reason: 'Board meets on Monday' })));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect((await mailsTo(hugo.email)).map(({ subject }) => subject)).toEqual([
        expect.stringContaining('second option'),
        'Your option at Comet Ternes is still second',
      ]);
      expect((await world.optionOf(hugo, second.quoteId))?.expiresAt).toBe(second.expiresAt);
      const { auditEntry } = world.deps.tables;
      const [entry] = await world.deps.database.read.select().from(auditEntry);
      expect(entry?.changes).toEqual([
        { field: 'expiresAt', from: first.expiresAt, to: until },
        { field: 'reason', from: null, to: 'Board meets on Monday' },
      ]);
      const behind = { expiresAt: later(second.expiresAt, day), known: second.expiresAt };
      expect((await ask(`/options/${second.optionId}/extension`, { method: 'POST', body: behind })).status).toBe(200);
    });

    it.each([
      [-1, 'too_early'],
      [200 * day, 'too_late'],
    ])('is not extended by %i ms', async (longer, code) => {
      const { optionId, expiresAt } = await placed();
      const body = { expiresAt: later(expiresAt, longer), known: expiresAt };
      expect(await ask(`/options/${optionId}/extension`, { method: 'POST', body })).toMatchObject({
        status: 400,
        body: { errors: { expiresAt: code } },
      });
      expect(await actions()).toEqual([]);
    });

    it('is withdrawn by staff: the one behind it moves up, and both customers are notified', async () => {
      const first = await placed(claire);
      const second = await placed(hugo);
      expect((await ask(`/options/${first.optionId}/withdrawal`, { method: 'POST' })).status).toBe(204);
      expect(await world.optionOf(claire, first.quoteId)).toBeNull();
      expect(await world.optionOf(hugo, second.quoteId)).toMatchObject({ rank: 1 });
      expect((await mailsTo(claire.email)).at(-1)?.subject).toContain('retirée');
      expect((await mailsTo(hugo.email)).at(-1)?.subject).toContain('first');
      expect(await actions()).toEqual(['option-released']);
    });

    it('that is over, or never was, is not found', async () => {
      const { optionId, quoteId } = await placed();
      await world.release(claire, quoteId);
      for (const id of [optionId, '33333333-3333-4333-8333-333333333333'])
        expect((await ask(`/options/${id}/withdrawal`, { method: 'POST' })).status).toBe(404);
      expect(await actions()).toEqual([]);
    });
  });

  describe('a closed period', () => {
    const reason = { fr: 'Travaux', en: 'Works', es: 'Obras', nl: 'Werken' };
    const closing = { from: '2026-10-05', to: '2026-10-07', reason };
    const add = (body: object = closing) => ask('/countries/FRA/closed-periods', { method: 'POST', body });
    const closedDays = async () => (await board()).closedDays.map(({ date }) => date);

    itOnBothEngines('closes its days for searches at once, leaves bookings as they are, and reports their number', async () => {
      await placed();
      expect(await add()).toMatchObject({ status: 201, body: { period: { ...closing, countryCode: 'FRA', version: 1 }, bookings: 1 } });
      expect(await closedDays()).toEqual(['2026-10-05', '2026-10-06', '2026-10-07']);
      expect((await board()).bookings).toHaveLength(1);
      const quoteId = await world.quoteOf(hugo, oneDay).catch(() => null);
      expect(quoteId).toBeNull();
    });

    it('counts no lapsed option, even before it is settled', async () => {
      await placed();
      world.clock.now += 7 * day;
      expect((await add()).body.bookings).toBe(0);
    });

    it('is changed, and removed, and comes back with no start of the service', async () => {
      const { body } = await add();
      const changed = await ask(`/closed-periods/${body.period.id}`, { method: 'PUT', body: { ...closing, to: '2026-10-05', version: 1 } });
      expect(changed).toMatchObject({ status: 200, body: { period: { to: '2026-10-05', version: 2 } } });
      expect(await closedDays()).toEqual(['2026-10-05']);
      expect((await ask(`/closed-periods/${body.period.id}`, { method: 'DELETE' })).status).toBe(204);
      expect(await closedDays()).toEqual([]);
      expect((await ask(`/closed-periods/${body.period.id}`, { method: 'DELETE' })).status).toBe(404);
      expect(await actions()).toEqual(['closed-period-added', 'closed-period-changed', 'closed-period-removed']);
    });

    it('does not overwrite another person’s change', async () => {
      const { body } = await add();
      const put = (to: string) => ask(`/closed-periods/${body.period.id}`, { method: 'PUT', body: { ...closing, to, version: 1 } });
      const answers = await Promise.all([put('2026-10-08'), put('2026-10-09')]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    });

    it.each([
      [{ ...closing, to: '2026-10-04' }, 400],
      [{ ...closing, reason: { ...reason, nl: '' } }, 400],
      [{ ...closing, from: '2026-10-32' }, 400],
      [{ ...closing, from: '2026-10-07', to: '2026-10-20' }, 409],
    ])('as %j is refused with %i', async (body, status) => {
      await add();
      expect((await add(body)).status).toBe(status);
      expect((await ask('/countries/FRA/closed-periods')).body.periods).toHaveLength(1);
    });
  });

  it('a public holiday is opened and closed again', async () => {
    const set = (isOpen: boolean, date = '2026-11-11') => ask(`/countries/FRA/holidays/${date}`, { method: 'PUT', body: { isOpen } });
    const armistice = async () => {
      const { body } = await ask('/venues/ternes?from=2026-11-11&to=2026-11-11');
      return body.closedDays.length === 1;
    };
    expect(await armistice()).toBe(true);
    expect(await set(true)).toMatchObject({ status: 200, body: { date: '2026-11-11', isOpen: true } });
    expect(await armistice()).toBe(false);
    const { body } = await ask('/countries/FRA/holidays');
    expect(body.holidays[0]).toMatchObject({ date: '2026-11-11' });
    expect(body.holidays.filter(({ isOpen }: { isOpen: boolean }) => isOpen)).toHaveLength(1);
    await set(true);
    await set(false);
    expect(await armistice()).toBe(true);
    expect((await set(true, '2026-11-12')).status).toBe(404);
    expect(await actions()).toEqual(['holiday-opened', 'holiday-closed']);
  });

  it('nothing of it is there for customers', async () => {
    const { optionId, expiresAt } = await placed();
    const actor = claire;
    const body = { expiresAt: later(expiresAt, day), known: expiresAt };
    expect((await ask('/venues/ternes?from=2026-10-01&to=2026-10-02', { actor })).status).toBe(403);
    expect((await ask(`/options/${optionId}/extension`, { method: 'POST', body, actor })).status).toBe(403);
    expect((await ask(`/options/${optionId}/withdrawal`, { method: 'POST', actor })).status).toBe(403);
    expect((await ask('/countries/FRA/closed-periods', { actor })).status).toBe(403);
  });
});

onEachOptionWorld(
  (world) => {
    itOnBothEngines('an extension is reported to other services with the new end', async () => {
      const quoteId = await world.quoteOf(claire, oneDay);
      const { optionId, expiresAt } = (await world.place(claire, quoteId)).body;
      const wanted = new Date(Date.parse(expiresAt) + day).toISOString();
      const body = { expiresAt: wanted, known: expiresAt };
      expect((await world.send('POST', `/api/planning/options/${optionId}/extension`, nadia, { body })).status).toBe(200);
      const { outbox } = kitTables(world.deps.database.dialect);
      const [told] = await world.deps.database.read.select().from(outbox).where(eq(outbox.type, 'option.extended'));
      expect(told).toMatchObject({ aggregateId: quoteId, payload: { option: { optionId, rank: 1, expiresAt: wanted } } });
    });
  },
  undefined,
  { wantedEvents: new Set(['option.extended']) },
);
