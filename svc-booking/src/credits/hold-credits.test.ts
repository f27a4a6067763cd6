import * as creditSchemas from '@plenary/contracts/credit.schemas';
import type { Refusal } from '@plenary/http/refuse';
import { actorHeader, actorTokens } from '@plenary/service-kit/actor';
import { asService } from '@plenary/service-kit/as-service';
import { testSecret } from '@plenary/service-kit/testing/as-actor';
import { capturedLogger } from '@plenary/service-kit/testing/captured-logger';
import { createHoldCredits } from './hold-credits.ts';

const ask = {
  holdId: 'bbbbbbbb-0000-4000-8000-000000000001',
  sequence: 1,
  userId: 'bbbbbbbb-0000-4000-8000-000000000002',
  credits: 60,
  subject: { quoteId: 'bbbbbbbb-0000-4000-8000-000000000003', venueName: 'Ternes', firstDay: '2026-10-06' },
};

const asking = (answer: () => Promise<Response>) => {
  const requests: Request[] = [];
  const { logger } = capturedLogger();
  const holdCredits = createHoldCredits({
    origin: 'http://identity.internal',
    identify: asService(actorTokens({ secret: testSecret }), 'svc-booking'),
    fetch: async (input, init) => {
      requests.push(new Request(input, init));
      return answer();
    },
    newId: () => 'request-1',
    deadline: () => AbortSignal.timeout(1_000),
    logger,
  });
  return { requests, holdCredits };
};

const refusalOf = (promise: Promise<void>) =>
  promise.then(
    () => null,
    (error: unknown) => (error as Refusal).problem,
  );
const problem = (status: number, body: object) => async () => Response.json(body, { status });

it('asks svc-identity as a service, as the contract says', async () => {
  const { holdCredits, requests } = asking(problem(200, { balance: 40 }));
  expect(await refusalOf(holdCredits(ask))).toBeNull();
  const [request] = requests;
  expect([request?.method, request?.url]).toEqual(['POST', 'http://identity.internal/internal/credits/holds']);
  expect(creditSchemas.holdCredits.body.parse(await request?.json())).toEqual(ask);
  const actor = await actorTokens({ secret: testSecret }).verify(request?.headers.get(actorHeader) ?? undefined);
  expect(actor).toMatchObject({ kind: 'service', name: 'svc-booking' });
});

it('passes on what a customer can do something about', async () => {
  const lacking = asking(problem(409, { code: 'insufficient-credit', needed: 60, balance: 12 }));
  expect(await refusalOf(lacking.holdCredits(ask))).toEqual({ code: 'insufficient-credit', members: { needed: 60, balance: 12 } });
  const unproven = asking(problem(409, { code: 'mailbox-unproven' }));
  expect(await refusalOf(unproven.holdCredits(ask))).toEqual({ code: 'mailbox-unproven' });
});

it.each([
  ['a conflict', problem(409, { code: 'conflict' })],
  ['not found', problem(404, { code: 'not-found' })],
  ['a failure', problem(500, {})],
  ['a page of something in between', async () => new Response('<p>502</p>', { status: 502 })],
  ['nothing', async () => Promise.reject(new TypeError('fetch failed'))],
])('where svc-identity answers %s the service is unavailable for a moment', async (_, answer) => {
  expect(await refusalOf(asking(answer).holdCredits(ask))).toEqual({ code: 'service-unavailable', retryAfterSeconds: 2 });
});
