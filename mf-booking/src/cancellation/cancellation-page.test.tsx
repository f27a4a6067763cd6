import { getQuote } from '@plenary/contracts/booking.endpoints';
import { cancelDeal, getCancellation, previewCancellation } from '@plenary/contracts/cancellation.endpoints';
import type { CancellationPreview, CancellationStatement } from '@plenary/contracts/cancellation.schemas';
import { getPayments } from '@plenary/contracts/payments.endpoints';
import type { Quote } from '@plenary/contracts/quote';
import { createFake } from '@plenary/http/create-fake';
import { refuse } from '@plenary/http/refuse';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildQuote, quoteId } from '../quote/quote-factory.ts';
import { plainText, showRoute } from '../quote/route-harness.tsx';

const terms = {
  id: 'FRA-2026',
  version: 1,
  rungs: [
    { minDays: 61, percent: 0, kind: 'indemnity' },
    { minDays: 8, percent: 50, kind: 'indemnity' },
    { minDays: 0, percent: 100, kind: 'service' },
  ],
} as const;

const preview = (fields: Partial<CancellationPreview['fee']> = {}): CancellationPreview => ({
  revision: 2,
  previewHash: 'h'.repeat(43),
  fee: {
    receivedOn: '2027-01-15',
    daysBefore: 4,
    base: 571_200,
    percent: 100,
    kind: 'service',
    feeExcludingVat: 571_200,
    vatBreakdown: [{ percent: 20, base: 571_200, amount: 114_240 }],
    vat: 114_240,
    feeIncludingVat: 685_440,
    ...fields,
  },
  terms: { ...terms, rungs: [...terms.rungs] },
  agreedIncludingVat: 685_440,
  freed: { venueName: 'Comet Ternes', days: ['2027-01-19', '2027-01-20'], roomNames: ['Salon Niel', 'Poncelet'] },
});
const free = preview({ percent: 0, kind: 'indemnity', feeExcludingVat: 0, vatBreakdown: [], vat: 0, feeIncludingVat: 0 });

const statement: CancellationStatement = {
  dealId: quoteId,
  cancelledAt: '2027-01-15T09:00:00Z',
  by: 'customer',
  reason: 'budget',
  note: 'Report à l’an prochain',
  onBehalf: false,
  fee: preview().fee,
  agreedExcludingVat: 571_200,
  agreedIncludingVat: 685_440,
  customer: { name: 'Claire Martin', companyName: 'Atelier Nord' },
  venueName: 'Comet Ternes',
  countryCode: 'FRA',
  days: ['2027-01-19', '2027-01-20'],
};

const day = { date: '2027-01-19', plenary: { pax: 24, duration: 'AM, PM', configuration: 'theater' }, subcommittees: [] } as const;
const approved: Partial<Quote> = { status: 'Approved', standing: 'current' };

interface Known {
  asked?: CancellationPreview;
  fields?: Partial<Quote>;
  /** Euro cents. */
  received?: number;
  fees?: number;
}

const showPage = async ({ asked = preview(), fields = approved, received = 0, fees = 0 }: Known = {}) => {
  const fake = createFake();
  fake.answer(getQuote, () => buildQuote(fields));
  fake.answer(previewCancellation, () => asked);
  fake.answer(getPayments, () => ({ payments: [], received, fees }));
  const shown = showRoute({ address: `/quotes/${quoteId}/cancellation`, fake });
  await screen.findByRole('heading', { level: 1 });
  return { ...shown, fake };
};
const page = () => plainText(document.body);
const rows = () =>
  within(screen.getByRole('table', { name: 'Calcul des frais d’annulation' }))
    .getAllByRole('row')
    .map(plainText);
const choose = (label: string) => userEvent.selectOptions(screen.getByRole('combobox', { name: 'Pourquoi annulez-vous ?' }), label);

test('before the press it says what is given up and how the fee comes about, and cancels nothing', async () => {
  const { calls } = await showPage();
  expect(document.title).toBe('Annuler, Ternes · Comet');
  expect(page()).toContain('coûte 6 854,40 € TTC selon les conditions de votre devis');
  expect(page()).toContain('Salon Niel et Poncelet');
  expect(rows()).toEqual([
    'Prix convenu HT5 712,00 €',
    'Part due 4 jours avant l’événement, le 15 janv. 2027100 %',
    'Frais d’annulation HT5 712,00 €',
    'TVA 20 % sur 5 712,00 €1 142,40 €',
    'Frais d’annulation TTC6 854,40 €',
  ]);
  expect(screen.getByRole('link', { name: 'Garder ma réservation' }).getAttribute('href')).toBe(`/quotes/${quoteId}`);
  expect(calls.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET']);
});

const ways = { change: null, postpone: null, cancel: null, postponeDays: 15 } as const;
test('who would pay a fee is told of the free postponement, and led to it', async () => {
  await showPage({ fields: { ...approved, ways } });
  expect(page()).toContain('une fois et sans frais, jusqu’à 15 jours avant');
  expect(screen.getByRole('link', { name: 'Reporter plutôt' }).getAttribute('href')).toBe(`/quotes/${quoteId}/change`);
});

test.each([
  ['nothing is due', { asked: free, fields: { ...approved, ways } }],
  ['it is too late to postpone', { fields: { ...approved, ways: { ...ways, postpone: 'too-late-to-postpone' as const } } }],
])('no postponement is offered where %s', async (_, known) => {
  await showPage(known);
  expect(screen.queryByRole('link', { name: 'Reporter plutôt' })).toBeNull();
});

test.each([
  [{ received: 300_000 }, ['Déjà reçu-3 000,00 €', 'Reste dû3 854,40 €']],
  [{ received: 700_000 }, ['Déjà reçu-7 000,00 €', 'À vous rembourser145,60 €']],
  [{ fees: 8_300 }, ['Frais de modification TTC83,00 €', 'Reste dû6 937,40 €']],
])('what was received and is due for changes is set against the fee: %j', async (ledger, settlement) => {
  await showPage(ledger);
  expect(rows().slice(-2)).toEqual(settlement);
});

test('a press without a reason sends nothing and leads to the field', async () => {
  const { calls } = await showPage();
  await userEvent.click(screen.getByRole('button', { name: /^Annuler pour 6.854,40.€$/ }));
  expect(page()).toContain('Choisissez un motif.');
  expect(document.activeElement?.id).toBe('cancellation-reason');
  expect(calls).toHaveLength(3);
});

test('it cancels at the fee that was shown, once, and then shows the statement', async () => {
  const { fake, calls } = await showPage();
  await choose('Budget');
  await userEvent.type(screen.getByRole('textbox', { name: /Un mot pour notre équipe/ }), 'Report à l’an prochain');
  fake.answer(cancelDeal, ({ body }) => {
    expect(body).toEqual({ revision: 2, previewHash: 'h'.repeat(43), by: 'customer', reason: 'budget', note: 'Report à l’an prochain' });
    return statement;
  });
  fake.answer(getQuote, () => buildQuote({ status: 'Approved', standing: 'cancelled', days: [{ ...day, subcommittees: [] }] }));
  fake.answer(getCancellation, () => statement);
  await userEvent.click(screen.getByRole('button', { name: /^Annuler pour 6.854,40.€$/ }));
  const heading = await screen.findByRole('heading', { level: 1, name: 'Votre réservation est annulée' });
  expect(document.activeElement).toBe(heading);
  expect(page()).toContain('vendredi 15 janvier 2027 à 10:00 (heure d’Europe centrale)');
  expect(page()).toContain('Report à l’an prochain');
  expect(rows().at(-1)).toBe('Frais d’annulation TTC6 854,40 €');
  expect(screen.getByRole('link', { name: 'Chercher d’autres dates' }).getAttribute('href')).toContain('/?countryCode=FRA');
  expect(calls.filter(({ address }) => address.endsWith('/cancellation?') || address.endsWith('/cancellation'))).toHaveLength(2);
  expect(fake.faults).toEqual([]);
});

test('where nothing is due the button says so', async () => {
  await showPage({ asked: free });
  expect(page()).toContain('peut encore être annulée sans frais');
  expect(screen.getByRole('button', { name: 'Annuler sans frais' })).toBeTruthy();
});

test('another fee by then is shown before anything is cancelled, and what was typed stays', async () => {
  const { fake } = await showPage({ asked: free });
  await choose('Budget');
  fake.answer(cancelDeal, () => refuse('price-changed', { members: { preview: preview() } }));
  fake.answer(previewCancellation, () => preview());
  await userEvent.click(screen.getByRole('button', { name: 'Annuler sans frais' }));
  expect(await screen.findByText(/Le calcul a changé entre-temps/)).toBeTruthy();
  expect(await screen.findByRole('button', { name: /^Annuler pour 6.854,40.€$/ })).toBeTruthy();
  expect((screen.getByRole('combobox') as HTMLSelectElement).selectedOptions[0]?.textContent).toBe('Budget');
});

test.each([
  ['conflict', 'Rien à annuler ici'],
  ['event-over', 'L’événement a commencé'],
] as const)('refused with %s it says why, without a button', async (code, headline) => {
  const fake = createFake();
  fake.answer(getQuote, () => buildQuote(approved));
  fake.answer(getPayments, () => ({ payments: [], received: 0, fees: 0 }));
  fake.answer(previewCancellation, () => refuse(code));
  showRoute({ address: `/quotes/${quoteId}/cancellation`, fake });
  expect(await screen.findByRole('heading', { level: 1, name: headline })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  ['begun', 'L’événement a commencé', /^L’événement a commencé : la réservation ne se modifie/],
  ['over', 'L’événement est passé', /^L’événement est passé : la réservation ne se modifie/],
] as const)('%s, it says why and whom to write to or call instead', async (obstacle, headline, text) => {
  const fake = createFake();
  const meetingScientist = { firstName: 'Lucie', lastName: 'Martin', email: 'lucie@comet.example', phoneNumber: '' };
  const ways = { change: obstacle, postpone: obstacle, cancel: obstacle, postponeDays: 15 };
  fake.answer(getQuote, () => buildQuote({ ...approved, ways, meetingScientist }));
  fake.answer(getPayments, () => ({ payments: [], received: 0, fees: 0 }));
  fake.answer(previewCancellation, () => refuse('event-over'));
  showRoute({ address: `/quotes/${quoteId}/cancellation`, fake });
  expect(await screen.findByRole('heading', { level: 1, name: headline })).toBeTruthy();
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'lucie@comet.example' }).getAttribute('href')).toBe('mailto:lucie@comet.example');
});

test('the quote tells its cancellation terms before it is signed, and that it is cancelled afterwards', async () => {
  const fake = createFake();
  const rules = { freeReduction: { percent: 12, minDays: 9 }, postponement: { minDays: 20, months: 1 }, guaranteeDays: 1 };
  fake.answer(getQuote, () => buildQuote({ cancellationTerms: { ...terms, rungs: [...terms.rungs], ...rules } }));
  const { unmount } = showRoute({ address: `/quotes/${quoteId}`, fake });
  const list = await screen.findByRole('region', { name: 'En cas d’annulation après signature' });
  expect(plainText(list)).toContain('61 jours ou plus avant l’événementsans frais');
  expect(plainText(list)).toContain('De 60 à 8 jours avant50 % du prix HT');
  expect(plainText(list)).toContain('7 jours avant ou moins100 % du prix HT');
  expect(plainText(list)).toContain('Une fois sans frais : 12 % de participants en moins, jusqu’à 9 jours avant.');
  expect(plainText(list)).toContain('de 1 mois au plus, jusqu’à 20 jours avant. Effectif garanti : 1 jour avant, à midi.');
  unmount();
  fake.answer(getQuote, () => buildQuote({ status: 'Approved', standing: 'cancelled' }));
  showRoute({ address: `/quotes/${quoteId}`, fake });
  expect((await screen.findByRole('link', { name: 'Voir le décompte' })).getAttribute('href')).toBe(`/quotes/${quoteId}/cancellation`);
  expect(screen.getByText('Annulé')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Annuler la réservation' })).toBeNull();
});

test('a confirmed quote leads to its cancellation', async () => {
  const fake = createFake();
  fake.answer(getQuote, () => buildQuote(approved));
  showRoute({ address: `/quotes/${quoteId}`, fake });
  const link = await screen.findByRole('link', { name: 'Annuler la réservation' });
  expect(link.getAttribute('href')).toBe(`/quotes/${quoteId}/cancellation`);
});
