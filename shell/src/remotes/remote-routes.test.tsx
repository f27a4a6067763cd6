import { act, screen } from '@testing-library/react';
import { fakePage, fakeRemote } from '../testing/fake-remote.tsx';
import { showShell } from '../testing/show-shell.tsx';

const booking = fakeRemote({ namespace: 'booking', routes: [fakePage('/', 'The list'), fakePage('/venues/:slug', 'A venue')] });

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

it('a remote is loaded with its first address, and once', async () => {
  const { loadRemote, router } = await showShell('/', { remotes: { 'mf-booking': async () => booking } });
  await screen.findByRole('heading', { name: 'The list' });
  await act(() => router.navigate('/venues/ternes'));
  await screen.findByRole('heading', { name: 'A venue' });
  expect(loadRemote.mock.calls).toEqual([['mf-booking']]);
});

it('pages of the shell load none', async () => {
  const { loadRemote } = await showShell('/legal-notices');
  await screen.findByRole('heading', { name: 'Mentions légales' });
  expect(loadRemote).not.toHaveBeenCalled();
});

it('the layout is around a skeleton while a remote is loading', async () => {
  let arrive = (_: typeof booking) => {};
  const coming = new Promise<typeof booking>((resolve) => {
    arrive = resolve;
  });
  await showShell('/', { remotes: { 'mf-booking': () => coming } });
  expect(await screen.findByText('Chargement de la page…')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Se connecter' })).toBeTruthy();
  await act(async () => arrive(booking));
  expect(await screen.findByRole('heading', { name: 'The list' })).toBeTruthy();
});

it('an unavailable remote is a fallback in the layout, reported once, and loads at the next attempt without a reload', async () => {
  let isAway = true;
  const bring = async () => {
    if (isAway) throw new Error('no such file');
    return booking;
  };
  const { reports, user } = await showShell('/venues/ternes', { remotes: { 'mf-booking': bring } });
  await screen.findByRole('heading', { level: 1, name: 'Une erreur est survenue' });
  expect(screen.getByText(/Cette partie du site ne répond pas/)).toBeTruthy();
  expect(screen.getByRole('banner')).toBeTruthy();
  expect(reports()).toEqual([expect.stringMatching(/remote mf-booking is unavailable[\s\S]*caused by: Error: no such file/)]);
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Recharger' }));
  expect(await screen.findByRole('heading', { name: 'A venue' })).toBeTruthy();
  expect(reports()).toHaveLength(1);
});

it('a remote without its texts is unavailable as well', async () => {
  const silent = fakeRemote({ namespace: 'silent', routes: [fakePage('/', 'No words')], texts: () => Promise.reject(new Error('lost')) });
  await showShell('/', { remotes: { 'mf-booking': async () => silent } });
  expect(await screen.findByText(/Cette partie du site ne répond pas/)).toBeTruthy();
});

it('an unavailable remote does not affect the others', async () => {
  const { router } = await showShell('/', { remotes: { 'mf-booking': async () => booking } });
  await screen.findByRole('heading', { name: 'The list' });
  await act(() => router.navigate('/profile/events'));
  await screen.findByText(/Cette partie du site ne répond pas/);
  await act(() => router.navigate('/'));
  expect(await screen.findByRole('heading', { name: 'The list' })).toBeTruthy();
});
