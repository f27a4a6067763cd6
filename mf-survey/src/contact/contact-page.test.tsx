import { saveContact } from '@plenary/contracts/survey-event-steps.endpoints';
import { refuse } from '@plenary/http/refuse';
import { loadTelephones } from '@plenary/platform/telephone';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fieldOf, fill, press } from '../testing/press.ts';
import { heading, plainText, showSurvey } from '../testing/show-route.ts';

// Covers L-C01–L-C09, L-F11–L-F14, L-M02–L-M07.

afterEach(() => localStorage.clear());

const show = async (options: Parameters<typeof showSurvey>[0] = {}) => {
  const shown = await showSurvey(options);
  await heading('Contact');
  return shown;
};
const body = () => plainText(document.body);

test('it has first name, last name, e-mail, phone and job title, filled in as far as known', async () => {
  await show();
  expect(screen.getAllByRole('textbox').map((field) => (field as HTMLInputElement).name)).toEqual([
    'firstname',
    'lastname',
    'email',
    'phoneNumber',
    'jobTitle',
  ]);
  expect(fieldOf('Prénom').value).toBe('Claire');
  expect(fieldOf(/Téléphone/).maxLength).toBe(40);
});

test('Next saves it without an action, with the version that was seen, and leads to the first day', async () => {
  const { puts, where, fake } = await show();
  await fill(/Fonction/, 'Office manager');
  await press('Suivant');
  await heading('Plénière');
  expect(where()).toBe('/day/0/plenary/0');
  expect(puts().map(({ body: sent }) => sent)).toEqual([
    {
      firstname: 'Claire',
      lastname: 'Vasseur',
      email: 'claire@atelier-nord.example',
      phoneNumber: '+33612345678',
      jobTitle: 'Office manager',
      version: 0,
    },
  ]);
  expect(fake.faults).toEqual([]);
});

// Covers L-R14–L-R15.
test('what is required and lacking is counted, listed in order and led to; nothing is sent', async () => {
  const { puts } = await show();
  await fill('E-mail', '');
  await fill('Nom', '');
  await press('Suivant');
  const summary = await screen.findByRole('region', { name: '2 champs requis sont à compléter' });
  expect(document.activeElement).toBe(summary);
  expect(screen.getAllByRole('link', { name: /^Indiquez/ }).map(({ textContent }) => textContent)).toEqual([
    'Indiquez un nom',
    'Indiquez une adresse e-mail',
  ]);
  expect(document.title).toMatch(/^Erreur.*Contact · Logistique · Comet$/);
  await userEvent.click(screen.getByRole('link', { name: 'Indiquez une adresse e-mail' }));
  expect(document.activeElement).toBe(fieldOf('E-mail'));
  expect(screen.getByRole('complementary').textContent).toContain('Je vous ai marqué où.');
  expect(puts()).toEqual([]);
  await fill('E-mail', 'claire@atelier-nord.example');
  await fill('Nom', '');
  await press('Suivant');
  expect(await screen.findByRole('region', { name: '1 champ requis est à compléter' })).toBeTruthy();
});

test('a telephone number that is none is said at its field, and nothing is sent', async () => {
  const { puts } = await show();
  await act(loadTelephones);
  await fill(/Téléphone/, '123');
  await press('Suivant');
  expect(await screen.findByRole('link', { name: /^Ce n’est pas un numéro de téléphone/ })).toBeTruthy();
  expect(fieldOf(/Téléphone/).getAttribute('aria-invalid')).toBe('true');
  expect(puts()).toEqual([]);
});

test.each([
  ['', ''],
  ['claire..v@nord.fr', 'ne peut pas exister'],
  ['claire at nord', 'sous la forme'],
  ['claire@nord', 'sous la forme'],
  ['claire@nord.museum', ''],
])('leaving the e-mail with %p says %p', async (email, words) => {
  await show();
  await fill('E-mail', email);
  await userEvent.tab();
  const message = document.getElementById('survey-email-message')?.textContent ?? '';
  if (words) expect(message).toContain(words);
  else expect(message).toBe('');
});

test('leaving it empty takes back what was said of it, and Next says that it is required', async () => {
  await show();
  await fill('E-mail', 'nobody');
  await userEvent.tab();
  expect(fieldOf('E-mail').getAttribute('aria-invalid')).toBe('true');
  await fill('E-mail', '');
  await userEvent.tab();
  expect(fieldOf('E-mail').getAttribute('aria-invalid')).toBeNull();
  await press('Suivant');
  expect(await screen.findByRole('link', { name: 'Indiquez une adresse e-mail' })).toBeTruthy();
});

test.each([
  ['required', 'Indiquez un prénom'],
  ['invalid_value', 'Cette réponse n’est pas possible'],
  ['invalid_format', 'Le format n’est pas reconnu'],
  ['value_too_long', 'Ce texte est trop long'],
  ['unseen_characters', 'Ce texte contient des caractères invisibles : effacez-le, puis retapez-le'],
  ['something_new', 'Cette réponse n’a pas été acceptée. Modifiez-la, ou contactez votre Meeting Scientist.'],
])('a fault %s that the service finds is put back on its field', async (code, message) => {
  await show({ prepare: (_, fake) => fake.answer(saveContact, () => refuse('invalid-request', { errors: { firstname: code } })) });
  await press('Suivant');
  expect(await screen.findByRole('link', { name: message })).toBeTruthy();
  expect(document.getElementById('survey-firstname-message')?.textContent).toBe(message);
  expect(fieldOf('Prénom').getAttribute('aria-invalid')).toBe('true');
});

// Covers L-R16–L-R17.
test('Previous leads to the page of the event', async () => {
  const { router } = await show();
  await press('Précédent');
  expect(await screen.findByText('elsewhere')).toBeTruthy();
  expect(router.state.location.pathname).toMatch(/^\/profile\/events\/006/);
});

test.each(['Précédent', 'Suivant'])('opened from the summary, %s goes back to it', async (button) => {
  const { where } = await show({ path: '?returnTo=summary' });
  await press(button);
  await heading('Récapitulatif');
  expect(where()).toBe('/summary');
});

test('it is filled in and sent by keyboard alone, and sent once', async () => {
  const { puts } = await show();
  fieldOf('Prénom').focus();
  await userEvent.keyboard('{Control>}a{/Control}Chloé{Enter}{Enter}');
  await heading('Plénière');
  expect(puts()).toHaveLength(1);
  expect(body()).toContain('Plénière');
});
