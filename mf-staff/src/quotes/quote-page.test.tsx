import { getBookedQuote } from '@plenary/contracts/planning.endpoints';
import { screen } from '@testing-library/react';
import { paths } from '../paths.ts';
import { fakeQuoteId, mintBookedQuote } from '../testing/mint-quote.ts';
import { showStaff } from '../testing/show-staff.ts';

const figureOf = (words: RegExp) =>
  screen.getByRole('row', { name: words }).querySelector('td:last-child')?.textContent?.replaceAll(/\s/g, ' ');

test('a quote shows its customer, their contact details, the requested days and the total', async () => {
  await showStaff(paths.quote(fakeQuoteId));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Devis, Atelier Nord');
  expect(screen.getByText('Atelier Nord, Claire Martin')).toBeTruthy();
  expect((await screen.findByRole('link', { name: '+33 1 42 00 00 01' })).getAttribute('href')).toBe('tel:+33142000001');
  expect(screen.getByText('24 personnes, Théâtre, journée, 1 sous-salle, 24 déjeuners')).toBeTruthy();
  expect(screen.getByText(/^Option 1 jusqu’au 21 sept/)).toBeTruthy();
  expect(figureOf(/^Forfait journée.*au catalogue 119,00/)).toBe('2 784,00 €');
  expect(figureOf(/^Remise contrat-cadre Atelier Nord/)).toBe('-310,40 €');
  expect(figureOf(/^TVA 20\s% sur/)).toBe('558,72 €');
  expect(figureOf(/^Total TTC/)).toBe('3 352,32 €');
  const onBoard = screen.getByRole('link', { name: 'Voir au planning' }).getAttribute('href');
  expect(onBoard).toBe('/staff/planning?country=FRA&venue=ternes&from=2026-10-06');
});

test('a quote outlives its customer, and says that the customer is no longer known', async () => {
  await showStaff(paths.quote(fakeQuoteId), {
    prepare: ({ answer }) => answer(getBookedQuote, () => ({ ...mintBookedQuote({ option: null, status: 'Approved' }), customer: null })),
  });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Devis pour Comet Ternes');
  expect(screen.getByText('Client effacé')).toBeTruthy();
  expect(screen.getByText('Accepté')).toBeTruthy();
  expect(screen.queryByText(/option|Valable/)).toBeNull();
});
