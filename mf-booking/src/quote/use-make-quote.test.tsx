import { createQuote } from '@plenary/contracts/booking.endpoints';
import type { Addons } from '@plenary/contracts/quote';
import { createFake } from '@plenary/http/create-fake';
import { refuse } from '@plenary/http/refuse';
import { PlatformProvider, setCurrentPlatform } from '@plenary/platform';
import { tellCaughtError, tellRouterError } from '@plenary/platform/caught-error';
import { createMemoryRouter, RouterProvider, useRouteError } from '@plenary/platform/router';
import { createTestPlatform } from '@plenary/platform/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import { demandId, quoteId } from './quote-factory.ts';
import { unavailableIn, useMakeQuote } from './use-make-quote.ts';

const Choosing = ({ addons }: { addons: Partial<Addons> }) => {
  const { submit, failure } = useMakeQuote({ taken: 'Taken', tooMany: () => 'Wait', failed: 'Failed' });
  return (
    <>
      <button type="button" onClick={() => void submit({ demandId, addons })} />
      <p role="status">{failure && (failure.text ?? (failure.error && unavailableIn(failure.error).join(' ')))}</p>
    </>
  );
};

const Raised = () => <p role="alert">{(useRouteError() as { code: string }).code}</p>;

const start = ({ carbonFootprint = false, addons = {} }: { carbonFootprint?: boolean; addons?: Partial<Addons> } = {}) => {
  const fake = createFake();
  fake.answer(createQuote, () => ({ quoteId }));
  globalThis.fetch = fake.fetch;
  const bare = createTestPlatform();
  const platform = { ...bare, settings: { ...bare.settings, carbonFootprint } };
  setCurrentPlatform(platform);
  const router = createMemoryRouter([
    { path: '/', element: <Choosing addons={addons} />, ErrorBoundary: Raised },
    { path: '*', element: null },
  ]);
  render(
    <PlatformProvider value={platform}>
      <RouterProvider router={router} onError={tellRouterError} />
    </PlatformProvider>,
    { onCaughtError: tellCaughtError },
  );
  const press = () => act(async () => screen.getByRole('button').click());
  return { fake, platform, router, press };
};

test('what is chosen is sent, what is absent is not chosen; the quote made is the next page', async () => {
  const { fake, router, press } = start({ addons: { afterwork: true, wellness: true, facilitator: false, ecology: true } });
  await press();
  await waitFor(() => expect(router.state.location.pathname).toBe(`/quotes/${quoteId}`));
  expect(fake.calls).toEqual([
    expect.objectContaining({
      address: '/api/quote',
      body: { demandId, addons: { teambuilding: false, wellness: true, facilitator: false, afterwork: true } },
      headers: expect.objectContaining({ 'idempotency-key': expect.stringMatching(/^[0-9a-f-]{36}$/) }),
    }),
  ]);
});

test.each([
  [{ ecology: true }, true],
  [{}, false],
])('with %o, ecology is sent where the carbon footprint is on: %s', async (addons, ecology) => {
  const { fake, press } = start({ carbonFootprint: true, addons });
  await press();
  expect(fake.calls.map(({ body }) => (body as { addons: { ecology?: boolean } }).addons.ecology)).toEqual([ecology]);
});

test.each([
  ['no-longer-available', 'Taken', 0],
  ['service-unavailable', 'Failed', 1],
] as const)('refused with %s the page is told', async (code, text, reports) => {
  const { fake, platform, press } = start();
  fake.answer(createQuote, () => refuse(code));
  await press();
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(text));
  expect(platform.reported).toHaveLength(reports);
});

test('unavailable add-ons are named', async () => {
  const { fake, press } = start();
  fake.answer(createQuote, () => refuse('add-on-unavailable', { errors: { 'addons.afterwork': 'unavailable' } }));
  await press();
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('afterwork'));
});

test.each(['authentication-required', 'not-found'] as const)('%s goes to the root', async (code) => {
  const { fake, press } = start();
  fake.answer(createQuote, () => refuse(code));
  await press();
  expect((await screen.findByRole('alert')).textContent).toBe(code);
});
