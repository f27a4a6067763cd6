import { randomUUID } from 'node:crypto';
import { Refusal } from '@plenary/http/refuse';
import { onBothEngines } from '@plenary/service-kit/testing/each-engine';
import { runsWithin } from '@plenary/service-kit/testing/runs-within';
import fc from 'fast-check';
import { identityMigrations } from '../db/migrations.ts';
import { putUser } from '../testing/make-user.ts';
import { changeHold } from './change-hold.ts';
import { ownerKey } from './credit-owner.ts';
import { holdCredits } from './hold-credits.ts';
import { moveCredits } from './move-credits.ts';
import { ownCredits } from './own-credits.ts';
import { type CreditsWorld, creditsWorld, subject } from './testing/credits-world.ts';

/** Sequences of up to 30 steps; MODEL_RUNS sets another number. */
const runs = Number(process.env.MODEL_RUNS ?? 15);
const timeLimit = 180_000 + runs * 5_000;
const holds = 3;

interface Model {
  balance: number;
  holds: { credits: number; sequence: number; state: 'unknown' | 'open' | 'spent' | 'impossible' }[];
}
interface Real {
  world: CreditsWorld;
  userId: string;
  holdIds: string[];
}
type Step = fc.AsyncCommand<Model, Real>;
const step = (text: string, run: Step['run']): Step => ({ check: () => true, run, toString: () => text });

/** The result of a call: its answer's balance, or the code of its refusal. */
const outcome = async (call: Promise<{ balance: number }>): Promise<number | string> => {
  try {
    return (await call).balance;
  } catch (error) {
    if (error instanceof Refusal) return error.problem.code;
    throw error;
  }
};

const change = (amount: number) =>
  step(`change(${amount})`, async (model, { world: { deps }, userId }) => {
    const movement = { owner: ownerKey('user', userId), kind: 'corrected', amount, at: 0 } as const;
    const moved = await deps.database.transact((tx) => moveCredits(tx, deps.tables, movement));
    const isAllowed = model.balance + amount >= 0;
    if (isAllowed) model.balance += amount;
    expect(moved).toBe(isAllowed ? model.balance : undefined);
  });

const hold = (index: number, credits: number, later: number) =>
  step(`hold(${index}, ${credits}, +${later})`, async (model, { world: { deps }, userId, holdIds }) => {
    const known = model.holds[index] as Model['holds'][number];
    const sequence = Math.max(1, known.sequence + later);
    const asked = outcome(holdCredits(deps, { holdId: holdIds[index] ?? '', sequence, userId, credits, subject }));
    const isSame = sequence === known.sequence && credits === known.credits;
    const isOld = known.state !== 'unknown' && (sequence < known.sequence || (sequence === known.sequence && !isSame));
    const lacks = model.balance + known.credits < credits;
    if (known.state === 'impossible' || known.state === 'spent' || isOld) return expect(await asked).toBe('conflict');
    if (known.state === 'open' && isSame) return expect(await asked).toBe(model.balance);
    if (lacks) return expect(await asked).toBe('insufficient-credit');
    model.balance += known.credits - credits;
    model.holds[index] = { credits, sequence, state: 'open' };
    expect(await asked).toBe(model.balance);
  });

const tell = (index: number, share: number, later: number, isSpent: boolean) =>
  step(`tell(${index}, ${share} %, +${later}${isSpent ? ', spent' : ''})`, async (model, { world: { deps }, holdIds }) => {
    const known = model.holds[index] as Model['holds'][number];
    const holdId = holdIds[index] ?? '';
    const sequence = Math.max(1, known.sequence + later);
    const credits = Math.floor((known.credits * share) / 100);
    const event = { id: randomUUID(), type: '', aggregateId: holdId, sequence, payload: { holdId, credits, isSpent } };
    await deps.database.transact((tx) => changeHold(deps)(tx, event));
    if (known.state !== 'unknown' && sequence <= known.sequence) return;
    if (known.state === 'unknown' || known.state === 'impossible') {
      model.holds[index] = { credits: 0, sequence, state: 'impossible' };
      return;
    }
    if (known.state === 'spent') {
      known.sequence = sequence;
      return;
    }
    model.balance += known.credits - credits;
    model.holds[index] = { credits, sequence, state: isSpent ? 'spent' : 'open' };
  });

const place = fc.integer({ min: 0, max: holds - 1 });
const later = fc.integer({ min: -1, max: 2 });
const steps = [
  fc.integer({ min: -60, max: 120 }).map(change),
  fc.tuple(place, fc.integer({ min: 0, max: 90 }), later).map(([index, credits, after]) => hold(index, credits, after)),
  fc
    .tuple(place, fc.constantFrom(0, 50, 100), later, fc.boolean())
    .map(([index, share, after, isSpent]) => tell(index, share, after, isSpent)),
];

onBothEngines(identityMigrations, (open) => {
  it(
    'a ledger does as its model does, whatever is given, held, told and told again, and in whatever order',
    async () => {
      const world = await creditsWorld(await open());
      await fc.assert(
        fc.asyncProperty(fc.commands(steps, { maxCommands: 30, size: 'max' }), async (commands) => {
          const userId = randomUUID();
          await putUser(world.deps, { id: userId, email: `${userId}@atelier-nord.example`, password: null });
          const model: Model = {
            balance: 0,
            holds: Array.from({ length: holds }, () => ({ credits: 0, sequence: 0, state: 'unknown' })),
          };
          const real = { world, userId, holdIds: model.holds.map(() => randomUUID()) };
          await fc.asyncModelRun(() => ({ model, real }), commands);
          const open = model.holds.filter(({ state }) => state === 'open');
          expect(await ownCredits(world.deps, { userId, before: undefined })).toMatchObject({
            balance: model.balance,
            held: open.reduce((total, { credits }) => total + credits, 0),
          });
        }),
        runsWithin(runs, timeLimit),
      );
      expect(await world.faults()).toEqual([]);
    },
    timeLimit,
  );
});
