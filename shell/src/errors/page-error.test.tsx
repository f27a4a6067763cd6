import { CallError } from '@plenary/http/call-error';
import { ledToSignIn, leftSignIn } from '@plenary/platform';
import { takeLinkToken } from '@plenary/platform/link-token';
import { act, screen, waitFor, within } from '@testing-library/react';
import { claire } from '../testing/demo-users.ts';
import { fakePage, fakeRemote } from '../testing/fake-remote.tsx';
import { showShell } from '../testing/show-shell.tsx';

// Covers L-M08–L-M14.

const refused = (status: number) => new CallError({ status, body: { title: 'refused', code: 'refused' }, requestId: 'request-0001' });

const Broken = () => {
  throw new Error('a fault of the page');
};

let fails: unknown;
const load = () => {
  if (fails) throw fails;
  return null;
};
const venueSearch = () => <button type="button">Search here</button>;
const booking = fakeRemote({
  namespace: 'booking',
  widgets: { venueSearch },
  routes: [
    { ...fakePage('/', 'The list'), loader: load },
    { ...fakePage('/venues/:slug', 'A venue'), loader: load },
  ],
});
const auth = fakeRemote({ namespace: 'auth', routes: [fakePage('/authentication', 'Sign in here')] });
const remotes = { 'mf-booking': async () => booking, 'mf-auth': async () => auth };

beforeEach(() => {
  fails = undefined;
  // React and the router both log a caught error; this is under test.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

describe('a page that fails', () => {
  // Covers B-R42, B-M22–B-M24, B-M29–B-M30, B-Y10–B-Y12, L-U05–L-U06.
  it('is not found at 404, in the layout, with a link home, and not reported', async () => {
    fails = refused(404);
    const { reports, user } = await showShell('/venues/gone', { remotes });
    await screen.findByRole('heading', { level: 1, name: 'Cette page n’existe pas' });
    await screen.findByRole('button', { name: 'Search here' });
    expect(screen.getByRole('contentinfo')).toBeTruthy();
    expect(screen.getByText('L’adresse a peut-être changé, ou le lien est incomplet.')).toBeTruthy();
    expect(document.title).toBe('Cette page n’existe pas · Comet');
    expect(reports()).toEqual([]);
    fails = undefined;
    await user.click(screen.getByRole('link', { name: 'Retour à l’accueil' }));
    expect(await screen.findByRole('heading', { name: 'The list' })).toBeTruthy();
  });

  it.each([
    ['/venues/ternes?countryCode=FRA', { from: '/venues/ternes?countryCode=FRA' }],
    [
      '/venues/ternes?email=claire%40atelier-nord.example&surveyUrl=%2Fsurvey%2F1&other=x',
      {
        from: '/venues/ternes?email=claire%40atelier-nord.example&surveyUrl=%2Fsurvey%2F1&other=x',
        email: 'claire@atelier-nord.example',
        surveyUrl: '/survey/1',
      },
    ],
    [
      '/venues/ternes?countryCode=FRA#email=claire%40atelier-nord.example',
      { from: '/venues/ternes?countryCode=FRA', email: 'claire@atelier-nord.example' },
    ],
  ])('leads from %s to the sign-in at 401, and keeps from, email and surveyUrl', async (address, kept) => {
    fails = refused(401);
    const { reports, router } = await showShell(address, { remotes });
    await screen.findByRole('heading', { name: 'Sign in here' });
    expect(router.state.location.pathname).toBe('/authentication');
    expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual(kept);
    expect(router.state.location.state).toBe(ledToSignIn);
    expect(reports()).toEqual([]);
  });

  // Covers B-I52.
  it('leads home at 401 once the sign-in was closed', async () => {
    const guarded = { ...fakePage('/venues/:slug', 'A venue'), loader: load };
    const withOpenList = fakeRemote({ namespace: 'booking', routes: [fakePage('/', 'The list'), guarded] });
    const { router } = await showShell('/', { remotes: { ...remotes, 'mf-booking': async () => withOpenList } });
    await screen.findByRole('heading', { name: 'The list' });
    fails = refused(401);
    await act(() => router.navigate('/venues/ternes', { state: leftSignIn }));
    expect(await screen.findByRole('heading', { name: 'The list' })).toBeTruthy();
    expect(router.state.location.pathname).toBe('/');
  });

  it('appears without a sign-in if the session is known late', async () => {
    fails = refused(401);
    const { router } = await showShell('/venues/ternes', {
      remotes,
      sessionAtServer: async () => {
        fails = undefined;
        return claire;
      },
    });
    expect(await screen.findByRole('heading', { name: 'A venue' })).toBeTruthy();
    expect(router.state.location.pathname).toBe('/venues/ternes');
  });

  it('leads once to the sign-in if the page’s service rejects a known session', async () => {
    fails = refused(401);
    const { router } = await showShell('/venues/ternes', { remotes, session: claire, sessionAtServer: async () => claire });
    await screen.findByRole('heading', { name: 'Sign in here' });
    expect(router.state.location.pathname).toBe('/authentication');
  });

  it('shows that a session has ended', async () => {
    fails = refused(401);
    await showShell('/venues/ternes', { remotes, session: claire, sessionAtServer: async () => null });
    expect(await screen.findByRole('button', { name: 'Se connecter' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Mon compte/ })).toBeNull();
  });

  // Covers B-M22–B-M24, B-Y13–B-Y14, L-U05–L-U06.
  it.each([500, 502, 503, 429])('can be retried at %s, is reported once, and recovers without a reload', async (status) => {
    fails = refused(status);
    const { reports, user } = await showShell('/venues/ternes', { remotes });
    await screen.findByRole('heading', { level: 1, name: 'Une erreur est survenue' });
    expect(reports()).toEqual([expect.stringContaining(`[${status} refused, request request-0001]`)]);
    fails = undefined;
    await user.click(screen.getByRole('button', { name: 'Recharger' }));
    expect(await screen.findByRole('heading', { name: 'A venue' })).toBeTruthy();
  });

  it.each(['?token=secret', '#token=secret'])(
    'that a link ending in %s opened is retried with its token, which never returns to the address bar',
    async (end) => {
      fails = refused(503);
      const tokens: (string | null)[] = [];
      const linked = fakeRemote({
        namespace: 'auth',
        routes: [
          {
            ...fakePage('/reset-password', 'A new password'),
            loader: ({ request }) => {
              tokens.push(takeLinkToken(request, 'token'));
              return load();
            },
          },
        ],
      });
      const { address, user, router } = await showShell(`/reset-password${end}`, { remotes: { 'mf-auth': async () => linked } });
      await user.click(await screen.findByRole('button', { name: 'Recharger' }));
      await waitFor(() => expect(tokens).toHaveLength(2));
      await user.click(await screen.findByRole('button', { name: 'Recharger' }));
      await waitFor(() => expect(tokens).toHaveLength(3));
      expect(address()).toBe('/reset-password');
      fails = undefined;
      await user.click(await screen.findByRole('button', { name: 'Recharger' }));
      expect(await screen.findByRole('heading', { name: 'A new password' })).toBeTruthy();
      expect(tokens).toEqual(['secret', 'secret', 'secret', 'secret']);
      expect([address(), router.createHref(router.state.location)]).toEqual(['/reset-password', '/reset-password']);
    },
  );

  it('with a fragment in its address can be retried', async () => {
    fails = refused(503);
    const { user } = await showShell('/venues/ternes#map', { remotes });
    await screen.findByRole('heading', { level: 1, name: 'Une erreur est survenue' });
    fails = undefined;
    await user.click(screen.getByRole('button', { name: 'Recharger' }));
    expect(await screen.findByRole('heading', { name: 'A venue' })).toBeTruthy();
  });

  it.each([
    [400, /l’adresse est peut-être incomplète/],
    [403, /ne donne pas accès à cette page/],
  ])('says at %s what the matter is, with a way home and nothing to try again', async (status, text) => {
    fails = refused(status);
    await showShell('/venues/ternes', { remotes });
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText(text)).toBeTruthy();
    expect(within(alert).queryByRole('button')).toBeNull();
    expect(within(alert).getByRole('link', { name: 'Retour à l’accueil' })).toBeTruthy();
  });

  // Covers B-M33, B-Y17.
  it('keeps the layout if it throws while rendering, and is reported', async () => {
    const broken = fakeRemote({ namespace: 'broken', routes: [{ path: '/quotes/:id', Component: Broken }] });
    const { reports } = await showShell('/quotes/1', { remotes: { 'mf-booking': async () => broken } });
    await screen.findByRole('heading', { level: 1, name: 'Une erreur est survenue' });
    expect(screen.getByRole('banner')).toBeTruthy();
    expect(reports()).toEqual([expect.stringContaining('a fault of the page')]);
  });

  it('in a remote leaves the pages of the others alone', async () => {
    fails = refused(500);
    const { router } = await showShell('/venues/ternes', { remotes });
    await screen.findByRole('heading', { name: 'Une erreur est survenue' });
    await act(() => router.navigate('/authentication'));
    expect(await screen.findByRole('heading', { name: 'Sign in here' })).toBeTruthy();
  });
});

describe('a page that leads nowhere', () => {
  const countries = () => screen.getAllByRole('link', { name: /^En / }).map((link) => link.getAttribute('href'));
  const lists = ['/?countryCode=FRA', '/?countryCode=BEL', '/?countryCode=ESP'];

  it.each(['/nowhere/at/all', '/venues/gone'])('has the search of the list and a link to each country, at %s', async (address) => {
    fails = refused(404);
    await showShell(address, { remotes });
    const elsewhere = within(await screen.findByRole('region', { name: 'Chercher un lieu' }));
    expect(await elsewhere.findByRole('button', { name: 'Search here' })).toBeTruthy();
    expect(countries()).toEqual(lists);
  });

  it.each([400, 403])('has them at %s too, outside of what is announced', async (status) => {
    fails = refused(status);
    await showShell('/venues/ternes', { remotes });
    expect(await screen.findByRole('button', { name: 'Search here' })).toBeTruthy();
    expect(countries()).toEqual(lists);
  });

  it('has the links alone where the remote of the search is away, which is reported once', async () => {
    const { reports } = await showShell('/nowhere/at/all', { remotes: { 'mf-auth': remotes['mf-auth'] } });
    await screen.findByRole('heading', { name: 'Cette page n’existe pas' });
    await waitFor(() => expect(reports()).toEqual([expect.stringContaining('mf-booking is away')]));
    expect(countries()).toEqual(lists);
  });

  it('stays if the search throws while it is drawn', async () => {
    const broken = fakeRemote({ namespace: 'booking', widgets: { venueSearch: Broken } });
    const { reports } = await showShell('/nowhere/at/all', { remotes: { 'mf-booking': async () => broken } });
    await waitFor(() => expect(reports()).toEqual([expect.stringContaining('a fault of the page')]));
    expect(countries()).toEqual(lists);
  });
});

it('an address outside every remote is not found', async () => {
  await showShell('/nowhere/at/all', { remotes });
  expect(await screen.findByRole('heading', { name: 'Cette page n’existe pas' })).toBeTruthy();
});

it('an address unknown to its own remote is not found', async () => {
  await showShell('/authentication/by/pigeon', { remotes });
  expect(await screen.findByRole('heading', { name: 'Cette page n’existe pas' })).toBeTruthy();
});
