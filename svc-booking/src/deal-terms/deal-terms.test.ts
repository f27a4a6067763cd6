import type { DealTermValues } from '@plenary/contracts/deal-terms.schemas';
import { testUser } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import fc from 'fast-check';
import { changeVerbs, staff } from '../changes/testing/change-verbs.ts';
import { claire, day, oneDay, tuesday } from '../options/testing/option-searches.ts';
import { customer } from '../options/testing/option-world.ts';
import { onEachSignatureWorld } from '../signature/testing/each-signature-world.ts';
import { searchDay } from '../testing/searches.ts';
import { termsOn } from './deal-terms.ts';
import { makeTerms } from './testing/make-terms.ts';

// Lifecycle L18, L19, L24–L27, L30, L32.

const omar = testUser({ userId: '22222222-2222-4222-8222-222222222222', email: 'omar@comet.example', role: 'admin' });
const lea = testUser({ userId: '33333333-3333-4333-8333-333333333333', email: 'lea@comet.example', role: 'admin' });
const path = '/api/desk/deal-terms';
const today = '2026-09-14';
const tomorrow = '2026-09-15';
const onThursday = [searchDay('2026-10-08')];

const { fromDay: _, revision: __, ...asTheProductCame } = makeTerms();
const valuesWith = (overrides: Partial<DealTermValues>): DealTermValues => ({ ...asTheProductCame, ...overrides });
const forFrance = (overrides: Partial<DealTermValues['countries']['FRA']>): Partial<DealTermValues> => ({
  countries: { ...asTheProductCame.countries, FRA: { ...asTheProductCame.countries.FRA, ...overrides } },
});

onEachSignatureWorld((world) => {
  const { confirmed, preview, change, quoteOfDeal } = changeVerbs(world);
  const set = (from: string, overrides: Partial<DealTermValues>, { revision = 0, actor = omar } = {}) =>
    world.send('PUT', `${path}/${from}`, actor, { body: { ...valuesWith(overrides), revision } });
  const people = (pax: number, to = tuesday) => [{ from: tuesday, to, pax }];
  /** What a change answers before the terms of tomorrow hold, and once they do. */
  const beforeAndAfter = async (overrides: Partial<DealTermValues>, ask: () => Promise<unknown>) => {
    expect((await set(tomorrow, overrides)).status).toBe(200);
    const before = await ask();
    world.clock.now += day;
    return [before, await ask()];
  };

  describe('the terms of deals', () => {
    itOnBothEngines('are those of the product until an administrator sets others; the trail says who, and what was before', async () => {
      const { body } = await world.send('GET', path, staff);
      expect(body).toMatchObject({ today, versions: [{ ...asTheProductCame, from: '2026-01-01', revision: 1, changedBy: null }] });
      const answer = await set(tomorrow, { consentPercent: 8, ...forFrance({ guaranteeDays: 4 }) });
      expect(answer.body.versions).toMatchObject([
        { from: tomorrow, consentPercent: 8, revision: 1, changedBy: { email: omar.email } },
        { from: '2026-01-01', consentPercent: 5 },
      ]);
      const [entry] = (await world.send('GET', '/api/referentials/audit-trail', omar)).body.entries;
      expect(entry).toMatchObject({
        action: 'deal-terms-changed',
        subject: { id: tomorrow },
        changes: [
          { field: 'consentPercent', from: 5, to: 8 },
          { field: 'guaranteeDaysFRA', from: 3, to: 4 },
        ],
      });
    });

    itOnBothEngines('are written by one of two at once: the other one sees them', async () => {
      const answers = await Promise.all([set(tomorrow, { consentPercent: 6 }), set(tomorrow, { consentPercent: 7 }, { actor: lea })]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const { versions } = answers.find(({ status }) => status === 409)?.body.current ?? {};
      expect(versions).toMatchObject([{ from: tomorrow, revision: 1 }, {}]);
      expect((await set(tomorrow, { consentPercent: 9 }, { revision: 1 })).status).toBe(200);
      expect((await set(tomorrow, { consentPercent: 9 }, { revision: 1 })).status).toBe(409);
    });

    itOnBothEngines('are set by administrators alone, from today on, with ladders that are whole', async () => {
      expect((await set(tomorrow, {}, { actor: staff })).status).toBe(403);
      expect((await world.send('GET', path, claire)).status).toBe(403);
      expect(await set('2026-09-13', {})).toMatchObject({ status: 400, body: { errors: { from: 'in_past' } } });
      expect((await set(tomorrow, { consentPercent: 101 })).status).toBe(400);
      const ends = forFrance({ rungs: [{ minDays: 3, percent: 50 }] });
      expect(await set(tomorrow, ends)).toMatchObject({ status: 400, body: { errors: { 'countries.FRA.rungs': 'ladder_end' } } });
      const [far, near] = [
        { minDays: 9, percent: 50 },
        { minDays: 0, percent: 20 },
      ];
      const falls = forFrance({ rungs: [far, near] });
      expect((await set(tomorrow, falls)).body.errors).toEqual({ 'countries.FRA.rungs': 'ladder_falls' });
      expect((await world.send('GET', path, staff)).body.versions).toHaveLength(1);
    });
  });

  describe('from the day on which other terms hold, and not before', () => {
    itOnBothEngines('one click agrees to a greater share, as long as the amount allows it', async () => {
      const dealId = await confirmed(claire, oneDay);
      const levelOf = async () => (await preview(claire, dealId, people(26))).body.level;
      expect(await beforeAndAfter({ consentPercent: 50 }, levelOf)).toEqual(['signature', 'consent']);
    });

    it('one click agrees to a smaller amount', async () => {
      const dealId = await confirmed(claire, oneDay);
      const levelOf = async () => (await preview(claire, dealId, people(25))).body.level;
      expect(await beforeAndAfter({ consentRise: 100 }, levelOf)).toEqual(['consent', 'signature']);
    });

    it('the deposit is asked for again where it rises by less', async () => {
      const dealId = await confirmed(claire, oneDay);
      const depositOf = async () => {
        const { before, after } = (await preview(claire, dealId, people(25))).body;
        return after.deposit.amount > before.deposit.amount;
      };
      expect(await beforeAndAfter({ depositRise: 1_000_000 }, depositOf)).toEqual([true, false]);
    });

    itOnBothEngines(
      'a quote is frozen with another ladder, free reduction, postponement and guarantee; earlier quotes keep theirs',
      async () => {
        const [early, dealId] = [await world.quoteOf(claire, onThursday), await confirmed(claire, oneDay)];
        const termsOf = async (quoteId: string) => (await quoteOfDeal(claire, quoteId)).cancellationTerms;
        const was = await termsOf(early);
        expect(was).toMatchObject({
          freeReduction: { percent: 10, minDays: 8 },
          postponement: { minDays: 15, months: 6 },
          guaranteeDays: 3,
        });
        const rungs = [{ minDays: 0, percent: 100 }];
        await set(tomorrow, {
          ...{ reductionPercent: 50, reductionDays: 2, postponeDays: 25, postponeMonths: 1 },
          ...forFrance({ rungs, guaranteeDays: 5, wholeFee: 'indemnity' }),
        });
        const sameDay = await world.quoteOf(claire, onThursday);
        expect(await termsOf(sameDay)).toEqual(was);
        world.clock.now += day;
        const late = await world.quoteOf(claire, onThursday);
        expect(await termsOf(late)).toEqual({
          ...{ id: `FRA-network-${tomorrow}`, version: 1, rungs: [{ ...rungs[0], kind: 'indemnity' }] },
          ...{ freeReduction: { percent: 50, minDays: 2 }, postponement: { minDays: 25, months: 1 }, guaranteeDays: 5 },
        });
        expect([await termsOf(early), await termsOf(dealId)]).toEqual([was, was]);
        const { rules, obstacle, fee } = (await preview(claire, dealId, people(18))).body;
        expect(rules).toEqual({ freeReduction: was.freeReduction, postponement: was.postponement });
        expect(obstacle).toBeNull();
        expect(fee.feeExcludingVat).toBeGreaterThan(0);
        expect((await preview(claire, dealId, people(24, '2026-12-08'))).body.obstacle).toBeNull();
      },
    );

    itOnBothEngines('a booking of a quote that was frozen with them is reduced, postponed and guaranteed by them', async () => {
      await set(today, { reductionPercent: 50, postponeDays: 25, postponeMonths: 1, ...forFrance({ guaranteeDays: 5 }) });
      const dealId = await confirmed(claire, oneDay);
      expect((await preview(claire, dealId, people(18))).body.fee).toBeUndefined();
      const why = async (to: string) => (await preview(claire, dealId, people(24, to))).body.obstacle;
      expect([await why('2026-10-08'), await why('2026-12-08')]).toEqual(['too-late-to-postpone', 'too-late-to-postpone']);
      const { days } = (await world.send('GET', `/api/deals/${dealId}/attendance`, staff)).body;
      expect(days[0].guaranteeDue).toBe('2026-10-01T10:00:00.000Z');
    });

    itOnBothEngines(
      'a company with a flexible contract has the flexible ladder of that day, and what was signed keeps its own',
      async () => {
        const contract = { companyName: 'Grand Compte', percent: 0, description: '', dispositions: '', flex: true };
        const flexible = customer(8, { contract });
        const termsOf = async (quoteId: string) => (await quoteOfDeal(flexible, quoteId)).cancellationTerms;
        const dealId = await confirmed(flexible, oneDay);
        const was = {
          id: 'FRA-flex-2026-01-01',
          rungs: [
            { minDays: 3, percent: 0, kind: 'indemnity' },
            { minDays: 0, percent: 100, kind: 'service' },
          ],
        };
        expect(await termsOf(dealId)).toMatchObject(was);
        const other = await confirmed(claire, onThursday);
        expect((await quoteOfDeal(claire, other)).cancellationTerms.rungs).toHaveLength(4);
        await set(tomorrow, { flexRungs: [{ minDays: 10, percent: 0 }, ...was.rungs.map(({ minDays }) => ({ minDays, percent: 100 }))] });
        world.clock.now += day;
        expect(await termsOf(await world.quoteOf(flexible, [searchDay('2026-10-09')]))).toMatchObject({
          id: `FRA-flex-${tomorrow}`,
          rungs: [{ minDays: 10 }, {}, {}],
        });
        const feeOn = async (at: string) => {
          world.clock.now = Date.parse(at);
          return (await world.send('POST', `/api/deals/${dealId}/cancellation/preview`, flexible, { body: {} })).body.fee;
        };
        expect(await feeOn('2026-10-03T10:00:00Z')).toMatchObject({ daysBefore: 3, percent: 0, feeIncludingVat: 0 });
        expect(await feeOn('2026-10-04T10:00:00Z')).toMatchObject({ daysBefore: 2, percent: 100, kind: 'service' });
        expect(await termsOf(dealId)).toMatchObject(was);
      },
    );

    itOnBothEngines('the flexible ladder is whole, told in the trail, and stays where an older page knows none', async () => {
      const rungs = [{ minDays: 0, percent: 40 }];
      expect((await set(tomorrow, { flexRungs: [{ minDays: 2, percent: 0 }] })).body.errors).toEqual({ flexRungs: 'ladder_end' });
      expect((await set(tomorrow, { flexRungs: rungs })).status).toBe(200);
      const [entry] = (await world.send('GET', '/api/referentials/audit-trail', omar)).body.entries;
      expect(entry.changes).toEqual([{ field: 'ladderFlex', from: '3: 0, 0: 100', to: '0: 40' }]);
      const { flexRungs: _flex, ...ofOlderPage } = valuesWith({ consentPercent: 6 });
      const answer = await world.send('PUT', `${path}/${tomorrow}`, omar, { body: { ...ofOlderPage, revision: 1 } });
      expect(answer.body.versions[0]).toMatchObject({ from: tomorrow, consentPercent: 6, flexRungs: rungs });
    });

    it('a deal over another price has its distances counted twice', async () => {
      await set(tomorrow, { largeDeal: 100 });
      const minDays = async () => (await quoteOfDeal(claire, await world.quoteOf(claire, oneDay))).cancellationTerms.rungs[0].minDays;
      expect(await minDays()).toBe(61);
      world.clock.now += day;
      expect(await minDays()).toBe(121);
    });

    it('a preview that said otherwise is asked for again', async () => {
      const dealId = await confirmed(claire, oneDay);
      const { revision, previewHash } = (await preview(claire, dealId, people(26))).body;
      await set(today, { consentPercent: 50 });
      const answer = await world.send('POST', `/api/deals/${dealId}/changes`, claire, {
        body: { days: people(26), revision, previewHash },
      });
      expect(answer).toMatchObject({ status: 409, body: { code: 'price-changed', preview: { level: 'consent' } } });
      expect((await change(claire, dealId, people(26))).body.change.state).toBe('applied');
    });
  });

  it('a quote of an older version, frozen without rules, has those of the day on which it was made', async () => {
    const dealId = await confirmed(claire, oneDay);
    const { database, tables } = world.deps;
    const [row] = await database.read.select().from(tables.quote);
    if (!row) throw new Error('no quote');
    const { freeReduction: _, postponement: __, guaranteeDays: ___, ...terms } = row.frozen.cancellationTerms ?? never();
    await database.transact((tx) =>
      tx
        .update(tables.quote)
        .set({ frozen: { ...row.frozen, cancellationTerms: terms } })
        .returning(),
    );
    await set(tomorrow, { reductionPercent: 90, postponeMonths: 36 });
    world.clock.now += 2 * day;
    expect((await preview(claire, dealId, people(20))).body.rules).toEqual({
      freeReduction: { percent: 10, minDays: 8 },
      postponement: { minDays: 15, months: 6 },
    });
  });
});

const never = (): never => {
  throw new Error('no terms');
};

const someDay = fc.integer({ min: 0, max: 700 }).map((days) => new Date(Date.UTC(2026, 0, 1) + days * day).toISOString().slice(0, 10));

test('whatever versions there are, those of a day are the last to have begun, and a later one changes no day before it', () => {
  fc.assert(
    fc.property(fc.uniqueArray(someDay, { minLength: 1, maxLength: 8 }), someDay, someDay, (days, on, begins) => {
      const versions = days
        .toSorted()
        .reverse()
        .map((fromDay, index) => makeTerms({ fromDay, consentRise: index }));
      const begun = days.filter((from) => from <= on).sort();
      expect(termsOn(versions, on).fromDay).toBe(begun.at(-1) ?? days.toSorted()[0]);
      if (days.includes(begins) || begins <= on || begun.length === 0) return;
      const more = [...versions, makeTerms({ fromDay: begins, consentRise: 99 })].sort((a, b) => (a.fromDay < b.fromDay ? 1 : -1));
      expect(termsOn(more, on)).toEqual(termsOn(versions, on));
      expect(termsOn(more, begins).consentRise).toBe(99);
    }),
  );
});
