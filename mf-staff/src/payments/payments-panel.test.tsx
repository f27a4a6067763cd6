import { addPayment, getPayments, reversePayment } from '@plenary/contracts/payments.endpoints';
import type { DealPayments, Payment } from '@plenary/contracts/payments.schemas';
import { getBookedQuote } from '@plenary/contracts/planning.endpoints';
import { refuse } from '@plenary/http/refuse';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '../paths.ts';
import { fakeQuoteId, makeBookedQuote } from '../testing/make-quote.ts';
import { showStaff } from '../testing/show-staff.ts';

const by = { userId: '11111111-1111-4111-8111-111111111111', email: 'samia@comet.example', name: 'Samia Benali' };
const payment = (fields: Partial<Payment> = {}): Payment => ({
  ...{ id: '22222222-2222-4222-8222-222222222222', kind: 'received', amount: 120_000, day: '2026-09-10', method: 'transfer' },
  ...{ reference: 'VIR ATELIER NORD', entered: { at: '2026-09-11T08:00:00Z', by } },
  ...fields,
});

const open = (first: DealPayments, prepare: NonNullable<Parameters<typeof showStaff>[1]>['prepare'] = () => {}) => {
  const ledger = { now: first };
  return showStaff(paths.quote(fakeQuoteId), {
    prepare: (fake) => {
      fake.answer(getBookedQuote, () => makeBookedQuote({ status: 'Approved', option: null, standing: 'current' }));
      fake.answer(getPayments, () => ledger.now);
      fake.answer(addPayment, () => {
        ledger.now = { payments: [payment()], received: 120_000, fees: 0 };
        return ledger.now;
      });
      fake.answer(reversePayment, ({ body: { reason } }) => {
        ledger.now = { payments: [payment({ reversed: { at: '2026-09-12T08:00:00Z', by, reason } })], received: 0, fees: 0 };
        return ledger.now;
      });
      prepare(fake);
    },
  });
};
const panel = () => within(screen.getByRole('region', { name: 'Paiements' }));
const text = () => screen.getByRole('region', { name: 'Paiements' }).textContent?.replaceAll(/\s/g, ' ');
const dialog = () => within(screen.getByRole('dialog'));
const button = (name: string) => dialog().getByRole('button', { name }) as HTMLButtonElement;
const openDialog = async () => {
  await userEvent.click(panel().getByRole('button', { name: 'Saisir un paiement' }));
  await screen.findByRole('dialog');
};

test('staff enter what was received, and the ledger shows it with its author', async () => {
  const { sent } = await open({ payments: [], received: 0, fees: 0 });
  expect(text()).toContain('Aucun paiement saisi.');
  await openDialog();
  expect(button('Saisir').disabled).toBe(true);
  await userEvent.type(dialog().getByLabelText('Montant, en euros'), '1 200');
  await userEvent.type(dialog().getByLabelText('Reçu ou payé le'), '2026-09-10');
  await userEvent.type(dialog().getByLabelText(/^Référence/), 'VIR ATELIER NORD');
  await userEvent.click(button('Saisir'));
  expect(await screen.findByText(/^Saisi par Samia Benali/)).toBeTruthy();
  expect(text()).toContain('Reçu à ce jour : 1 200,00 €');
  expect(sent().find(({ method, to }) => method === 'POST' && to.endsWith('/payments'))?.body).toEqual({
    ...{ kind: 'received', amount: 120_000, day: '2026-09-10', method: 'transfer', reference: 'VIR ATELIER NORD' },
  });
});

test('more than was received is not paid back, and a day to come is told at its field', async () => {
  const { sent } = await open({ payments: [payment()], received: 120_000, fees: 0 }, ({ answer }) =>
    answer(addPayment, () => refuse('invalid-request', { errors: { day: 'too_late' } })),
  );
  await openDialog();
  await userEvent.selectOptions(dialog().getByRole('combobox', { name: 'Nature' }), 'Remboursé au client');
  await userEvent.type(dialog().getByLabelText('Montant, en euros'), '1200,01');
  await userEvent.type(dialog().getByLabelText('Reçu ou payé le'), '2026-09-30');
  expect(dialog().getByText(/^On ne rembourse que ce qui a été reçu/)).toBeTruthy();
  expect(button('Saisir').disabled).toBe(true);
  await userEvent.type(dialog().getByLabelText('Montant, en euros'), '{Backspace}0');
  await userEvent.click(button('Saisir'));
  expect(await dialog().findByText('Ce jour n’est pas encore venu.')).toBeTruthy();
  expect(sent().at(-1)?.body).toMatchObject({ kind: 'refunded', amount: 120_000 });
});

test('a payment is reversed with a reason, and stays on the ledger', async () => {
  const { sent } = await open({ payments: [payment()], received: 120_000, fees: 0 });
  await userEvent.click(panel().getByRole('button', { name: /^Contre-passer\s: Reçu du client, virement, 10 sept. 2026$/ }));
  await screen.findByRole('dialog');
  expect(button('Contre-passer').disabled).toBe(true);
  await userEvent.type(dialog().getByLabelText('Raison'), 'Saisi deux fois');
  await userEvent.click(button('Contre-passer'));
  expect(await screen.findByText(/^Contre-passé par Samia Benali.*Saisi deux fois$/)).toBeTruthy();
  expect(text()).toContain('Reçu à ce jour : 0,00 €');
  expect(panel().queryByRole('button', { name: /^Contre-passer/ })).toBeNull();
  expect(sent().find(({ to }) => to.endsWith('/reversal'))?.body).toEqual({ reason: 'Saisi deux fois' });
});

test.each([
  [5_000, 'Reste dû après l’annulation : 50,00 €'],
  [-5_000, 'À rembourser après l’annulation : 50,00 €'],
  [0, 'L’annulation est soldée.'],
])('of a cancelled deal it says what is left to settle: %i cents', async (settlement, words) => {
  await open({ payments: [payment()], received: 120_000, fees: 8_300, settlement });
  expect(text()).toContain(words);
  expect(text()).toContain('Frais de modification TTC : 83,00 €');
});
