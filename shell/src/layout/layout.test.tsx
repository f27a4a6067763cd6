import { act, screen, waitFor, within } from '@testing-library/react';
import { admin, claire, staff } from '../testing/demo-users.ts';
import { fakePage, fakeRemote } from '../testing/fake-remote.tsx';
import { showShell } from '../testing/show-shell.tsx';

// Covers B-L01, B-L07–B-L09, B-L11, B-D05.

let arrive = () => {};
const booking = fakeRemote({
  namespace: 'booking',
  routes: [
    fakePage('/', 'The list'),
    {
      ...fakePage('/venues/:slug', 'A venue'),
      loader: () =>
        new Promise<null>((resolve) => {
          arrive = () => resolve(null);
        }),
    },
    {
      path: '/quotes/:id',
      element: (
        <label>
          Search <input ref={(input) => input?.focus()} />
        </label>
      ),
    },
  ],
});
const clientArea = fakeRemote({ namespace: 'client-area', routes: [fakePage('/profile/events', 'My events')] });
const remotes = { 'mf-booking': async () => booking, 'mf-client-area': async () => clientArea };

const menu = async (name: RegExp, { user }: Pick<Awaited<ReturnType<typeof showShell>>, 'user'>) => {
  await user.click(screen.getByRole('button', { name }));
  return screen.getByRole('menu');
};
const entries = (list: HTMLElement) =>
  within(list)
    .getAllByRole('menuitem')
    .map((item) => [item.textContent, item.getAttribute('href')]);

describe('the top bar', () => {
  it('has a logo that links home, the languages and a connect button', async () => {
    const view = await showShell('/legal-notices', { remotes });
    const bar = screen.getByRole('banner');
    expect(within(bar).getByRole('link', { name: 'Comet, accueil' }).getAttribute('href')).toBe('/');
    expect(within(bar).getByRole('button', { name: 'Se connecter' })).toBeTruthy();
    expect(within(bar).queryByRole('button', { name: /^Mon compte/ })).toBeNull();
    await menu(/^Langue/, view);
    const languages = within(bar).getAllByRole('menuitemradio');
    expect(languages.map((item) => [item.textContent, item.lang])).toEqual([
      ['Français', 'fr'],
      ['English', 'en'],
      ['Español', 'es'],
      ['Nederlands', 'nl'],
    ]);
  });

  it.each([
    '?countryCode=FRA&action=availabilities&d=2027-01-19_20&p=24&sort=price',
    '?countryCode=FRA&action=availabilities&days=%5B%5D&sort=price',
  ])('has a logo that leads back to the last search of the list, %s', async (search) => {
    const { router } = await showShell(`/${search}`, { remotes });
    await screen.findByRole('heading', { name: 'The list' });
    const logo = () => screen.getByRole('link', { name: 'Comet, accueil' }).getAttribute('href');
    expect(logo()).toBe(`/${search}`);
    await act(() => router.navigate('/legal-notices'));
    expect(logo()).toBe(`/${search}`);
    await act(() => router.navigate('/?countryCode=BEL'));
    expect(logo()).toBe(`/${search}`);
  });

  // Covers B-R39, B-L04–B-L06, B-G07.
  it('has the name, the client area and a sign-out for a signed-in user, and no staff entries', async () => {
    const view = await showShell('/legal-notices', { remotes, session: claire });
    expect(screen.queryByRole('button', { name: 'Se connecter' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Équipe' })).toBeNull();
    const list = await menu(/^Mon compte, Claire Vasseur/, view);
    expect(entries(list)).toEqual([
      ['Espace client', '/profile/events'],
      ['Sécurité du compte', '/auth/account'],
      ['Se déconnecter', '/api/logout'],
    ]);
    await view.user.click(within(list).getByRole('menuitem', { name: 'Espace client' }));
    expect(await screen.findByRole('heading', { name: 'My events' })).toBeTruthy();
    expect(view.address()).toBe('/profile/events');
  });

  it('leaves a press for another tab to the browser', async () => {
    const view = await showShell('/legal-notices', { remotes, session: claire });
    const list = await menu(/^Mon compte/, view);
    const entry = within(list).getByRole('menuitem', { name: 'Espace client' });
    const press = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    // jsdom can't follow links, and logs that.
    entry.setAttribute('href', '#');
    act(() => void entry.dispatchEvent(press));
    expect(press.defaultPrevented).toBe(false);
    expect(view.address()).toBe('/legal-notices');
  });

  it('deletes what was typed and not sent from the browser when the user signs out', async () => {
    const view = await showShell('/legal-notices', { remotes, session: claire });
    localStorage.setItem('plenary-draft:claire:signature:q1', '{}');
    const list = await menu(/^Mon compte/, view);
    const entry = within(list).getByRole('menuitem', { name: 'Se déconnecter' });
    // jsdom can't follow links, and logs that.
    entry.setAttribute('href', '#');
    act(() => void entry.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })));
    expect(Object.keys(localStorage).filter((name) => name.startsWith('plenary-draft:'))).toEqual([]);
  });

  it.each([staff, admin])('has a menu for the network’s staff: %#', async (session) => {
    const view = await showShell('/legal-notices', { remotes, session });
    expect(entries(await menu(/^Équipe/, view))).toEqual([
      ['Aujourd’hui', '/staff/today'],
      ['Événements', '/staff/events'],
      ['Planning', '/staff/planning'],
      ['Pipeline', '/staff/pipeline'],
      ['Clients', '/staff/customers'],
      ['Demandes', '/staff/tasks'],
      ['Rapports', '/staff/reports'],
      ['Réseau', session === admin ? '/staff/network' : '/referentials'],
      ['Administration', session === admin ? '/staff/accounts' : '/staff/undelivered'],
    ]);
  });

  // Covers B-L02.
  it('has a new quote button on the pages of the client area, and on no other', async () => {
    const { user } = await showShell('/profile/events', { remotes, session: claire });
    await screen.findByRole('heading', { name: 'My events' });
    await user.click(screen.getByRole('link', { name: 'Nouveau devis' }));
    await screen.findByRole('heading', { name: 'The list' });
    expect(screen.queryByRole('link', { name: 'Nouveau devis' })).toBeNull();
  });
});

describe('the pages of the client area', () => {
  it('are in the top bar there, with the open one, and nowhere else', async () => {
    const { router, store } = await showShell('/profile/events', { remotes, session: claire });
    await screen.findByRole('heading', { name: 'My events' });
    const links = within(screen.getByRole('navigation', { name: 'Espace client' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
      ['Mes événements', '/profile/events', 'page'],
      ['Mes devis', '/profile/quotes', null],
      ['Mon profil', '/profile/account', null],
    ]);
    expect(store.snapshot().platform.hasAreaLinks).toBe(true);
    await act(() => router.navigate('/legal-notices'));
    expect(screen.queryByRole('navigation', { name: 'Espace client' })).toBeNull();
  });

  it('are not shown to a visitor', async () => {
    await showShell('/profile/events', { remotes });
    await screen.findByRole('heading', { name: 'My events' });
    expect(screen.queryByRole('navigation', { name: 'Espace client' })).toBeNull();
  });
});

describe('the footer', () => {
  // Covers B-L10, B-L12–B-L14.
  it('has a tagline, links to the legal pages and to the network’s other sites, and the publisher', async () => {
    const socialLinks = [{ name: 'LinkedIn', url: 'https://social.example/orbite' }];
    await showShell('/legal-notices', { remotes, settings: { brandName: 'Orbite', socialLinks } });
    const footer = screen.getByRole('contentinfo');
    expect(within(footer).getByText('Des lieux où l’on se réunit bien.')).toBeTruthy();
    expect(within(footer).getByRole('link', { name: 'Mentions légales' }).getAttribute('href')).toBe('/legal-notices');
    expect(within(footer).getByRole('link', { name: 'Confidentialité' }).getAttribute('href')).toBe('/private-policy');
    expect(within(footer).getByRole('link', { name: 'LinkedIn' }).getAttribute('href')).toBe('https://social.example/orbite');
    expect(within(footer).getByText(`© ${new Date().getFullYear()} Orbite. Tous droits réservés.`)).toBeTruthy();
  });

  it.each([
    ['HOSPITALITY', 2],
    ['WORKPLACES', 0],
    ['TEAMWORK', 0],
  ] as const)('in the product mode %s has %i links to pages about add-ons', async (productMode, count) => {
    await showShell('/legal-notices', { remotes, settings: { productMode } });
    const addresses = within(screen.getByRole('contentinfo'))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(addresses.filter((address) => /^\/(wellness|afterwork)-/.test(address ?? ''))).toHaveLength(count);
  });

  it('has no list of external links if the deployment has none', async () => {
    await showShell('/legal-notices', { remotes, settings: { socialLinks: [] } });
    expect(within(screen.getByRole('contentinfo')).queryByRole('list')).toBeNull();
  });
});

describe('a navigation', () => {
  it('moves the focus to the content', async () => {
    const { user } = await showShell('/legal-notices', { remotes });
    await user.click(screen.getByRole('link', { name: 'Comet, accueil' }));
    await screen.findByRole('heading', { name: 'The list' });
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('leaves the focus as set by the new page', async () => {
    const { router } = await showShell('/', { remotes });
    await screen.findByRole('heading', { name: 'The list' });
    await act(() => router.navigate('/quotes/1'));
    expect(document.activeElement).toBe(await screen.findByRole('textbox', { name: 'Search' }));
  });

  it('leaves the focus unchanged if only the query changes', async () => {
    const { router } = await showShell('/', { remotes });
    await screen.findByRole('heading', { name: 'The list' });
    screen.getByRole('button', { name: 'Se connecter' }).focus();
    await act(() => router.navigate('/?countryCode=BEL'));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Se connecter' }));
  });

  it('shows progress until the page is loaded', async () => {
    const { router } = await showShell('/', { remotes });
    await screen.findByRole('heading', { name: 'The list' });
    const main = screen.getByRole('main');
    expect(main.getAttribute('aria-busy')).toBe('false');
    await act(async () => void router.navigate('/venues/ternes'));
    expect(await screen.findByText('Chargement de la page…')).toBeTruthy();
    expect(main.getAttribute('aria-busy')).toBe('true');
    expect(screen.getByRole('heading', { name: 'The list' })).toBeTruthy();
    await act(async () => arrive());
    await screen.findByRole('heading', { name: 'A venue' });
    await waitFor(() => expect(screen.queryByText('Chargement de la page…')).toBeNull());
    expect(main.getAttribute('aria-busy')).toBe('false');
  });
});

describe('a line that a remote adds to the menus', () => {
  const label = { fr: 'Avis', en: 'Feedback', es: 'Opiniones', nl: 'Feedback' };
  const lines = [
    { href: '/feedback', for: 'everybody' as const, label },
    { href: '/staff-feedback', for: 'staff' as const, label: { ...label, fr: 'Avis des clients' } },
  ];

  it('of everybody is in the menu of the account, before it', async () => {
    const view = await showShell('/legal-notices', { remotes, session: claire, menu: lines });
    expect(entries(await menu(/^Mon compte/, view)).map(([text]) => text)).toEqual([
      'Espace client',
      'Avis',
      'Sécurité du compte',
      'Se déconnecter',
    ]);
  });

  it('of staff is in theirs alone, in the language of the page', async () => {
    const view = await showShell('/legal-notices', { remotes, session: staff, menu: lines });
    expect(entries(await menu(/^Équipe/, view))).toContainEqual(['Avis des clients', '/staff-feedback']);
    expect(screen.queryByText('Avis')).toBeNull();
  });
});
