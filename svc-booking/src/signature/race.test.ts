import { randomUUID } from 'node:crypto';
import type { SignatureFields } from '@plenary/contracts/signature-form';
import type { Dialect } from '@plenary/service-kit/database/columns';
import { isUniqueViolation } from '@plenary/service-kit/database/sql-state';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { sweepOptions } from '../options/sweep-options.ts';
import { claire, day, hugo, oneDay } from '../options/testing/option-searches.ts';
import { customer } from '../options/testing/option-world.ts';
import { searchDay } from '../testing/searches.ts';
import { onEachSignatureWorld, tokenIn } from './testing/each-signature-world.ts';
import { emptyBilling, wholeBilling } from './testing/make-fields.ts';
import { atOnce, replicaOf } from './testing/replica.ts';

// Covers B-O01.

const timeLimit = 180_000;

/** Keeps every later reader from seeing that a quote was signed. */
const blind: Record<Dialect, string> = {
  sqlite: `
CREATE TRIGGER blind AFTER UPDATE OF status ON quote WHEN NEW.status <> 'Presented'
BEGIN UPDATE quote SET status = 'Presented' WHERE id = NEW.id; END`,
  postgres: `
CREATE FUNCTION forget_status() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN UPDATE quote SET status = 'Presented' WHERE id = NEW.id; RETURN NULL; END $$;
CREATE TRIGGER blind AFTER UPDATE OF status ON quote FOR EACH ROW WHEN (NEW.status <> 'Presented') EXECUTE FUNCTION forget_status()`,
};

onEachSignatureWorld((world) => {
  const copyOf = (now?: () => number) => replicaOf(world, now);
  const signPath = (quoteId: string) => `/api/quotes/${quoteId}/signature`;
  const bodyOf = (draft: { draftId: string; sha256: string }) => ({ ...draft, signatoryName: 'Claire Martin', goodForAgreement: true });

  /** Eight presses for two documents of a quote, on two copies. */
  const signAtOnce = async (quoteId: string, fields: Partial<SignatureFields> = {}) => {
    const { prepare } = world;
    const drafts = [
      (await prepare(claire, quoteId, fields)).body,
      (await prepare(claire, quoteId, { ...fields, paymentMethod: 'credit-card' })).body,
    ];
    const copies = [copyOf(), copyOf()];
    const attempts = Array.from({ length: 8 }, (_, index) => () => {
      const copy = copies[index % 2];
      return copy?.send('POST', signPath(quoteId), claire, bodyOf(drafts[Math.floor(index / 2) % 2])) ?? Promise.resolve(0);
    });
    const statuses = await atOnce(attempts);
    return { signed: statuses.filter((status) => status === 201).length, refused: statuses.filter((status) => status === 409).length };
  };

  itOnBothEngines(
    'signed twice at once, on two copies and from two documents, a quote is signed once',
    async () => {
      const { quoteOf, signatures, statusOf } = world;
      const quoteId = await quoteOf(claire, oneDay);
      expect(await signAtOnce(quoteId)).toEqual({ signed: 1, refused: 7 });
      expect(await signatures()).toHaveLength(1);
      expect(await statusOf(claire, quoteId)).toBe('Approved');
    },
    timeLimit,
  );

  /** The same race with only the index to refuse: the rooms are held already, and every caller reads an unsigned quote. */
  const signBlindly = async () => {
    const { quoteOf, place, deps } = world;
    const quoteId = await quoteOf(claire, oneDay);
    await place(claire, quoteId);
    await deps.database.script(blind[deps.database.dialect]);
    return signAtOnce(quoteId, { company: { secondSignatory: 'nadia@atelier-nord.example' } });
  };

  itOnBothEngines(
    'signed once even if everybody read before anybody wrote: the index refuses',
    async () => {
      expect(await signBlindly()).toEqual({ signed: 1, refused: 7 });
      expect(await world.signatures()).toHaveLength(1);
    },
    timeLimit,
  );

  itOnBothEngines(
    'control: without the unique index the very same race signs twice, once for each document',
    async () => {
      await world.deps.database.script('DROP INDEX signature_that_stands');
      expect(await signBlindly()).toEqual({ signed: 2, refused: 6 });
      expect(await world.signatures()).toHaveLength(2);
    },
    timeLimit,
  );

  itOnBothEngines(
    'many who sign for the same rooms at once: one is approved, nobody else holds anything',
    async () => {
      const { quoteOf, prepare, signatures, claims, deps } = world;
      const runners = await Promise.all(
        Array.from({ length: 6 }, async (_, index) => {
          const user = customer(20 + index);
          const quoteId = await quoteOf(user, oneDay);
          return { user, quoteId, draft: (await prepare(user, quoteId)).body };
        }),
      );
      const copies = [copyOf(), copyOf(), copyOf()];
      const statuses = await atOnce(
        runners.map(
          ({ user, quoteId, draft }, index) =>
            () =>
              copies[index % 3]?.send('POST', signPath(quoteId), user, bodyOf(draft)) ?? Promise.resolve(0),
        ),
      );
      expect(statuses.sort()).toEqual([201, 409, 409, 409, 409, 409]);
      expect(await signatures()).toMatchObject([{ state: 'approved' }]);
      expect(await claims()).toHaveLength(2);
      const { booking } = deps.tables;
      expect(await deps.database.read.select({ status: booking.status }).from(booking)).toEqual([{ status: 'confirmed' }]);
    },
    timeLimit,
  );

  itOnBothEngines(
    'signed at the very instant its option lapses, with another behind it: exactly one of the two has the rooms',
    async () => {
      const { quoteOf, place, prepare, optionOf, statusOf, clock } = world;
      const begin = clock.now;
      for (const [round, date] of ['2026-10-05', '2026-10-06', '2026-10-07', '2026-10-08'].entries()) {
        clock.now = begin;
        const [user, behindUser] = [customer(40 + round), customer(60 + round)];
        const [quoteId, behind] = [await quoteOf(user, [searchDay(date)]), await quoteOf(behindUser, [searchDay(date)])];
        await place(user, quoteId);
        clock.now += day;
        await place(behindUser, behind);
        const { body: draft } = await prepare(user, quoteId);
        const lapse = Date.parse((await optionOf(user, quoteId)).expiresAt);
        // One copy's clock is a millisecond before the lapse, the other's is at it.
        const [early, late] = [copyOf(() => lapse - 1), copyOf(() => lapse)];
        const sweep = async () => {
          await sweepOptions(late.deps);
          return 0;
        };
        const [signed = 0] = await atOnce([() => early.send('POST', signPath(quoteId), user, bodyOf(draft)), sweep, sweep]);
        clock.now = lapse;
        const outcome = [signed, await statusOf(user, quoteId), (await optionOf(behindUser, behind))?.rank];
        expect([
          [201, 'Approved', undefined],
          [409, 'Presented', 1],
        ]).toContainEqual(outcome);
      }
    },
    timeLimit,
  );

  itOnBothEngines(
    'countersigned at the very instant its time is over: approved or lapsed, never half',
    async () => {
      const { quoteOf, prepareAndSign, post, clock, statusOf, claims, signatures } = world;
      const quoteId = await quoteOf(claire, oneDay);
      const { signature } = (await prepareAndSign(claire, quoteId, { company: { secondSignatory: 'nadia@atelier-nord.example' } })).body;
      const token = tokenIn(await post());
      const deadline = Date.parse(signature.deadline);
      const [early, late] = [copyOf(() => deadline - 1), copyOf(() => deadline)];
      const body = { token, sha256: signature.sha256, name: 'Nadia Roux', goodForAgreement: true };
      const path = `/api/quotes/${quoteId}/countersignature`;
      const [signed = 0] = await atOnce([
        () => early.send('POST', path, null, body),
        async () => {
          await sweepOptions(late.deps);
          return 0;
        },
      ]);
      clock.now = deadline;
      const [row] = await signatures();
      if (signed === 201) {
        expect([await statusOf(claire, quoteId), row?.state, (await claims()).length]).toEqual(['Approved', 'approved', 2]);
      } else {
        expect(signed).toBe(410);
        expect([await statusOf(claire, quoteId), row?.state, (await claims()).length]).toEqual(['Presented', 'lapsed', 0]);
      }
    },
    timeLimit,
  );

  itOnBothEngines(
    'a link is used once: of sixteen presses at once exactly one countersigns',
    async () => {
      const { quoteOf, prepareAndSign, post, events } = world;
      const quoteId = await quoteOf(claire, oneDay);
      const { signature } = (await prepareAndSign(claire, quoteId, { company: { secondSignatory: 'nadia@atelier-nord.example' } })).body;
      const body = { token: tokenIn(await post()), sha256: signature.sha256, name: 'Nadia Roux', goodForAgreement: true };
      const copies = [copyOf(), copyOf()];
      const statuses = await atOnce(
        Array.from(
          { length: 16 },
          (_, index) => () => copies[index % 2]?.send('POST', `/api/quotes/${quoteId}/countersignature`, null, body) ?? Promise.resolve(0),
        ),
      );
      expect(statuses.filter((status) => status === 201)).toHaveLength(1);
      expect(statuses.filter((status) => status === 400)).toHaveLength(15);
      expect((await events()).filter((type) => type === 'booking.approved')).toHaveLength(1);
    },
    timeLimit,
  );

  itOnBothEngines(
    'completed and taken back at once: confirmed or free, never both',
    async () => {
      const { quoteOf, prepareAndSign, statusOf, claims } = world;
      const quoteId = await quoteOf(hugo, oneDay);
      await prepareAndSign(hugo, quoteId, emptyBilling);
      const [one, other] = [copyOf(), copyOf()];
      const [completed, rejected] = await atOnce([
        () => one.send('PATCH', `${signPath(quoteId)}/billing`, hugo, wholeBilling),
        () => other.send('POST', `/api/quotes/${quoteId}/rejection`, hugo, {}),
      ]);
      const outcome = [await statusOf(hugo, quoteId), (await claims()).length];
      if (completed === 200) {
        expect(rejected).toBe(409);
        expect(outcome).toEqual(['Approved', 2]);
      } else {
        expect([completed, rejected]).toEqual([409, 204]);
        expect(outcome).toEqual(['Rejected', 0]);
      }
    },
    timeLimit,
  );

  itOnBothEngines('the database itself refuses a second signature that stands, written by hand', async () => {
    const { quoteOf, prepareAndSign, signatures, deps } = world;
    await prepareAndSign(claire, await quoteOf(claire, oneDay));
    const [row] = await signatures();
    if (!row) throw new Error('nothing was signed');
    const again = { ...row, id: randomUUID() };
    const writing = deps.database.transact((tx) => tx.insert(deps.tables.signature).values(again));
    // Checks the code: the engine's errors may belong to another realm, where `toThrow` does not recognise them.
    expect(await writing.then(() => false, isUniqueViolation)).toBe(true);
    const ended = { ...again, state: 'lapsed' };
    await deps.database.transact((tx) => tx.insert(deps.tables.signature).values(ended));
    expect(await signatures()).toHaveLength(2);
  });
});
