import { itOnBothEngines, onBothEngines } from '@plenary/service-kit/testing/each-engine';
import { bookingMigrations } from '../db/migrations.ts';
import { faultsInBooks } from '../options/testing/faults-in-books.ts';
import { claire, hugo, oneDay, tuesday } from '../options/testing/option-searches.ts';
import { smallVenue } from '../options/testing/option-world.ts';
import { onEachSignatureWorld } from '../signature/testing/each-signature-world.ts';
import { breakOff, mortalSignatureWorld } from '../signature/testing/mortal-signature-world.ts';
import { atOnce, replicaOf } from '../signature/testing/replica.ts';
import { makeRoom } from '../testing/make-venue.ts';
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

const small = smallVenue();
const house = {
  record: small.record,
  rooms: [...small.rooms, makeRoom('Ternes', 'Q', { category: 'Premium', subcommitteeType: null, capacities: { theater: 70 } })],
};

onEachSignatureWorld((world) => {
  const { confirmed, change, changesOf } = changeVerbs(world);

  /** A change by one person more, which waits for its customer, and what moves its booking into another room. */
  const waiting = async () => {
    const dealId = await confirmed(claire, oneDay);
    const { changeId } = (await change(staff, dealId, [{ from: tuesday, to: tuesday, pax: 25 }])).body.change;
    const { booking } = world.deps.tables;
    const rows = await world.deps.database.read.select().from(booking);
    const bookingId = rows.find(({ status }) => status === 'confirmed')?.id ?? '';
    const moves = [{ day: tuesday, halves: ['AM', 'PM'], from: 'Ternes-P', to: 'Ternes-Q' }];
    return {
      dealId,
      answerPath: (answer: 'agree' | 'decline' | 'withdraw') => `/api/deals/${dealId}/changes/${changeId}/${answer}`,
      move: { path: `/api/planning/bookings/${bookingId}/rooms`, body: { revision: 0, moves } },
    };
  };

  itOnBothEngines(
    'who answers a change at the revision they read is refused once the booking is another one, sees it as it is, and may answer then',
    async () => {
      const { dealId, answerPath, move } = await waiting();
      expect((await world.send('PUT', move.path, staff, { body: move.body })).status).toBe(200);
      for (const [answer, user] of [
        ['agree', claire],
        ['decline', claire],
        ['withdraw', staff],
      ] as const) {
        const { status, body } = await world.send('POST', answerPath(answer), user, { body: { revision: 0 } });
        expect({ status, code: body.code }).toEqual({ status: 409, code: 'stale-version' });
        expect(body.current).toMatchObject({ revision: 1, change: { dealId, state: 'offered', level: 'consent' } });
      }
      expect((await world.send('POST', answerPath('agree'), hugo, { body: { revision: 0 } })).status).toBe(404);
      const agreed = await world.send('POST', answerPath('agree'), claire, { body: { revision: 1 } });
      expect(agreed).toMatchObject({ status: 200, body: { revision: 2, change: { state: 'applied' } } });
      expect(await world.claims()).toEqual([`Ternes-Q ${tuesday} AM 1`, `Ternes-Q ${tuesday} PM 1`]);
    },
    timeLimit,
  );

  itOnBothEngines(
    'an older page, which names no revision, answers a change of a booking that was moved meanwhile',
    async () => {
      const { dealId, answerPath, move } = await waiting();
      await world.send('PUT', move.path, staff, { body: move.body });
      expect((await world.send('POST', answerPath('decline'), claire, {})).status).toBe(200);
      expect((await changesOf(claire, dealId))[0]).toMatchObject({ state: 'declined' });
    },
    timeLimit,
  );

  itOnBothEngines(
    'a customer who agrees while staff move the rooms: one of the two is done, the other is told that the booking is another one',
    async () => {
      const { dealId, answerPath, move } = await waiting();
      const [one, other] = [replicaOf(world), replicaOf(world)];
      const statuses = await atOnce([
        () => one.send('POST', answerPath('agree'), claire, { revision: 0 }),
        () => other.send('PUT', move.path, staff, move.body),
      ]);
      const room = (await world.claims())[0]?.split(' ')[0];
      const [{ state }] = await changesOf(claire, dealId);
      expect([
        [200, 409, 'applied', 'Ternes-P'],
        [409, 200, 'offered', 'Ternes-Q'],
      ]).toContainEqual([...statuses, state, room]);
      // A change that takes nothing besides holds nothing, and is not left behind.
      await world.send('POST', answerPath('decline'), claire);
    },
    timeLimit,
  );

  itOnBothEngines(
    'a change that is agreed to and declined at once, in two windows of its customer, ends in one of the two ways',
    async () => {
      const { dealId, answerPath } = await waiting();
      const [one, other] = [replicaOf(world), replicaOf(world)];
      const statuses = await atOnce([
        () => one.send('POST', answerPath('agree'), claire, { revision: 0 }),
        () => other.send('POST', answerPath('decline'), claire, { revision: 0 }),
      ]);
      const [{ state }] = await changesOf(claire, dealId);
      expect([
        [200, 409, 'applied'],
        [409, 200, 'declined'],
      ]).toContainEqual([...statuses, state]);
    },
    timeLimit,
  );
}, house);

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
