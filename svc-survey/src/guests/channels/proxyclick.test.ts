import { startVisitorSystem, type VisitorStandIn } from '@plenary/service-kit/testing/visitor-stand-in';
import { makeVisit } from '../../testing/make-visit.ts';
import { visitorSystemOf } from '../visitor-settings.ts';

let standIn: VisitorStandIn;
beforeEach(async () => {
  standIn = await startVisitorSystem();
});
afterEach(() => standIn.stop());

const known = { reference: 'k-0', externalId: null, unansweredDays: [] as string[], idempotencyKey: 'one' };
const proxyclick = (settings = {}) => {
  const visitors = visitorSystemOf(
    { GUEST_MANAGEMENT_MODE: 'PROXYCLICK', ...standIn.settings, ...settings },
    { fetch: (...args) => fetch(...args), deadline: () => AbortSignal.timeout(2_000), now: () => 0 },
  );
  if (!visitors) throw new Error('no visitor system');
  return visitors;
};

it('receives what its documentation requires: a title, a host of its own, instants and one visitor', async () => {
  await proxyclick().put(makeVisit(), known);
  expect([...standIn.visits.values()]).toEqual([
    {
      title: 'Atelier Nord – Comet Ternes',
      description: 'Claire Martin <claire@atelier-nord.example>\nComet Ternes, 38 avenue des Ternes, 75017 Paris\n[k-0]',
      hostId: 'US-1',
      startAt: '2026-10-06T07:00:00.000Z',
      endAt: '2026-10-06T16:00:00.000Z',
      visitors: [{ firstName: 'Paul', lastName: 'Roux', email: 'paul@nord.example', companyName: '', mobile: '', language: 'fr' }],
    },
  ]);
});

it('is signed in to once, and again when the session has ended', async () => {
  const visitors = proxyclick();
  const externalId = await visitors.put(makeVisit(), known);
  standIn.state.isSessionOver = true;
  expect(await visitors.put(makeVisit(), { ...known, externalId, idempotencyKey: 'two' })).toBe(externalId);
  expect(standIn.state.sessions).toBe(2);
});

it.each([
  ['another password', { PROXYCLICK_PASSWORD: 'wrong' }, 'Proxyclick answered 400: invalid_grant (to our sign-in)'],
  ['another company', { PROXYCLICK_COMPANY_ID: 'nobody' }, 'Proxyclick answered 404: it does not know the company nobody'],
])('is away for everybody with %s', async (_, settings, message) => {
  await expect(proxyclick(settings).put(makeVisit(), known)).rejects.toMatchObject({ name: 'VisitorAway', needsCare: true, message });
});

it('receives a meeting again that was removed there, and a repeated removal is harmless', async () => {
  const visitors = proxyclick();
  const first = await visitors.put(makeVisit(), known);
  standIn.visits.delete(first);
  const externalId = await visitors.put(makeVisit(), { ...known, externalId: first, idempotencyKey: 'two' });
  expect(externalId).not.toBe(first);
  for (const idempotencyKey of ['three', 'four']) await visitors.remove({ ...known, externalId, idempotencyKey });
  expect(standIn.visits.size).toBe(0);
});

it('refuses if a listed meeting is not found by id: no visit is announced twice, or taken for removed', async () => {
  const visitors = proxyclick();
  const externalId = await visitors.put(makeVisit(), known);
  const own = { ...known, externalId, unansweredDays: ['2026-10-06'], idempotencyKey: 'two' };
  const refusal = { name: 'VisitorRefusal', message: `Proxyclick answered 404 to the meeting ${externalId}, and lists it` };
  standIn.state.fates.push(404);
  await expect(visitors.put(makeVisit(), own)).rejects.toMatchObject(refusal);
  standIn.state.fates.push(404);
  await expect(visitors.remove(own)).rejects.toMatchObject(refusal);
  expect([...standIn.visits.keys()]).toEqual([externalId]);
});

it('finds a meeting whose answer was lost by its reference alone, and no other guest’s of that day', async () => {
  const visitors = proxyclick();
  const others = await visitors.put(makeVisit(), { ...known, reference: 'k-01' });
  const own = await visitors.put(makeVisit(), known);
  const lost = { ...known, unansweredDays: ['2026-10-01', '2026-10-06'], idempotencyKey: 'two' };
  expect(await visitors.put(makeVisit(), lost)).toBe(own);
  await visitors.remove(lost);
  expect([...standIn.visits.keys()]).toEqual([others]);
});

it('is called under the path of its address', async () => {
  const visitors = visitorSystemOf(
    { GUEST_MANAGEMENT_MODE: 'OCTOPUS', ...standIn.settings },
    { fetch: (...args) => fetch(...args), deadline: () => AbortSignal.timeout(2_000), now: () => 0 },
  );
  await visitors?.put(makeVisit(), known);
  expect(standIn.calls.map(({ path }) => path)).toEqual(['/door/api/v1/visits/k-0']);
});
