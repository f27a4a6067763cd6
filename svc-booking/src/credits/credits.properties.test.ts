import type { UserClaims } from '@plenary/service-kit/actor';
import { onBothEngines } from '@plenary/service-kit/testing/each-engine';
import { runsWithin } from '@plenary/service-kit/testing/runs-within';
import fc from 'fast-check';
import { bookingMigrations } from '../db/migrations.ts';
import { claire, day, hugo, oneDay, twoDays } from '../options/testing/option-searches.ts';
import { type CreditWorld, creditWorld } from './testing/credit-world.ts';
import type { Fate } from './testing/fake-balances.ts';

/** Sequences of up to 16 steps; MODEL_RUNS sets another number. */
const runs = Number(process.env.MODEL_RUNS ?? 6);
const timeLimit = 180_000 + runs * 5_000;
const people = [claire, hugo];
const given = 400;

const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ what: fc.constant('place' as const), who: fc.nat(1), which: fc.nat(2) }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('release' as const), who: fc.nat(1), which: fc.nat(2) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('sign' as const), who: fc.nat(1), which: fc.nat(2) }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('wait' as const), days: fc.integer({ min: 0, max: 3 }) }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('deliver' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constant('fate' as const),
      fate: fc.constantFrom<Fate>('arrives', 'arrives', 'is-lost', 'answer-is-lost', 'comes-late'),
    }),
  },
);

onBothEngines(bookingMigrations, (open) => {
  it(
    'whatever people do and whatever gets lost, what is held is what live options cost, and nobody overdraws',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 16, size: 'max' }), async (steps) => {
          const world = await creditWorld(await open());
          const quotes = await Promise.all(people.map((user) => quotesOf(world, user)));
          for (const { userId } of people) world.balances.grant(userId, given);
          const at = ({ who, which }: { who: number; which: number }) => [people[who] ?? claire, quotes[who]?.[which] ?? ''] as const;
          for (const each of steps) {
            if (each.what === 'place') await world.place(...at(each));
            if (each.what === 'release') await world.release(...at(each));
            if (each.what === 'sign') await world.prepareAndSign(...at(each)).catch(() => {});
            if (each.what === 'wait') world.clock.now += each.days * day;
            if (each.what === 'deliver') await world.deliver();
            if (each.what === 'fate') world.balances.state.fate = each.fate;
            for (const { userId } of people) expect(world.balances.balanceOf(userId)).toBeGreaterThanOrEqual(0);
          }
          await world.sweepLater();
          for (const [index, user] of people.entries())
            expect(world.balances.balanceOf(user.userId)).toBe(given - (await costOf(world, user, quotes[index] ?? [])));
        }),
        runsWithin(runs, timeLimit),
      );
    },
    timeLimit,
  );
});

/** Two of one demand, of which one gives way to the other, and one of another on the same day. */
const quotesOf = async (world: CreditWorld, user: UserClaims): Promise<string[]> => [
  await world.quoteOf(user, oneDay),
  await world.quoteOf(user, oneDay, { teambuilding: true }),
  await world.quoteOf(user, twoDays),
];

/** Credits of the quotes that hold rooms or are approved. */
const costOf = async (world: CreditWorld, user: UserClaims, quoteIds: readonly string[]): Promise<number> => {
  const bodies = await Promise.all(quoteIds.map(async (quoteId) => (await world.send('GET', `/api/quotes/${quoteId}`, user)).body));
  return bodies.filter(({ option, status }) => option || status === 'Approved').reduce((total, { credits }) => total + credits, 0);
};
