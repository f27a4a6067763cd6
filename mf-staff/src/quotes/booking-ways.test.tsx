import { previewCancellation } from '@plenary/contracts/cancellation.endpoints';
import { getBookedQuote } from '@plenary/contracts/planning.endpoints';
import type { Quote } from '@plenary/contracts/quote';
import { languages } from '@plenary/contracts/terms';
import { refuse } from '@plenary/http/refuse';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '../paths.ts';
import { samia } from '../testing/fake-staff.ts';
import { fakeQuoteId, makeBookedQuote } from '../testing/make-quote.ts';
import { showStaff } from '../testing/show-staff.ts';

// Desk D9.
const approved = { status: 'Approved', option: null, standing: 'current' } as const;
const ways = { change: null, postpone: null, cancel: null, postponeDays: 30 } as const;
const show = (fields: Partial<Quote> = {}, options: Parameters<typeof showStaff>[1] = {}) =>
  showStaff(paths.quote(fakeQuoteId), {
    ...options,
    prepare: (fake) => {
      fake.answer(getBookedQuote, () => makeBookedQuote({ ...approved, ways, ...fields }));
      options.prepare?.(fake);
    },
  });
const region = () => within(screen.getByRole('region', { name: 'Changer la réservation' }));
const way = (name: string, cost: RegExp) => region().findByRole('button', { name: new RegExp(`^${name} .*${cost.source}`) });

test('each way to change a booking says what it costs before it is chosen, the fee of today without a press', async () => {
  await show();
  await way('Déplacer', /Sans frais jusqu’au .*, une fois$/);
  await way('Changer salles ou personnes', /Le prix suit/);
  await userEvent.click(await way('Annuler', /Frais aujourd’hui : 2\s062,50\s€ TTC$/));
  expect(screen.getByRole('dialog', { name: 'Annuler la réservation' })).toBeTruthy();
});

test('a move that is no longer the free postponement names the ladder, and both changes open one form', async () => {
  await show({ ways: { ...ways, postpone: 'postponed-before' } });
  await userEvent.click(await way('Déplacer', /Frais selon le barème/));
  expect(screen.getByRole('dialog', { name: 'Reporter ou modifier la réservation' })).toBeTruthy();
});

test('a change that waits holds the next one up, and cancelling is still open', async () => {
  await show({ ways: { ...ways, change: 'change-open', postpone: 'change-open' } });
  const move = await way('Déplacer', /attend déjà/);
  expect(move.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(move);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect((await way('Annuler', /Frais/)).getAttribute('aria-disabled')).toBeNull();
});

test('a fee that cannot be had is not said to be none, and a job that cancels nothing is not asked for', async () => {
  const { unmount } = await show(
    {},
    {
      platform: { report: jest.fn() },
      prepare: ({ answer }) => answer(previewCancellation, () => refuse('service-unavailable')),
    },
  );
  await way('Annuler', /Frais selon le barème/);
  unmount();
  const { calls } = await show({}, { platform: { session: { ...samia, jobs: [{ job: 'finance', scope: 'network', places: [] }] } } });
  await way('Annuler', /Réservé à/);
  expect(calls(`/api/deals/${fakeQuoteId}/cancellation/preview`)).toBe(0);
});

test('a booking that is cancelled, and a quote, have none', async () => {
  await show({ status: 'Presented' });
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Changer la réservation' })).toBeNull());
});

test.each(languages)('no word is missing (%s)', async (language) => {
  await show({}, { language });
  await waitFor(() => expect(document.body.textContent).toMatch(/2[\s.,]062[.,]50/));
  expect(document.body.textContent).not.toMatch(/ways\.|\{\{/);
});
