import { checkEventLink, createPasswordWithKnownUser } from '@plenary/contracts/meeting-events.endpoints';
import { refuse } from '@plenary/http/refuse';
import { takeLinkToken } from '@plenary/platform/link-token';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeIds, fakeUserIds } from '../testing/answer-area.ts';
import { claire } from '../testing/claire.ts';
import { plainText, showArea } from '../testing/show-route.ts';

// Covers B-R32–B-R35, B-K27–B-K29, B-X23–B-X26, L-K23–L-K29.

const email = 'claire@atelier-nord.example';
const masked = 'c•••@atelier-nord.example';
const link = (id: string, query = `?eventId=${fakeIds.todo}`) => `/profile/events/${id}/check-user${query}`;
const goneElsewhere = () => screen.findByText('elsewhere');
beforeEach(() => sessionStorage.clear());

const headline = async () => plainText(await screen.findByRole('heading', { level: 1 }));

test('it shows that it loads, then leads to the event', async () => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const { where } = await showArea({
    address: link(fakeUserIds.profile),
    prepare: ({ answer }) =>
      answer(checkEventLink, async () => {
        await held;
        return { nextStep: 'PROFILE' as const, email, _links: {} };
      }),
  });
  expect(await screen.findByText('Nous retrouvons votre événement')).toBeTruthy();
  letGo();
  await waitFor(() => expect(where()).toBe(`/profile/events/${fakeIds.todo}`));
});

test('without an event it leads to the list', async () => {
  const { where } = await showArea({ address: link(fakeUserIds.profile, '') });
  await waitFor(() => expect(where()).toBe('/profile/events'));
});

test.each([
  ['LOGIN', '/authentication/login'],
  ['SIGNIN', '/authentication/signup'],
] as const)('%s leads to %s with the masked address of the link, and on to the event', async (nextStep, path) => {
  const { router } = await showArea({
    address: link(fakeUserIds.login),
    platform: { session: null },
    prepare: ({ answer }) => answer(checkEventLink, () => ({ nextStep, email: masked, surveyUrl: '/survey/x', _links: {} })),
  });
  await goneElsewhere();
  expect(router.state.location.pathname).toBe(path);
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
    account: masked,
    from: `/profile/events/${fakeIds.todo}`,
    surveyUrl: '/survey/x',
  });
});

test.each([
  [{ ...claire, email: 'hugo@grand-compte.example' }, masked, '/survey/shared', '/survey/shared'],
  [{ ...claire, email: 'CLAIRE@atelier-nord.example ' }, email, '/survey/shared', '/authentication/login'],
  [null, masked, '/survey/shared', '/authentication/login'],
])('signed in as %j with the address %s and the survey %p it goes to %s', async (session, told, surveyUrl, path) => {
  const { router } = await showArea({
    address: link(fakeUserIds.login),
    platform: { session },
    prepare: ({ answer }) => answer(checkEventLink, () => ({ nextStep: 'LOGIN' as const, email: told, surveyUrl, _links: {} })),
  });
  await goneElsewhere();
  expect(router.state.location.pathname).toBe(path);
});

// Covers B-K29.
test('signed in with another address, a link that shares no survey is invalid, and leaves the user signed in', async () => {
  const { platform, where } = await showArea({
    address: link(fakeUserIds.login),
    platform: { session: { ...claire, email: 'hugo@grand-compte.example' } },
    prepare: ({ answer }) => answer(checkEventLink, () => ({ nextStep: 'LOGIN' as const, email: masked, _links: {} })),
  });
  expect(await headline()).toBe('Ce lien ne semble plus valide, rapprochez vous de votre Meeting Scientist');
  expect(where()).toBe(link(fakeUserIds.login));
  expect(platform.reported[0]).toMatchObject({ message: 'check-user-event.invalid-link' });
});

test('the token of the mail is handed on', async () => {
  const { fake } = await showArea({ address: link(fakeUserIds.profile, `?eventId=${fakeIds.todo}&share=t0ken`) });
  expect(fake.calls[0]?.body).toEqual({ eventId: fakeIds.todo, share: 't0ken' });
});

test('the token of a link that ends in a fragment is handed on, and is out of the address bar', async () => {
  const address = link(fakeUserIds.login);
  window.history.replaceState(null, '', `${address}#share=t0ken`);
  const { fake } = await showArea({ address, platform: { session: null } });
  await goneElsewhere();
  expect(fake.calls[0]?.body).toEqual({ eventId: fakeIds.todo, share: 't0ken' });
  expect(window.location.href).toBe(new URL(address, window.location.href).href);
  window.history.replaceState(null, '', '/');
});

test.each(['?share=t0ken', '#share=t0ken'])(
  'the survey %s that the link shares is opened by its token, which stands in no address',
  async (end) => {
    const surveyUrl = `/survey/x${end}`;
    const { router } = await showArea({
      address: link(fakeUserIds.login),
      platform: { session: null },
      prepare: ({ answer }) => answer(checkEventLink, () => ({ nextStep: 'LOGIN' as const, email: masked, surveyUrl, _links: {} })),
    });
    await goneElsewhere();
    expect(new URLSearchParams(router.state.location.search).get('surveyUrl')).toBe('/survey/x');
    expect(takeLinkToken({ url: new URL('/survey/x', window.location.href).href }, 'share')).toBe('t0ken');
  },
);

test('a known person without a password requests the mail by a press, once', async () => {
  const { fake } = await showArea({ address: link(fakeUserIds.password), platform: { session: null } });
  expect(await headline()).toBe('Choisissez votre mot de passe');
  expect(fake.calls).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Recevoir le lien' }));
  const heading = await screen.findByRole('heading', { name: 'Un e-mail vous attend' });
  expect(document.activeElement).toBe(heading);
  expect(fake.calls.at(-1)?.body).toEqual({ userSalesforceId: fakeUserIds.password, email: masked, userAlreadyExists: true });
  expect(screen.queryByRole('button')).toBeNull();
});

test('a mail that could not be asked for may be asked for again', async () => {
  const { fake } = await showArea({
    address: link(fakeUserIds.password),
    platform: { session: null },
    prepare: ({ answer }) => answer(createPasswordWithKnownUser, () => refuse('service-unavailable')),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Recevoir le lien' }));
  expect((await screen.findByRole('alert')).textContent).toContain('L’envoi n’a pas abouti');
  fake.answer(createPasswordWithKnownUser, () => undefined);
  await userEvent.click(screen.getByRole('button', { name: 'Recevoir le lien' }));
  expect(await screen.findByRole('heading', { name: 'Un e-mail vous attend' })).toBeTruthy();
});

// Covers B-M18–B-M19, B-Y15, L-M15–L-M16.
test('an invalid link says so, and is reported although it is a 404', async () => {
  const { platform } = await showArea({ address: link(fakeUserIds.gone) });
  expect(await headline()).toBe('Ce lien ne semble plus valide, rapprochez vous de votre Meeting Scientist');
  expect(platform.reported).toHaveLength(1);
  expect(platform.reported[0]).toMatchObject({ message: 'check-user-event.invalid-link' });
  expect('status' in (platform.reported[0] as object)).toBe(false);
});

test('a failure is no invalid link, and may be tried again', async () => {
  const { fake, where } = await showArea({
    address: link(fakeUserIds.profile),
    prepare: ({ answer }) => answer(checkEventLink, () => refuse('service-unavailable')),
  });
  expect(await headline()).toBe('Oups, un problème est arrivé !');
  fake.answer(checkEventLink, () => ({ nextStep: 'PROFILE' as const, email, _links: {} }));
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  await waitFor(() => expect(where()).toBe(`/profile/events/${fakeIds.todo}`));
});
