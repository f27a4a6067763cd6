import { getPlenary } from '@plenary/contracts/survey-rooms.endpoints';
import { refuse } from '@plenary/http/refuse';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FakeSurvey } from '../testing/answer-survey.ts';
import { fieldOf, fill, press } from '../testing/press.ts';
import { heading, plainText, showSurvey } from '../testing/show-route.ts';

afterEach(() => localStorage.clear());

const answered = ({ steps }: FakeSurvey) =>
  Object.assign(steps['/day/0/plenary/0'], {
    ...{ version: 1, isSaved: true, displayedMeetingName: 'Cap 2027', equipments: ['projector', 'flip-chart'] },
    ...{ pax: 30, configuration: 'cabarets', startTime: '09:30', comment: 'Un pupitre' },
  });

const show = async (options: Parameters<typeof showSurvey>[0] = {}) => {
  const shown = await showSurvey({ path: '/day/1/plenary/0', prepare: answered, ...options });
  await heading();
  return shown;
};
const checked = () => screen.getAllByRole('checkbox', { checked: true }).map(({ id }) => id);
const copy = 'Comme le premier jour';

test('a later day takes over what the first one says, tells which fields, and sends them with Next', async () => {
  const { puts } = await show();
  await press(copy);
  expect(await screen.findByText(/^Repris de mardi 19 janvier/)).toBeTruthy();
  expect(plainText(screen.getByText(/^Repris de/))).toBe(
    'Repris de mardi 19 janvier : « Nom affiché de la réunion », « Équipements » et « Commentaire ». Relisez, puis « Suivant » l’enregistre.',
  );
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Annuler la copie' }));
  expect(fieldOf(/Nom affiché/).value).toBe('Cap 2027');
  expect(checked()).toEqual(['survey-equipments', 'survey-equipments-flip-chart']);
  expect(puts()).toEqual([]);
  await fill(/Commentaire/, 'Un pupitre et deux chaises');
  await press('Suivant');
  await heading('Team building');
  expect(puts()[0]?.body).toMatchObject({
    ...{ displayedMeetingName: 'Cap 2027', equipments: ['projector', 'flip-chart'], comment: 'Un pupitre et deux chaises' },
    // People and set-up are the day's own, and so are the times of a day of another length.
    ...{ pax: 24, configuration: 'theater', startTime: '09:00', endTime: '12:00' },
  });
});

test('times are taken over between days of the same length', async () => {
  await show({
    prepare: (survey) => {
      answered(survey);
      Object.assign(survey.steps['/day/1/plenary/0'], { halfDay: 'AM, PM' });
    },
  });
  await press(copy);
  await screen.findByText(/^Repris de/);
  expect(screen.getByRole('combobox', { name: 'Début' })).toHaveProperty('value', '09:30');
});

test('the copy is taken back, with what was typed before it', async () => {
  await show();
  await fill(/Nom affiché/, 'Bilan');
  await press(copy);
  await screen.findByText(/^Repris de/);
  await press('Annuler la copie');
  expect(fieldOf(/Nom affiché/).value).toBe('Bilan');
  expect(checked()).toEqual(['survey-equipments', 'survey-equipments-wifi']);
  expect(screen.getByRole('button', { name: copy })).toBeTruthy();
});

test('a copy stays in this browser until it is sent', async () => {
  const { unmount } = await show();
  await press(copy);
  await screen.findByText(/^Repris de/);
  unmount();
  await show();
  expect(fieldOf(/Nom affiché/).value).toBe('Cap 2027');
});

test('it is offered on later days alone, once the first has answers', async () => {
  const { unmount } = await show({ prepare: () => {} });
  expect(screen.queryByRole('button', { name: copy })).toBeNull();
  unmount();
  await show({ path: '/day/0/plenary/0' });
  expect(screen.queryByRole('button', { name: copy })).toBeNull();
});

test('a day that says the same already is told so, and one that cannot be read changes nothing', async () => {
  const { unmount } = await show();
  await press(copy);
  await press('Suivant');
  await heading('Team building');
  await userEvent.click(screen.getByRole('button', { name: 'Précédent' }));
  await heading('Plénière');
  await press(copy);
  expect(await screen.findByText(/^Rien à reprendre de mardi 19 janvier/)).toBeTruthy();
  unmount();
  localStorage.clear();
  const { fake } = await show();
  fake.answer(getPlenary, () => refuse('service-unavailable'));
  await press(copy);
  expect(await screen.findByText(/n’ont pas pu être lues/)).toBeTruthy();
  expect(fieldOf(/Nom affiché/).value).toBe('');
});

test('each step says how many are left to fill in, until none is', async () => {
  const { unmount } = await show({ prepare: () => {} });
  expect(plainText(document.body)).toContain('Encore 10 étapes à remplir, 10 minutes environ');
  unmount();
  await show({ prepare: ({ steps }) => Object.values(steps).forEach((step) => void Object.assign(step, { isSaved: true, version: 1 })) });
  expect(plainText(document.body)).toContain('Toutes les étapes sont remplies');
});
