import { getQuote } from '@plenary/contracts/booking.endpoints';
import { agreeToChange, changeDeal, getChanges, previewChange } from '@plenary/contracts/changes.endpoints';
import type { ChangePreview, ChangeSide, DealChange } from '@plenary/contracts/changes.schemas';
import type { Quote } from '@plenary/contracts/quote';
import { createFake } from '@plenary/http/create-fake';
import { refuse } from '@plenary/http/refuse';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildItem, buildQuote, quoteId } from '../quote/quote-factory.ts';
import { plainText, showRoute } from '../quote/route-harness.tsx';

const changeId = '7b0a3c9e-51a4-4f0e-8a30-6f1f2f0f9d11';
const amendmentId = '7b0a3c9e-51a4-4f0e-8a30-6f1f2f0f9d12';
const side = (date: string, pax: number): ChangeSide => ({
  days: [{ date, lunchPax: pax, plenary: { pax, duration: 'AM, PM', configuration: 'theater' }, subcommittees: [] }],
  rooms: [{ day: date, place: 'plenary', index: 0, roomName: 'Salon Niel' }],
  items: [buildItem({ date, quantity: pax })],
  totalExcludingVatPrice: pax * 119_00,
  totalIncludingVatPrice: pax * 142_80,
  vatBreakdown: [{ percent: 20, base: pax * 119_00, amount: pax * 23_80 }],
  deposit: { percent: 70, amount: pax * 99_96 },
});
const before = side('2027-01-19', 24);
const preview = (fields: Partial<ChangePreview> = {}, after = side('2027-01-21', 38)): ChangePreview => ({
  revision: 2,
  previewHash: 'h'.repeat(43),
  before,
  after,
  difference: { excludingVat: 14 * 119_00, includingVat: 14 * 142_80 },
  level: 'signature',
  offeredUntil: '2027-01-10T09:00:00Z',
  leastFeePercent: 50,
  obstacle: null,
  alternatives: { days: [], rooms: [] },
  ...fields,
});
const hindered = (fields: Partial<ChangePreview>): ChangePreview => {
  const { level: _, difference: __, offeredUntil: ___, leastFeePercent: ____, ...rest } = preview();
  return { ...rest, after: null, ...fields };
};
const change = (fields: Partial<DealChange> = {}): DealChange => ({
  ...{ changeId, dealId: quoteId, state: 'applied', level: 'notice', createdAt: '2026-12-01T09:00:00Z', onBehalf: false },
  ...{ before, after: side('2027-01-19', 22), difference: { excludingVat: -238_00, includingVat: -285_60 } },
  ...{ offeredUntil: null, endedAt: '2026-12-01T09:00:00Z' },
  ...fields,
});
const approved: Partial<Quote> = { status: 'Approved', standing: 'current', days: before.days };

const showPage = async ({ changes = [], fields = approved }: { changes?: DealChange[]; fields?: Partial<Quote> } = {}) => {
  const fake = createFake();
  fake.answer(getQuote, () => buildQuote(fields));
  fake.answer(getChanges, () => ({ revision: 2, changes }));
  const shown = showRoute({ address: `/quotes/${quoteId}/change`, fake });
  await screen.findByRole('heading', { level: 1 });
  return { ...shown, fake };
};
const ask = () => userEvent.click(screen.getByRole('button', { name: 'Voir ce que cela change' }));
const page = () => plainText(document.body);
const rows = () =>
  within(screen.getByRole('table', { name: 'Avant et après' }))
    .getAllByRole('row')
    .map(plainText);

test('it shows both versions to the cent before anything is changed, and sends what was asked for', async () => {
  const { fake, calls } = await showPage();
  fake.answer(previewChange, ({ body }) => {
    expect(body).toEqual({ days: [{ from: '2027-01-19', to: '2027-01-21', pax: 38 }] });
    return preview();
  });
  const day = screen.getByLabelText('Nouveau jour');
  await userEvent.clear(day);
  await userEvent.type(day, '2027-01-21');
  const people = screen.getByRole('textbox', { name: 'Participants' });
  await userEvent.clear(people);
  await userEvent.type(people, '38');
  await ask();
  expect(await screen.findByRole('button', { name: 'Préparer l’avenant à signer' })).toBeTruthy();
  expect(rows()).toEqual([
    'ÉlémentAujourd’huiAprès la modification',
    'Dates19 janv. 202721 janv. 2027',
    'Participants2438',
    'SallesSalon NielSalon Niel',
    'Forfait journée24 × 119,00 € = 2 856,00 €38 × 119,00 € = 4 522,00 €',
    'Total HT2 856,00 €4 522,00 €',
    'TVA 20 %571,20 €904,40 €',
    'Total TTC3 427,20 €5 426,40 €',
    'Acompte de 70 % TTC2 399,04 €3 798,48 €',
    'Différence TTC+1 999,20 €',
  ]);
  expect(page()).toContain('vos salles actuelles restent confirmées');
  expect(page()).toContain('au moins 50 % du prix convenu');
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  expect(fake.faults).toEqual([]);
});

test('a change at once is made as it was shown, and the page says so', async () => {
  const { fake } = await showPage();
  fake.answer(previewChange, () =>
    preview({ level: 'consent', leastFeePercent: undefined, offeredUntil: undefined }, side('2027-01-19', 25)),
  );
  await ask();
  fake.answer(changeDeal, ({ body }) => {
    expect(body).toEqual({ days: [{ from: '2027-01-19', to: '2027-01-19', pax: 24 }], revision: 2, previewHash: 'h'.repeat(43) });
    return { revision: 3, change: change({ level: 'consent' }) };
  });
  fake.answer(getChanges, () => ({ revision: 3, changes: [change()] }));
  await userEvent.click(await screen.findByRole('button', { name: 'J’accepte et je confirme' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Votre réservation est modifiée' })).toBeTruthy();
  expect(
    within(await screen.findByRole('region', { name: 'Modifications de cette réservation' })).getByText('24 → 22 participants'),
  ).toBeTruthy();
  expect(fake.faults).toEqual([]);
});

test('where it cannot be had it says why, and offers days that are free, which are asked about at a press', async () => {
  const { fake } = await showPage();
  fake.answer(previewChange, ({ body }) =>
    body.days[0]?.to === '2027-01-20'
      ? preview({}, side('2027-01-20', 24))
      : hindered({ obstacle: 'no-room', alternatives: { days: [['2027-01-20']], rooms: [] } }),
  );
  await ask();
  expect(await screen.findByText('Aucune salle n’est libre pour tout votre groupe à ces dates.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /avenant/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '20 janv. 2027' }));
  expect(await screen.findByRole('button', { name: 'Préparer l’avenant à signer' })).toBeTruthy();
});

test('too many people are told what the greatest rooms hold, and a closed day is marked in its field', async () => {
  const { fake } = await showPage();
  fake.answer(previewChange, () =>
    hindered({ obstacle: 'too-many', alternatives: { days: [], rooms: [{ roomName: 'Niel', people: 60 }] } }),
  );
  await ask();
  expect(await screen.findByText('Plus grandes salles dans cette disposition : Niel, 60 personnes')).toBeTruthy();
  fake.answer(previewChange, () => hindered({ obstacle: 'closed-day', errors: { 'days.0.to': 'closed_day' } }));
  await ask();
  expect(await screen.findByText('Le lieu est fermé ce jour-là.')).toBeTruthy();
});

test('another outcome by then is shown before anything is changed', async () => {
  const { fake } = await showPage();
  fake.answer(previewChange, () => preview());
  await ask();
  fake.answer(changeDeal, () => refuse('price-changed', { members: { preview: preview({ revision: 3 }) } }));
  await userEvent.click(await screen.findByRole('button', { name: 'Préparer l’avenant à signer' }));
  expect(await screen.findByText('La situation a changé entre-temps : voici le nouveau calcul.')).toBeTruthy();
});

test('a change that waits leads to its signature, or is agreed to by a click', async () => {
  const waiting = { state: 'offered', endedAt: null, offeredUntil: '2027-01-10T09:00:00Z', onBehalf: true } as const;
  const { unmount } = await showPage({ changes: [change({ ...waiting, level: 'signature', amendmentId })] });
  expect(screen.getByRole('link', { name: 'Lire et signer l’avenant' }).getAttribute('href')).toBe(`/quotes/${amendmentId}/signature`);
  unmount();
  const { fake } = await showPage({ changes: [change({ ...waiting, level: 'consent' })] });
  fake.answer(agreeToChange, () => ({ revision: 3, change: change() }));
  fake.answer(getChanges, () => ({ revision: 3, changes: [change()] }));
  await userEvent.click(screen.getByRole('button', { name: 'J’accepte cette modification' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Votre réservation est modifiée' })).toBeTruthy();
});

test('what is not confirmed cannot be changed', async () => {
  await showPage({ fields: { status: 'Presented' } });
  expect(screen.getByRole('heading', { level: 1, name: 'Rien à modifier ici' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a confirmed quote leads to its change, and an amendment says what it is', async () => {
  const fake = createFake();
  fake.answer(getQuote, () => buildQuote(approved));
  const { unmount } = showRoute({ address: `/quotes/${quoteId}`, fake });
  expect((await screen.findByRole('link', { name: 'Reporter ou modifier' })).getAttribute('href')).toBe(`/quotes/${quoteId}/change`);
  unmount();
  fake.answer(getQuote, () => buildQuote({ id: amendmentId, amends: quoteId }));
  showRoute({ address: `/quotes/${amendmentId}`, fake });
  expect(await screen.findByText('Avenant à votre réservation')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Voir la réservation actuelle' }).getAttribute('href')).toBe(`/quotes/${quoteId}`);
});
