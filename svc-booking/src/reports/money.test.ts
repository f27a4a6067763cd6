import type { MoneyLines, MoneyReport } from '@plenary/contracts/desk-reports.schemas';
import { moneyBases, moneyGroupsOf } from '@plenary/contracts/desk-reports-terms';
import { surveyStands } from '@plenary/contracts/events';
import { as, testUser } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { gt } from 'drizzle-orm';
import fc from 'fast-check';
import { changeVerbs, staff } from '../changes/testing/change-verbs.ts';
import { mendDealRows } from '../deals/mend-deal-rows.ts';
import { faultsInBooks } from '../options/testing/faults-in-books.ts';
import { claire, day, hugo, ines, noor, oneDay, tuesday, twoDays, wednesday } from '../options/testing/option-searches.ts';
import { onEachSignatureWorld } from '../signature/testing/each-signature-world.ts';
import { searchDay } from '../testing/searches.ts';

// Desk D19, D22, D23.

const year = 'from=2026-01-01&to=2026-12-31';
const booked = ['signed', 'changed', 'cancelled', 'reinstated', 'fees'] as const;
const held = ['discount', 'people', 'lunches'] as const;

onEachSignatureWorld((world) => {
  const { confirmed, change, quoteOfDeal } = changeVerbs(world);
  const get = (path: string, actor = staff) => world.send('GET', `/api/desk/reports/${path}`, actor);
  const money = async (query: string): Promise<MoneyReport> => (await get(`money?${query}`)).body;
  const list = async (query: string): Promise<MoneyLines> => (await get(`money/lines?${query}`)).body;
  const netOf = async (user: typeof claire, dealId: string): Promise<number> => (await quoteOfDeal(user, dealId)).totalExcludingVatPrice;
  const cancel = async (dealId: string) => {
    const { revision, previewHash } = (await world.send('POST', `/api/deals/${dealId}/cancellation/preview`, staff, { body: {} })).body;
    const body = { revision, previewHash, reason: 'budget' };
    const { status, body: statement } = await world.send('POST', `/api/deals/${dealId}/cancellation`, staff, { body });
    expect(status).toBe(201);
    return statement.fee.feeExcludingVat as number;
  };
  const reinstate = async (dealId: string, revision: number) => {
    const body = { revision, reason: 'Wrong event' };
    expect((await world.send('POST', `/api/deals/${dealId}/reinstatement`, staff, { body })).status).toBe(201);
  };
  const kindsOf = ({ lines }: MoneyLines) => lines.map((line) => [line.day, line.booked?.kind, line.net, line.booked?.fee]);

  itOnBothEngines(
    'what is signed, changed, cancelled and taken back are lines of their own, each on its day, with fees beside',
    async () => {
      const begun = new Date(world.clock.now).toISOString().slice(0, 10);
      const dayAfter = (count: number) => new Date(Date.parse(begun) + count * day).toISOString().slice(0, 10);
      const dealId = await confirmed(claire, oneDay);
      const signed = await netOf(claire, dealId);
      world.clock.now += day;
      expect((await change(claire, dealId, [{ from: tuesday, to: tuesday, pax: 25 }])).status).toBe(201);
      const agreed = await netOf(claire, dealId);
      expect(agreed).toBeGreaterThan(signed);
      world.clock.now += day;
      const fee = await cancel(dealId);
      expect(fee).toBeGreaterThan(0);
      world.clock.now += day;
      await reinstate(dealId, 2);
      expect(kindsOf(await list(`basis=booked&by=month&${year}`))).toEqual([
        [dayAfter(0), 'signed', signed, 0],
        [dayAfter(1), 'changed', agreed - signed, 0],
        [dayAfter(2), 'cancelled', -agreed, fee],
        [dayAfter(3), 'reinstated', agreed, -fee],
      ]);
      const figures = { signed, changed: agreed - signed, cancelled: -agreed, reinstated: agreed, fees: 0 };
      expect((await money(`basis=booked&by=month&${year}`)).total).toEqual({ count: 4, net: agreed, booked: figures });
      const { rows } = await money(`basis=booked&by=reason&${year}`);
      expect(rows).toEqual([{ key: 'budget', name: '', count: 2, net: 0, booked: { ...figures, signed: 0, changed: 0 } }]);
      expect(await faultsInBooks(world.deps)).toEqual([]);
    },
  );

  itOnBothEngines(
    'what is held stands on the days of the event, lunches and people of each, and what has no day on the first',
    async () => {
      const dealId = await confirmed(claire, twoDays);
      const { items, administrationFees, totalExcludingVatPrice } = await quoteOfDeal(claire, dealId);
      const dated = (date: string) =>
        items
          .filter((item: { date: string }) => item.date === date)
          .reduce((sum: number, { quantity, unitPrice }: { quantity: number; unitPrice: number }) => sum + quantity * unitPrice, 0);
      expect(administrationFees.amount).toBeGreaterThan(0);
      const { lines, total } = await list(`basis=held&by=month&${year}`);
      expect(lines.map((line) => [line.day, line.net, line.held])).toEqual([
        [tuesday, dated(tuesday) + administrationFees.amount, { discount: 0, people: 24, lunches: 24 }],
        [wednesday, dated(wednesday), { discount: 0, people: 24, lunches: 24 }],
      ]);
      expect(total).toEqual({ count: 2, net: totalExcludingVatPrice, held: { discount: 0, people: 48, lunches: 48 } });
      await cancel(dealId);
      expect((await money(`basis=held&by=month&${year}`)).total).toMatchObject({ count: 0, net: 0 });
    },
  );

  /** svc-survey tells what the agreed supplements of a deal come to. */
  const tellSupplements = async (quoteId: string, sequence: number, supplements: { net: number; agreedAt: string | null } | undefined) => {
    const headers = { ...(await as({ kind: 'service', name: 'svc-survey' })), 'content-type': 'application/json' };
    const payload = { quoteId, status: supplements ? 'DONE' : null, title: '', ...(supplements && { supplements }) };
    const event = { id: `stands-${quoteId}-${sequence}`, type: surveyStands, aggregateId: quoteId, sequence, payload };
    expect((await world.app.request('/internal/events', { method: 'POST', headers, body: JSON.stringify(event) })).status).toBe(204);
  };

  itOnBothEngines(
    'supplements of a survey are changes on the day they were agreed on or taken back, and are held on the first day',
    async () => {
      const dealId = await confirmed(claire, twoDays);
      const signed = await netOf(claire, dealId);
      const heldNet = async () => (await money(`basis=held&by=month&${year}`)).total.net;
      const at = (days: number) => new Date(world.clock.now + days * day).toISOString();
      const changes = async () => (await list(`basis=booked&by=month&kind=changed&${year}`)).lines.map((line) => [line.day, line.net]);
      await tellSupplements(dealId, 1, { net: 0, agreedAt: null });
      expect([await changes(), await heldNet()]).toEqual([[], signed]);
      await tellSupplements(dealId, 2, { net: 25_000, agreedAt: at(1) });
      await tellSupplements(dealId, 3, { net: 25_000, agreedAt: at(2) });
      await tellSupplements(dealId, 5, { net: 15_000, agreedAt: at(3) });
      await tellSupplements(dealId, 4, { net: 90_000, agreedAt: at(2) });
      expect(await changes()).toEqual([
        [at(1).slice(0, 10), 25_000],
        [at(3).slice(0, 10), -10_000],
      ]);
      const [first, second] = (await list(`basis=held&by=month&${year}`)).lines;
      expect([await heldNet(), first?.day, (first?.net ?? 0) + (second?.net ?? 0)]).toEqual([signed + 15_000, tuesday, signed + 15_000]);
      expect((await money(`basis=booked&by=month&${year}`)).total).toMatchObject({ net: signed + 15_000, booked: { changed: 15_000 } });
      // The survey is gone: what was agreed on stays where it was.
      await tellSupplements(dealId, 6, undefined);
      expect(await heldNet()).toBe(signed + 15_000);
      expect(await faultsInBooks(world.deps)).toEqual([]);
    },
  );

  const lives = async () => {
    const first = await confirmed(claire, oneDay);
    world.clock.now += 3 * day;
    const second = await confirmed(hugo, [searchDay('2026-11-03')]);
    await change(claire, first, [{ from: tuesday, to: tuesday, pax: 25 }]);
    world.clock.now += 9 * day;
    await cancel(second);
    await confirmed(ines, [searchDay('2026-11-24'), searchDay('2026-12-01')]);
    await world.quoteOf(noor, [searchDay('2026-11-17')]);
    const body = { ownerId: staff.userId, nextAction: '', nextDay: null, version: 0 };
    await world.send('PUT', `/api/desk/deals/${first}/follow-up`, staff, { body });
  };

  itOnBothEngines('every number of a report of money is the sum of its list, and rows add up to the total', async () => {
    await lives();
    const local = fc.integer({ min: 0, max: 150 }).map((count) => new Date(Date.UTC(2026, 7, 20 + count)).toISOString().slice(0, 10));
    const asked = fc.constantFrom(...moneyBases).chain((basis) =>
      fc.record({
        basis: fc.constant(basis),
        by: fc.constantFrom(...moneyGroupsOf(basis)),
        days: fc.tuple(local, local).map((pair) => pair.sort()),
        country: fc.constantFrom('', '&country=FRA', '&country=BEL'),
      }),
    );
    let linesSeen = 0;
    await fc.assert(
      fc.asyncProperty(asked, async ({ basis, by, days: [from, to], country }) => {
        const query = `basis=${basis}&by=${by}&from=${from}&to=${to}${country}`;
        const { rows, total } = await money(query);
        const isListed = async (figures: MoneyReport['total'], row: string) => {
          const { lines, total: listed } = await list(`${query}${row}`);
          const sum = (of: (line: (typeof lines)[number]) => number = () => 0) => lines.reduce((whole, line) => whole + of(line), 0);
          const { key: _, name: __, ...own } = figures as MoneyReport['rows'][number];
          expect(own).toEqual(listed);
          expect([figures.count, figures.net]).toEqual([lines.length, sum(({ net }) => net)]);
          expect(figures.booked?.fees ?? 0).toBe(sum((line) => line.booked?.fee ?? 0));
          for (const figure of held) expect(figures.held?.[figure] ?? 0).toBe(sum((line) => line.held?.[figure] ?? 0));
          for (const kind of ['signed', 'changed', 'cancelled', 'reinstated'] as const)
            if (figures.booked) expect(figures.booked[kind]).toBe((await list(`${query}${row}&kind=${kind}`)).total.net);
          linesSeen += lines.length;
        };
        await isListed(total, '');
        for (const row of rows) await isListed(row, `&row=${encodeURIComponent(row.key)}`);
        const sum = (of: (figures: MoneyReport['total']) => number = () => 0) => rows.reduce((whole, row) => whole + of(row), 0);
        expect([sum(({ count }) => count), sum(({ net }) => net)]).toEqual([total.count, total.net]);
        for (const figure of booked) expect(sum((row) => row.booked?.[figure] ?? 0)).toBe(total.booked?.[figure] ?? 0);
        for (const figure of held) expect(sum((row) => row.held?.[figure] ?? 0)).toBe(total.held?.[figure] ?? 0);
      }),
      { numRuns: 30 },
    );
    expect(linesSeen).toBeGreaterThan(0);
  });

  itOnBothEngines('the money of deals that a version without it wrote is written at the next start', async () => {
    await lives();
    const { database, tables } = world.deps;
    const before = [await money(`basis=booked&by=venue&${year}`), await money(`basis=held&by=venue&${year}`)];
    await database.transact(async (tx) => {
      await tx.delete(tables.bookedMoney);
      await tx.delete(tables.heldMoney);
      await tx.update(tables.dealRow).set({ moneyEventCount: null }).returning({ id: tables.dealRow.quoteId });
    });
    expect((await money(`basis=booked&by=venue&${year}`)).total.count).toBe(0);
    expect(await mendDealRows(world.deps)).toBe(4);
    expect([await money(`basis=booked&by=venue&${year}`), await money(`basis=held&by=venue&${year}`)]).toEqual(before);
  });

  it('a list of more than a page goes on behind its last line', async () => {
    const { database, tables } = world.deps;
    await confirmed(claire, oneDay);
    const [line] = await database.read.select().from(tables.bookedMoney);
    if (!line) throw new Error('nothing is booked');
    const more = Array.from({ length: 60 }, (_, index) => ({ ...line, number: index + 1 }));
    await database.transact((tx) => tx.insert(tables.bookedMoney).values(more));
    const first = await list(`basis=booked&by=month&${year}`);
    const second = await list(`basis=booked&by=month&${year}&after=${first.next}`);
    expect([first.lines.length, second.lines.length, second.next]).toEqual([50, 11, null]);
    expect(first.total.count).toBe(61);
    expect((await get(`money/lines?basis=booked&by=month&${year}&after=1`)).status).toBe(400);
    await database.transact((tx) => tx.delete(tables.bookedMoney).where(gt(tables.bookedMoney.number, 0)));
  });

  it('the export has the rows and their total in the language of its reader, and stands in the trail', async () => {
    await lives();
    const { text } = await get(`money/export?basis=booked&by=reason&${year}&lng=fr`);
    const lines = text.trim().split('\r\n');
    expect(lines[0]).toMatch(/Ligne;Du;Au;Lignes;Signé HT \(EUR\);/);
    expect(lines[1]).toMatch(/^Budget;2026-01-01;2026-12-31;1;0,00;0,00;-2941,68;0,00;-2941,68;882,50$/);
    expect(lines[2]).toMatch(/^Total;/);
    expect((await get(`money/export?basis=held&by=room-type&${year}&lng=en`)).text).toMatch(/\r\nPremium,2026-01-01,2026-12-31,3,/);
    const { entries } = (await world.send('GET', '/api/referentials/audit-trail', staff)).body;
    expect(entries[0]).toMatchObject({ action: 'report-exported', subject: { type: 'report', id: 'money' } });
  });

  // Desk D37.
  it.each([
    ['a reason of days of events', `basis=held&by=reason&${year}`, { by: 'invalid_value' }],
    ['rooms of decisions', `basis=booked&by=room-type&${year}`, { by: 'invalid_value' }],
    ['a filter that is none', `basis=held&by=month&${year}&colour=red`, { colour: 'invalid_value' }],
    ['a period that ends before it begins', 'basis=held&by=month&from=2026-10-02&to=2026-10-01', { to: 'too_early' }],
  ])('%s are refused', async (_, query, errors) => {
    expect(await get(`money?${query}`)).toMatchObject({ status: 400, body: { errors } });
  });

  // Desk D26.
  it('shows the money of the venues that its reader may see', async () => {
    await lives();
    const of = (places: string[]) =>
      testUser({ userId: staff.userId, email: staff.email, role: 'staff', jobs: [{ job: 'finance', scope: 'country', places }] });
    const sums = async (places: string[]) => (await get(`money?basis=booked&by=month&${year}`, of(places))).body.total.count;
    expect([await sums(['FRA']), await sums(['BEL'])]).toEqual([5, 0]);
    const events = testUser({
      userId: staff.userId,
      email: staff.email,
      role: 'staff',
      jobs: [{ job: 'venue', scope: 'network', places: [] }],
    });
    expect((await get(`money?basis=booked&by=month&${year}`, events)).status).toBe(403);
    expect((await get(`occupancy?by=month&${year}`, events)).body.total.net).toBeUndefined();
    expect((await get(`occupancy?by=month&${year}`)).body.total.net).toBeGreaterThan(0);
  });
});
