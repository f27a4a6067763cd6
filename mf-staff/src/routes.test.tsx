import { languages } from '@plenary/contracts/terms';
import { screen, within } from '@testing-library/react';
import { paths } from './paths.ts';
import { adrien, samia } from './testing/fake-staff.ts';
import { fakeCustomerId } from './testing/make-customer.ts';
import { fakeQuoteId } from './testing/make-quote.ts';
import { adminScreens, staffScreens } from './testing/screens.ts';
import { showStaff } from './testing/show-staff.ts';

const found = [
  ...staffScreens.filter(({ label }) => !label.includes('does not exist')).map((one) => ({ ...one, session: samia })),
  ...adminScreens.map((one) => ({ ...one, session: adrien })),
];

describe.each(found)('$label', ({ address, session }) => {
  it('has one heading and every text of it, in every language', async () => {
    for (const language of languages) {
      const { unmount } = await showStaff(address, { language, platform: { session } });
      expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
      expect(document.body.textContent).not.toMatch(
        /\b(desk|search|pipeline|reports|followUp|customers|today|deals|rooms|planning|quotes|tasks|calendar|fields|trail|surveys|scientists|crmFaults|accounts|companies|contracts|releases|network)\.[a-z]/,
      );
      unmount();
    }
  });

  // Covers L-O05.
  it('is not there for a customer, and asks a visitor to sign in, before any data is asked for', async () => {
    const customer = await showStaff(address, { platform: { session: { ...samia, role: 'customer' } } });
    expect(screen.getByRole('alert').textContent).toBe('raised 404');
    customer.unmount();
    await showStaff(address, { platform: { session: null } });
    expect(screen.getByRole('alert').textContent).toBe('raised 401');
  });
});

test.each(adminScreens)('$label is not there for staff who do not administer', async ({ address }) => {
  await showStaff(address);
  expect(screen.getByRole('alert').textContent).toBe('raised 404');
});

test('the way to accounts is shown to administrators alone', async () => {
  const staff = await showStaff('/sandbox');
  expect(screen.queryByRole('link', { name: 'Comptes' })).toBeNull();
  staff.unmount();
  await showStaff('/sandbox', { platform: { session: adrien } });
  expect(screen.getByRole('link', { name: 'Comptes' }).getAttribute('href')).toBe('/staff/accounts');
});

test.each([
  [['Aujourd’hui', 'Aujourd’hui'], '/staff/today'],
  [['Aujourd’hui', 'Semaine'], '/staff/week'],
  [['Planning', 'Planning'], '/staff/planning'],
  [['Événements', 'Événements'], paths.quote(fakeQuoteId)],
  [['Pipeline', 'Pipeline'], '/staff/pipeline'],
  [['Pipeline', 'À approuver'], '/staff/proposals'],
  [['Clients'], paths.customer(fakeCustomerId)],
  [['Réseau', 'Modifications'], '/staff/room-changes'],
  [['Administration', 'Envois en échec'], '/staff/crm-faults'],
  [['Administration', 'Comptes'], '/staff/companies'],
])('the area and the place %j are marked on %s, and no others are', async (names, address) => {
  await showStaff(address, { platform: { session: adrien } });
  const places = within(screen.getByRole('navigation', { name: 'Espace équipe' })).getAllByRole('link');
  expect(places.filter((place) => place.hasAttribute('aria-current')).map((place) => place.textContent)).toEqual(names);
  expect(places.filter((place) => place.getAttribute('aria-current') === 'page')).toHaveLength(1);
});

test('the staff area begins with today', async () => {
  const { where } = await showStaff('/staff');
  expect(where()).toBe('/staff/today');
});

test('a change that does not exist is not found', async () => {
  await showStaff('/referential-changes/00000000-0000-4000-8000-000000000000');
  expect(screen.getByRole('alert').textContent).toBe('raised 404');
});
