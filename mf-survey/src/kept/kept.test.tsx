import { getSurvey } from '@plenary/contracts/survey.endpoints';
import { savePlenary } from '@plenary/contracts/survey-rooms.endpoints';
import { refuse } from '@plenary/http/refuse';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeEventId } from '../testing/fake-steps.ts';
import { fieldOf, fill, press } from '../testing/press.ts';
import { heading, plainText, showSurvey } from '../testing/show-route.ts';
import { dropAnswers, findAnswers, keepAnswers, listKept } from './kept-answers.ts';

afterEach(() => localStorage.clear());

const path = '/day/0/plenary/0';
type Options = NonNullable<Parameters<typeof showSurvey>[0]>;
const show = async (options: Options = {}) => {
  const shown = await showSurvey({ path, ...options });
  await heading('Plénière');
  return shown;
};
const page = () => plainText(document.body);
const goOnline = () => act(async () => void window.dispatchEvent(new Event('online')));
const session = { id: '4d0f6f0e-0f3c-4f0b-9a53-0a5a2f3f7c01' } as NonNullable<Options['platform']>['session'];

/** Every call is lost on the way, until the line is back. */
const cutLine = () => {
  const { fetch } = globalThis;
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  return () => {
    globalThis.fetch = fetch;
  };
};

test('offline, typed answers are stored with a notice, and sent automatically once the connection is back', async () => {
  const { puts, where, platform } = await show();
  await fill(/Nom affiché/, 'Séminaire');
  const mend = cutLine();
  await press('Suivant');
  const notice = await screen.findByRole('alert');
  expect(plainText(notice)).toContain('Vous semblez hors ligne');
  expect(plainText(screen.getByRole('complementary'))).toContain('Je n’ai pas encore reçu votre dernière saisie.');
  expect(platform.reported).toEqual([]);
  expect(where()).toBe(path);
  mend();
  await goOnline();
  await heading('Sous-salle 1');
  expect(puts().map(({ body }) => (body as { displayedMeetingName: string }).displayedMeetingName)).toEqual(['Séminaire']);
  expect(localStorage).toHaveLength(0);
});

test('a survey left while offline is sent at the next visit, and says so', async () => {
  const first = await show();
  await fill(/Nom affiché/, 'Séminaire');
  const mend = cutLine();
  await press('Suivant');
  await screen.findByRole('alert');
  first.unmount();
  mend();
  const { puts, platform } = await showSurvey({ path: '/additional-needs' });
  await heading('Besoins complémentaires');
  await waitFor(() =>
    expect(platform.notices.map(({ text }) => text)).toEqual(['Votre saisie gardée dans ce navigateur est maintenant envoyée.']),
  );
  expect(puts().map(({ address }) => address.split('survey')[1])).toEqual([path]);
  expect(localStorage).toHaveLength(0);
});

test('signed out, typed answers are stored and sent after the sign-in', async () => {
  const { fake, survey, platform, turnTo, where } = await show({ platform: { session } });
  await fill(/Nom affiché/, 'Séminaire');
  fake.answer(savePlenary, () => refuse('authentication-required'));
  await press('Suivant');
  expect(plainText(await screen.findByRole('alert'))).toContain('Votre session est fermée');
  await press('Se connecter');
  expect(platform.signIns[0]?.from).toContain(path);
  fake.answer(savePlenary, ({ body }) => {
    survey.saveElsewhere(path, body);
    return { nextStep: { type: 'lunch', dayIndex: 0 } as const, version: 1, status: 'TODO' as const, hasWarning: false };
  });
  await turnTo({ session: { ...session } as typeof session });
  await heading('Déjeuner');
  expect(where()).toBe('/day/0/lunch');
  expect(localStorage).toHaveLength(0);
});

test('a failure is reported, the typed answers are stored, and the press may be repeated', async () => {
  const { fake, platform, puts } = await show();
  await fill(/Nom affiché/, 'Séminaire');
  fake.answer(savePlenary, () => refuse('service-unavailable'));
  await press('Suivant');
  expect(plainText(await screen.findByRole('alert'))).toContain('L’enregistrement n’a pas abouti');
  expect(platform.reported).toHaveLength(1);
  await press('Réessayer');
  await waitFor(() => expect(puts()).toHaveLength(2));
});

test('what was typed and never sent is there again, until it is given up', async () => {
  const first = await show();
  await fill(/Nom affiché/, 'Séminaire');
  first.unmount();
  const second = await show();
  expect(fieldOf(/Nom affiché/).value).toBe('Séminaire');
  expect(page()).toContain('Nous avons repris ce que vous aviez saisi');
  expect(second.puts()).toEqual([]);
  await press('Revenir à la version enregistrée');
  expect(fieldOf(/Nom affiché/).value).toBe('');
  expect(localStorage).toHaveLength(0);
});

test('what one person typed is not shown to another in the same browser', async () => {
  const first = await show({ platform: { session } });
  await fill(/Nom affiché/, 'Secret');
  first.unmount();
  await show({ platform: { session: { ...session, id: '00000000-0000-4000-8000-000000000001' } as typeof session } });
  expect(fieldOf(/Nom affiché/).value).toBe('');
});

const savingState = () => document.querySelector('[data-saving]');

test('whether answers are saved is said beside the buttons, without asking for attention', async () => {
  const { fake, survey } = await show();
  expect(savingState()?.getAttribute('role')).toBe('status');
  expect(plainText(savingState())).toBe('');
  await fill(/Nom affiché/, 'Séminaire');
  expect(plainText(savingState())).toContain('Pas encore enregistré : votre saisie est gardée dans ce navigateur');
  let arrive: () => void = () => undefined;
  fake.answer(savePlenary, async ({ body }) => {
    await new Promise<void>((resolve) => {
      arrive = resolve;
    });
    survey.saveElsewhere(path, body);
    return { nextStep: { type: 'lunch', dayIndex: 0 } as const, version: 1, status: 'TODO' as const, hasWarning: false };
  });
  await press('Suivant');
  await waitFor(() => expect(plainText(savingState())).toBe('Enregistrement en cours…'));
  act(() => arrive());
  await heading('Déjeuner');
  expect(plainText(savingState())).toBe('L’étape que vous venez de quitter est enregistrée.');
});

test('a step that is saved says so until something else is typed', async () => {
  await show({ prepare: ({ saveElsewhere }) => saveElsewhere(path, { displayedMeetingName: 'Convention' }) });
  expect(plainText(savingState())).toBe('Cette étape est enregistrée.');
  await fill(/Nom affiché/, 'Séminaire');
  expect(plainText(savingState())).toContain('Pas encore enregistré');
  await fill(/Nom affiché/, 'Convention');
  expect(plainText(savingState())).toBe('Cette étape est enregistrée.');
});

test('a browser that stores nothing does not claim to, and a notice of a failure stands alone', async () => {
  const { fake } = await show();
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('no room');
  });
  await fill(/Nom affiché/, 'Séminaire');
  full.mockRestore();
  expect(plainText(savingState())).toBe('Pas encore enregistré : « Suivant » enregistre votre saisie.');
  fake.answer(savePlenary, () => refuse('service-unavailable'));
  await press('Suivant');
  await screen.findByRole('alert');
  expect(plainText(savingState())).toBe('');
});

test('the summary leads to what is not saved yet', async () => {
  const first = await show();
  await fill(/Nom affiché/, 'Séminaire');
  first.unmount();
  await showSurvey({ path: '/summary' });
  await heading('Récapitulatif');
  const unfinished = screen.getByRole('region', { name: /une saisie attend d’être enregistrée/ });
  expect(within(unfinished).getByRole('link').getAttribute('href')).toContain(`${path}?returnTo=summary`);
});

// Covers L-F19.
test('two hands on one step: both values are shown, and the choice is saved', async () => {
  const { survey, puts } = await show();
  await fill(/Nom affiché/, 'Séminaire');
  survey.saveElsewhere(path, { displayedMeetingName: 'Convention', comment: 'Estrade' });
  await press('Suivant');
  const heading2 = await screen.findByRole('heading', { name: 'Cette étape a changé entre-temps' });
  expect(document.activeElement).toBe(heading2);
  const name = screen.getByRole('radiogroup', { name: 'Nom affiché de la réunion' });
  expect(plainText(name)).toContain('Votre saisieSéminaire');
  expect(plainText(name)).toContain('Enregistré entre-tempsConvention');
  const comment = screen.getByRole('radiogroup', { name: 'Commentaire' });
  expect(within(name).getByRole('radio', { name: 'Votre saisie' })).toHaveProperty('checked', true);
  expect(within(comment).getByRole('radio', { name: 'Enregistré entre-temps' })).toHaveProperty('checked', true);
  await press('Garder ces choix');
  expect([fieldOf(/Nom affiché/).value, fieldOf(/Commentaire/).value]).toEqual(['Séminaire', 'Estrade']);
  await press('Suivant');
  await heading('Sous-salle 1');
  expect(puts().map(({ body }) => (body as { version: number }).version)).toEqual([0, 1]);
  expect(survey.steps[path]).toMatchObject({ displayedMeetingName: 'Séminaire', comment: 'Estrade' });
});

test('theirs can be chosen for every field', async () => {
  const { survey } = await show();
  await fill(/Nom affiché/, 'Séminaire');
  survey.saveElsewhere(path, { displayedMeetingName: 'Convention' });
  await press('Suivant');
  await userEvent.click(await screen.findByRole('radio', { name: 'Enregistré entre-temps' }));
  await press('Garder ces choix');
  expect(fieldOf(/Nom affiché/).value).toBe('Convention');
});

test('two hands that saved the same thing are not asked about', async () => {
  const { survey, where } = await show();
  await fill(/Nom affiché/, 'Séminaire');
  survey.saveElsewhere(path, { displayedMeetingName: 'Séminaire' });
  await press('Suivant');
  await heading('Sous-salle 1');
  expect(where()).toBe('/day/0/subcommittee/0');
});

test('a step that changed since the last visit asks at once what should stay', async () => {
  const first = await show();
  await fill(/Nom affiché/, 'Séminaire');
  first.unmount();
  await showSurvey({ path, prepare: ({ saveElsewhere }) => saveElsewhere(path, { displayedMeetingName: 'Convention' }) });
  expect(await screen.findByRole('heading', { name: 'Cette étape a changé entre-temps' })).toBeTruthy();
});

test('staff began to look meanwhile: it is said, and what was typed stays', async () => {
  const { survey } = await show();
  await fill(/Nom affiché/, 'Séminaire');
  survey.overview.status = 'WAITING_COMET_VALIDATION';
  await press('Suivant');
  expect(plainText(await screen.findByRole('alert'))).toContain('elles ne peuvent pas changer en ce moment');
  expect(fieldOf(/Nom affiché/).value).toBe('Séminaire');
});

test('closed meanwhile, the survey shows its validated page', async () => {
  const { survey, where } = await show();
  await fill(/Nom affiché/, 'Séminaire');
  survey.overview.isLogOk = true;
  await press('Suivant');
  await heading('Votre logistique est close');
  expect(where()).toBe('/validated');
});

test('a step that was taken back meanwhile leads to the summary, and says so', async () => {
  const { fake, where, platform } = await show();
  await fill(/Nom affiché/, 'Séminaire');
  fake.answer(savePlenary, () => refuse('not-found'));
  await press('Suivant');
  await heading('Récapitulatif');
  expect(where()).toBe('/summary');
  expect(platform.notices[0]?.text).toMatch(/^Cette étape n’est plus demandée\s: voici vos autres réponses\.$/);
  expect(localStorage).toHaveLength(0);
});

test('a survey that is gone with its step is no page', async () => {
  const { fake, platform } = await show();
  await fill(/Nom affiché/, 'Séminaire');
  fake.answer(savePlenary, () => refuse('not-found'));
  fake.answer(getSurvey, () => refuse('not-found'));
  await press('Suivant');
  expect((await screen.findByRole('alert')).textContent).toBe('raised 404');
  expect(platform.notices).toEqual([]);
});

test('the summary does not lead to a step that the survey has no more', async () => {
  const kept = { answers: { comment: 'Au calme' }, base: { comment: '' }, version: 1, unsent: null };
  for (const gone of ['/day/0/team-building', '/day/0/subcommittee/2', '/day/9/lunch', '/day/0/lunch'])
    keepAnswers({ owner: 'guest', eventId: fakeEventId, path: gone }, kept);
  await showSurvey({ path: '/summary' });
  await heading('Récapitulatif');
  const unfinished = screen.getByRole('region', { name: /une saisie attend d’être enregistrée/ });
  expect(within(unfinished).getAllByRole('link').map(plainText)).toEqual(['Mardi 19 janvier · Déjeuner']);
});

test('stored answers are deleted after 7 days, and a browser without storage stores nothing and breaks nothing', () => {
  const place = { owner: 'guest', eventId: 'e', path: '' };
  const kept = { answers: { comment: 'a' }, base: { comment: '' }, version: 1, unsent: null };
  keepAnswers(place, kept, 0);
  expect(findAnswers(place, 7 * 86_400_000)).toMatchObject(kept);
  expect(listKept(place)).toEqual(['']);
  expect(findAnswers(place, 7 * 86_400_000 + 1)).toBeUndefined();
  expect(listKept(place)).toEqual([]);
  const broken = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('no room');
  });
  expect(() => keepAnswers(place, kept)).not.toThrow();
  broken.mockRestore();
  dropAnswers(place);
});
