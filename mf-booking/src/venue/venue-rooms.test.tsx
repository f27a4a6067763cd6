import type { VenueRoom } from '@plenary/contracts/venue-room';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { demandId } from '../quote/quote-factory.ts';
import { plainText } from '../quote/route-harness.tsx';
import { tuesday, wednesday } from '../search/search-test-data.ts';
import { showVenue } from './show-venue.ts';
import { queryFor } from './venue-factory.ts';

const buildRoom = (fields: Partial<VenueRoom>): VenueRoom => ({
  id: 'wagram',
  name: 'Salon Wagram',
  floor: 1,
  area: 130,
  kind: 'meeting',
  setUps: [
    { configuration: 'theater', people: 86 },
    { configuration: 'u', people: 36 },
  ],
  isStepFree: true,
  hasSeveralScreens: false,
  hasPillar: false,
  ...fields,
});

const rooms = [
  buildRoom({}),
  buildRoom({ id: 'bayen', name: 'Bayen', floor: 2, area: undefined, isStepFree: false, hasPillar: true }),
  buildRoom({ id: 'jardin', name: 'Jardin d’hiver', floor: 0, kind: 'restaurant', setUps: [{ configuration: 'casual', people: 60 }] }),
];

const note = 'Plan indicatif, dessiné d’après 130 m² ; l’écran est à gauche.';

const cards = (name: string) => within(screen.getByRole('region', { name })).getAllByRole('article').map(plainText);

test('without a search every room tells its floor, area, access, faults and people by set-up', async () => {
  await showVenue({ query: '?countryCode=FRA', venue: { rooms } });
  expect(cards('Les salles du lieu')).toEqual([
    `Salon WagramÉtage 1130 m²Accès de plain-pied ou par ascenseurThéâtre86En U36${note}ThéâtreEn U`,
    'BayenÉtage 2Un pilier dans la salleThéâtre86En U36',
    `Jardin d’hiverRestaurantRez-de-chaussée130 m²Accès de plain-pied ou par ascenseurInformel60${note}`,
  ]);
});

test('what staff know more of a room stands with it: height, daylight, video conference and what stays in it', async () => {
  const room = buildRoom({ height: 320, hasDaylight: true, hasVideoConference: true, equipment: ['screen', 'stage'] });
  await showVenue({ query: '?countryCode=FRA', venue: { rooms: [room] } });
  expect(cards('Les salles du lieu')[0]).toMatch(
    /130 m²3,2 m sous plafondLumière du jourAccès de plain-pied ou par ascenseurVisioconférenceÉcranEstrade/,
  );
});

test('after a search the kept rooms come first, with what each is for and on which days', async () => {
  const plenary = { roomId: 'wagram', place: 0, pax: 24, duration: 'AM, PM', configuration: 'theater' } as const;
  await showVenue({
    query: queryFor(tuesday, wednesday),
    venue: { rooms },
    availability: () => ({
      type: 'available',
      price: { type: 'standard', amount: 100_00 },
      demandId,
      optionRank: 1,
      rooms: [
        { ...plenary, date: tuesday },
        { ...plenary, roomId: 'bayen', date: tuesday, place: 1, pax: 8, configuration: 'u' },
        { ...plenary, date: wednesday },
      ],
    }),
  });
  const [wagram, bayen] = cards('Vos 2 salles à Ternes');
  expect(wagram).toMatch(
    /^Salon WagramVotre plénière24 personnes · Théâtre · mardi \d+ \S+ et mercredi \d+ \S+Pourquoi elle convient : 130 m², 86 en théâtre pour 24 personnes, sans marcheÉtage 1/,
  );
  expect(bayen).toMatch(/^BayenVotre sous-salle 18 personnes · En U · mardi/);
  expect(cards('Les autres salles du lieu')).toEqual([expect.stringMatching(/^Jardin d’hiver/)]);
});

test('a room shows its own picture, described, and none of another; rooms come before the promises', async () => {
  const picture = (name: string, roomId?: string) => ({
    sources: [{ url: `/${name}.jpg`, width: 960 }],
    ...{ width: 960, height: 640, alternative: { fr: name, en: name, es: name, nl: name }, roomId },
  });
  const pictures = { cover: null, carrousel: [picture('façade'), picture('le Salon Wagram', 'wagram')] };
  await showVenue({ query: '?countryCode=FRA', venue: { rooms, pictures } });
  const [wagram, bayen, jardin] = within(screen.getByRole('region', { name: 'Les salles du lieu' })).getAllByRole('article');
  expect(within(wagram as HTMLElement).getByRole('img', { name: 'le Salon Wagram' })).toBeTruthy();
  expect(plainText(wagram as HTMLElement)).toContain(`Voir le plan · Théâtre${note}ThéâtreEn U`);
  expect(within(bayen as HTMLElement).queryByRole('img')).toBeNull();
  // In the place of its picture a room shows its plan, and needs no fold for it.
  expect(within(jardin as HTMLElement).getByRole('img', { name: 'Plan de Jardin d’hiver · Informel · 60' })).toBeTruthy();
  expect(plainText(jardin as HTMLElement)).not.toContain('Voir le plan');
  const headings = screen.getAllByRole('heading', { level: 2 }).map(plainText);
  expect(headings.indexOf('Les salles du lieu')).toBeLessThan(headings.indexOf('Nos promesses'));
  expect(headings).toContain('Les salles du lieu');
});

test('the plan of a room is of the set-up that the search asks for, with its people', async () => {
  await showVenue({
    query: queryFor(tuesday),
    venue: { rooms },
    availability: () => ({
      ...({ type: 'available', price: { type: 'standard', amount: 100_00 }, demandId, optionRank: 1 } as const),
      rooms: [{ roomId: 'wagram', place: 0, pax: 24, duration: 'AM, PM', configuration: 'u', date: tuesday }],
    }),
  });
  const [wagram] = within(screen.getByRole('region', { name: 'Votre salle à Ternes' })).getAllByRole('article');
  expect(wagram?.querySelector('svg[role="img"]')?.getAttribute('aria-label')).toBe('Plan de Salon Wagram · En U · 36');
});

// Covers B-S35, B-S36.
test('a changed search veils the rooms that the old one would keep, and a press on them gives it back', async () => {
  await showVenue({
    query: queryFor(tuesday),
    venue: { rooms },
    availability: () => ({
      ...({ type: 'available', price: { type: 'standard', amount: 100_00 }, demandId, optionRank: 1 } as const),
      rooms: [{ roomId: 'wagram', place: 0, pax: 24, duration: 'AM, PM', configuration: 'u', date: tuesday }],
    }),
  });
  const kept = screen.getByRole('heading', { name: 'Votre salle à Ternes' });
  const isVeiled = () => kept.closest('[inert]') !== null;
  await userEvent.click(screen.getByRole('button', { name: /^Salles/ }));
  const popover = await screen.findByRole('dialog', undefined, { timeout: 20_000 });
  await userEvent.click(await within(popover).findByRole('button', { name: /^Un de plus/ }, { timeout: 20_000 }));
  await userEvent.keyboard('{Escape}');
  expect(isVeiled()).toBe(true);
  expect(screen.getByText('Les autres salles du lieu').closest('[inert]')).toBeNull();
  const [, ofRooms] = screen.getAllByRole('button', { name: /Revenir aux résultats affichés/ });
  await userEvent.click(ofRooms as HTMLElement);
  expect(isVeiled()).toBe(false);
});

test('the plan of a room shows the set-up that the reader chooses', async () => {
  await showVenue({ query: '?countryCode=FRA', venue: { rooms } });
  const choice = within(screen.getByRole('group', { name: 'Disposition du plan de Salon Wagram' }));
  expect(choice.getByRole('button', { name: 'Théâtre' }).getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(choice.getByRole('button', { name: 'En U' }));
  expect(screen.getByRole('img', { name: 'Plan de Salon Wagram · En U · 36' })).toBeTruthy();
  expect(screen.queryByRole('group', { name: /Jardin/ })).toBeNull();
});

test('an older service tells no rooms: the page has no section for them', async () => {
  await showVenue({ query: '?countryCode=FRA', venue: { rooms: undefined } });
  expect(screen.queryByRole('region', { name: /salles/ })).toBeNull();
});

test('links at the top of the page lead to its sections, rooms among them where they are told', async () => {
  await showVenue({ query: '?countryCode=FRA', venue: { rooms } });
  const sections = within(screen.getByRole('navigation', { name: 'Sur cette page' }));
  expect(sections.getAllByRole('link').map(plainText)).toEqual(['Salles', 'Le lieu', 'Restauration', 'Venir']);
  await userEvent.click(sections.getByRole('link', { name: 'Salles' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Les salles du lieu' }));
});

test('without rooms no link leads to them, and where rooms alone are sold there is none to the food', async () => {
  await showVenue({ productMode: 'WORKPLACES', query: '?countryCode=FRA', venue: { rooms: undefined } });
  const links = within(screen.getByRole('navigation', { name: 'Sur cette page' })).getAllByRole('link');
  expect(links.map(plainText)).toEqual(['Le lieu', 'Équipement', 'Venir']);
});
