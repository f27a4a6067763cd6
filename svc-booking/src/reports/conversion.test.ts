import type { Report } from '@plenary/contracts/desk-reports.schemas';
import { testUser } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { customer } from '../options/testing/option-world.ts';
import { onEachSignatureWorld } from '../signature/testing/each-signature-world.ts';
import { searchDay } from '../testing/searches.ts';

// Desk D20.

const nadia = testUser({ userId: '11111111-1111-4111-8111-111111111112', email: 'nadia@comet.example', role: 'staff' });
const day = 86_400_000;

onEachSignatureWorld((world) => {
  const dateOf = (instant: number) => new Date(instant).toISOString().slice(0, 10);
  const conversion = async (from: number, to: number, more = ''): Promise<NonNullable<Report['conversion']>> =>
    (await world.send('GET', `/api/desk/reports/deals?by=month&period=start&from=${dateOf(from)}&to=${dateOf(to)}${more}`, nadia)).body
      .conversion;
  const sign = async (n: number, quoteId: string) => {
    await world.place(customer(n), quoteId);
    expect((await world.prepareAndSign(customer(n), quoteId)).status).toBe(201);
  };

  /** What a report counts is what its lists count. */
  const expectLists = async (from: number, to: number) => {
    const told = await conversion(from, to);
    const totalOf = async (period: string, outcome = '') =>
      (await world.send('GET', `/api/desk/deals?period=${period}&from=${dateOf(from)}&to=${dateOf(to)}${outcome}`, nadia)).body.total;
    for (const [period, { count, signedCount, openCount, lostCount }] of [
      ['created', told.quoted],
      ['held', told.held],
    ] as const)
      expect(await Promise.all(['', '&outcome=signed', '&outcome=open', '&lost=any'].map((one) => totalOf(period, one)))).toEqual([
        ...[count, signedCount, openCount, lostCount],
      ]);
  };

  itOnBothEngines(
    'a cohort is those first quoted in the period, signed whenever they were, with what is open and what is lost',
    async () => {
      const begun = world.clock.now;
      const dates = ['2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05'];
      const quotes: string[] = [];
      for (const [index, date] of dates.entries()) quotes.push(await world.quoteOf(customer(index + 1), [searchDay(date)]));
      const [signed = '', held = '', lapsed = ''] = quotes;
      await world.place(customer(2), held);
      world.clock.now = begun + 3 * day;
      await sign(1, signed);
      const rows = await world.deps.database.read.select().from(world.deps.tables.dealRow);
      const netOf = (...ids: string[]) =>
        rows.filter(({ quoteId }) => ids.includes(quoteId)).reduce((sum, { netPrice }) => sum + netPrice, 0);

      const first = await conversion(begun, begun);
      expect(first.quoted).toEqual({
        ...{ count: 4, signedCount: 1, openCount: 3 },
        ...{ netPrice: netOf(...quotes), signedNet: netOf(signed), openNet: netOf(...quotes.slice(1)) },
        ...{ lostCount: 0, lostNet: 0 },
      });
      // Its rooms were held three days after the quote, and signed then.
      expect(first.held).toMatchObject({ count: 1, signedCount: 0, openCount: 1, netPrice: netOf(held) });
      const later = await conversion(begun + day, begun + 3 * day);
      expect(later.quoted).toMatchObject({ count: 0, signedCount: 0, openCount: 0, netPrice: 0 });
      expect(later.held).toMatchObject({ count: 1, signedCount: 1, openCount: 0, signedNet: netOf(signed) });

      // Quotes that are no longer valid are lost, and stay in the whole.
      const [row] = rows.filter(({ quoteId }) => quoteId === lapsed);
      world.clock.now = (row?.endsAt ?? 0) + 1;
      expect((await conversion(begun, begun)).quoted).toMatchObject({ count: 4, signedCount: 1 });
      const { openCount, lostCount = 0 } = (await conversion(begun, begun)).quoted;
      expect([openCount < 3, openCount + lostCount]).toEqual([true, 3]);
      await expectLists(begun, begun);
      await expectLists(begun + day, begun + 3 * day);
      expect((await conversion(begun, begun, '&country=BEL')).quoted.count).toBe(0);
      expect((await conversion(begun, begun, '&stage=confirmed')).quoted.count).toBe(4);
    },
  );
});
