import { itOnBothEngines, onBothEngines } from '@plenary/service-kit/testing/each-engine';
import { bookingMigrations } from '../db/migrations.ts';
import { faultsInBooks } from '../options/testing/faults-in-books.ts';
import { claire, hugo, oneDay, tuesday } from '../options/testing/option-searches.ts';
import { onEachSignatureWorld } from '../signature/testing/each-signature-world.ts';
import { breakOff, mortalSignatureWorld } from '../signature/testing/mortal-signature-world.ts';
import { atOnce, replicaOf } from '../signature/testing/replica.ts';
import { changeVerbs, staff } from './testing/change-verbs.ts';

// Lifecycle L3, L5, L7, L21.

const timeLimit = 180_000;
const thursday = '2026-10-08';
const toThursday = [{ from: tuesday, to: thursday, pax: 38 }];
const slotsOn = (day: string) => [`Ternes-P ${day} AM 1`, `Ternes-P ${day} PM 1`];

onEachSignatureWorld((world) => {
  const { confirmed, change, preview, changesOf, quoteOfDeal } = changeVerbs(world);
  const signPath = (quoteId: string) => `/api/quotes/${quoteId}/signature`;

  /** An amendment that waits, and what signs it. */
  const offered = async () => {
    const dealId = await confirmed(claire, oneDay);
    const { changeId, amendmentId } = (await change(claire, dealId, toThursday)).body.change;
    const { body: draft } = await world.prepare(claire, amendmentId);
    const signed = { ...draft, signatoryName: 'Claire Martin', goodForAgreement: true };
    return { dealId, changeId, amendmentId, signed };
  };

  itOnBothEngines(
    'an amendment that is signed eight times at once, on two replicas, moves its booking once',
    async () => {
      const { dealId, amendmentId, signed } = await offered();
      const copies = [replicaOf(world), replicaOf(world)];
      const statuses = await atOnce(
        Array.from(
          { length: 8 },
          (_, index) => () => copies[index % 2]?.send('POST', signPath(amendmentId), claire, signed) ?? Promise.resolve(0),
        ),
      );
      expect(statuses.filter((status) => status === 201)).toHaveLength(1);
      expect(statuses.filter((status) => status === 409)).toHaveLength(7);
      expect(await world.claims()).toEqual(slotsOn(thursday));
      expect((await world.send('GET', `/api/deals/${dealId}/changes`, claire)).body.revision).toBe(1);
      expect((await world.events()).filter((type) => type === 'booking.changed')).toHaveLength(1);
    },
    timeLimit,
  );

  itOnBothEngines(
    'an amendment that is signed and withdrawn at once does one of the two',
    async () => {
      const { dealId, changeId, amendmentId, signed } = await offered();
      const [one, other] = [replicaOf(world), replicaOf(world)];
      const [bySigning, byWithdrawing] = await atOnce([
        () => one.send('POST', signPath(amendmentId), claire, signed),
        () => other.send('POST', `/api/deals/${dealId}/changes/${changeId}/withdraw`, staff, {}),
      ]);
      const [{ state }] = await changesOf(claire, dealId);
      const outcome = [bySigning, byWithdrawing, state, await world.claims()];
      expect([
        [201, 409, 'applied', slotsOn(thursday)],
        [409, 200, 'withdrawn', slotsOn(tuesday)],
      ]).toContainEqual(outcome);
    },
    timeLimit,
  );

  itOnBothEngines(
    'an amendment that is signed while its booking is cancelled leaves one booking or none, never a half',
    async () => {
      const { dealId, amendmentId, signed } = await offered();
      const path = `/api/deals/${dealId}/cancellation`;
      const { revision, previewHash } = (await world.send('POST', `${path}/preview`, claire, { body: {} })).body;
      const [one, other] = [replicaOf(world), replicaOf(world)];
      const [bySigning, byCancelling] = await atOnce([
        () => one.send('POST', signPath(amendmentId), claire, signed),
        () => other.send('POST', path, claire, { revision, previewHash, reason: 'dates' }),
      ]);
      const { standing } = await quoteOfDeal(claire, dealId);
      const outcome = [bySigning, byCancelling, standing, await world.claims()];
      expect([
        [201, 409, 'current', slotsOn(thursday)],
        [409, 201, 'cancelled', []],
      ]).toContainEqual(outcome);
    },
    timeLimit,
  );

  itOnBothEngines(
    'two who change one booking at once, as the same preview said: one change is made, the other is told of it',
    async () => {
      const dealId = await confirmed(claire, oneDay);
      const days = [{ from: tuesday, to: tuesday, pax: 22 }];
      const { revision, previewHash } = (await preview(claire, dealId, days)).body;
      const body = { days, revision, previewHash };
      const [one, other] = [replicaOf(world), replicaOf(world)];
      const statuses = await atOnce([
        () => one.send('POST', `/api/deals/${dealId}/changes`, claire, body),
        () => other.send('POST', `/api/deals/${dealId}/changes`, staff, body),
      ]);
      expect(statuses.sort()).toEqual([201, 409]);
      expect(await changesOf(claire, dealId)).toHaveLength(1);
    },
    timeLimit,
  );

  itOnBothEngines(
    'the last free day goes to the change or to another customer’s option, never to both',
    async () => {
      const dealId = await confirmed(claire, oneDay);
      const { revision, previewHash } = (await preview(claire, dealId, toThursday)).body;
      const quoteId = await world.quoteOf(hugo, [{ ...oneDay[0], date: thursday } as (typeof oneDay)[0]]);
      const [one, other] = [replicaOf(world), replicaOf(world)];
      const [byChange, byOption] = await atOnce([
        () => one.send('POST', `/api/deals/${dealId}/changes`, claire, { days: toThursday, revision, previewHash }),
        () => other.send('POST', `/api/quotes/${quoteId}/option`, hugo),
      ]);
      const rank = (await world.optionOf(hugo, quoteId))?.rank;
      expect([
        [201, 201, 2],
        [409, 201, 1],
      ]).toContainEqual([byChange, byOption, rank]);
    },
    timeLimit,
  );
});

onBothEngines(bookingMigrations, (open) => {
  it(
    'a crash in the middle of signing an amendment leaves nothing behind, and the same press works afterwards',
    async () => {
      const world = await mortalSignatureWorld(await open());
      const { confirmed, change, changesOf } = changeVerbs(world);
      const dealId = await confirmed(claire, oneDay);
      const { amendmentId } = (await change(claire, dealId, toThursday)).body.change;
      const { body: draft } = await world.prepare(claire, amendmentId);
      expect(await breakOff(world, () => world.sign(claire, amendmentId, draft, { key: 'press-1' }))).toBeGreaterThan(15);
      world.fate.diesBefore = Number.POSITIVE_INFINITY;
      expect((await changesOf(claire, dealId))[0]).toMatchObject({ state: 'applied' });
      expect(await world.claims()).toEqual(slotsOn(thursday));
      expect(await faultsInBooks(world.deps)).toEqual([]);
    },
    timeLimit,
  );
});
