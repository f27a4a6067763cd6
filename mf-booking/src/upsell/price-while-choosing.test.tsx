import { setImmediate as nextTurn } from 'node:timers/promises';
import { createQuote, priceDemand } from '@plenary/contracts/booking.endpoints';
import type { PricedDemand } from '@plenary/contracts/quote';
import { refuse } from '@plenary/http/refuse';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { holdAnswers } from '../quote/held-answers.ts';
import { buildPriced, noAddons } from '../quote/quote-factory.ts';
import { plainText } from '../quote/route-harness.tsx';
import { addon, next, showUpsell, spoken, table } from './show-upsell.ts';

/** The time in which several presses count as one. */
const settle = () => act(() => jest.advanceTimersByTime(300));

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'clearImmediate', 'queueMicrotask', 'performance'] });
});
afterEach(() => jest.useRealTimers());
const user = userEvent.setup({ advanceTimers: (time) => jest.advanceTimersByTime(time) });

test('several presses request one price; the old numbers stay until it loads, then the new total is announced', async () => {
  const { fake, prices } = await showUpsell();
  const before = prices();
  const { hold, release } = holdAnswers<PricedDemand>();
  fake.answer(priceDemand, ({ query: { lng: _, ...addons } }) => hold(buildPriced({ addons: { ...noAddons, ...addons } })));
  await user.click(addon('Afterwork'));
  await user.click(addon('Team building'));
  expect(prices()).toBe(before);
  settle();
  await waitFor(() => expect(prices()).toBe(before + 1));
  expect(plainText(table())).toContain('Total HT5 712,00 €');
  expect(spoken().join()).not.toContain('Nouveau total');
  release();
  await waitFor(() => expect(plainText(table())).toContain('Total HT8 040,00 €'));
  expect(spoken()).toContain('Nouveau total : 8 040 € hors taxes');
});

test('the answer to the last choice wins, in any order of answers', async () => {
  const { fake, prices } = await showUpsell();
  const before = prices();
  const { hold, release, heldCount } = holdAnswers<PricedDemand>();
  fake.answer(priceDemand, ({ query: { lng: _, ...addons } }) => hold(buildPriced({ addons: { ...noAddons, ...addons } })));
  await user.click(addon('Afterwork'));
  settle();
  await waitFor(() => expect(heldCount()).toBe(1));
  await user.click(addon('Team building'));
  settle();
  await waitFor(() => expect(heldCount()).toBe(2));
  release(1);
  await waitFor(() => expect(plainText(table())).toContain('Total HT8 040,00 €'));
  release(0);
  for (let turn = 0; turn < 10; turn++) await act(() => nextTurn());
  expect(plainText(table())).toContain('Total HT8 040,00 €');
  expect(prices()).toBe(before + 2);

  // The choice whose answer was dropped can be made again.
  await user.click(addon('Team building'));
  settle();
  await waitFor(() => expect(heldCount()).toBe(3));
  release(2);
  await waitFor(() => expect(plainText(table())).toContain('Total HT6 408,00 €'));
});

test('a failed price keeps the old numbers and can be retried', async () => {
  const { fake } = await showUpsell();
  fake.answer(priceDemand, () => refuse('service-unavailable'));
  await user.click(addon('Afterwork'));
  settle();
  await waitFor(() => expect(spoken()).toContain('Le prix n’a pas pu être recalculé.'));
  expect(plainText(table())).toContain('Total HT5 712,00 €');
  fake.answer(priceDemand, ({ query: { lng: _, ...addons } }) => buildPriced({ addons: { ...noAddons, ...addons } }));
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  settle();
  await waitFor(() => expect(plainText(table())).toContain('Total HT6 408,00 €'));
});

test('the texts of the lines follow the language switch, with the choice unchanged', async () => {
  const { speak, calls } = await showUpsell();
  await user.click(addon('Afterwork'));
  await speak('en');
  settle();
  expect(await screen.findByText('words in en')).toBeTruthy();
  expect(calls.at(-1)?.address).toContain('afterwork=true');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('What would you like to add?');
  expect(screen.getByRole('checkbox', { name: 'After-work drinks' })).toHaveProperty('checked', true);
});

test('an add-on that became unavailable leaves the choice, with a notice', async () => {
  const { fake } = await showUpsell({ upsells: { ...noAddons, afterwork: true, wellness: true } });
  fake.answer(createQuote, () => refuse('add-on-unavailable', { errors: { 'addons.afterwork': 'unavailable' } }));
  await user.click(next());
  await waitFor(() => expect(spoken()).toContain('Afterwork n’est plus disponible : retiré de votre choix.'));
  expect(addon('Afterwork')).toHaveProperty('disabled', true);
  expect(addon('Bien-être')).toHaveProperty('checked', true);
  settle();
  await waitFor(() => expect(plainText(table())).not.toContain('Afterwork'));
});
