import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { emptyBilling, wholeBilling } from '../../signature/testing/make-fields.ts';
import { sweepOptions } from '../sweep-options.ts';
import { faultsInBooks } from './faults-in-books.ts';
import type { ModelCourse } from './model-course.ts';
import type { ModelQuote, OptionModel, Outcome, Shown } from './option-model.ts';

type Command = fc.AsyncCommand<OptionModel, ModelCourse>;
const minute = 60_000;
const day = 86_400_000;

const command = (name: string, run: (model: OptionModel, real: ModelCourse) => Promise<void>, isPossible = () => true): Command => ({
  check: isPossible,
  run: async (model, real) => {
    await run(model, real);
    // Looked at without settling: what a late sweeper leaves behind has to add up too.
    expect(await faultsInBooks(real.deps)).toEqual([]);
  },
  toString: () => name,
});

const outcomeOf = ({ status, body }: { status: number; body: Record<string, unknown> | undefined }): Outcome => {
  if (status >= 400) return body?.code as Outcome;
  return body ? shownOf(body) : null;
};

const shownOf = ({ optionId: _, rooms: __, ...shown }: Record<string, unknown>) => shown as Shown;

/** The n-th quote of the course: quotes are known only once it runs. */
const at = ({ quotes }: ModelCourse, index: number): ModelQuote => {
  const quote = quotes[index % quotes.length];
  if (!quote) throw new Error('no quotes');
  return quote;
};

const tick = (real: ModelCourse, model: OptionModel, milliseconds: number) => {
  model.tick(milliseconds);
  real.clock.now += milliseconds;
};

const index = fc.nat({ max: 100 });
/** Short ones mostly, so that what was placed is still there. */
const ticks = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: minute }) },
  { weight: 3, arbitrary: fc.integer({ min: minute, max: day }) },
  { weight: 1, arbitrary: fc.integer({ min: day, max: 3 * day }) },
);

const place = index.map((n) =>
  command(`place ${n}`, async (model, real) => {
    const quote = at(real, n);
    const answer = await real.place(real.userOf(quote.user), quote.id);
    expect(outcomeOf(answer)).toEqual(model.place(quote));
  }),
);

const release = index.map((n) =>
  command(`release one of those that stand, ${n}`, async (model, real) => {
    const standing = model.standing();
    const quote = standing[n % standing.length] ?? at(real, n);
    const answer = await real.release(real.userOf(quote.user), quote.id);
    expect(outcomeOf(answer)).toEqual(model.release(quote));
  }),
);

/** Somebody else who wants the same: a second option, or none. */
const follow = index.map((n) =>
  command(`follow one of those that stand, ${n}`, async (model, real) => {
    const standing = model.standing();
    const ahead = standing[n % standing.length] ?? at(real, n);
    const quote = real.quotes.find(({ want, user }) => want === ahead.want && user !== ahead.user) ?? ahead;
    const answer = await real.place(real.userOf(quote.user), quote.id);
    expect(outcomeOf(answer)).toEqual(model.place(quote));
  }),
);

/** A customer with or without an option signs. */
const sign = fc.tuple(index, fc.boolean(), fc.boolean(), fc.boolean()).map(([n, isHolder, second, billing]) =>
  command(`sign ${n}, second ${second}, billing lacks ${billing}`, async (model, real) => {
    const standing = model.standing();
    const quote = (isHolder ? standing[n % standing.length] : undefined) ?? at(real, n);
    const user = real.userOf(quote.user);
    const fields = { ...(billing && emptyBilling), company: { secondSignatory: second ? 'second@atelier-nord.example' : '' } };
    const prepared = await real.prepare(user, quote.id, fields);
    const answer = prepared.status === 201 ? await real.sign(user, quote.id, prepared.body) : prepared;
    expect(answer.status < 400 ? null : answer.body.code).toEqual(model.sign(quote, { second, billing }));
  }),
);

const complete = index.map((n) =>
  command(`complete the billing ${n}`, async (model, real) => {
    const signed = model.signed();
    const quote = signed[n % signed.length] ?? at(real, n);
    const answer = await real.complete(real.userOf(quote.user), quote.id, wholeBilling);
    expect(answer.status < 400 ? null : answer.body.code).toEqual(model.supply(quote, 'billing'));
  }),
);

const countersign = index.map((n) =>
  command(`countersign ${n}`, async (model, real) => {
    const partial = model.partial();
    const quote = partial[n % partial.length];
    if (!quote) return;
    const answer = await real.countersign(quote.id, await real.linkOf(quote.id));
    expect(answer.status < 400 ? null : answer.body.code).toEqual(model.supply(quote, 'second'));
  }),
);

const reject = index.map((n) =>
  command(`reject ${n}`, async (model, real) => {
    const signed = model.signed();
    const quote = signed[n % signed.length] ?? at(real, n);
    const answer = await real.reject(real.userOf(quote.user), quote.id);
    expect(answer.status < 400 ? null : answer.body.code).toEqual(model.reject(quote));
  }),
);

/** Staff extend a live option, also by nothing or past the 48 hours, or one that does not exist. */
const extend = fc.tuple(index, fc.boolean(), fc.constantFrom(0, 1, minute, day, 3 * day, 10 * day)).map(([n, isHolder, longer]) =>
  command(`extend ${n} by ${longer}`, async (model, real) => {
    const standing = model.standing();
    const quote = (isHolder ? standing[n % standing.length] : undefined) ?? at(real, n);
    const known = model.look(quote)?.expiresAt ?? new Date(model.now()).toISOString();
    const wanted = Date.parse(known) + longer;
    const despite = { despiteSecond: true, reason: 'Board meets on Monday' };
    const answer = await real.extend(quote.id, { expiresAt: new Date(wanted).toISOString(), known, ...despite });
    expect(answer.status < 400 ? null : answer.body.code).toEqual(model.extend(quote, wanted));
  }),
);

const withdraw = index.map((n) =>
  command(`withdraw ${n}`, async (model, real) => {
    const standing = model.standing();
    const quote = standing[n % standing.length] ?? at(real, n);
    const answer = await real.withdraw(quote.id);
    expect(answer.status < 400 ? null : answer.body.code).toEqual(model.withdraw(quote));
  }),
);

const often = <T>(times: number, one: T): T[] => Array.from({ length: times }, () => one);

/** Actions of customers, staff, clock and sweeper, in any order; mostly placing and releasing. */
export const optionCommands = [
  ...often(6, place),
  ...often(4, follow),
  ...often(4, release),
  ...often(3, sign),
  ...often(2, complete),
  ...often(2, countersign),
  reject,
  ...often(2, extend),
  withdraw,
  index.map((n) =>
    command(`press twice ${n}`, async (model, real) => {
      const quote = at(real, n);
      // Another key each time: one that was used before is answered as it was then.
      const key = randomUUID();
      const press = () => real.place(real.userOf(quote.user), quote.id, key);
      const [first, second] = await Promise.all([press(), press()]);
      expect(outcomeOf(first)).toEqual(model.place(quote));
      if (first.status === 201) expect(second.text).toBe(first.text);
      else expect(second).toMatchObject({ status: first.status, body: { code: first.body.code } });
    }),
  ),
  index.map((n) =>
    command(`look ${n}`, async (model, real) => {
      const quote = at(real, n);
      const option = await real.optionOf(real.userOf(quote.user), quote.id);
      expect(option && shownOf(option)).toEqual(model.look(quote));
    }),
  ),
  ticks.map((milliseconds) => command(`tick ${milliseconds}`, async (model, real) => tick(real, model, milliseconds))),
  fc.constantFrom(-1, 0, 1, day).map((offset) =>
    command(`tick to the next lapse ${offset}`, async (model, real) => {
      const milliseconds = (model.untilNextLapse() ?? 0) + offset;
      if (milliseconds > 0) tick(real, model, milliseconds);
    }),
  ),
  fc.constant(
    command('sweep', async (model, real) => {
      await sweepOptions(real.deps);
      expect(await real.held()).toEqual(model.held());
      expect(await real.seated()).toEqual(model.seated());
    }),
  ),
];
