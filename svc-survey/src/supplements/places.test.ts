import { claimPlace, getPlaces } from '@plenary/contracts/places.endpoints';
import { createFake } from '@plenary/http/create-fake';
import { Refusal, refuse } from '@plenary/http/refuse';
import { actorHeader, actorTokens } from '@plenary/service-kit/actor';
import { asService } from '@plenary/service-kit/as-service';
import { testSecret } from '@plenary/service-kit/testing/as-actor';
import { createPlaces } from './places.ts';

const quoteId = '7b1d1c52-6f0e-4c37-9d1c-2f5f7b0a9e11';
const claim = { quoteId, sequence: 3 };
const tokens = actorTokens({ secret: testSecret });
const never = () => new AbortController().signal;

const world = ({ fetch, deadline = never }: { fetch?: typeof globalThis.fetch; deadline?: () => AbortSignal } = {}) => {
  const booking = createFake();
  const warnings: unknown[] = [];
  const places = createPlaces({
    origin: 'http://booking',
    identify: asService(tokens, 'svc-survey'),
    fetch: fetch ?? booking.fetch,
    newId: () => 'request-0001',
    deadline,
    logger: { warn: (...said: unknown[]) => void warnings.push(said) },
  });
  return { booking, places, warnings };
};
/** The problem a claim is refused with; null: it is taken. */
const refusalOf = (claimed: Promise<void>) =>
  claimed.then(
    () => null,
    (error: unknown) => (error instanceof Refusal ? error.problem : Promise.reject(error)),
  );
const away = async () => {
  throw new TypeError('fetch failed');
};
/** Answers nothing before the signal of the call ends it. */
const silent: typeof globalThis.fetch = (_, init) =>
  new Promise((_, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
  });

it('claims a place at svc-booking as the service itself, and accepts 204', async () => {
  const { booking, places, warnings } = world();
  booking.answer(claimPlace, () => undefined);
  expect(await refusalOf(places.claim(claim))).toBeNull();
  expect(booking.calls).toMatchObject([{ method: 'PUT', address: `/internal/quotes/${quoteId}/places`, body: { sequence: 3 } }]);
  const { headers } = booking.calls[0] ?? {};
  expect(await tokens.verify(headers?.[actorHeader])).toMatchObject({ kind: 'service', name: 'svc-survey' });
  expect([booking.faults, warnings]).toEqual([[], []]);
});

it('is sent to the origin that it is given', async () => {
  const asked: string[] = [];
  const { places } = world({
    fetch: async (address) => {
      asked.push(String(address));
      return new Response(null, { status: 204 });
    },
  });
  await places.claim(claim);
  expect(asked).toEqual([`http://booking/internal/quotes/${quoteId}/places`]);
});

it.each(['no-longer-available', 'stale-version'] as const)('hands the refusal %s on as it is', async (code) => {
  const { booking, places, warnings } = world();
  booking.answer(claimPlace, () => refuse(code));
  expect(await refusalOf(places.claim(claim))).toEqual({ code });
  expect([booking.faults, warnings]).toEqual([[], []]);
});

const silences: [string, Parameters<typeof world>[0]][] = [
  ['is away', { fetch: away }],
  ['is silent until the deadline', { fetch: silent, deadline: () => AbortSignal.timeout(1) }],
  ['fails', { fetch: async () => new Response('<h1>Bad gateway</h1>', { status: 502 }) }],
  ['answers a page of a proxy', { fetch: async () => new Response('<h1>Hello</h1>') }],
];

describe.each(silences)('where svc-booking %s', (_, options) => {
  it('nothing is claimed, and the accepting staff member is asked to try again', async () => {
    const { places, warnings } = world(options);
    expect(await refusalOf(places.claim(claim))).toEqual({ code: 'service-unavailable', retryAfterSeconds: 2 });
    expect(warnings).toHaveLength(1);
  });

  it('no add-on counts as gone, and the log says so', async () => {
    const { places, warnings } = world(options);
    expect(await places.unavailableFor(quoteId)).toEqual([]);
    expect(warnings).toHaveLength(1);
  });
});

it('asks as the service itself which add-ons can no more be had', async () => {
  const { booking, places, warnings } = world();
  booking.answer(getPlaces, () => ({ unavailable: ['afterwork' as const] }));
  expect(await places.unavailableFor(quoteId)).toEqual(['afterwork']);
  expect(booking.calls).toMatchObject([{ method: 'GET', address: `/internal/quotes/${quoteId}/places` }]);
  const { headers } = booking.calls[0] ?? {};
  expect(await tokens.verify(headers?.[actorHeader])).toMatchObject({ kind: 'service', name: 'svc-survey' });
  expect([booking.faults, warnings]).toEqual([[], []]);
});
