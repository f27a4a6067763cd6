import { getQuote } from '@plenary/contracts/booking.endpoints';
import { agreeToChange, changeDeal, declineChange, getChanges, previewChange } from '@plenary/contracts/changes.endpoints';
import type { ChangePreview, ChangeSide, DealChange } from '@plenary/contracts/changes.schemas';
import type { Quote } from '@plenary/contracts/quote';
import type { SearchDay } from '@plenary/contracts/search';
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
    'Salles renduesSalon Niel (mar. 19 janvier)',
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

test('a day is given up, kept again, and one more is added where its date puts it', async () => {
  const second = { ...before.days[0], date: '2027-01-20' } as SearchDay;
  const { fake } = await showPage({ fields: { ...approved, days: [...before.days, second] } });
  let asked: unknown;
  fake.answer(previewChange, ({ body }) => {
    asked = body;
    return preview({}, side('2027-01-20', 24));
  });
  const giveUp = (day: RegExp) => screen.getByRole('button', { name: day });
  await userEvent.click(giveUp(/^Renoncer au mardi 19 janvier 2027$/));
  expect(page()).toContain('Jour abandonné : mardi 19 janvier 2027');
  expect(screen.queryByRole('button', { name: /^Renoncer/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^Garder le mardi 19 janvier/ }));
  await userEvent.click(giveUp(/^Renoncer au mercredi 20 janvier/));
  await userEvent.click(screen.getByRole('button', { name: 'Ajouter un jour' }));
  const added = screen.getByLabelText('Jour ajouté');
  expect(added).toHaveProperty('value', '2027-01-20');
  await userEvent.clear(added);
  await userEvent.type(added, '2027-01-18');
  await ask();
  await screen.findByRole('table', { name: 'Avant et après' });
  expect(asked).toEqual({
    days: [
      { to: '2027-01-18', pax: 24, configuration: 'theater', duration: 'AM, PM' },
      { from: '2027-01-19', to: '2027-01-19', pax: 24 },
    ],
  });
  expect(fake.faults).toEqual([]);
});

test('rooms, set-up, halves, lunch and add-ons are asked for, each only where it differs, and a fault stands at its field', async () => {
  const { fake } = await showPage();
  let asked: unknown;
  fake.answer(previewChange, ({ body }) => {
    asked = body;
    return hindered({ obstacle: 'not-offered', errors: { 'days.0.lunchPax': 'not_offered', 'addons.afterwork': 'not_offered' } });
  });
  await userEvent.click(screen.getByText('Salles, disposition, horaires et déjeuner'));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Disposition' }), 'En U');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Durée' }), 'Matin');
  const eating = screen.getByRole('textbox', { name: 'Convives au déjeuner' });
  await userEvent.clear(eating);
  await userEvent.type(eating, '10');
  await userEvent.click(screen.getByRole('button', { name: 'Ajouter une sous-salle' }));
  const group = within(screen.getByRole('group', { name: 'Sous-salle 1' }));
  await ask();
  expect(await screen.findByText('Indiquez chaque jour et chaque nombre de personnes.')).toBeTruthy();
  expect(document.activeElement).toBe(group.getByRole('textbox', { name: 'Participants' }));
  await userEvent.type(group.getByRole('textbox', { name: 'Participants' }), '8');
  await userEvent.click(screen.getAllByText('Extras')[0] as HTMLElement);
  await userEvent.click(screen.getByRole('checkbox', { name: /^Afterwork/ }));
  await ask();
  expect(await screen.findByText('Ce choix n’est pas proposé ici.')).toBeTruthy();
  expect(screen.getByText('Cet extra n’est pas proposé, ou il est déjà convenu.')).toBeTruthy();
  expect(asked).toEqual({
    days: [
      {
        ...{ from: '2027-01-19', to: '2027-01-19', pax: 24, configuration: 'u', duration: 'AM', lunchPax: 10 },
        subcommittees: [{ pax: 8, configuration: 'casual', duration: 'AM' }],
      },
    ],
    addons: { ...buildQuote().addons, afterwork: true },
  });
  await userEvent.click(group.getByRole('button', { name: 'Retirer la sous-salle 1' }));
  expect(screen.queryByRole('group', { name: 'Sous-salle 1' })).toBeNull();
});

test('a subcommittee outside the hours of the plenary is marked, in a part that opens for it', async () => {
  const [day] = before.days;
  const subcommittees = [{ pax: 8, configuration: 'casual', duration: 'AM, PM' } as const];
  const { fake } = await showPage({ fields: { ...approved, days: day ? [{ ...day, subcommittees }] : [] } });
  fake.answer(previewChange, () => hindered({ obstacle: 'not-offered', errors: { 'days.0.subcommittees.0.duration': 'invalid_value' } }));
  const folded = screen.getByText('Salles, disposition, horaires et déjeuner').closest('details');
  expect(folded?.open).toBe(false);
  await ask();
  expect(await screen.findByText('En dehors des horaires de la plénière.')).toBeTruthy();
  expect(folded?.open).toBe(true);
  const room = within(screen.getByRole('group', { name: 'Sous-salle 1' }));
  expect(document.activeElement).toBe(room.getByRole('combobox', { name: 'Durée' }));
});

const meetingScientist = { firstName: 'Lucie', lastName: 'Martin', email: 'lucie@comet.example', phoneNumber: '+33142000000' };
const ways = { change: null, postpone: null, cancel: null, postponeDays: 15 };

test.each([
  ['by-hand', 'Une modification avec notre équipe', 'Notre équipe a composé cette réservation avec vous'],
  ['begun', 'L’événement a commencé', 'L’événement a commencé : la réservation ne se modifie'],
  ['over', 'L’événement est passé', 'L’événement est passé : la réservation ne se modifie'],
  ['unconfirmed', 'Rien à modifier ici', 'La réservation n’est pas encore confirmée'],
  ['cancelled', 'Rien à modifier ici', 'La réservation est annulée'],
] as const)('a booking that is %s has no form: the page says why, and whom to write to or call', async (obstacle, headline, text) => {
  const all = { change: obstacle, postpone: obstacle, cancel: null, postponeDays: 15 };
  await showPage({ fields: { ...approved, ways: all, meetingScientist } });
  expect(plainText(screen.getByRole('heading', { level: 1 }))).toBe(headline);
  expect(page()).toContain(text);
  expect(screen.getByRole('link', { name: 'lucie@comet.example' }).getAttribute('href')).toBe('mailto:lucie@comet.example');
  expect((await screen.findByRole('link', { name: '+33 1 42 00 00 00' })).getAttribute('href')).toBe('tel:+33142000000');
  expect(screen.queryByRole('button', { name: 'Voir ce que cela change' })).toBeNull();
});

test('where the Meeting Scientist is unknown the events of the reader lead to them', async () => {
  await showPage({ fields: { ...approved, ways: { ...ways, change: 'by-hand', postpone: 'by-hand' }, meetingScientist: null } });
  expect(screen.getByRole('link', { name: /^Mes événements/ }).getAttribute('href')).toBe('/profile/events');
});

test('what cannot be postponed any more can still be changed, and the page says until when it could', async () => {
  await showPage({ fields: { ...approved, ways: { ...ways, postpone: 'too-late-to-postpone' }, meetingScientist } });
  expect(page()).toContain('Un report en ligne se demande au moins 15 jours avant l’événement');
  expect(screen.getByRole('button', { name: 'Voir ce que cela change' })).toBeTruthy();
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
    within(await screen.findByRole('region', { name: 'Modifications de cette réservation' })).getByText(/^Participants\s: 24 → 22$/),
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
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Avant et après' }));
  await userEvent.click(screen.getByRole('button', { name: '20 janv. 2027' }));
  expect(await screen.findByRole('button', { name: 'Préparer l’avenant à signer' })).toBeTruthy();
});

// Lifecycle L13, L44.
test('too many people are told what the greatest rooms hold, and a closed day or one that is over is marked in its field', async () => {
  const { fake } = await showPage();
  fake.answer(previewChange, () =>
    hindered({
      ...{ obstacle: 'too-many', errors: { 'days.0.plenary.pax': 'too_many' }, max: 60 },
      alternatives: { days: [], rooms: [{ roomName: 'Niel', people: 60 }] },
    }),
  );
  await ask();
  expect(await screen.findByText('Plus grandes salles dans cette disposition : Niel (60 personnes)')).toBeTruthy();
  expect(screen.getByText('60 personnes au plus dans une salle de ce lieu, dans cette disposition.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Participants' }));
  fake.answer(previewChange, () => hindered({ obstacle: 'closed-day', errors: { 'days.0.to': 'closed_day' } }));
  await ask();
  expect(await screen.findByText('Le lieu est fermé ce jour-là.')).toBeTruthy();
  fake.answer(previewChange, () => hindered({ obstacle: 'in-past', errors: { 'days.0.to': 'in_past' } }));
  await ask();
  expect(await screen.findByText('Ce jour est déjà passé.')).toBeTruthy();
});

test('another outcome by then is shown before anything is changed', async () => {
  const { fake } = await showPage();
  fake.answer(previewChange, () => preview());
  await ask();
  fake.answer(changeDeal, () => refuse('price-changed', { members: { preview: preview({ revision: 3 }) } }));
  await userEvent.click(await screen.findByRole('button', { name: 'Préparer l’avenant à signer' }));
  expect(await screen.findByText('La situation a changé entre-temps : voici le nouveau calcul.')).toBeTruthy();
  const over = hindered({ obstacle: 'too-many', errors: { 'days.0.plenary.pax': 'too_many' }, max: 20 });
  fake.answer(previewChange, () => over);
  fake.answer(changeDeal, () => refuse('invalid-request', { errors: over.errors ?? {}, members: { preview: over, max: 20 } }));
  await userEvent.click(screen.getByRole('button', { name: 'Préparer l’avenant à signer' }));
  expect(await screen.findByText('20 personnes au plus dans une salle de ce lieu, dans cette disposition.')).toBeTruthy();
});

test('where another change was made meanwhile this one says that it was not, and leads to the other', async () => {
  const { fake } = await showPage();
  fake.answer(previewChange, () => preview({}, side('2027-01-19', 20)));
  await ask();
  expect(await screen.findByText(/Cette modification se signe/)).toBeTruthy();
  expect(page()).not.toContain('les nouvelles vous sont gardées');
  fake.answer(changeDeal, () => refuse('change-open'));
  await userEvent.click(await screen.findByRole('button', { name: 'Préparer l’avenant à signer' }));
  expect(await screen.findByText(/attend déjà votre réponse\s: celle-ci n’a pas été faite/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Préparer l’avenant à signer' })).toBeNull();
  const waiting = change({ state: 'offered', level: 'signature', amendmentId, endedAt: null, offeredUntil: '2027-01-10T09:00:00Z' });
  fake.answer(getChanges, () => ({ revision: 3, changes: [waiting] }));
  await userEvent.click(screen.getByRole('link', { name: 'Voir la modification' }));
  expect(await screen.findByRole('link', { name: 'Lire et signer l’avenant' })).toBeTruthy();
});

test('a change that waits leads to its signature, or is agreed to by a click', async () => {
  const waiting = { state: 'offered', endedAt: null, offeredUntil: '2027-01-10T09:00:00Z', onBehalf: true } as const;
  const { unmount } = await showPage({ changes: [change({ ...waiting, level: 'signature', amendmentId })] });
  expect(screen.getByRole('link', { name: 'Lire et signer l’avenant' }).getAttribute('href')).toBe(`/quotes/${amendmentId}/signature`);
  unmount();
  const { fake } = await showPage({ changes: [change({ ...waiting, level: 'consent' })] });
  fake.answer(agreeToChange, ({ body }) => {
    expect(body).toEqual({ revision: 2 });
    return { revision: 3, change: change() };
  });
  fake.answer(getChanges, () => ({ revision: 3, changes: [change()] }));
  await userEvent.click(screen.getByRole('button', { name: 'J’accepte cette modification' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Votre réservation est modifiée' })).toBeTruthy();
});

test('a change that cannot be had by then says what it lacks, and that the booking stays', async () => {
  const waiting = change({ state: 'offered', level: 'consent', endedAt: null, offeredUntil: '2027-01-10T09:00:00Z', onBehalf: true });
  const { fake } = await showPage({ changes: [waiting] });
  fake.answer(agreeToChange, () => refuse('no-longer-available', { members: { lack: 'seats' } }));
  await userEvent.click(screen.getByRole('button', { name: 'J’accepte cette modification' }));
  expect(await screen.findByText(/^Le restaurant n’a plus assez de places au déjeuner.*Votre réservation reste telle quelle/)).toBeTruthy();
  fake.answer(agreeToChange, () => refuse('no-longer-available'));
  await userEvent.click(screen.getByRole('button', { name: 'J’accepte cette modification' }));
  expect(await screen.findByText('Ces jours ou ces salles viennent d’être pris.')).toBeTruthy();
});

// Lifecycle L3.
test('a booking that changed since it was read is shown anew, and says so, before an answer to its change counts', async () => {
  const waiting = change({ state: 'offered', level: 'consent', endedAt: null, offeredUntil: '2027-01-10T09:00:00Z', onBehalf: true });
  const { fake } = await showPage({ changes: [waiting] });
  const now = { ...waiting, after: side('2027-01-19', 30) };
  const declined: DealChange = { ...now, state: 'declined', offeredUntil: null };
  fake.answer(getChanges, () => ({ revision: 3, changes: [now] }));
  fake.answer(declineChange, ({ body }) =>
    body?.revision === 3
      ? { revision: 3, change: declined }
      : refuse('stale-version', { members: { current: { revision: 3, change: now } } }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Refuser' }));
  expect((await screen.findByText(/^Votre réservation a changé entre-temps/)).textContent).toContain('avant de répondre');
  expect(await screen.findByRole('row', { name: /Participants 24 30/ })).toBeTruthy();
  fake.answer(getChanges, () => ({ revision: 3, changes: [declined] }));
  await userEvent.click(screen.getByRole('button', { name: 'Refuser' }));
  expect(await screen.findByRole('button', { name: 'Voir ce que cela change' })).toBeTruthy();
});

const written = { ...buildItem({ date: '2027-01-19', quantity: 24 }), custom: true };
test.each([
  ['a quote that is not signed', {}, 'Ce devis n’est pas encore signé', 'Changer ma demande', /^\/venues\/ternes\?.*d=2027-01-19&p=24/],
  ['a quote that is over', { status: 'Rejected' }, 'Ce devis est clos', 'Changer ma demande', /^\/venues\/ternes\?.*d=2027-01-19&p=24/],
  [
    'a quote that staff wrote',
    { items: [written], meetingScientist },
    'Ce devis se modifie avec notre équipe',
    'lucie@comet.example',
    /^mailto:/,
  ],
  ['an amendment', { status: 'Approved', amends: changeId }, 'Un avenant ne se modifie pas', 'Voir la réservation actuelle', changeId],
] as const)('%s is no booking to change: the page says so, and leads to what works', async (_, fields, headline, link, address) => {
  await showPage({ fields: { status: 'Presented', days: before.days, ...fields } as Partial<Quote> });
  expect(plainText(screen.getByRole('heading', { level: 1 }))).toBe(headline);
  expect(screen.getByRole('link', { name: link }).getAttribute('href')).toMatch(address);
  expect(screen.getByRole('link', { name: 'Voir le devis' }).getAttribute('href')).toBe(`/quotes/${quoteId}`);
  expect(screen.queryByRole('button')).toBeNull();
});

test('who moves the days reads, before they confirm, that it is their one free postponement', async () => {
  const { fake } = await showPage();
  fake.answer(previewChange, () => preview({ freePostponement: 'used' }));
  await ask();
  expect(await screen.findByText('C’est votre seul report gratuit')).toBeTruthy();
  expect(page()).toContain('Une deuxième fois ne se fait plus en ligne');
});

test('a confirmed quote leads to its change, and an amendment says what it is', async () => {
  const fake = createFake();
  fake.answer(getQuote, () => buildQuote(approved));
  const { unmount } = showRoute({ address: `/quotes/${quoteId}`, fake });
  expect((await screen.findByRole('link', { name: 'Reporter ou modifier' })).getAttribute('href')).toBe(`/quotes/${quoteId}/change`);
  unmount();
  const held = { optionId: 'b7ad6c3c-5b94-4cf5-9c0e-6ac9e0a1d001', rank: 1, expiresAt: '2026-12-27T13:05:00Z' };
  fake.answer(getQuote, () => buildQuote({ id: amendmentId, amends: quoteId, option: held }));
  showRoute({ address: `/quotes/${amendmentId}`, fake });
  expect(await screen.findByText('Avenant à votre réservation')).toBeTruthy();
  expect(plainText(document.body)).toContain('Il peut être signé jusqu’au dimanche 27 décembre 2026 à 14:05');
  expect(plainText(document.body)).toContain('votre réservation est modifiée aussitôt');
  expect(plainText(document.body)).not.toMatch(/votre option|vos salles sont réservées/i);
  expect(screen.queryByRole('link', { name: 'Libérer l’option' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Voir la réservation actuelle' }).getAttribute('href')).toBe(`/quotes/${quoteId}`);
  expect(screen.queryByRole('link', { name: 'Modifier mes extras' })).toBeNull();
});

// Lifecycle L43.
test('the history tells a cancellation, the change that it ended, and the return of the booking', async () => {
  const fake = createFake();
  fake.answer(getQuote, () => buildQuote(approved));
  fake.answer(getChanges, () => ({
    revision: 4,
    changes: [change({ state: 'withdrawn', createdAt: '2026-12-02T09:00:00Z', endedAt: '2026-12-03T09:00:00.000Z' })],
    cancellation: { cancelledAt: '2026-12-03T09:00:00.000Z', reinstatedAt: '2026-12-04T09:00:00.000Z' },
  }));
  showRoute({ address: `/quotes/${quoteId}/change`, fake });
  const history = await screen.findByRole('table', { name: 'Modifications, la plus récente en premier' });
  const [, ...steps] = within(history).getAllByRole('row').map(plainText);
  expect(steps[0]).toMatch(/Réservation rétablie/);
  expect(steps[1]).toMatch(/Réservation annulée/);
  expect(steps[2]).toMatch(/Participants : 24 → 22.*Close par l’annulation/);
});

test('the history tells a change of one day of two by its day, and rooms that are others', async () => {
  const both = (first: ChangeSide, second: ChangeSide): ChangeSide => ({
    ...first,
    days: [...first.days, ...second.days],
    rooms: [...first.rooms, ...second.rooms],
  });
  const rooms = [{ day: '2027-01-20', place: 'plenary' as const, index: 0, roomName: 'Salon Wagram' }];
  await showPage({
    changes: [
      change({
        before: both(side('2027-01-19', 20), side('2027-01-20', 24)),
        after: both(side('2027-01-19', 20), { ...side('2027-01-20', 22), rooms }),
      }),
    ],
  });
  const history = await screen.findByRole('table', { name: 'Modifications, la plus récente en premier' });
  const [, step] = within(history).getAllByRole('row').map(plainText);
  expect(step).toContain('Participants : 24 → 22 (mer. 20 janvier), Salles : Salon Niel → Salon Wagram (mer. 20 janvier)Faite');
});
