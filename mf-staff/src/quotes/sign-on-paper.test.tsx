import { signOnPaper } from '@plenary/contracts/paper-signature.endpoints';
import { maxPaperBytes } from '@plenary/contracts/paper-signature-terms';
import { getBookedQuote } from '@plenary/contracts/planning.endpoints';
import type { BookedQuote } from '@plenary/contracts/planning.schemas';
import type { Fake } from '@plenary/http/create-fake';
import { refuse } from '@plenary/http/refuse';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '../paths.ts';
import { fakeQuoteId, makeBookedQuote } from '../testing/make-quote.ts';
import { showStaff } from '../testing/show-staff.ts';

// Lifecycle L8.

const pdf = new File(['%PDF-1.7'], 'devis-signe.pdf', { type: 'application/pdf' });
const receipt = { status: 'Approved' as const, revision: 4, sha256: '0123456789abcdef'.repeat(4) };
const show = (booked: Partial<BookedQuote>, prepare?: (fake: Pick<Fake, 'answer'>) => void) =>
  showStaff(paths.quote(fakeQuoteId), {
    prepare: (fake) => {
      fake.answer(getBookedQuote, () => ({ ...makeBookedQuote({ status: 'Presented', option: null }), revision: 3, ...booked }));
      fake.answer(signOnPaper, () => receipt);
      prepare?.(fake);
    },
  });
const dialog = () => within(screen.getByRole('dialog'));
const yes = () => dialog().getByRole('button', { name: 'Confirmer la réservation' }) as HTMLButtonElement;
const fill = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Signé sur papier' }));
  await userEvent.upload(dialog().getByLabelText('Choisir un fichier'), pdf);
  await userEvent.type(dialog().getByLabelText('Nom du signataire'), 'Jeanne Roux');
  fireEvent.change(dialog().getByLabelText('Reçu le'), { target: { value: '2026-09-14' } });
};

test('staff confirm a quote that was signed by hand, with the file, who signed, the day it came and the billing on it', async () => {
  const { sent } = await show({});
  await userEvent.click(screen.getByRole('button', { name: 'Signé sur papier' }));
  expect(yes().disabled).toBe(true);
  await userEvent.click(dialog().getByRole('button', { name: 'Fermer' }));
  await fill();
  fireEvent.change(dialog().getByLabelText('Rue'), { target: { value: '4 rue des Lilas' } });
  await userEvent.click(yes());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent()).toMatchObject([
    {
      ...{ method: 'POST', to: `/api/desk/quotes/${fakeQuoteId}/paper-signature` },
      body: {
        ...{ revision: 3, document: btoa('%PDF-1.7'), signatoryName: 'Jeanne Roux', receivedOn: '2026-09-14' },
        billing: { companyName: '', street: '4 rue des Lilas' },
      },
    },
  ]);
});

test('a file that is no PDF, or too large, is said of the file, and what was typed stays', async () => {
  await show({}, ({ answer }) => answer(signOnPaper, () => refuse('wrong-file')));
  await fill();
  await userEvent.click(yes());
  expect(await dialog().findByText('Ce fichier n’est pas un PDF.')).toBeTruthy();
  expect((dialog().getByLabelText('Nom du signataire') as HTMLInputElement).value).toBe('Jeanne Roux');
  const large = new File(['%PDF-'], 'grand.pdf', { type: 'application/pdf' });
  Object.defineProperty(large, 'size', { value: maxPaperBytes + 1 });
  await userEvent.upload(dialog().getByLabelText('Choisir un autre fichier'), large);
  expect(dialog().getByText(/^Ce fichier dépasse 10\sMo\.$/)).toBeTruthy();
  expect(yes().disabled).toBe(true);
});

test('a quote that its customer signed meanwhile says so', async () => {
  await show({}, ({ answer }) => answer(signOnPaper, () => refuse('already-signed')));
  await fill();
  await userEvent.click(yes());
  expect(await dialog().findByText('Ce devis est déjà signé. Rechargez la page.')).toBeTruthy();
});

test('a quote signed by hand says who signed, when it came and who recorded it, and offers the paper', async () => {
  const paperSignature = { signatoryName: 'Jeanne Roux', receivedOn: '2026-09-14', by: 'Nadia Benali', at: '2026-09-15T08:00:00Z' };
  await show({ ...makeBookedQuote({ status: 'Approved', option: null }), paperSignature });
  expect(
    screen.getByText(/^Signé sur papier par Jeanne Roux, reçu le 14 sept\. 2026, enregistré par Nadia Benali le 15 sept/),
  ).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Télécharger le document signé' });
  expect(link.getAttribute('href')).toBe(`/api/planning/quotes/${fakeQuoteId}/signed-document`);
  expect(screen.queryByRole('button', { name: 'Signé sur papier' })).toBeNull();
});
