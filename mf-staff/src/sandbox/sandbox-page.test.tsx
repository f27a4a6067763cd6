import { getTestPdf } from '@plenary/contracts/documents.endpoints';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '../paths.ts';
import { showStaff } from '../testing/show-staff.ts';

const samples = (['signature', 'preview', 'proforma'] as const).flatMap((goal) =>
  (['fr', 'nl'] as const).map((language) => ({ goal, language, href: `/api/test-pdf/document?goal=${goal}&lng=${language}` })),
);
const href = '/api/test-pdf/document?goal=preview&lng=fr&download=true';
const show = (address: string) =>
  showStaff(address, {
    prepare: ({ answer }) => answer(getTestPdf, () => ({ _links: { download: { method: 'GET' as const, href } }, samples })),
  });
const downloaded = () => {
  const link = screen.getByRole('link', { name: 'Télécharger le PDF de test' });
  const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'http://plenary');
  return [pathname, Object.fromEntries(searchParams)];
};
const of = (goal: string, lng: string) => ['/api/test-pdf/document', { goal, lng, download: 'true' }];

test('the document that is downloaded is the one that is shown, from the first choice to the last', async () => {
  const { where } = await show(paths.sandbox);
  expect(downloaded()).toEqual(of('preview', 'fr'));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Document' }), 'proforma');
  await waitFor(() => expect(downloaded()).toEqual(of('proforma', 'fr')));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Langue' }), 'nl');
  await waitFor(() => expect(downloaded()).toEqual(of('proforma', 'nl')));
  expect(where()).toBe('/sandbox?goal=proforma&lng=nl');
  expect(screen.getByTitle('Aperçu : Proforma').getAttribute('src')).toBe('/api/test-pdf/document?goal=proforma&lng=nl');
});

test('an address that names no document downloads the preview in the reader’s language', async () => {
  await show(`${paths.sandbox}?goal=wine&lng=xx`);
  expect(downloaded()).toEqual(of('preview', 'fr'));
});
