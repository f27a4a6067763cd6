import { listMeetingEvents } from '@plenary/contracts/meeting-events.endpoints';
import { refuse } from '@plenary/http/refuse';
import { screen, within } from '@testing-library/react';
import { fakeIds } from '../testing/answer-area.ts';
import { makeEvent, makeWaiting } from '../testing/make-events.ts';
import { plainText, showArea } from '../testing/show-route.ts';

// Covers B-R32–B-R35, B-K01–B-K08, B-K13–B-K17, B-X23–B-X26, B-G07, L-K01–L-K05, L-K14–L-K18, L-K20–L-K22.

const show = async (options: Partial<Parameters<typeof showArea>[0]> = {}) => {
  const shown = await showArea({ address: '/profile/events', ...options });
  await screen.findByRole('heading', { level: 1 });
  return shown;
};
const headline = () => plainText(screen.getByRole('heading', { level: 1 }));
const nothing = { incomings: [], synchronizedNotRefetched: [], unsynchronized: [], pasts: [] };

test('the client area opens with the events', async () => {
  const { where } = await showArea({ address: '/profile' });
  expect(where()).toBe('/profile/events');
});

test('the title counts the events to come, confirmed and waiting together', async () => {
  const { fake } = await show();
  expect(headline()).toBe('7 événements à venir');
  expect(screen.getAllByRole('heading', { level: 2 }).map(plainText)).toEqual([
    'Comet Ternes',
    'À venir',
    'En attente de validation',
    'Événements passés',
  ]);
  expect(fake.faults).toEqual([]);
});

test('one event is one', async () => {
  await show({ prepare: ({ answer }) => answer(listMeetingEvents, () => ({ ...nothing, incomings: [makeEvent()] })) });
  expect(headline()).toBe('1 événement à venir');
});

test('the next event is large, with picture, days, venue, status and the way to its details', async () => {
  await show({ prepare: ({ answer }) => answer(listMeetingEvents, () => ({ ...nothing, incomings: [makeEvent()] })) });
  const next = screen.getByRole('region', { name: 'Comet Ternes' });
  expect(plainText(next)).toContain('mar. 19 – mer. 20 janvier 2027');
  expect(plainText(next)).toContain('Logistique à compléter');
  expect(next.querySelector('[data-palette="ochre"]')).toBeTruthy();
  expect(
    within(next)
      .getByRole('link', { name: /^Voir le détail.*Comet Ternes, mar. 19/ })
      .getAttribute('href'),
  ).toBe(`/profile/events/${fakeIds.todo}`);
});

test('each event of the list has picture, days, venue, badge and the way to its details', async () => {
  const { container } = await show();
  const rows = [...container.querySelectorAll('li')].map(plainText);
  expect(rows[0]).toContain('mar. 19 – mer. 20 janvier 2027Logistique à compléterVoir le détail');
  expect(rows[1]).toContain('Logistique enregistrée');
  expect(rows[2]).toContain('mar. 6 – jeu. 8 avril 2027Validation Comet en cours');
  expect(rows[3]).toContain('Logistique en préparation');
  expect(container.querySelectorAll('li [data-palette]')).toHaveLength(rows.length);
});

test('the badge of what is to be completed is red, of what is saved green', async () => {
  await show();
  expect(screen.getByText('Logistique à compléter').className).toContain('danger');
  expect(screen.getAllByText('Logistique enregistrée')[0]?.className).toContain('success');
});

test('an event with a charge that waits for the customer’s answer is marked, both the next one and the later ones', async () => {
  const incomings = [makeEvent({ proposedChargeCount: 1 }), makeEvent({ eventId: fakeIds.done, proposedChargeCount: 2 })];
  const pasts = [makeEvent({ eventId: fakeIds.past, proposedChargeCount: 0 })];
  await show({ prepare: ({ answer }) => answer(listMeetingEvents, () => ({ ...nothing, incomings, pasts })) });
  expect(plainText(screen.getByRole('region', { name: 'Comet Ternes' }))).toContain('Supplément à confirmer');
  const [later, past] = screen.getAllByRole('listitem').map(plainText);
  expect(later).toContain('2 suppléments à confirmer');
  expect(past).not.toContain('upplément');
});

// Covers B-K18, B-K21–B-K25.
test('what is no event yet waits for validation, and leads to its quote', async () => {
  await show({
    prepare: ({ answer }) =>
      answer(listMeetingEvents, () => ({
        ...nothing,
        unsynchronized: [makeWaiting(), makeWaiting({ stage: 'signed', quoteId: '7b0a3c9e-51a4-4f0e-8a30-6f1f2f0f9d09' })],
      })),
  });
  const [option, signed] = screen.getAllByRole('listitem');
  expect(plainText(option)).toContain('Validation Comet en cours');
  expect(plainText(option)).toContain('Option posée jusqu’au mardi 1er décembre');
  expect(plainText(signed)).toContain('Signature à compléter sur votre devis');
  expect(screen.getAllByRole('link', { name: /^Voir le devis/ })[0]?.getAttribute('href')).toMatch(/^\/quotes\//);
});

test('without events the page leads to a new quote', async () => {
  await show({ prepare: ({ answer }) => answer(listMeetingEvents, () => nothing) });
  expect(headline()).toBe('Aucun événement à venir');
  expect(screen.getByRole('link', { name: 'Demander un nouveau devis' }).getAttribute('href')).toBe('/');
});

test.each([
  ['authentication-required', 401],
  ['service-unavailable', 503],
] as const)('%s is raised to the root', async (code, status) => {
  await showArea({ address: '/profile/events', prepare: ({ answer }) => answer(listMeetingEvents, () => refuse(code)) });
  expect((await screen.findByRole('alert')).textContent).toBe(`raised ${status}`);
});
