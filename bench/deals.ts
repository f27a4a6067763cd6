import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { actorOf } from '@plenary/service-kit/actor';
import { testUser } from '@plenary/service-kit/testing/as-actor';
import { makeTerms } from '@plenary/svc-booking/deal-terms/testing/make-terms';
import { dealRowOf } from '@plenary/svc-booking/deals/deal-row';
import { keepDealWords } from '@plenary/svc-booking/deals/deal-words';
import { listDeals } from '@plenary/svc-booking/deals/list-deals';
import { makeRoom, makeVenue, putVenues } from '@plenary/svc-booking/testing/make-venue';
import { searchDay } from '@plenary/svc-booking/testing/searches';
import { heading, ms, quantile, row, timeRuns } from './measure.ts';
import { openBooking } from './open-booking.ts';

const now = Date.UTC(2026, 8, 14, 8);
const day = 24 * 3_600_000;
const dealsCount = 100_000;
const atOnce = 500;
const venuesCount = 40;
const companies = 4_000;

type DealsFilter = Omit<Parameters<typeof listDeals>[1], 'actor'>;
const actor = actorOf(testUser({ role: 'staff' }));

const dealsIn = async (folder: string) => {
  const deps = await openBooking(path.join(folder, 'deals.sqlite'), now);
  const venues = Array.from({ length: venuesCount }, (_, index) => `V${index}`);
  await putVenues(
    deps,
    venues.map((id) => ({ record: makeVenue(id), rooms: [makeRoom(id, '1')] })),
  );
  const { demand, quote, dealRow } = deps.tables;
  type Quote = typeof quote.$inferSelect;
  await deps.database.transact((tx) =>
    tx.insert(demand).values({ id: 'demand', userId: 'user', venueId: null, search: {} as never, addons: {} as never, createdAt: now }),
  );
  const quoteOf = (index: number): Quote => {
    const date = new Date(now + ((index % 730) - 365) * day).toISOString().slice(0, 10);
    const company = index % companies;
    return {
      ...{ id: randomUUID(), demandId: 'demand', userId: 'user', venueId: venues[index % venuesCount] ?? '', status: 'Presented' },
      ...{ createdAt: now - (index % 365) * day, validUntil: now + ((index % 60) - 30) * day, particulars: null },
      ...{
        eventCount: 1,
        particularsRevision: 0,
        standing: 'current',
        revision: 0,
        amends: null,
        supersededBy: null,
        variantOf: null,
        version: 1,
      },
      frozen: {
        search: { countryCode: 'FRA', days: [searchDay(date)] },
        ...{ totalExcludingVatPrice: 100_000 + index, totalIncludingVatPrice: 120_000 + index },
      } as Quote['frozen'],
      customer: {
        ...{ firstname: `Person${index % 9_000}`, lastname: `Family${index % 7_000}`, companyName: `Company ${company} Works` },
        ...{ email: `person${index}@company-${company}.example`, phone: `+3314${String(index).padStart(7, '0')}` },
      } as Quote['customer'],
    };
  };
  for (let start = 0; start < dealsCount; start += atOnce) {
    const quotes = Array.from({ length: atOnce }, (_, index) => quoteOf(start + index));
    await deps.database.transact(async (tx) => {
      await tx.insert(quote).values(quotes);
      const rows = quotes.map((one) => dealRowOf(one, { held: undefined, signedAt: undefined, title: '', versions: [makeTerms()] }));
      await keepDealWords(tx, deps.tables, rows);
      await tx.insert(dealRow).values(rows);
    });
  }
  return deps;
};

/** The desk's list of deals by service time, each filter against the list without one. */
export const benchDeals = async (): Promise<void> => {
  heading(`Deals: a page and its total among ${dealsCount.toLocaleString('en')} deals, SQLite`);
  const folder = mkdtempSync(path.join(tmpdir(), 'plenary-bench-'));
  const deps = await dealsIn(folder);
  const timesOf = (filter: DealsFilter) => timeRuns(30, () => listDeals(deps, { actor, ...filter }));
  const asked: Record<string, DealsFilter> = {
    'a company': { search: 'company 1234', sort: 'days' },
    'a telephone number': { search: '01 40 09 99 99', sort: 'days' },
    'nothing that is there': { search: 'zzzz', sort: 'days' },
    'events from today on': { from: '2026-09-14', sort: 'days' },
    'a venue and a stage': { venue: makeVenue('V7').slug, stage: 'quote', sort: 'ends' },
  };
  await timesOf({ sort: 'days' });
  const base = quantile(await timesOf({ sort: 'days' }), 0.5);
  row('all', `p50 ${ms(base)}`);
  for (const [name, filter] of Object.entries(asked)) {
    const times = await timesOf(filter);
    row(name, `p50 ${ms(quantile(times, 0.5))}`, `p95 ${ms(quantile(times, 0.95))}`, `${(quantile(times, 0.5) / base).toFixed(1)} x all`);
  }
  await deps.database.close();
  rmSync(folder, { recursive: true, force: true });
};
