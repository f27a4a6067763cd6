import { listDeals, tellLoss } from '@plenary/contracts/desk-deals.endpoints';
import type { ListedDeal } from '@plenary/contracts/desk-deals.schemas';
import { getBookedQuote } from '@plenary/contracts/planning.endpoints';
import type { Fake } from '@plenary/http/create-fake';
import { refuse } from '@plenary/http/refuse';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '../paths.ts';
import { louis } from '../testing/answer-desk.ts';
import { makeDeal } from '../testing/make-deal.ts';
import { fakeQuoteId, makeBookedQuote } from '../testing/make-quote.ts';
import { showStaff } from '../testing/show-staff.ts';

// Desk D8.

const show = (deal: Partial<ListedDeal>, prepare?: (fake: Pick<Fake, 'answer'>) => void) =>
  showStaff(paths.quote(fakeQuoteId), {
    prepare: (fake) => {
      fake.answer(getBookedQuote, () => makeBookedQuote({ status: 'Presented', option: null }));
      fake.answer(listDeals, () => ({ deals: [makeDeal({ loss: null, ...deal })], total: 1, isMore: false, next: null }));
      prepare?.(fake);
    },
  });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const choose = async (name: string) => userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Raison' }), name);
const write = (text: string) => userEvent.type(screen.getByRole('textbox', { name: /^En quelques mots/ }), text);
const yes = (name: string) => within(screen.getByRole('dialog')).getByRole('button', { name }) as HTMLButtonElement;

test('a quote is withdrawn once it is said why the deal is lost; another reason needs words', async () => {
  const { sent, platform } = await show({ stage: 'quote' });
  await press('Perdu : retirer le devis');
  expect(yes('Retirer').disabled).toBe(true);
  await choose('Autre raison');
  expect(yes('Retirer').disabled).toBe(true);
  await write('Budget gelé');
  expect(yes('Retirer').disabled).toBe(false);
  await choose('Prix');
  await userEvent.click(yes('Retirer'));
  await waitFor(() => expect(platform.notices.map(({ text }) => text)).toEqual(['Devis retiré. Le client reçoit un e-mail.']));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent()).toMatchObject([
    { method: 'POST', to: `/api/desk/quotes/${fakeQuoteId}/withdrawal`, body: { lost: 'price', reason: 'Budget gelé' } },
  ]);
});

test('a quote that nobody signed in time says so, and is told why it was lost in place of being withdrawn', async () => {
  const { sent } = await show({ stage: 'expired', loss: { reason: 'no-answer', text: '', by: null, version: 0 } });
  expect(screen.getByText('Sans réponse').closest('p')?.textContent).toBe('Perdu : Sans réponse');
  expect(screen.queryByRole('button', { name: 'Perdu : retirer le devis' })).toBeNull();
  await press('Dire pourquoi');
  await choose('Concurrent');
  await userEvent.click(yes('Enregistrer'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent()).toMatchObject([
    { method: 'PUT', to: `/api/desk/deals/${fakeQuoteId}/loss`, body: { reason: 'competitor', text: '', version: 0 } },
  ]);
});

test('what a colleague said meanwhile is shown, and what was chosen stays and is sent with their version', async () => {
  const current = { reason: 'date' as const, text: 'Séminaire reporté', by: louis, version: 2 };
  const { sent } = await show({ stage: 'rejected', loss: { reason: 'unsaid', text: '', by: null, version: 0 } }, ({ answer }) =>
    answer(tellLoss, ({ body }) => (body.version === 2 ? { ...current, version: 3 } : refuse('stale-version', { members: { current } }))),
  );
  await press('Dire pourquoi');
  await choose('Prix');
  await userEvent.click(yes('Enregistrer'));
  await within(screen.getByRole('dialog')).findByText('Dates · Séminaire reporté');
  await userEvent.click(yes('Enregistrer'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent().map(({ body }) => body)).toMatchObject([{ version: 0 }, { version: 2, reason: 'price' }]);
});
