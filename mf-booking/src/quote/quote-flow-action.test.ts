import { createQuote, requestCallback } from '@plenary/contracts/booking';
import { createFake } from '@plenary/http/create-fake';
import { refuse } from '@plenary/http/refuse';
import { setCurrentPlatform } from '@plenary/platform';
import { createTestPlatform } from '@plenary/platform/testing';
import { demandId, quoteId } from './mint-quote.ts';
import { sendFormsThroughNode } from './node-forms.ts';
import { quoteFlowAction } from './quote-flow-action.ts';

beforeAll(sendFormsThroughNode);

const send = (fields: Record<string, string>) =>
  quoteFlowAction({ request: new Request('http://plenary/venues/ternes/upsell', { method: 'POST', body: new URLSearchParams(fields) }) });

const start = ({ carbonFootprint = false } = {}) => {
  const fake = createFake();
  fake.answer(createQuote, () => ({ quoteId }));
  fake.answer(requestCallback, () => ({ success: true as const }));
  globalThis.fetch = fake.fetch;
  const platform = createTestPlatform();
  setCurrentPlatform({ ...platform, settings: { ...platform.settings, carbonFootprint } });
  return { fake, platform };
};

test('what is `yes` is chosen, what is absent is not; the quote made is the next page', async () => {
  const { fake } = start();
  const response = await send({
    demandId,
    idempotencyKey: 'one press',
    afterwork: 'yes',
    wellness: 'yes',
    facilitator: 'no',
    ecology: 'yes',
  });
  expect(fake.calls).toEqual([
    expect.objectContaining({
      address: '/api/quote',
      body: { demandId, addons: { teambuilding: false, wellness: true, facilitator: false, afterwork: true } },
      headers: expect.objectContaining({ 'idempotency-key': 'one press' }),
    }),
  ]);
  expect(response).toBeInstanceOf(Response);
  expect((response as Response).headers.get('location')).toBe(`/quotes/${quoteId}`);
});

test('ecology is sent, chosen or not, only where the carbon footprint is on', async () => {
  const { fake } = start({ carbonFootprint: true });
  await send({ demandId, idempotencyKey: 'a', ecology: 'yes' });
  await send({ demandId, idempotencyKey: 'b' });
  expect(fake.calls.map(({ body }) => (body as { addons: { ecology?: boolean } }).addons.ecology)).toEqual([true, false]);
});

test('call-me-back asks for a callback and makes no quote', async () => {
  const { fake } = start();
  expect(await send({ demandId, action: 'call-me-back', afterwork: 'yes' })).toEqual({ type: 'callback-requested' });
  expect(fake.calls.map(({ method, address }) => `${method} ${address}`)).toEqual([`POST /api/demands/${demandId}/call-me-back`]);
});

test('data that no form of ours sends is an error', async () => {
  const { fake } = start();
  await expect(send({ afterwork: 'yes' })).rejects.toThrow('a quote form without demandId');
  expect(fake.calls).toEqual([]);
});

test.each([
  ['no-longer-available', { type: 'no-longer-available' }, 0],
  ['service-unavailable', { type: 'failed' }, 1],
] as const)('refused with %s the page is told', async (code, result, reports) => {
  const { fake, platform } = start();
  fake.answer(createQuote, () => refuse(code));
  expect(await send({ demandId, idempotencyKey: 'a' })).toEqual(result);
  expect(platform.reported).toHaveLength(reports);
});

test('add-ons that can no longer be had are named', async () => {
  const { fake } = start();
  fake.answer(createQuote, () => refuse('add-on-unavailable', { errors: { 'addons.afterwork': 'unavailable' } }));
  expect(await send({ demandId, idempotencyKey: 'a' })).toEqual({ type: 'add-on-unavailable', names: ['afterwork'] });
});

test.each(['authentication-required', 'not-found'] as const)('%s goes to the root', async (code) => {
  const { fake } = start();
  fake.answer(createQuote, () => refuse(code));
  await expect(send({ demandId, idempotencyKey: 'a' })).rejects.toMatchObject({ code });
});
