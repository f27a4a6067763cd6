import { previewChange } from '@plenary/contracts/changes.endpoints';
import { getBookedQuote } from '@plenary/contracts/planning.endpoints';
import {
  acceptSurvey,
  chooseLunch,
  getStaffSurvey,
  listSurveys,
  sendSurveyBack,
  setLogOk,
  withdrawSupplement,
} from '@plenary/contracts/staff-surveys.endpoints';
import { refuse } from '@plenary/http/refuse';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '../paths.ts';
import { makeChangePreview } from '../testing/make-change.ts';
import { makeBookedQuote } from '../testing/make-quote.ts';
import { fakeEventId, makeSurvey, makeSurveyRow } from '../testing/make-survey.ts';
import { showStaff } from '../testing/show-staff.ts';
import { suggestedCharges } from './suggested-charges.ts';

// Covers L-Z12–L-Z15.

/** As `showStaff`; a preview is asked for by itself, and is nothing that was decided. */
const showSurveys: typeof showStaff = async (...asked) => {
  const shown = await showStaff(...asked);
  return { ...shown, sent: () => shown.sent().filter(({ to }) => !to.includes('/changes/preview')) };
};
const address = paths.survey(fakeEventId);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const rows = (table: string) =>
  within(screen.getByRole('table', { name: table }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));

test('the queue shows who waits, for what, and leads to each survey', async () => {
  const { where } = await showSurveys(paths.surveys());
  const link = screen.getByRole('link', { name: 'Atelier Nord, Claire Martin' });
  expect(screen.getByRole('row', { name: /Atelier Nord/ }).textContent).toContain('2 écarts à valider');
  expect(screen.getByRole('link', { name: 'À valider' }).getAttribute('aria-current')).toBe('page');
  await userEvent.click(link);
  await waitFor(() => expect(where()).toBe(address));
});

test('each state of surveys has an address, and says when it is empty', async () => {
  await showSurveys(paths.surveys('DONE'));
  expect(screen.getByRole('heading', { name: 'Aucun questionnaire enregistré' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'À compléter par le client' }).getAttribute('href')).toBe('/staff/surveys?status=TODO');
});

test('surveys with an unanswered charge have an address, in any state, and a mark in each list', async () => {
  const rows = [
    makeSurveyRow({ status: 'DONE', warningCount: 0, proposedChargeCount: 1 }),
    makeSurveyRow({ eventId: '00U7Q00000De004', status: 'TODO', warningCount: 0, proposedChargeCount: 2 }),
  ];
  await showSurveys(paths.surveys(), {
    prepare: ({ answer }) => answer(listSurveys, ({ query }) => ({ surveys: query.charges === 'proposed' ? rows : [makeSurveyRow()] })),
  });
  expect(screen.queryByText(/sans réponse/)).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Supplément proposé' }));
  expect(await screen.findByText('Supplément sans réponse')).toBeTruthy();
  expect(screen.getByText('2 suppléments sans réponse').closest('td')?.textContent).toContain('À compléter par le client');
  expect(screen.getByRole('link', { name: 'Supplément proposé' }).getAttribute('aria-current')).toBe('page');
});

test('the difference to the signed quote is described in words, field by field', async () => {
  await showSurveys(address);
  expect(rows('Écarts avec le devis signé')).toEqual([
    ['Jour 1, plénière 1, participants', '24', '30'],
    ['Jour 1, plénière 1, disposition', 'Théâtre', 'En U'],
    ['Extras, extras', '–', 'Afterwork'],
  ]);
});

test('it leads to the quote, where the booking is changed, moved and cancelled', async () => {
  await showSurveys(address);
  const { quoteId } = makeSurvey();
  expect(screen.getByRole('link', { name: 'Voir le devis' }).getAttribute('href')).toBe(paths.quote(quoteId ?? ''));
});

test('all answers stand there, and those to validate are marked', async () => {
  await showSurveys(address);
  const answers = within(screen.getByRole('region', { name: 'Toutes les réponses' }));
  expect(answers.getByText('Projecteur ou écran, Wifi')).toBeTruthy();
  expect(answers.getByText('15 min')).toBeTruthy();
  expect(answers.getAllByText('À valider').map((badge) => badge.closest('dd')?.textContent)).toEqual([
    '30 À valider',
    'Afterwork À valider',
  ]);
});

test('a survey is accepted as it was seen', async () => {
  const { sent, platform } = await showSurveys(address);
  await press('Accepter');
  await waitFor(() => expect(platform.notices[0]?.text).toBe('Accepté. Le client reçoit un e-mail.'));
  expect(sent()).toEqual([{ method: 'POST', to: `/api/staff/surveys/${fakeEventId}/accept`, body: { revision: 4 } }]);
});

// Lifecycle L23.
test('the people of a survey are priced with its acceptance, once staff have read what that does, unless they leave it', async () => {
  const { sent } = await showSurveys(address, { prepare: ({ answer }) => answer(previewChange, () => makeChangePreview()) });
  const price = within(await screen.findByRole('region', { name: 'Prix de la réservation' }));
  const told = price.getByText(/aux prix du devis/).textContent?.replaceAll(/\s/g, ' ');
  expect(told).toBe('+100,00 € HT (+120,00 € TTC), aux prix du devis.');
  expect(price.getByText('Une fois accepté, le client est invité à donner son accord.')).toBeTruthy();
  await press('Accepter');
  await waitFor(() => expect(sent().map(({ body }) => body)).toContainEqual({ revision: 4, pricesPeople: true }));
  await userEvent.click(price.getByRole('switch', { name: 'Facturer la réservation pour ces participants' }));
  expect(price.getByText('Le prix de la réservation reste inchangé.')).toBeTruthy();
  await press('Accepter');
  await waitFor(() => expect(sent().at(-1)?.body).toEqual({ revision: 4 }));
});

// Lifecycle L19, L23.
test('who agreed on the phone is not asked again: the note of staff goes with the acceptance', async () => {
  const { sent } = await showSurveys(address, { prepare: ({ answer }) => answer(previewChange, () => makeChangePreview()) });
  await userEvent.type(await screen.findByRole('textbox', { name: /^Accord du client/ }), 'Claire au téléphone');
  await press('Accepter');
  await waitFor(() => expect(sent().at(-1)?.body).toEqual({ revision: 4, pricesPeople: true, consent: 'Claire au téléphone' }));
});

test.each([
  ['no-room', 'Le prix reste ouvert', true],
  ['by-hand', 'proposez un supplément', false],
] as const)('people whose price is hindered (%s) are accepted, and staff read what is left to do', async (obstacle, told, pricesPeople) => {
  const { sent } = await showSurveys(address, {
    prepare: ({ answer }) => answer(previewChange, () => makeChangePreview({ after: null, obstacle })),
  });
  const price = await screen.findByRole('region', { name: 'Prix de la réservation' });
  expect(price.textContent).toContain(told);
  await press('Accepter');
  await waitFor(() => expect(sent().at(-1)?.body).toEqual({ revision: 4, ...(pricesPeople && { pricesPeople }) }));
});

test('people that change no line of the quote are not priced', async () => {
  const same = makeChangePreview();
  const { sent } = await showSurveys(address, {
    prepare: ({ answer }) =>
      answer(previewChange, () => makeChangePreview({ after: same.before, difference: { excludingVat: 0, includingVat: 0 } })),
  });
  await press('Accepter');
  await waitFor(() => expect(sent().at(-1)?.body).toEqual({ revision: 4 }));
  expect(screen.queryByRole('region', { name: 'Prix de la réservation' })).toBeNull();
});

test('a price that nobody can tell stays as it is', async () => {
  const { sent } = await showSurveys(address);
  expect((await screen.findByRole('region', { name: 'Prix de la réservation' })).textContent).toContain('n’a pas pu être calculé');
  await press('Accepter');
  await waitFor(() => expect(sent().at(-1)?.body).toEqual({ revision: 4 }));
});

// Covers L-L18.
test('a lunch outside shows what accepting charges, and can be waived', async () => {
  const lunchCharges = [
    { dayIndex: 0, service: 'external_restaurant' as const, pax: 61, unitPrice: 1_000, excludingVat: 61_000, includingVat: 67_100 },
  ];
  const { sent } = await showSurveys(address, { prepare: ({ answer }) => answer(getStaffSurvey, () => makeSurvey({ lunchCharges })) });
  const charges = screen.getByRole('region', { name: 'Facturé en acceptant' });
  expect(charges.textContent?.replaceAll(/\s/g, ' ')).toContain('61 × 10,00 € = 610,00 € HT (671,00 € TTC)');
  await userEvent.click(within(charges).getByRole('switch', { name: 'Ne pas facturer Restaurant extérieur, 16 mars 2027' }));
  await press('Accepter');
  await waitFor(() => expect(sent().map(({ body }) => body)).toEqual([{ revision: 4, waivedLunches: [0] }]));
});

test('a lunch outside that was free for other people is said to be charged now', async () => {
  const now = { pax: 25, unitPrice: 1_000, excludingVat: 25_000, includingVat: 27_500 };
  const lunchCharges = [{ dayIndex: 0, service: 'meal_trays' as const, ...now, waived: 20_000 }];
  await showSurveys(address, { prepare: ({ answer }) => answer(getStaffSurvey, () => makeSurvey({ lunchCharges })) });
  const charges = screen.getByRole('region', { name: 'Facturé en acceptant' });
  expect(charges.textContent?.replaceAll(/\s/g, ' ')).toContain('Ce déjeuner était offert jusqu’ici (200,00 € HT)');
});

test('a lunch outside that its customer refused is said to be proposed to them again', async () => {
  const now = { pax: 25, unitPrice: 1_000, excludingVat: 25_000, includingVat: 27_500 };
  const lunchCharges = [{ dayIndex: 0, service: 'meal_trays' as const, ...now, isRefused: true as const }];
  await showSurveys(address, { prepare: ({ answer }) => answer(getStaffSurvey, () => makeSurvey({ lunchCharges })) });
  const charges = screen.getByRole('region', { name: 'Facturé en acceptant' });
  expect(charges.textContent).toContain('Le client l’a refusé : en acceptant, vous le lui proposez de nouveau.');
});

test('a lunch outside that its customer has not agreed to is said to be proposed, not charged', async () => {
  const now = { pax: 25, unitPrice: 1_000, excludingVat: 25_000, includingVat: 27_500 };
  const lunchCharges = [{ dayIndex: 0, service: 'meal_trays' as const, ...now, isProposed: true as const }];
  await showSurveys(address, { prepare: ({ answer }) => answer(getStaffSurvey, () => makeSurvey({ lunchCharges })) });
  const charges = screen.getByRole('region', { name: 'Proposé au client en acceptant' });
  expect(charges.textContent).toContain('il n’est facturé qu’avec son accord');
});

test('the lunch that a customer chose outside stands in the box of the day, not what was offered', async () => {
  const [lunch] = makeSurvey().lunches;
  await showSurveys(address, {
    prepare: ({ answer }) =>
      answer(getStaffSurvey, () => makeSurvey({ lunches: lunch ? [{ ...lunch, service: 'external_restaurant' }] : [] })),
  });
  const box = within(screen.getByRole('region', { name: 'Déjeuners' }));
  expect(box.getByRole('combobox', { name: 'Formule' })).toHaveProperty('value', 'external_restaurant');
});

const overfull = {
  ...{ step: '0/plenary/0', dayIndex: 0, place: 'plenary' as const, index: 0, roomName: 'Salon Wagram' },
  ...{ pax: 38, configuration: 'theater' as const, most: 31, greatest: 45, setUps: ['standing' as const] },
};
const setUpStanding = () => screen.getByRole('option', { name: /^Passer en/ });
const showOverfull = (room: Partial<typeof overfull> = {}) =>
  showSurveys(address, {
    prepare: ({ answer }) => answer(getStaffSurvey, () => makeSurvey({ overfullRooms: [{ ...overfull, ...room }] })),
  });

test('a room that is too small is settled by another set-up before the survey is accepted, or by another room', async () => {
  const { sent } = await showOverfull();
  const rooms = within(screen.getByRole('region', { name: 'Salles trop petites' }));
  expect(rooms.getByRole('link', { name: 'Voir les salles de ce jour' })).toBeTruthy();
  expect(rooms.getByText('38 personnes en « Théâtre » : Salon Wagram en accueille 31 au plus.')).toBeTruthy();
  await userEvent.selectOptions(rooms.getByRole('combobox', { name: 'Que faire de cette salle' }), setUpStanding());
  await press('Accepter');
  await waitFor(() =>
    expect(sent().map(({ body }) => body)).toEqual([{ revision: 4, rooms: [{ step: '0/plenary/0', setUp: 'standing' }] }]),
  );
});

test('its figure is exceeded with a reason, never without', async () => {
  const { sent } = await showOverfull();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Que faire de cette salle' }), 'Dépasser, avec un motif');
  await press('Accepter');
  await waitFor(() => expect(sent().map(({ body }) => body)).toEqual([{ revision: 4 }]));
  await userEvent.type(screen.getByRole('textbox', { name: 'Motif du dépassement' }), 'Vu avec le lieu');
  await press('Accepter');
  await waitFor(() => expect(sent().at(-1)?.body).toEqual({ revision: 4, rooms: [{ step: '0/plenary/0', reason: 'Vu avec le lieu' }] }));
});

test('a group that no set-up of the room holds is moved to another room on the planning, or sent back', async () => {
  await showSurveys(address, {
    prepare: ({ answer }) => {
      answer(getStaffSurvey, () => makeSurvey({ overfullRooms: [{ ...overfull, pax: 46, setUps: [] }] }));
      answer(acceptSurvey, () => refuse('over-capacity', { members: { rooms: [overfull] } }));
    },
  });
  expect(screen.getByText(/^Elle n’accueille jamais plus de 45 personnes\s: changez-la de salle/)).toBeTruthy();
  expect(screen.queryByRole('combobox', { name: 'Que faire de cette salle' })).toBeNull();
  const planning = new URL(screen.getByRole('link', { name: 'Voir les salles de ce jour' }).getAttribute('href') ?? '', 'http://plenary');
  const { venueCountry: country, venueId: venue, summary } = makeSurvey();
  expect(Object.fromEntries(planning.searchParams)).toEqual({ country, venue, from: summary.days[0]?.date });
  await press('Accepter');
  expect(await screen.findByText(/^Une salle est trop petite dans toutes ses dispositions/)).toBeTruthy();
});

test('an evening’s space that is too small is named, and can only be sent back', async () => {
  const evening = { ...overfull, place: 'afterwork' as const, roomName: '', pax: 99, configuration: 'standing' as const };
  await showSurveys(address, {
    prepare: ({ answer }) =>
      answer(getStaffSurvey, () => makeSurvey({ overfullRooms: [{ ...evening, most: 91, greatest: 91, setUps: [] }] })),
  });
  expect(screen.getByText(/l’espace de la soirée en accueille 91 au plus\.$/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Voir les salles de ce jour' })).toBeNull();
});

test('a room that is not held at the hours asked for is named, and an acceptance leads to the booking', async () => {
  const unheld = { dayIndex: 0, place: 'plenary' as const, index: 0, roomName: 'Capella', half: 'AM' as const };
  await showSurveys(address, {
    prepare: ({ answer }) => {
      answer(getStaffSurvey, () => makeSurvey({ unheldRooms: [unheld] }));
      answer(acceptSurvey, () => refuse('room-not-held', { members: { rooms: [unheld] } }));
    },
  });
  const rooms = within(screen.getByRole('region', { name: 'Salles non retenues à ces heures' }));
  expect(rooms.getByText('Capella n’est pas retenue pour cet événement le matin.')).toBeTruthy();
  expect(rooms.getByRole('link', { name: 'Changer la réservation' }).getAttribute('href')).toBe(`/staff/quotes/${makeSurvey().quoteId}`);
  await press('Accepter');
  expect(await screen.findByText(/^Une salle n’est pas retenue aux heures demandées/)).toBeTruthy();
});

test('a survey is sent back with a message, never without', async () => {
  const { sent } = await showSurveys(address);
  await press('Renvoyer au client');
  const dialog = within(await screen.findByRole('dialog'));
  const send = dialog.getByRole('button', { name: 'Renvoyer au client' });
  expect(send).toHaveProperty('disabled', true);
  await userEvent.type(dialog.getByRole('textbox', { name: 'Message au client' }), 'Pas plus de 24.');
  await userEvent.click(send);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent()).toEqual([
    { method: 'POST', to: `/api/staff/surveys/${fakeEventId}/send-back`, body: { revision: 4, message: 'Pas plus de 24.' } },
  ]);
});

test('a survey that has changed since is not decided: the newer answers are shown, and decided on next', async () => {
  let survey = makeSurvey();
  const { sent } = await showSurveys(address, {
    prepare: ({ answer }) => {
      answer(getStaffSurvey, () => survey);
      answer(acceptSurvey, ({ body: { revision } }) => (revision === survey.revision ? undefined : refuse('stale-version')));
    },
  });
  survey = makeSurvey({ revision: 5, differences: [{ path: 'days.0.plenaries.0.pax', initial: 24, current: 36 }] });
  await press('Accepter');
  expect((await screen.findByRole('alert')).textContent).toContain('Les réponses ont changé entre-temps');
  await waitFor(() => expect(rows('Écarts avec le devis signé')).toEqual([['Jour 1, plénière 1, participants', '24', '36']]));
  await press('Accepter');
  await waitFor(() => expect(sent().map(({ body }) => body)).toEqual([{ revision: 4 }, { revision: 5 }]));
});

test('a survey that another user has decided says so, and offers no decision', async () => {
  let survey = makeSurvey();
  await showSurveys(address, {
    prepare: ({ answer }) => {
      answer(getStaffSurvey, () => survey);
      answer(acceptSurvey, () => refuse('conflict'));
    },
  });
  survey = makeSurvey({ status: 'DONE', revision: 5 });
  await press('Accepter');
  expect((await screen.findByRole('alert')).textContent).toContain('Quelqu’un a déjà décidé');
  const description = /^Déjà validé/;
  expect(await screen.findByRole('button', { name: 'Accepter', description })).toBeTruthy();
});

test('the text of a survey that cannot be sent back any more stays in its dialog', async () => {
  let survey = makeSurvey();
  await showSurveys(address, {
    prepare: ({ answer }) => {
      answer(getStaffSurvey, () => survey);
      answer(sendSurveyBack, () => refuse('conflict'));
    },
  });
  survey = makeSurvey({ status: 'DONE', revision: 5 });
  await press('Renvoyer au client');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Message au client' }), 'Pas plus de 24.');
  await userEvent.click(dialog.getByRole('button', { name: 'Renvoyer au client' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('Quelqu’un a déjà décidé');
  expect(dialog.getByRole('textbox', { name: 'Message au client' })).toHaveProperty('value', 'Pas plus de 24.');
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Renvoyer au client' })).toHaveProperty('disabled', true));
});

// Covers L-Z14, L-G02.
test('what was agreed stands between what was signed and what is asked for, with who agreed and when', async () => {
  const agreed = { path: 'days.0.plenaries.0.pax', signed: 24, agreed: 30, at: '2027-01-12T10:00:00Z', by: 'samia@comet.example' };
  const survey = makeSurvey({
    agreed: [agreed],
    differences: [
      { path: agreed.path, initial: 30, current: 36 },
      { path: 'days.0.lunch.pax', initial: 24, current: 36 },
    ],
  });
  await showSurveys(address, { prepare: ({ answer }) => answer(getStaffSurvey, () => survey) });
  expect(rows('Écarts avec le devis signé')).toEqual([
    ['Jour 1, plénière 1, participants', '24', '30samia@comet.example, 12 janv. 2027, 11:00 (heure d’Europe centrale)', '36'],
    ['Jour 1, déjeuner, participants', '24', '–', '36'],
  ]);
});

test('what differs without anything to validate says so, and so does what waits for its price', async () => {
  const free = { path: 'days.0.plenaries.0.startTime', initial: '08:00', current: '08:30', warns: false };
  const agreed = { path: 'days.0.plenaries.0.pax', signed: 24, agreed: 38, at: '2027-01-12T10:00:00Z', awaitsCustomer: true };
  const show = (survey: Parameters<typeof makeSurvey>[0]) =>
    showSurveys(address, { prepare: ({ answer }) => answer(getStaffSurvey, () => makeSurvey(survey)) });
  const { unmount } = await show({ status: 'DONE', differences: [free], agreed: [], supplements: undefined });
  const panel = () => screen.getByRole('region', { name: 'Écarts avec le devis signé' });
  expect(panel().textContent).toContain('Rien n’est à valider : les réponses tiennent dans ce qui a été convenu.');
  expect(rows('Écarts avec le devis signé')[0]?.slice(1)).toEqual(['08:00', '08:30Rien à valider']);
  unmount();
  await show({ status: 'DONE', differences: [], agreed: [agreed] });
  expect(panel().textContent).toContain('Ce qui est convenu vaut dès que le client accepte le prix');
  expect(panel().textContent).toContain('Attend que le client accepte le prix');
});

test('what a change of the booking set is told as in the booking, with its day', async () => {
  const agreed = { path: 'days.0.plenaries.0.pax', signed: 24, agreed: 38, at: '2027-01-12T10:00:00Z', isBooked: true };
  const survey = makeSurvey({ status: 'DONE', differences: [], agreed: [agreed] });
  await showSurveys(address, { prepare: ({ answer }) => answer(getStaffSurvey, () => survey) });
  expect(rows('Écarts avec le devis signé')[0]?.[2]).toMatch(/^38.*12 janv\. 2027.*Dans la réservation$/);
});

test('a survey without new differences is not called as signed where something was agreed', async () => {
  const agreed = { path: 'days.0.plenaries.0.pax', signed: 30, agreed: 38, at: '2027-01-12T10:00:00Z', by: 'samia@comet.example' };
  const survey = makeSurvey({ status: 'DONE', differences: [], agreed: [agreed] });
  await showSurveys(address, { prepare: ({ answer }) => answer(getStaffSurvey, () => survey) });
  expect(await screen.findByText('Rien ne diffère de ce qui a été convenu.')).toBeTruthy();
  expect(screen.queryByText('Tout est conforme au devis signé.')).toBeNull();
  expect(rows('Écarts avec le devis signé')[0]?.slice(0, 2)).toEqual(['Jour 1, plénière 1, participants', '30']);
});

test('a lunch at a restaurant elsewhere has no sitting beside it, and a saved survey no empty history', async () => {
  const survey = makeSurvey({ history: [] });
  const [day] = survey.summary.days;
  if (day?.lunch) day.lunch.service = { value: 'external_restaurant', hasWarning: true };
  await showSurveys(address, { prepare: ({ answer }) => answer(getStaffSurvey, () => survey) });
  const answers = await screen.findByRole('region', { name: 'Toutes les réponses' });
  expect(
    within(answers)
      .getByText(/^Restaurant extérieur/)
      .closest('div')?.textContent,
  ).toBe('FormuleRestaurant extérieur À valider');
  expect(within(answers).queryByText('Au restaurant du lieu')).toBeNull();
  expect(within(answers).queryByText('Service')).toBeNull();
  expect(screen.queryByText('Rien n’a encore été enregistré.')).toBeNull();
});

test('logistics are closed for the customer, and opened again', async () => {
  let survey = makeSurvey();
  await showSurveys(address, {
    prepare: ({ answer }) => {
      answer(getStaffSurvey, () => survey);
      answer(setLogOk, ({ body: { isLogOk } }) => {
        survey = makeSurvey({ isLogOk });
        return undefined;
      });
    },
  });
  const isClosed = () => (screen.getByRole('switch', { name: 'Logistique close' }) as HTMLInputElement).checked;
  for (const wanted of [true, false]) {
    await userEvent.click(screen.getByRole('switch', { name: 'Logistique close' }));
    await waitFor(() => expect(isClosed()).toBe(wanted));
  }
});

test('staff chooses the lunch of a day in the customer’s place', async () => {
  const { sent } = await showSurveys(address);
  const lunch = within(screen.getByRole('group', { name: 'mardi 16 mars' }));
  await userEvent.click(lunch.getByRole('switch', { name: 'Nous choisissons à la place du client' }));
  await userEvent.selectOptions(lunch.getByRole('combobox', { name: 'Service' }), 'service2');
  await userEvent.click(lunch.getByRole('button', { name: /^Enregistrer/ }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toEqual({
    method: 'PUT',
    to: `/api/staff/surveys/${fakeEventId}/day/0/lunch`,
    body: { isServiceStaffChoice: true, type: 'standard', service: 'service2', version: 3 },
  });
});

test('a lunch that a colleague has chosen since is told, and what was chosen stays and can be saved over it', async () => {
  const current = {
    dayIndex: 0,
    isServiceStaffChoice: true,
    type: 'meal_trays',
    service: 'meal_trays',
    serviceCapacities: { service1: 30, service2: 44 },
    version: 4,
  } as const;
  const { sent } = await showSurveys(address, {
    prepare: (fake) =>
      fake.answer(chooseLunch, ({ body }) => (body.version === 4 ? undefined : refuse('stale-version', { members: { current } }))),
  });
  const lunch = within(screen.getByRole('group', { name: 'mardi 16 mars' }));
  expect(lunch.getByText(/30 au 1er service, 44 au 2e/)).toBeTruthy();
  await userEvent.click(lunch.getByRole('switch', { name: 'Nous choisissons à la place du client' }));
  await userEvent.selectOptions(lunch.getByRole('combobox', { name: 'Service' }), 'service2');
  await userEvent.click(lunch.getByRole('button', { name: /^Enregistrer/ }));
  expect(await lunch.findByText(/vient d’être modifié/)).toBeTruthy();
  expect(lunch.getByRole('combobox', { name: 'Service' })).toHaveProperty('value', 'service2');
  await userEvent.click(lunch.getByRole('button', { name: /^Enregistrer/ }));
  await waitFor(() => expect(sent().at(-1)?.body).toMatchObject({ service: 'service2', version: 4 }));
});

test('a lunch without enough seats is refused with what is left', async () => {
  await showSurveys(address, {
    prepare: (fake) => fake.answer(chooseLunch, () => refuse('no-seats', { members: { left: { service1: 3, service2: 7 } } })),
  });
  const lunch = within(screen.getByRole('group', { name: 'mardi 16 mars' }));
  await userEvent.click(lunch.getByRole('switch', { name: 'Nous choisissons à la place du client' }));
  await userEvent.click(lunch.getByRole('button', { name: /^Enregistrer/ }));
  expect(await lunch.findByText(/il en reste 3 au 1er service et 7 au 2e/)).toBeTruthy();
});

test('the address of a survey whose booking has ended leads to its quote', async () => {
  const endedQuoteId = '7c2f8a52-2f6e-4c3a-9f7b-0c1d2e3f4a5b';
  const { where } = await showSurveys(address, {
    prepare: ({ answer }) => answer(getStaffSurvey, () => refuse('not-found', { members: { endedQuoteId } })),
  });
  expect(where()).toBe(paths.quote(endedQuoteId));
});

test('the history shows each action with its actor, newest first', async () => {
  await showSurveys(address);
  const items = within(screen.getByRole('region', { name: 'Historique' })).getAllByRole('listitem');
  expect(items[0]?.textContent).toMatch(/^Enregistré avec des écartsclaire@atelier-nord.example/);
  expect(items[1]?.textContent).toContain('Pas plus de 30 personnes.');
});

test('the history names a lunch outside that staff chose once, and a sitting with its formula', async () => {
  const at = '2026-11-20T09:00:00.000Z';
  const by = 'staff@comet.example';
  const chosen = [
    { day: '2027-01-19', isServiceStaffChoice: true, type: 'meal_trays', service: 'meal_trays' },
    { day: '2027-01-20', isServiceStaffChoice: true, type: 'standard', service: 'service2' },
  ] as const;
  const history = chosen.map((lunch) => ({ at, by, kind: 'lunch-chosen', message: null, lunch }));
  await showSurveys(address, { prepare: ({ answer }) => answer(getStaffSurvey, () => makeSurvey({ history })) });
  const items = within(screen.getByRole('region', { name: 'Historique' })).getAllByRole('listitem');
  const [sitting, trays] = items.map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '));
  expect(sitting).toMatch(/20 janvier : .+, 2e service$/);
  expect(trays).toMatch(/19 janvier : Plateaux-repas$/);
});

test('add-ons since the quote stand with what they come to', async () => {
  await showSurveys(address);
  const panel = within(screen.getByRole('region', { name: 'Suppléments depuis le devis' }));
  const rows = panel.getAllByRole('row').map((row) => row.textContent?.replace(/\s/g, ' '));
  expect(rows.slice(1)).toEqual([
    'FacilitateurConvenu412,00 €494,40 €Retirer',
    'AfterworkDemandé1 200,00 €1 320,00 €',
    'Total convenu412,00 €494,40 €',
  ]);
});

const overtime = { id: 'charge-1', addon: null, label: 'Une heure de plus', excludingVat: 25_000, includingVat: null };

test('charges are listed with the customer’s answer; a refused one counts for nothing', async () => {
  const supplements = { asked: [], agreed: [], proposed: [overtime], refused: [{ ...overtime, id: 'charge-0', label: 'Deux heures' }] };
  await showSurveys(address, { prepare: ({ answer }) => answer(getStaffSurvey, () => makeSurvey({ supplements })) });
  expect(rows('Suppléments depuis le devis').map((cells) => cells.map((cell) => cell.replace(/\s/g, ' ')))).toEqual([
    ['Une heure de plus', 'Proposé au client', '250,00 €', '–', 'Retirer'],
    ['Deux heures', 'Refusé par le client', '250,00 €', '–', ''],
  ]);
});

test.each([
  [undefined, '« Facilitateur » est retiré. Le client reçoit un e-mail.'],
  ['stale-version', 'La logistique a changé entre-temps : voici l’état actuel. Rien n’a été retiré.'],
] as const)('what is agreed on is taken back once staff confirm it (%s)', async (refusal, told) => {
  const { sent, platform } = await showSurveys(address, {
    prepare: ({ answer }) => answer(withdrawSupplement, () => (refusal ? refuse(refusal) : undefined)),
  });
  await userEvent.click(screen.getByRole('button', { name: (text) => text.replace(/\s/g, ' ') === 'Retirer : Facilitateur' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/sa place se libère/)).toBeTruthy();
  expect(sent()).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Retirer' }));
  await waitFor(() => expect(platform.notices.map(({ text }) => String(text).replace(/\s/g, ' '))).toEqual([told]));
  expect(sent()).toEqual([
    { method: 'POST', to: `/api/staff/surveys/${fakeEventId}/supplements/facilitator/withdraw`, body: { revision: 4 } },
  ]);
});

test('an afterwork whose place has just been taken is not accepted, and says why', async () => {
  await showSurveys(address, { prepare: ({ answer }) => answer(acceptSurvey, () => refuse('no-longer-available')) });
  await press('Accepter');
  expect((await screen.findByRole('alert')).textContent).toContain('l’afterwork ne peut plus être accepté');
});

test('a survey with missing answers cannot be accepted: the steps are named, with the advice to send it back', async () => {
  const errors = { 'contact.email': 'required', 'days.0.wellness.startTime': 'required', 'days.0.wellness.pax': 'required' };
  const { platform } = await showSurveys(address, {
    prepare: ({ answer }) => answer(acceptSurvey, () => refuse('invalid-request', { errors })),
  });
  await press('Accepter');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Renvoyez-lui la logistique');
  expect(
    within(alert)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Contact', 'Jour 1, bien-être']);
  expect(platform.reported).toEqual([]);
  await press('Renvoyer au client');
  expect(await screen.findByRole('dialog')).toBeTruthy();
});

// Covers B-N21.
test('a survey is accepted with something to be charged for, in the words of staff', async () => {
  const { sent } = await showSurveys(address);
  await press('Accepter avec un supplément');
  const dialog = within(await screen.findByRole('dialog'));
  const accept = () => dialog.getByRole('button', { name: 'Accepter' });
  await userEvent.type(dialog.getByRole('textbox', { name: 'Libellé' }), 'Une heure de plus');
  const amount = dialog.getByRole('textbox', { name: 'Montant HT, en euros' });
  await userEvent.type(amount, '25O');
  expect(dialog.getByText('Écrivez un montant, par exemple 250,00.')).toBeTruthy();
  expect(accept()).toHaveProperty('disabled', true);
  await userEvent.clear(amount);
  await userEvent.type(amount, '1 250,5');
  const vat = dialog.getByRole('textbox', { name: 'TVA, en %' });
  await userEvent.type(vat, '200');
  expect(dialog.getByText('Écrivez un taux, par exemple 20 ou 5,5.')).toBeTruthy();
  expect(accept()).toHaveProperty('disabled', true);
  await userEvent.clear(vat);
  await userEvent.type(vat, '5,5');
  await userEvent.click(accept());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent()[0]?.body).toEqual({ revision: 4, charge: { label: 'Une heure de plus', excludingVat: 125_050, vatPercent: 5.5 } });
});

test('a charge is suggested for more people at the price of the quote, and staff may take it over', async () => {
  const { quote, ...booked } = makeBookedQuote();
  const items = quote.items.map((item) => ({ ...item, date: '2027-03-16' }));
  const { sent } = await showSurveys(address, {
    prepare: ({ answer }) => answer(getBookedQuote, () => ({ ...booked, quote: { ...quote, items } })),
  });
  await press('Accepter avec un supplément');
  const dialog = within(await screen.findByRole('dialog'));
  const take = await dialog.findByRole('button', { name: /^Reprendre/ });
  expect(dialog.getByRole('listitem').textContent).toContain('Jour 1, plénière 1, participants : 6 de plus');
  await userEvent.click(take);
  await userEvent.click(dialog.getByRole('button', { name: 'Accepter' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent()[0]?.body).toMatchObject({
    charge: {
      label: 'Jour 1, plénière 1, participants : 6 de plus',
      excludingVat: suggestedCharges(makeSurvey(), { ...quote, items })[0]?.excludingVat,
      vatPercent: items[0]?.vatPercent,
    },
  });
});

test('a charge that was refused stays in its dialog, and after it was closed', async () => {
  let isSettled = false;
  const { sent } = await showSurveys(address, {
    prepare: ({ answer }) => {
      answer(getStaffSurvey, () => makeSurvey({ overfullRooms: [overfull] }));
      answer(acceptSurvey, () => (isSettled ? undefined : refuse('over-capacity', { members: { rooms: [overfull] } })));
    },
  });
  await press('Accepter avec un supplément');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Libellé' }), 'Une heure de plus');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Montant HT, en euros' }), '250');
  await userEvent.type(dialog.getByRole('textbox', { name: 'TVA, en %' }), '20');
  await userEvent.click(dialog.getByRole('button', { name: 'Accepter' }));
  expect(await dialog.findByText(/^Une salle est trop petite/)).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  isSettled = true;
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Que faire de cette salle' }), setUpStanding());
  await press('Accepter avec un supplément');
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Accepter' }));
  const charge = { label: 'Une heure de plus', excludingVat: 25_000, vatPercent: 20 };
  await waitFor(() => expect(sent().at(-1)?.body).toEqual({ revision: 4, charge, rooms: [{ step: '0/plenary/0', setUp: 'standing' }] }));
});

test('an acceptance with a charge names the missing steps in its dialog', async () => {
  await showSurveys(address, {
    prepare: ({ answer }) => answer(acceptSurvey, () => refuse('invalid-request', { errors: { 'contact.email': 'required' } })),
  });
  await press('Accepter avec un supplément');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Libellé' }), 'Une heure de plus');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Montant HT, en euros' }), '250');
  await userEvent.type(dialog.getByRole('textbox', { name: 'TVA, en %' }), '20');
  await userEvent.click(dialog.getByRole('button', { name: 'Accepter' }));
  expect((await dialog.findByRole('listitem')).textContent).toBe('Contact');
});
