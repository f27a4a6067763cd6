import { surveyConfigurations } from '@plenary/contracts/survey-terms';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { choose, fieldOf, fill, optionsOf, paste, press } from '../testing/press.ts';
import { heading, plainText, showSurvey } from '../testing/show-route.ts';

// Covers B-N21, L-R16–L-R17, L-S01–L-S18, L-F01–L-F07, L-F10–L-F14, L-G03–L-G16, L-M02–L-M07.

afterEach(() => localStorage.clear());

const show = async (options: Parameters<typeof showSurvey>[0] = {}) => {
  const shown = await showSurvey({ path: '/day/0/plenary/0', ...options });
  await heading();
  return shown;
};
const messageOf = (field: string) => plainText(document.getElementById(`survey-${field}-message`));
const panel = () => plainText(screen.getByRole('complementary'));
const check = 'votre Meeting Scientist vérifie la faisabilité et l’impact sur le budget';

test('a plenary asks all that the specification lists, with the values of the quote', async () => {
  await show();
  expect(fieldOf(/Nom affiché/).maxLength).toBe(72);
  expect(fieldOf('Participants').value).toBe('24');
  expect(screen.getByRole('radio', { name: 'Théâtre' })).toHaveProperty('checked', true);
  expect(screen.getByRole('combobox', { name: 'Début' })).toHaveProperty('value', '09:00');
  expect(screen.getByRole('combobox', { name: 'Fin' })).toHaveProperty('value', '17:30');
  expect(screen.getAllByRole('checkbox', { checked: true }).map(({ id }) => id)).toEqual(['survey-equipments', 'survey-equipments-wifi']);
  expect(fieldOf(/Précisions/)).toBeTruthy();
  expect(fieldOf(/Commentaire/)).toBeTruthy();
  expect(plainText(document.body)).toContain('Mardi 19 janvier 2027 · Ternes · Verrière');
});

test('a subcommittee room asks the same, with a shorter name', async () => {
  await show({ path: '/day/0/subcommittee/1' });
  expect(fieldOf(/Nom affiché/).maxLength).toBe(30);
  expect(fieldOf('Participants').value).toBe('8');
});

test('the configurations are all there, in their order', async () => {
  await show();
  const group = screen.getByRole('radiogroup', { name: 'Disposition' });
  expect(within(group).getAllByRole('radio')).toHaveLength(surveyConfigurations.length);
  expect(within(group).getByRole('radio', { name: 'Assises basses' })).toBeTruthy();
});

// Covers B-N03–B-N05.
test('times run from the opening to the closing hour in steps of half an hour, or of a quarter where that is set', async () => {
  const { unmount } = await show();
  const times = optionsOf('Début');
  expect([times[0], times[1], times.at(-1), times.length]).toEqual(['08:00', '08:30', '19:00', 23]);
  unmount();
  await show({ overview: { openingHours: { opens: 9, closes: 18, slotMinutes: 15 } } });
  const quarters = optionsOf('Début');
  expect([quarters[0], quarters[1], quarters.at(-1)]).toEqual(['09:00', '09:15', '18:00']);
});

test('all answers are sent with the action, and the survey goes on where the service says', async () => {
  const { puts, where, fake } = await show();
  await fill(/Nom affiché/, 'Séminaire');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Paperboard' }));
  await press('Suivant');
  await heading('Sous-salle 1');
  expect(where()).toBe('/day/0/subcommittee/0');
  expect(puts()[0]?.body).toEqual({
    action: 'next',
    version: 0,
    displayedMeetingName: 'Séminaire',
    pax: 24,
    configuration: 'theater',
    startTime: '09:00',
    endTime: '17:30',
    equipments: ['projector', 'wifi', 'flip-chart'],
    accurateRoomConfiguration: '',
    comment: '',
  });
  await press('Précédent');
  await heading('Plénière');
  expect(fieldOf(/Nom affiché/).value).toBe('Séminaire');
  expect(fake.faults).toEqual([]);
});

test('Previous saves what is right with the action previous', async () => {
  const { puts, where } = await show({ path: '/day/0/subcommittee/0' });
  await fill(/Nom affiché/, 'Atelier');
  await press('Précédent');
  await heading('Plénière');
  expect(puts().map(({ body }) => (body as { action: string }).action)).toEqual(['previous']);
  expect(where()).toBe('/day/0/plenary/0');
});

test('Previous with answers missing goes back without sending, and what was typed is there again', async () => {
  const { puts } = await show({ path: '/day/0/subcommittee/0' });
  await fill(/Commentaire/, 'Vue sur cour');
  await press('Précédent');
  await heading('Plénière');
  expect(puts()).toEqual([]);
  const stepper = within(screen.getByRole('navigation', { name: 'Étapes de la logistique' }));
  await userEvent.click(stepper.getByRole('link', { name: /^Sous-salle 1/ }));
  await heading('Sous-salle 1');
  expect(fieldOf(/Commentaire/).value).toBe('Vue sur cour');
  expect(plainText(document.body)).toContain('Nous avons repris ce que vous aviez saisi');
  await press('Revenir à la version enregistrée');
  expect(fieldOf(/Commentaire/).value).toBe('');
});

test('opened from the summary, Next goes back to it and Previous does not', async () => {
  const { where, unmount } = await show({ path: '/day/0/subcommittee/0?returnTo=summary' });
  await fill(/Nom affiché/, 'Atelier');
  await press('Suivant');
  await heading('Récapitulatif');
  expect(where()).toBe('/summary');
  unmount();
  await show({ path: '/day/0/subcommittee/0?returnTo=summary' });
  await fill(/Nom affiché/, 'Atelier');
  await press('Précédent');
  await heading('Plénière');
});

test.each(['', '0'])('no name and %p participants are required', async (pax) => {
  const { puts } = await show();
  await fill('Participants', pax);
  await press('Suivant');
  expect(await screen.findByRole('region', { name: '2 champs requis sont à compléter' })).toBeTruthy();
  expect([messageOf('displayedMeetingName'), messageOf('pax')]).toEqual([
    'Donnez un nom à la réunion',
    'Indiquez le nombre de participants',
  ]);
  expect(puts()).toEqual([]);
});

test('an end that is not later than the start is refused with the message about hours', async () => {
  const { puts } = await show();
  await fill(/Nom affiché/, 'Séminaire');
  await choose('Fin', '09:00');
  await press('Suivant');
  expect(await screen.findByRole('link', { name: 'L’heure de fin doit être après l’heure de début' })).toBeTruthy();
  expect(puts()).toEqual([]);
});

test('a comment that is too long is reported at once, left whole and not sent', async () => {
  const { puts } = await show();
  await fill(/Nom affiché/, 'Séminaire');
  await paste(/Commentaire/, 'x'.repeat(2_001));
  expect(messageOf('comment')).toBe('Ce commentaire est trop long : 2 000 caractères au plus');
  await press('Suivant');
  expect(puts()).toEqual([]);
  expect(fieldOf(/Commentaire/).value).toHaveLength(2_001);
  await paste(/Commentaire/, 'x'.repeat(1_999));
  expect(plainText(document.body)).toContain('Encore 1 caractère');
});

// Covers L-R14–L-R15.
test('more and fewer participants than in the quote warn, each in its words, and the warning goes with the difference', async () => {
  await show();
  expect(messageOf('pax')).toBe('');
  await press('Plus, Participants');
  expect(messageOf('pax')).toBe(`Plus que les 24 participants du devis signé : ${check}.`);
  expect(panel()).toContain('Je vérifie la faisabilité de vos changements');
  await press('Moins, Participants');
  expect(messageOf('pax')).toBe('');
  await press('Moins, Participants');
  expect(messageOf('pax')).toBe(`Moins que les 24 participants du devis signé : ${check}.`);
});

test('more people than the room holds in the set-up are told at once, with what it holds and the set-ups that would do', async () => {
  await show({
    prepare: ({ steps }) =>
      Object.assign(steps['/day/0/plenary/0'], {
        setUps: [
          { configuration: 'theater', people: 24 },
          { configuration: 'standing', people: 25 },
        ],
      }),
  });
  expect(messageOf('pax')).toBe('');
  await press('Plus, Participants');
  expect(messageOf('pax')).toContain(
    'Cette salle accueille 24 personnes au plus en « Théâtre ». Elle convient à 25 personnes dans ces dispositions : Debout. Plus que les 24',
  );
  await press('Plus, Participants');
  expect(messageOf('pax')).toContain('Elle accueille 25 personnes au plus, quelle que soit la disposition');
  await userEvent.click(screen.getByRole('radio', { name: 'Cabaret' }));
  expect(messageOf('pax')).toContain('Cette salle ne se prête pas à la disposition « Cabaret ».');
});

test('a room that holds no more in any other set-up is told of once', async () => {
  await show({
    prepare: ({ steps }) =>
      Object.assign(steps['/day/0/plenary/0'], {
        setUps: [
          { configuration: 'theater', people: 24 },
          { configuration: 'cabarets', people: 12 },
        ],
      }),
  });
  await press('Plus, Participants');
  expect(messageOf('pax')).toContain(
    'Cette salle accueille 24 personnes au plus en « Théâtre ». Votre Meeting Scientist cherche une solution avec vous. Plus que les 24',
  );
  expect(messageOf('pax')).not.toContain('quelle que soit la disposition');
});

test('another configuration than that of the quote warns until it is set back', async () => {
  await show();
  const group = screen.getByRole('radiogroup', { name: 'Disposition' });
  const message = () => plainText(document.getElementById(group.getAttribute('aria-describedby') ?? ''));
  await userEvent.click(screen.getByRole('radio', { name: 'Cabaret' }));
  expect(message()).toBe(`Le devis signé prévoit « Théâtre » : ${check}.`);
  await userEvent.click(screen.getByRole('radio', { name: 'Théâtre' }));
  expect(message()).toBe('');
});

test.each([
  ['/day/0/plenary/0', 'FRA', '18:30', ''],
  ['/day/0/plenary/0', 'FRA', '19:00', '19:00'],
  ['/day/1/plenary/0', 'FRA', '12:00', ''],
  ['/day/1/plenary/0', 'FRA', '12:30', '12:30'],
  ['/day/1/plenary/0', 'ESP', '13:00', ''],
  ['/day/1/plenary/0', 'ESP', '13:30', '13:30'],
] as const)('%s in %s: an end at %s warns of %p', async (path, venueCountry, end, limit) => {
  await show({ path, overview: { venueCountry } });
  await choose('Fin', end);
  expect(messageOf('endTime')).toBe(limit && `Une fin à ${limit} ou plus tard dépasse le devis signé : ${check}.`);
});

test('an evening never warns of its end, nor does the end that was signed', async () => {
  const { unmount } = await show({
    prepare: ({ steps }) => Object.assign(steps['/day/0/plenary/0'], { halfDay: 'Soirée' }),
  });
  await choose('Fin', '19:00');
  expect(messageOf('endTime')).toBe('');
  unmount();
  localStorage.clear();
  await show({ prepare: ({ steps }) => Object.assign(steps['/day/0/plenary/0'], { endTime: '19:30', initialEndTime: '19:30' }) });
  expect(screen.getByRole('combobox', { name: 'Fin' })).toHaveProperty('value', '19:30');
  expect(messageOf('endTime')).toBe('');
});
