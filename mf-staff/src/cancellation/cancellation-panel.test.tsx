import { cancelDeal, getCancellation, previewCancellation } from '@plenary/contracts/cancellation.endpoints';
import type { CancellationFee, CancellationStatement } from '@plenary/contracts/cancellation.schemas';
import { getBookedQuote } from '@plenary/contracts/planning.endpoints';
import { reinstateDeal } from '@plenary/contracts/reinstatement.endpoints';
import { refuse } from '@plenary/http/refuse';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '../paths.ts';
import { adrien, samia } from '../testing/fake-staff.ts';
import { fakeQuoteId, makeBookedQuote } from '../testing/make-quote.ts';
import { showStaff } from '../testing/show-staff.ts';

const fee = (fields: Partial<CancellationFee> = {}): CancellationFee => ({
  ...{ receivedOn: '2026-09-20', daysBefore: 16, base: 279_360, percent: 50, kind: 'indemnity' },
  ...{ feeExcludingVat: 139_680, vatBreakdown: [], vat: 0, feeIncludingVat: 139_680 },
  ...fields,
});
const terms = { id: 'FRA-2026', version: 1, rungs: [{ minDays: 0, percent: 50, kind: 'indemnity' as const }] };
const previewOf = (fields: Partial<CancellationFee> = {}, hash = 'a') => ({
  ...{ revision: 0, previewHash: hash.repeat(43), fee: fee(fields), terms, agreedIncludingVat: 335_232 },
  freed: { venueName: 'Comet Ternes', days: ['2026-10-06'], roomNames: ['Salon Niel'] },
});
const statement: CancellationStatement = {
  ...{ dealId: fakeQuoteId, cancelledAt: '2026-09-20T08:00:00Z', by: 'customer', reason: 'budget', note: 'Par téléphone', onBehalf: true },
  ...{ fee: fee(), agreedExcludingVat: 279_360, agreedIncludingVat: 335_232, venueName: 'Comet Ternes', days: ['2026-10-06'] },
  ...{ customer: { name: 'Claire Martin', companyName: 'Atelier Nord' }, countryCode: 'FRA' },
};
const approved = { status: 'Approved', option: null, standing: 'current' } as const;
const rows = () =>
  within(screen.getByRole('table', { name: 'Calcul des frais' }))
    .getAllByRole('row')
    .map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '));

const open = async (options: Parameters<typeof showStaff>[1] = {}) => {
  const shown = await showStaff(paths.quote(fakeQuoteId), {
    ...options,
    prepare: (fake) => {
      fake.answer(getBookedQuote, () => makeBookedQuote(approved));
      fake.answer(previewCancellation, ({ body }) =>
        body.waiver
          ? previewOf({ feeExcludingVat: 50_000, feeIncludingVat: 50_000, waived: { from: 139_680, reason: body.waiver.reason } }, 'w')
          : previewOf(),
      );
      options.prepare?.(fake);
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Annuler la réservation' }));
  await screen.findByRole('dialog');
  return shown;
};
const confirm = () => within(screen.getByRole('dialog')).getByRole('button', { name: 'Annuler la réservation' }) as HTMLButtonElement;
const choose = (label: string, option: string) => userEvent.selectOptions(screen.getByRole('combobox', { name: label }), option);

test('staff cancel a booking for its customer at the fee that they saw, and then read its statement', async () => {
  let isCancelled = false;
  const { sent } = await open({
    platform: { session: { ...samia, jobs: [{ job: 'sales', scope: 'network', places: [] }] } },
    prepare: ({ answer }) => {
      answer(getBookedQuote, () => makeBookedQuote({ ...approved, standing: isCancelled ? 'cancelled' : 'current' }));
      answer(getCancellation, () => statement);
      answer(cancelDeal, () => {
        isCancelled = true;
        return statement;
      });
    },
  });
  await screen.findByRole('table', { name: 'Calcul des frais' });
  expect(rows()).toEqual(['Prix convenu HT2 793,60 €', 'Part due, 16 jours avant50 %', 'Frais HT1 396,80 €', 'Frais TTC1 396,80 €']);
  expect(confirm().disabled).toBe(true);
  expect(screen.queryByLabelText(/Ramener les frais/)).toBeNull();
  await choose('Motif', 'Budget');
  await userEvent.type(screen.getByLabelText(/^Note/), 'Par téléphone');
  await userEvent.click(confirm());
  expect(await screen.findByText(/^Annulée par notre équipe, 20 sept/)).toBeTruthy();
  expect(screen.getByText('Le client : Budget')).toBeTruthy();
  expect(screen.getByText('Annulé')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Télécharger le décompte' }).getAttribute('href')).toBe(
    `/api/deals/${fakeQuoteId}/cancellation/pdf?lng=fr&download=true`,
  );
  expect(screen.queryByRole('button', { name: 'Annuler la réservation' })).toBeNull();
  expect(sent().at(-1)).toMatchObject({
    method: 'POST',
    body: { by: 'customer', revision: 0, previewHash: 'a'.repeat(43), reason: 'budget', note: 'Par téléphone' },
  });
});

// Lifecycle L33.
test.each([
  ['an administrator', adrien],
  ['a sales manager', { ...samia, jobs: [{ job: 'sales-manager', scope: 'network', places: [] }] }],
])('%s lowers the fee, and sees what remains before the press', async (_, session) => {
  const { sent } = await open({
    platform: { session },
    prepare: ({ answer }) => answer(cancelDeal, () => refuse('price-changed', { members: { preview: previewOf() } })),
  });
  await userEvent.type(screen.getByLabelText(/^Ramener les frais HT à/), '500');
  await waitFor(() => expect(rows()).toContain('Frais TTC500,00 €'));
  expect(rows()).toContain('Salles relouées-896,80 €');
  await choose('Motif', 'Budget');
  await userEvent.click(confirm());
  expect(await screen.findByText(/Le calcul a changé entre-temps/)).toBeTruthy();
  const cancelled = sent().find(({ to }) => to.endsWith('/cancellation') || to.includes('/cancellation?'));
  expect(cancelled?.body).toMatchObject({ waiver: { fee: 50_000, reason: 'resold' }, previewHash: 'w'.repeat(43) });
});

// Lifecycle L33.
test.each([
  [true, ['Le groupe n’est pas venu', 'L’événement a été écourté'], 'Budget'],
  [false, ['Budget', 'Autre motif'], 'Le groupe n’est pas venu'],
] as const)('the reasons follow the party, and whether the event has begun: %s', async (hasBegun, offered, other) => {
  await open({ prepare: ({ answer }) => answer(previewCancellation, () => ({ ...previewOf(), hasBegun })) });
  await screen.findByRole('table', { name: 'Calcul des frais' });
  for (const name of offered) expect(screen.getByRole('option', { name })).toBeTruthy();
  expect(screen.queryByRole('option', { name: other })).toBeNull();
  await choose('De quel côté vient l’annulation ?', 'Le lieu');
  expect(screen.getByRole('option', { name: 'Salle inutilisable' })).toBeTruthy();
  expect(screen.queryByRole('option', { name: 'Budget' })).toBeNull();
});

const showCancelled = async (
  prepare: Parameters<typeof showStaff>[1] = {},
  cancelledAt = new Date().toISOString(),
  days = ['2999-10-06'],
) =>
  showStaff(paths.quote(fakeQuoteId), {
    prepare: (fake) => {
      fake.answer(getBookedQuote, () => ({ ...makeBookedQuote({ ...approved, standing: 'cancelled' }), revision: 4 }));
      fake.answer(getCancellation, () => ({ ...statement, cancelledAt, days }));
      prepare.prepare?.(fake);
    },
  });

test('staff take a cancellation back with a reason, of the deal that they saw', async () => {
  let isBack = false;
  const { sent } = await showCancelled({
    prepare: ({ answer }) => {
      answer(reinstateDeal, () => {
        isBack = true;
        return { dealId: fakeQuoteId, revision: 5 };
      });
      answer(getBookedQuote, () => ({ ...makeBookedQuote({ ...approved, standing: isBack ? 'current' : 'cancelled' }), revision: 4 }));
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Rétablir la réservation' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect((dialog.getByRole('button', { name: 'Rétablir' }) as HTMLButtonElement).disabled).toBe(true);
  await userEvent.type(dialog.getByLabelText('Raison'), 'Mauvais événement');
  await userEvent.click(dialog.getByRole('button', { name: 'Rétablir' }));
  expect(await screen.findByText('La réservation est confirmée.')).toBeTruthy();
  expect(sent().at(-1)).toMatchObject({ method: 'POST', body: { revision: 4, reason: 'Mauvais événement' } });
});

test('rooms that somebody else holds by now are said to be gone', async () => {
  await showCancelled({ prepare: ({ answer }) => answer(reinstateDeal, () => refuse('no-longer-available')) });
  await userEvent.click(screen.getByRole('button', { name: 'Rétablir la réservation' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Raison'), 'Mauvais événement');
  await userEvent.click(dialog.getByRole('button', { name: 'Rétablir' }));
  expect(await dialog.findByText(/ne sont plus tous libres/)).toBeTruthy();
});

// Desk D9.
test('a cancellation of long ago, or of an event whose day has come, is not taken back, and the button says why', async () => {
  const refusalOf = () => {
    const button = screen.getByRole('button', { name: 'Rétablir la réservation' });
    return [button.getAttribute('aria-disabled'), document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent];
  };
  const { unmount } = await showCancelled({}, '2026-01-01T08:00:00Z');
  expect(screen.getByRole('link', { name: 'Télécharger le décompte' })).toBeTruthy();
  expect(refusalOf()).toEqual(['true', 'Annulée il y a plus de 30 jours : faites un nouveau devis.']);
  unmount();
  await showCancelled({}, new Date().toISOString(), ['2026-01-05']);
  expect(refusalOf()).toEqual(['true', 'Son premier jour est venu : faites un nouveau devis.']);
});

test('a quote that is not confirmed has nothing to cancel', async () => {
  await showStaff(paths.quote(fakeQuoteId));
  expect(screen.queryByRole('heading', { name: 'Annulation' })).toBeNull();
});
