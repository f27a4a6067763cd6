import { screen } from '@testing-library/react';
import { choose, fieldOf, fill, optionsOf, paste, press } from '../testing/press.ts';
import { heading, plainText, showSurvey } from '../testing/show-route.ts';

// Covers B-N06, L-W01–L-W07, L-A01–L-A08, L-T01–L-T07, L-N01–L-N02, L-F11–L-F14, L-G03–L-G16.

afterEach(() => localStorage.clear());

const show = async (path: string, options: Parameters<typeof showSurvey>[0] = {}) => {
  const shown = await showSurvey({ path, ...options });
  await heading();
  return shown;
};
const messageOf = (field: string) => plainText(document.getElementById(`survey-${field}-message`));
const check = 'votre Meeting Scientist vérifie la faisabilité et l’impact sur le budget';

test('afterwork: times of the evening run into the next day, and all answers are sent', async () => {
  const { puts, where } = await show('/day/0/afterwork');
  const [starts, ends] = [optionsOf('Début'), optionsOf('Fin')];
  expect([starts[0], starts.at(-1)?.replace(/\s/g, ' ')]).toEqual(['18:00', '02:00 (lendemain)']);
  expect([ends[0], ends.at(-1)?.replace(/\s/g, ' ')]).toEqual(['19:00', '02:00 (lendemain)']);
  await choose('Début', '22:00');
  await choose('Fin', '01:00');
  expect(messageOf('endTime')).toBe(`Plus tard que 21:00, prévu au devis signé : ${check}.`);
  await fill(/Allergies/, 'Aucune');
  await press('Suivant');
  await heading('Plénière');
  expect(where()).toBe('/day/1/plenary/0');
  expect(puts()[0]?.body).toEqual({
    action: 'next',
    version: 0,
    pax: 24,
    startTime: '22:00',
    endTime: '01:00',
    allergies: 'Aucune',
    comment: '',
  });
});

test('afterwork: an earlier end than signed warns of nothing', async () => {
  await show('/day/0/afterwork');
  await choose('Fin', '20:00');
  expect(messageOf('endTime')).toBe('');
});

// Covers L-G03, L-Z05.
test.each([
  ['afterwork', '/day/0/afterwork'],
  ['team building', '/day/1/team-building'],
  ['wellness', '/day/0/wellness'],
])('%s: more people than signed warn in the field and in the panel', async (_, path) => {
  await show(path);
  expect(messageOf('pax')).toBe('');
  await fill('Participants', '99');
  expect(messageOf('pax')).toBe(`Plus que les 24 participants du devis signé : ${check}.`);
  expect(plainText(screen.getByRole('complementary'))).toContain('Je vérifie la faisabilité de vos changements');
});

test('afterwork: an earlier start than signed warns', async () => {
  await show('/day/0/afterwork');
  await choose('Début', '18:00');
  expect(messageOf('startTime')).toBe(`Plus tôt que 18:30, prévu au devis signé : ${check}.`);
});

test('team building: an end in the evening warns, one in the day does not', async () => {
  await show('/day/1/team-building');
  await choose('Fin', '18:30');
  expect(messageOf('endTime')).toBe('');
  await choose('Fin', '22:30');
  expect(messageOf('endTime')).toBe(`Une fin à 19:00 ou plus tard dépasse le devis signé : ${check}.`);
});

test('afterwork: a start at two in the morning has no end that suits it', async () => {
  const { puts } = await show('/day/0/afterwork');
  await choose('Début', '02:00');
  await choose('Fin', '02:00');
  await press('Suivant');
  expect(await screen.findByRole('link', { name: 'L’heure de fin doit être après l’heure de début' })).toBeTruthy();
  expect(puts()).toEqual([]);
});

test.each([
  ['AM', '11:00', '11:30'],
  ['AM, PM', '14:00', '14:30'],
  ['PM', '14:00', '14:30'],
] as const)('team-building on %p suggests %s to %s', async (halfDay, start, end) => {
  await show('/day/1/team-building', { prepare: ({ steps }) => Object.assign(steps['/day/1/team-building'], { halfDay }) });
  expect(screen.getByRole('combobox', { name: 'Début' })).toHaveProperty('value', start);
  expect(screen.getByRole('combobox', { name: 'Fin' })).toHaveProperty('value', end);
  const times = optionsOf('Fin');
  expect([times[0], times.at(-1)]).toEqual(['08:00', '23:00']);
});

test('team-building: the suggested hours are sent, an end before the start is not', async () => {
  const { puts } = await show('/day/1/team-building');
  await choose('Fin', '10:30');
  await press('Suivant');
  expect(await screen.findByRole('link', { name: /heure de fin/ })).toBeTruthy();
  await choose('Fin', '11:30');
  await press('Suivant');
  await heading('Besoins complémentaires');
  expect(puts().map(({ body }) => body)).toEqual([
    { action: 'next', version: 0, pax: 24, startTime: '11:00', endTime: '11:30', comment: '' },
  ]);
});

// Covers B-N07.
test('wellness: people, start and length are required, and what is longer than signed warns', async () => {
  const { puts } = await show('/day/0/wellness', { prepare: ({ steps }) => Object.assign(steps['/day/0/wellness'], { duration: null }) });
  const starts = optionsOf('Début');
  expect([starts[0], starts.at(-1)]).toEqual(['09:00', '17:00']);
  expect(optionsOf(/Durée/).map((text) => text?.replace(/\s/g, ' '))).toEqual([
    '15 min (comprise au devis)',
    '30 min',
    '45 min',
    '1 h',
    '1 h 30 min',
    '2 h',
  ]);
  await fill('Participants', '');
  await press('Suivant');
  expect(await screen.findByRole('region', { name: '3 champs requis sont à compléter' })).toBeTruthy();
  await fill('Participants', '12');
  await choose('Début', '15:00');
  await choose(/Durée/, 'PT15M');
  expect(messageOf('duration')).toBe('');
  await choose(/Durée/, 'PT1H30M');
  expect(messageOf('duration')).toBe(`Plus que les 15 minutes du devis signé : ${check}.`);
  await press('Suivant');
  await heading('Afterwork');
  expect(puts()[0]?.body).toEqual({ action: 'next', version: 0, pax: 12, startTime: '15:00', duration: 'PT1H30M', comment: '' });
});

test.each(['/day/0/wellness', '/day/0/afterwork', '/day/1/team-building', '/additional-needs', '/day/0/lunch'])(
  '%s refuses a comment of more than 2,000 characters',
  async (path) => {
    const { puts } = await show(path);
    await paste(/Commentaire/, 'x'.repeat(2_001));
    await press('Suivant');
    expect((await screen.findByRole('link', { name: /Ce commentaire est trop long/ })).getAttribute('href')).toBe('#survey-comment');
    expect(puts()).toEqual([]);
  },
);

test.each(['/day/0/wellness', '/day/0/afterwork', '/day/1/team-building'])('%s requires the number of people', async (path) => {
  await show(path);
  await fill('Participants', '0');
  await press('Suivant');
  expect(await screen.findByRole('link', { name: 'Indiquez le nombre de participants' })).toBeTruthy();
});

test.each(['Précédent', 'Suivant'])('additional needs opened from the summary go back to it on %s', async (button) => {
  const { where, puts } = await show('/additional-needs?returnTo=summary');
  await fill(/Commentaire/, 'Un vestiaire');
  await press(button);
  await heading('Récapitulatif');
  expect(where()).toBe('/summary');
  expect(puts()[0]?.body).toEqual({ action: button === 'Suivant' ? 'next' : 'previous', comment: 'Un vestiaire', version: 0 });
});

test('additional needs have a comment only', async () => {
  await show('/additional-needs');
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  expect(fieldOf(/Commentaire/).value).toBe('');
});
