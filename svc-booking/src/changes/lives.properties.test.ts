import type { AskedChange } from '@plenary/contracts/changes.schemas';
import type { SearchDay } from '@plenary/contracts/search';
import { onBothEngines } from '@plenary/service-kit/testing/each-engine';
import { runsWithin } from '@plenary/service-kit/testing/runs-within';
import fc from 'fast-check';
import { bookingMigrations } from '../db/migrations.ts';
import { fakeDocuments } from '../documents/testing/fake-documents.ts';
import { faultsInBooks } from '../options/testing/faults-in-books.ts';
import { day } from '../options/testing/option-searches.ts';
import { customer, noAddons, optionWorld, smallVenue } from '../options/testing/option-world.ts';
import type { FrozenQuote } from '../prices/frozen-quote.ts';
import { signatureVerbs } from '../signature/testing/each-signature-world.ts';
import { searchDay } from '../testing/searches.ts';
import { changeVerbs, staff } from './testing/change-verbs.ts';

// Lifecycle L1, L5, L6, L7, L15, L18, L21, L29, L30, L35, L37, L39.

/** Random lives on SQLite, and a twelfth of them on PostgreSQL; LIVES sets another number: 10000 in a long run. */
const lives = Number(process.env.LIVES ?? 300);
const stepsOfLife = 8;
const timeLimit = 180_000 + lives * 2_000;

/** Clocks change between the second day and the third, forward or back, and waits lead up to that night and past it. */
const seasons = [
  { begun: Date.UTC(2026, 9, 14, 10), dates: ['2026-10-22', '2026-10-23', '2026-10-26', '2026-10-27', '2026-10-28'] },
  { begun: Date.UTC(2027, 2, 15, 10), dates: ['2027-03-23', '2027-03-24', '2027-03-30', '2027-03-31', '2027-04-01'] },
] as const;
/** Where the venue of a life is: on both sides of UTC, with clocks that change and without. */
const places = [
  { countryCode: 'FRA', timeZone: 'Europe/Paris' },
  { countryCode: 'BEL', timeZone: 'Europe/Brussels' },
  { countryCode: 'ESP', timeZone: 'Atlantic/Canary' },
  { countryCode: 'FRA', timeZone: 'America/Martinique' },
  { countryCode: 'FRA', timeZone: 'Indian/Reunion' },
] as const;
const people = [customer(1), customer(2), customer(3)] as const;
const group = { pax: 8, duration: 'AM, PM', configuration: 'casual' } as const;

const step = fc.record({
  verb: fc.constantFrom(
    'book',
    'change',
    'change',
    'change',
    'sign',
    'sign',
    'decline',
    'cancel',
    'reinstate',
    'block',
    'unblock',
    'wait',
  ) as fc.Arbitrary<Verb>,
  who: fc.nat(people.length - 1),
  /** Place of a date in the season. */
  dateAt: fc.nat(4),
  pax: fc.integer({ min: 5, max: 60 }),
  groups: fc.integer({ min: 0, max: 2 }),
  duration: fc.constantFrom('AM', 'PM', 'AM, PM') as fc.Arbitrary<SearchDay['plenary']['duration']>,
  afterwork: fc.boolean(),
  byStaff: fc.boolean(),
  /** Whether a change moves the day, and whether its customer answers at once. */
  moves: fc.boolean(),
  answers: fc.boolean(),
  /** What a change does with the days besides: one more, or the last one of several less. */
  otherDays: fc.constantFrom('none', 'none', 'more', 'less') as fc.Arbitrary<'none' | 'more' | 'less'>,
  /** Whether somebody takes the next step at the same time. */
  isShared: fc.boolean(),
  days: fc.integer({ min: 0, max: 4 }),
});
type Verb = 'book' | 'change' | 'sign' | 'decline' | 'cancel' | 'reinstate' | 'block' | 'unblock' | 'wait';
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const life = fc.record({
  season: fc.constantFrom(...seasons),
  place: fc.constantFrom(...places),
  steps: fc.array(step, { minLength: stepsOfLife, maxLength: stepsOfLife }),
});
type Life = typeof life extends fc.Arbitrary<infer T> ? T : never;

/** Steps one after the other, and two at once where the first one is shared. Time passes for all alike. */
const inTurns = (steps: readonly Step[]): Step[][] => {
  const turns: Step[][] = [];
  for (const one of steps) {
    const last = turns.at(-1);
    const [first] = last ?? [];
    const mayJoin = first?.isShared && last?.length === 1 && first.verb !== 'wait' && one.verb !== 'wait';
    if (mayJoin) last?.push(one);
    else turns.push([one]);
  }
  return turns;
};

const venueAt = ({ countryCode, timeZone }: Life['place']) => {
  const { record, rooms } = smallVenue({ timeZone });
  return { record: { ...record, address: { ...record.address, countryCode } }, rooms };
};

onBothEngines(bookingMigrations, (open, dialect, discard) => {
  const live = async ({ season, place }: Pick<Life, 'season' | 'place'>) => {
    const { dates } = season;
    const dayAt = (at: number): string => dates[at] ?? dates[0];
    const fake = fakeDocuments();
    const options = await optionWorld(await open(), venueAt(place), { documents: fake.documents });
    const world = { ...options, ...signatureVerbs(options, fake) };
    const verbs = changeVerbs(world);
    const { database, tables } = world.deps;
    /** The booking of each customer, by its deal. */
    const deals = new Map<number, string>();
    /** Changes whose caller was told that they are made. */
    const acknowledged: string[] = [];

    const book = async ({ who, dateAt, pax, duration, afterwork }: Pick<Step, 'who' | 'dateAt' | 'pax' | 'duration' | 'afterwork'>) => {
      if (deals.has(who)) return;
      const user = people[who];
      const asked = searchDay(dayAt(dateAt), { plenary: { pax, duration, configuration: 'theater' } });
      const found = await world.quoteOf(user as (typeof people)[number], [asked], { afterwork }).catch(() => null);
      if (!found || (await world.place(user as (typeof people)[number], found)).body?.rank !== 1) return;
      if ((await world.prepareAndSign(user as (typeof people)[number], found)).status === 201) deals.set(who, found);
    };
    const change = async ({ who, dateAt, pax, groups, duration, afterwork, byStaff, moves, answers, otherDays }: Step) => {
      const dealId = deals.get(who);
      const user = people[who] as (typeof people)[number];
      if (!dealId) return;
      const [was, ...others] = (await verbs.quoteOfDeal(user, dealId)).days as SearchDay[];
      if (!was) return;
      const subcommittees = Array.from({ length: groups }, (_, place) => ({
        ...group,
        duration,
        ...(place < was.subcommittees.length && { from: place }),
      }));
      const first = { from: was.date, to: moves ? dayAt(dateAt) : was.date, pax, duration, subcommittees };
      const rest = others.map(({ date, plenary }) => ({ from: date, to: date, pax: plenary.pax }));
      const days: AskedChange['days'] = [first, ...(otherDays === 'less' ? rest.slice(0, -1) : rest)];
      const more = dates.find((date) => date > (days.at(-1)?.to ?? ''));
      if (otherDays === 'more' && more) days.push({ to: more, pax });
      const made = await verbs.change(byStaff ? staff : user, dealId, days, {
        addons: { ...noAddons, afterwork },
        ...(byStaff && { consent: 'By phone' }),
      });
      if (made.status === 201) acknowledged.push(made.body.change.changeId);
      else expect([400, 409]).toContain(made.status);
      if (answers) await end(who, 'sign');
    };
    const offered = async (who: number) => {
      const dealId = deals.get(who);
      const found = dealId ? (await verbs.changesOf(people[who] as (typeof people)[number], dealId))[0] : undefined;
      return found?.state === 'offered' ? found : undefined;
    };
    const end = async (who: number, verb: 'sign' | 'decline') => {
      const waiting = await offered(who);
      const user = people[who] as (typeof people)[number];
      if (!waiting) return;
      const path = `/api/deals/${waiting.dealId}/changes/${waiting.changeId}`;
      if (verb === 'decline') await world.send('POST', `${path}/decline`, user, { body: {} });
      else if (!waiting.amendmentId) await world.send('POST', `${path}/agree`, user, { body: {} });
      else {
        const prepared = await world.prepare(user, waiting.amendmentId);
        if (prepared.status === 201) await world.sign(user, waiting.amendmentId, prepared.body);
      }
    };
    const cancel = async ({ who }: Step) => {
      const dealId = deals.get(who);
      const user = people[who] as (typeof people)[number];
      const path = `/api/deals/${dealId}/cancellation`;
      const { revision, previewHash } = dealId ? (await world.send('POST', `${path}/preview`, user, { body: {} })).body : {};
      if (previewHash) await world.send('POST', path, user, { body: { revision, previewHash, reason: 'dates' } });
    };
    const reinstate = async ({ who }: Step) => {
      const dealId = deals.get(who);
      if (!dealId) return;
      const { revision } = (await world.send('GET', `/api/deals/${dealId}/changes`, staff)).body;
      const admin = { ...staff, role: 'admin' as const };
      await world.send('POST', `/api/deals/${dealId}/reinstatement`, admin, { body: { revision, reason: 'Wrong event' } });
    };
    const blocksPath = '/api/planning/venues/ternes/blocks';
    const block = async ({ dateAt, duration, moves }: Step) => {
      const date = dayAt(dateAt);
      const [from, to] = duration === 'AM' ? ['08:00', '13:00'] : ['13:00', '18:00'];
      const existing = moves ? 'end-options' : 'around';
      const body = {
        rooms: [moves ? 'Ternes-A' : 'Ternes-P'],
        from: `${date}T${from}`,
        to: `${date}T${to}`,
        kind: 'works',
        reason: 'Painters',
        existing,
      };
      const { status } = await world.send('POST', blocksPath, { ...staff, role: 'admin' }, { body });
      expect([201, 400, 409]).toContain(status);
    };
    const unblock = async () => {
      const [first] = (await world.send('GET', blocksPath, staff)).body.blocks;
      if (!first) return;
      const { status } = await world.send('DELETE', `${blocksPath}/${first.id}?revision=${first.revision}`, staff);
      expect([204, 404, 409]).toContain(status);
    };
    const take = async (one: Step) => {
      if (one.verb === 'wait') world.clock.now += one.days * day;
      else if (one.verb === 'sign' || one.verb === 'decline') await end(one.who, one.verb);
      else await { book, change, cancel, reinstate, block, unblock }[one.verb](one);
    };
    /** All but one have a booking to begin with, each on a day of their own. */
    const begin = async () => {
      world.clock.now = season.begun;
      for (const who of [0, 1]) await book({ who, dateAt: who, pax: 24, duration: 'AM, PM', afterwork: false });
    };
    return { world, begin, take, deals, acknowledged, read: database.read, tables };
  };

  const addsUp = ({ items, discount, administrationFees, ...frozen }: FrozenQuote) => {
    const lines = items.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0);
    const net = lines - (discount?.amount ?? 0) + (administrationFees?.amount ?? 0);
    const vat = frozen.vatBreakdown.reduce((sum, { amount }) => sum + amount, 0);
    const bases = frozen.vatBreakdown.reduce((sum, { base }) => sum + base, 0);
    return (
      net === frozen.totalExcludingVatPrice &&
      bases === net &&
      net + vat === frozen.totalIncludingVatPrice &&
      frozen.deposit.amount <= net + vat
    );
  };

  it(
    'whatever is changed, moved, signed, declined, lapsed, cancelled, reinstated or blocked, one after the other or two at once: nothing is sold twice, sums add up, fees end at the highest price, what was acknowledged is found and the history is whole',
    async () => {
      let made = 0;
      let withOtherDays = 0;
      let booked = 0;
      await fc.assert(
        fc.asyncProperty(life, async ({ steps, ...where }) => {
          const { world, begin, take, deals, acknowledged, read, tables } = await live(where);
          await begin();
          booked += deals.size;
          for (const together of inTurns(steps)) {
            world.clock.now += 1_000;
            await Promise.all(together.map(take));
          }
          expect(await faultsInBooks(world.deps)).toEqual([]);
          const quotes = await read.select().from(tables.quote);
          const changes = await read.select().from(tables.dealChange);
          const cancellations = await read.select().from(tables.cancellation);
          expect(quotes.filter(({ frozen }) => !addsUp(frozen)).map(({ id }) => id)).toEqual([]);
          expect(acknowledged.filter((id) => !changes.some((one) => one.id === id))).toEqual([]);
          for (const { id, frozen, amends } of quotes) {
            if (amends) continue;
            const applied = changes
              .filter(({ dealId, state }) => dealId === id && state === 'applied')
              .sort((a, b) => (a.endedAt ?? 0) - (b.endedAt ?? 0));
            const versions = [...applied.map(({ before }) => before.frozen), frozen];
            // Each change went out from what the one before it had left.
            for (const [index, { after }] of applied.entries()) expect(after.frozen).toEqual(versions[index + 1]);
            made += applied.length;
            withOtherDays += applied.filter(({ days }) => days.some(({ from, to }) => !from || !to)).length;
            const fees = applied.reduce((sum, { fee }) => sum + (fee?.feeExcludingVat ?? 0), 0);
            const ending = cancellations.find(({ quoteId, voidedAt }) => quoteId === id && voidedAt === null);
            const highest = Math.max(...versions.map(({ totalExcludingVatPrice }) => totalExcludingVatPrice));
            expect(fees + (ending?.statement.fee.feeExcludingVat ?? 0)).toBeLessThanOrEqual(highest);
          }
          await discard(world.deps.database);
        }),
        runsWithin(Math.ceil(lives / (dialect === 'sqlite' ? 1 : 12)), timeLimit),
      );
      // Lives in which nothing is changed would prove nothing.
      expect(booked).toBeGreaterThan(lives / 12);
      if (dialect === 'sqlite') expect([made, withOtherDays].every((count) => count > 0)).toBe(true);
    },
    timeLimit,
  );
});
