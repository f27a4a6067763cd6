import { getDealMails } from '@plenary/contracts/desk-records.endpoints';
import { refuse } from '@plenary/http/refuse';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '../paths.ts';
import { fakeCustomerId } from '../testing/make-customer.ts';
import { fakeQuoteId } from '../testing/make-quote.ts';
import { fakeEventId } from '../testing/make-survey.ts';
import { showStaff } from '../testing/show-staff.ts';

// Desk D8, D9.
const panel = async () => within(await screen.findByRole('region', { name: 'E-mails envoyés' }));

test.each([
  ['a deal', paths.quote(fakeQuoteId)],
  ['an event', paths.survey(fakeEventId)],
])('mails that were sent stand on the page of %s: about what, to whom, when', async (_of, address) => {
  await showStaff(address);
  const [mail] = (await panel()).getAllByRole('listitem');
  expect(mail?.textContent).toMatch(/^Votre devis pour Comet Ternes \(à claire@atelier-nord\.example\) .*2027/);
});

test('they stand in the timeline of a customer, in the order of all that happened', async () => {
  await showStaff(paths.customer(fakeCustomerId));
  const timeline = screen.getByRole('list', { name: /Historique|Chronologie|Fil/ });
  const entries = within(timeline).getAllByRole('listitem');
  expect(entries.filter((entry) => entry.getAttribute('data-kind') === 'mail')).toHaveLength(1);
  expect(entries[0]?.textContent).toMatch(/^E-mail envoyé.*Votre devis pour Comet Ternes \(à claire@atelier-nord\.example\)/);
});

test('none is said; an older svc-booking, which keeps none, shows nothing', async () => {
  const { unmount } = await showStaff(paths.quote(fakeQuoteId), { prepare: ({ answer }) => answer(getDealMails, () => ({ mails: [] })) });
  expect((await panel()).getByText('Aucun e-mail enregistré pour ce devis.')).toBeTruthy();
  unmount();
  const { calls } = await showStaff(paths.quote(fakeQuoteId), { prepare: ({ answer }) => answer(getDealMails, () => refuse('not-found')) });
  await waitFor(() => expect(calls(`/api/desk/deals/${fakeQuoteId}/mails`)).toBe(1));
  expect(screen.queryByRole('region', { name: 'E-mails envoyés' })).toBeNull();
});

test('mails that could not be read leave the rest of the page, and are asked for again', async () => {
  let isAway = true;
  await showStaff(paths.quote(fakeQuoteId), {
    platform: { report: jest.fn() },
    prepare: ({ answer }) => answer(getDealMails, () => (isAway ? refuse('service-unavailable') : { mails: [] })),
  });
  expect((await panel()).getByRole('alert').textContent).toBe('Les e-mails envoyés n’ont pas pu être lus.');
  isAway = false;
  await userEvent.click((await panel()).getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText('Aucun e-mail enregistré pour ce devis.')).toBeTruthy();
});
