import { listChangeApprovals, submitChange, type WholeWaitingChange } from '@plenary/contracts/change-approvals.schemas';
import { userErased } from '@plenary/contracts/events';
import type { UserClaims } from '@plenary/service-kit/actor';
import { testUser } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { changeVerbs, staff } from '../changes/testing/change-verbs.ts';
import { eraseUser } from '../erasure/erase-user.ts';
import { findAmong } from '../on-behalf/testing/find-among.ts';
import { claire, hugo, oneDay, tuesday } from '../options/testing/option-searches.ts';
import { onEachSignatureWorld } from '../signature/testing/each-signature-world.ts';
import { searchDay } from '../testing/searches.ts';

// Lifecycle L3, L6, L7, L10.

const admin = (number: number, firstname: string) =>
  testUser({ userId: `11111111-1111-4111-8111-11111111111${number}`, firstname, email: `${firstname}@comet.example`, role: 'admin' });
const [omar, lea] = [admin(3, 'omar'), admin(4, 'lea')];
const colleague = testUser({ userId: '11111111-1111-4111-8111-111111111115', email: 'max@comet.example', role: 'staff' });
/** A fifth under the list of 120 EUR a person. */
const days = [{ from: tuesday, to: tuesday, pax: 24 }];
const lines = [{ label: 'Tout compris', day: tuesday, quantity: 24, unitPrice: 96_00, vatKind: 'service' as const }];

onEachSignatureWorld(
  (world) => {
    const { confirmed, change, changesOf, quoteOfDeal } = changeVerbs(world);
    let presses = 0;
    const press = () => `press-${++presses}`;
    const seen = async (dealId: string, by: UserClaims = staff, asked: object = { days, lines }) => {
      const { body } = await world.send('POST', `/api/deals/${dealId}/changes/preview`, by, { body: asked });
      return { preview: body, body: { ...asked, revision: body.revision, previewHash: body.previewHash } };
    };
    const queueOf = (dealId: string) => `/api/deals/${dealId}/change-approvals`;
    const submit = async (dealId: string, { by = staff, key = press(), more = {} as object } = {}) =>
      world.send('POST', queueOf(dealId), by, { body: { ...(await seen(dealId, by)).body, ...more }, key });
    const submitted = async (more: object = {}): Promise<[string, string]> => {
      const dealId = await confirmed(claire, oneDay);
      const answer = await submit(dealId, { more });
      return [dealId, submitChange.response.parse(answer.body).approvalId];
    };
    const read = async (dealId: string, id: string, by: UserClaims = omar): Promise<WholeWaitingChange> =>
      (await world.send('GET', `${queueOf(dealId)}/${id}`, by)).body;
    type Verb = 'approval' | 'refusal' | 'withdrawal';
    const decide = async ([dealId, id]: readonly [string, string], verb: Verb, by: UserClaims = omar, part: object = {}, key = press()) => {
      const { revision, preview } = await read(dealId, id, by);
      const own = { approval: { previewHash: preview?.previewHash ?? 'a'.repeat(43) }, refusal: { reason: 'Too low' }, withdrawal: {} };
      return world.send('POST', `${queueOf(dealId)}/${id}/${verb}`, by, { body: { revision, ...own[verb], ...part }, key });
    };
    const listed = async (query = '', by: UserClaims = omar) =>
      listChangeApprovals.response.parse((await world.send('GET', `/api/desk/change-approvals${query}`, by)).body).changes;
    const mailsTo = async (to: string) => (await world.post()).filter((mail) => mail.to === to).map(({ subject }) => subject);

    describe('a change over the limit of its author', () => {
      itOnBothEngines('waits for another person: the booking stays as it is, and its customer hears nothing', async () => {
        const dealId = await confirmed(claire, oneDay);
        const agreed = await quoteOfDeal(claire, dealId);
        const { preview, body } = await seen(dealId);
        expect(preview).toMatchObject({ discountLimit: 10 });
        expect((await world.send('POST', `/api/deals/${dealId}/changes`, staff, { body })).status).toBe(403);
        const answers = [await submit(dealId, { key: 'once' }), await submit(dealId, { key: 'once' })];
        expect(answers).toMatchObject([{ status: 201 }, { status: 201, body: answers[0]?.body }]);
        expect(await listed()).toMatchObject([
          {
            ...{ dealId, author: { userId: staff.userId }, customer: { companyName: agreed.customer?.companyName ?? expect.any(String) } },
            ...{ firstDay: tuesday, pax: 24, discountPercent: preview.discountPercent, mayDecide: true },
            totalExcludingVatPrice: preview.after.totalExcludingVatPrice,
          },
        ]);
        expect(await listed('', colleague)).toMatchObject([{ mayDecide: false }]);
        expect(await listed(`?dealId=${dealId}`)).toHaveLength(1);
        expect(await listed(`?dealId=${world.deps.newId()}`)).toEqual([]);
        expect([await changesOf(claire, dealId), await mailsTo(claire.email)]).toEqual([[], []]);
        expect(await quoteOfDeal(claire, dealId)).toEqual(agreed);
        expect((await world.send('GET', `/api/desk/change-approvals`, claire)).status).toBe(403);
      });

      itOnBothEngines('is made once by another person with a high enough limit, in the name of its author, who is mailed', async () => {
        const [dealId, id] = await submitted({ consent: 'Claire, by phone' });
        const answers = [
          await decide([dealId, id], 'approval', omar, {}, 'once'),
          await world.send('POST', `${queueOf(dealId)}/${id}/approval`, omar, {
            body: { revision: 1, previewHash: (await read(dealId, id)).preview?.previewHash ?? 'a'.repeat(43) },
          }),
        ];
        expect(answers.map(({ status }) => status)).toEqual([200, 409]);
        expect(await read(dealId, id)).toMatchObject({ state: 'sent', decidedBy: { userId: omar.userId }, preview: null });
        expect(await changesOf(staff, dealId)).toMatchObject([
          { state: 'applied', level: 'consent', onBehalf: true, consent: { by: 'staff', note: 'Claire, by phone' } },
        ]);
        expect((await quoteOfDeal(claire, dealId)).items).toMatchObject([{ description: 'Tout compris', quantity: 24, unitPrice: 96_00 }]);
        expect(await mailsTo(staff.email)).toEqual([expect.stringMatching(/^Votre modification pour .+ est approuvée$/)]);
        const { entries } = (await world.send('GET', '/api/referentials/audit-trail', omar)).body;
        expect(entries.slice(0, 3).map(({ action, by }: { action: string; by: { userId: string } }) => [action, by.userId])).toEqual(
          expect.arrayContaining([
            ['change-approved', omar.userId],
            ['booking-changed', omar.userId],
            ['change-submitted', staff.userId],
          ]),
        );
      });

      it('is offered to its customer once approved, where nobody has noted their consent', async () => {
        const [dealId, id] = await submitted();
        expect(await decide([dealId, id], 'approval')).toMatchObject({ status: 200, body: { state: 'sent' } });
        const [offered] = await changesOf(claire, dealId);
        expect(offered).toMatchObject({ state: 'offered', level: 'consent' });
        expect(await mailsTo(claire.email)).toHaveLength(1);
        const declined = await world.send('POST', `/api/deals/${dealId}/changes/${offered.changeId}/decline`, claire, { body: {} });
        expect(declined.body.change.state).toBe('declined');
      });

      itOnBothEngines('is refused with a reason, which its author is mailed; nothing is made afterwards', async () => {
        const [dealId, id] = await submitted();
        expect(await decide([dealId, id], 'refusal', omar, { reason: ' ' })).toMatchObject({ status: 400 });
        expect(await decide([dealId, id], 'refusal')).toMatchObject({ status: 200, body: { state: 'refused', reason: 'Too low' } });
        expect(await mailsTo(staff.email)).toEqual([expect.stringMatching(/^Votre modification pour .+ est refusée$/)]);
        expect(await decide([dealId, id], 'approval')).toMatchObject({ status: 409, body: { code: 'conflict' } });
        expect(await listed('?state=refused')).toMatchObject([{ approvalId: id, mayDecide: false }]);
        expect([await listed(), await changesOf(claire, dealId)]).toEqual([[], []]);
      });

      itOnBothEngines('is decided once by two at the same time', async () => {
        const waiting = await submitted({ consent: 'Claire, by phone' });
        const answers = await Promise.all([decide(waiting, 'approval', omar), decide(waiting, 'refusal', lea)]);
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
        const { state } = await read(...waiting);
        expect(await changesOf(claire, waiting[0])).toHaveLength(state === 'sent' ? 1 : 0);
      });

      it('is decided neither by its author nor by who may give less; its author alone takes it back', async () => {
        const waiting = await submitted();
        expect((await decide(waiting, 'approval', staff)).status).toBe(403);
        expect((await decide(waiting, 'refusal', colleague)).status).toBe(403);
        expect((await decide(waiting, 'withdrawal', omar)).status).toBe(403);
        expect(await decide(waiting, 'withdrawal', staff)).toMatchObject({ status: 200, body: { state: 'withdrawn' } });
        expect((await decide(waiting, 'approval')).body).toMatchObject({ code: 'conflict' });
        expect(await changesOf(claire, waiting[0])).toEqual([]);
      });

      it('is not made of a booking that was changed since: its lines stand for those of the version before', async () => {
        const [dealId, id] = await submitted();
        expect((await change(staff, dealId, [{ from: tuesday, to: tuesday, pax: 25 }], { consent: 'Claire, by phone' })).status).toBe(201);
        expect((await read(dealId, id)).preview).toBeNull();
        expect(await decide([dealId, id], 'approval')).toMatchObject({ status: 409, body: { code: 'conflict' } });
        expect(await listed()).toHaveLength(1);
        expect(await decide([dealId, id], 'refusal')).toMatchObject({ status: 200 });
      });

      it('is not made where it would do something else than was shown, and says what', async () => {
        const waiting = await submitted();
        const answer = await decide(waiting, 'approval', omar, { previewHash: 'b'.repeat(43) });
        expect(answer).toMatchObject({ status: 409, body: { code: 'price-changed', preview: { obstacle: null } } });
        expect(await listed()).toHaveLength(1);
      });

      it('is submitted only where its author may not make it, as it was seen; another deal has no such change', async () => {
        const [dealId, id] = await submitted();
        const within = { days, lines: [{ ...lines[0], unitPrice: 1_000_00 }] };
        const { body } = await seen(dealId, staff, within);
        expect(await world.send('POST', queueOf(dealId), staff, { body, key: press() })).toMatchObject({ body: { code: 'conflict' } });
        expect(await submit(dealId, { more: { previewHash: 'b'.repeat(43) } })).toMatchObject({ body: { code: 'price-changed' } });
        expect(await submit(dealId, { more: { revision: 99 } })).toMatchObject({ body: { code: 'stale-version' } });
        const other = await confirmed(hugo, [searchDay('2026-10-07')]);
        expect((await world.send('GET', `${queueOf(other)}/${id}`, omar)).status).toBe(404);
      });

      it('goes with the account of its customer', async () => {
        await submitted();
        const payload = userErased.parse({ userId: claire.userId, email: claire.email });
        await world.deps.database.transact((tx) => eraseUser(world.deps)(tx, { id: 'erased-1', payload } as never));
        expect(await listed()).toEqual([]);
      });
    });
  },
  undefined,
  { findCustomer: findAmong([claire, hugo]) },
);
