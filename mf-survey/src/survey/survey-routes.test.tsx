import { getSurvey } from '@plenary/contracts/survey.endpoints';
import { getContact } from '@plenary/contracts/survey-event-steps.endpoints';
import { getSummary } from '@plenary/contracts/survey-summary.endpoints';
import { refuse } from '@plenary/http/refuse';
import type { Session } from '@plenary/platform';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeEventId } from '../testing/fake-steps.ts';
import { summaryOf } from '../testing/fake-summary.ts';
import { press } from '../testing/press.ts';
import { heading, plainText, showSurvey } from '../testing/show-route.ts';

// Covers L-R01–L-R10, L-M01.

test.each([
  ['', 'Contact'],
  ['/day/0/plenary/0', 'Plénière'],
  ['/day/0/subcommittee/1', 'Sous-salle 2'],
  ['/day/0/lunch', 'Déjeuner'],
  ['/day/0/wellness', 'Bien-être'],
  ['/day/0/afterwork', 'Afterwork'],
  ['/day/1/team-building', 'Team building'],
  ['/additional-needs', 'Besoins complémentaires'],
  ['/upsell', 'Extras'],
  ['/summary', 'Récapitulatif'],
  ['/validated', 'Votre logistique'],
])('%p under the survey shows %s beside the Meeting Scientist', async (path, title) => {
  const { fake, where } = await showSurvey({ path });
  expect(plainText(await heading())).toBe(title);
  expect(where()).toBe(path);
  expect(screen.getByRole('complementary', { name: 'Votre Meeting Scientist' })).toBeTruthy();
  expect(fake.faults).toEqual([]);
});

// Covers L-R11.
test('an address under a day that is no step returns to the day', async () => {
  const { where } = await showSurvey({ path: '/day/1/brunch/3' });
  expect(plainText(await heading())).toBe('Mercredi 20 janvier');
  expect(where()).toBe('/day/1');
});

test.each(['/unknown', '/day/7', '/day/0/plenary/9', '/day/0/plenary/x', '/day/9/lunch', '/day/9/wellness'])(
  '%s is no page',
  async (path) => {
    await showSurvey({ path });
    expect((await screen.findByRole('alert')).textContent).toBe('raised 404');
  },
);

test('an address of a step that was taken back with its add-on leads to the summary, which says so', async () => {
  const { where } = await showSurvey({ path: '/day/1/afterwork' });
  expect(plainText(await heading())).toBe('Récapitulatif');
  expect(where()).toBe('/summary?step=gone');
  expect(screen.getByText('Cette étape n’est plus demandée : voici vos autres réponses.')).toBeTruthy();
});

test.each([
  ['not-found', 404],
  ['authentication-required', 401],
  ['service-unavailable', 503],
] as const)('%s is raised to the root, for the survey and for a step', async (code, status) => {
  const { unmount } = await showSurvey({ prepare: (_, fake) => fake.answer(getSurvey, () => refuse(code)) });
  expect((await screen.findByRole('alert')).textContent).toBe(`raised ${status}`);
  unmount();
  await showSurvey({ prepare: (_, fake) => fake.answer(getContact, () => refuse(code)) });
  expect((await screen.findByRole('alert')).textContent).toBe(`raised ${status}`);
});

// Covers L-R14–L-R15.
test('the Meeting Scientist is shown next to the step with name, contact details and the message from staff', async () => {
  await showSurvey({ overview: { staffMessage: 'Merci de vérifier le déjeuner.' } });
  const panel = await screen.findByRole('complementary', { name: 'Votre Meeting Scientist' });
  expect(within(panel).getByText('Lucie Martin')).toBeTruthy();
  expect(panel.textContent).toContain('LM');
  expect(within(panel).getByRole('link', { name: 'lucie@comet.example' }).getAttribute('href')).toBe('mailto:lucie@comet.example');
  expect(panel.textContent).toContain('Merci de vérifier le déjeuner.');
  expect(within(panel).getByRole('status').textContent).toContain('que je joindrai');
});

test('their picture is shown where there is one', async () => {
  const { container } = await showSurvey({
    overview: { meetingScientist: { name: 'Lucie Martin', email: '', phoneNumber: '', avatarUrl: '/lucie.png' } },
  });
  await heading();
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/lucie.png');
});

test('the address of a survey whose booking has ended leads to how it ended', async () => {
  const endedQuoteId = '7c2f8a52-2f6e-4c3a-9f7b-0c1d2e3f4a5b';
  const { where } = await showSurvey({
    path: '/summary',
    prepare: (_, { answer }) => answer(getSurvey, () => refuse('not-found', { members: { endedQuoteId } })),
  });
  expect(where()).toBe(`/quotes/${endedQuoteId}/cancellation`);
});

// Covers L-Z16–L-Z18, L-F15–L-F18.
test('a closed survey shows its validated page alone, to be read', async () => {
  const { where } = await showSurvey({ path: '/day/0/lunch', overview: { isLogOk: true, status: 'DONE' } });
  expect(where()).toBe('/validated');
  expect(plainText(await heading())).toBe('Votre logistique est validée');
  expect(plainText(document.body)).toContain('contactez votre Meeting Scientist');
  expect(plainText(document.body)).toContain('Mar. 19 – mer. 20 janvier 2027');
  expect(plainText(document.body)).toContain('Ternes');
  expect(plainText(document.body)).toContain('claire@atelier-nord.example');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.queryByRole('link', { name: /^Modifier/ })).toBeNull();
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.getByRole('link', { name: 'Ajouter à mon agenda' }).getAttribute('href')).toContain('/event.ics');
});

test('a survey that staff closed before it was saved is not called validated', async () => {
  await showSurvey({ path: '/validated', overview: { isLogOk: true, status: 'TODO' } });
  await heading('Votre logistique est close');
  expect(plainText(document.body)).toContain('toutes ne sont pas encore validées');
});

// Covers L-Z16–L-Z18.
test('a survey closed while answers wait for staff does not say that nothing is left to do', async () => {
  await showSurvey({
    path: '/validated',
    overview: { isLogOk: true },
    prepare: ({ steps }) => Object.assign(steps['/day/0/lunch'], { pax: 61 }),
  });
  await heading('Votre logistique est close');
  expect(screen.getAllByText('À valider')).not.toEqual([]);
  expect(plainText(document.body)).toContain('toutes ne sont pas encore validées');
  expect(plainText(document.body)).not.toContain('Plus rien n’est à faire');
});

test('a closed survey whose charge waits for its customer does not say that nothing is left to do', async () => {
  const charge = { id: 'charge-1', addon: null, label: 'Une heure de plus', excludingVat: 25_000, includingVat: null };
  await showSurvey({
    path: '/validated',
    overview: { isLogOk: true, status: 'DONE' },
    prepare: ({ steps }, fake) => fake.answer(getSummary, () => ({ ...summaryOf(steps), supplements: { agreed: [], proposed: [charge] } })),
  });
  await heading('Votre logistique est validée');
  expect(plainText(document.body)).toContain('Il vous reste à répondre au supplément proposé.');
  expect(plainText(document.body)).not.toContain('Plus rien n’est à faire');
});

test('a closed survey whose people wait for the answer to their price does not say that nothing is left to do', async () => {
  const people = {
    path: 'days.0.plenaries.0.pax',
    signed: 24,
    agreed: 30,
    at: '2026-11-20T12:00:00.000Z',
    awaitsCustomer: true,
    until: 24,
  };
  await showSurvey({
    path: '/validated',
    overview: { isLogOk: true, status: 'DONE' },
    prepare: ({ steps }, fake) => fake.answer(getSummary, () => ({ ...summaryOf(steps), agreed: [people] })),
  });
  await heading('Votre logistique est validée');
  expect(plainText(document.body)).toContain('Il vous reste à répondre au prix proposé');
  expect(plainText(document.body)).not.toContain('Plus rien n’est à faire');
});

test('the validated page of a survey that is open leads to its steps, and still has no field', async () => {
  await showSurvey({ path: '/validated' });
  await heading();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('link', { name: /^Modifier.*Contact$/ }).getAttribute('href')).toContain('?returnTo=summary');
});

test('the validated page offers no change while staff validate, as no step takes one', async () => {
  await showSurvey({ path: '/validated', overview: { status: 'WAITING_COMET_VALIDATION' } });
  await heading('Votre logistique');
  expect(screen.queryByRole('link', { name: /^Modifier/ })).toBeNull();
});

// Covers L-R17.
test('a share link is opened, its token leaves the address, and Previous leads a guest to all answers', async () => {
  const { where, fake } = await showSurvey({ path: '?share=token' });
  expect(plainText(await heading())).toBe('Contact');
  expect(where()).toBe('');
  expect(fake.calls[0]?.body).toEqual({ token: 'token' });
  await press('Précédent');
  await heading('Récapitulatif');
  expect(where()).toBe('/summary');
});

test.each(['?share=token', '#share=token'])(
  'a share link that ends in %s is opened, and its token is out of the address bar',
  async (end) => {
    const page = new URL(`/survey/${fakeEventId}`, window.location.href).href;
    window.history.replaceState(null, '', page + end);
    const { fake } = await showSurvey({ path: '' });
    expect(fake.calls[0]?.body).toEqual({ token: 'token' });
    expect(window.location.href).toBe(page);
    window.history.replaceState(null, '', '/');
  },
);

// Covers B-M18–B-M19, L-M15–L-M16.
test('a share link that is no longer valid says so', async () => {
  const { fake } = await showSurvey({ path: '/day/0/lunch?share=gone' });
  expect(plainText(await heading())).toBe('Ce lien ne semble plus valide, rapprochez vous de votre Meeting Scientist');
  expect(fake.calls.map(({ method }) => method)).toEqual(['POST']);
});

test('a link that is no longer valid does not keep a signed-in customer from the survey in the same tab', async () => {
  window.history.replaceState(null, '', `/survey/${fakeEventId}#share=gone`);
  const session = { id: '4d0f6f0e-0f3c-4f0b-9a53-0a5a2f3f7c01' } as Session;
  const { unmount } = await showSurvey({ path: '', platform: { session } });
  expect(plainText(await heading())).toMatch(/^Ce lien ne semble plus valide/);
  unmount();
  await showSurvey({ path: '', platform: { session } });
  expect(plainText(await heading())).toBe('Contact');
  window.history.replaceState(null, '', '/');
});

test('while staff looks at the answers nothing can be changed, and the buttons only lead on', async () => {
  const { puts, where } = await showSurvey({ path: '/day/0/lunch', overview: { status: 'WAITING_COMET_VALIDATION' } });
  await heading();
  expect(screen.getByRole('textbox', { name: 'Participants' }).matches(':disabled')).toBe(true);
  expect(plainText(document.body)).toContain('Validation Comet en cours');
  await userEvent.click(screen.getByRole('button', { name: 'Suivant' }));
  await heading('Bien-être');
  expect(where()).toBe('/day/0/wellness');
  expect(puts()).toEqual([]);
});
