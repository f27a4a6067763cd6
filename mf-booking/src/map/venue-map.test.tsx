import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MapVenue, VenueMapProps } from './map-venue.ts';
import { VenueMap } from './venue-map.tsx';

// Covers B-V22–B-V24.

const size = { clientWidth: 480, clientHeight: 700 };
const originals = Object.keys(size).map((name) => [name, Object.getOwnPropertyDescriptor(Element.prototype, name)] as const);

beforeAll(() => {
  // Leaflet puts the page's scroll back after it took the focus; jsdom cannot scroll.
  window.scrollTo = () => {};
  for (const [name, value] of Object.entries(size))
    Object.defineProperty(Element.prototype, name, { configurable: true, get: () => value });
});
afterAll(() => {
  for (const [name, original] of originals) if (original) Object.defineProperty(Element.prototype, name, original);
});

const venue = (slug: string, latitude: number, longitude: number, label: string): MapVenue => ({
  slug,
  name: `Venue ${slug}`,
  coordinates: { latitude, longitude },
  label,
});
const ternes = venue('ternes', 48.8788, 2.2945, '4 960 €');
const bercy = venue('bercy', 48.8332, 2.3868, '6 120 €');
const levallois = venue('levallois', 48.8935, 2.28, 'Custom price');
const louise = venue('louise', 50.834, 4.3595, '4 320 €');

const texts: VenueMapProps['texts'] = {
  label: 'Map of the venues',
  loading: 'Loading',
  failed: 'Failed',
  pin: ({ name, label }) => `${name}, ${label}`,
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
};

const setup = (given: Partial<VenueMapProps> = {}) => {
  const opened: string[] = [];
  const active: (string | null)[] = [];
  const props: VenueMapProps = {
    venues: [ternes, bercy],
    activeSlug: null,
    onActiveChange: (slug) => active.push(slug),
    onOpen: (slug) => opened.push(slug),
    tileUrl: null,
    texts,
    ...given,
  };
  const view = render(<VenueMap {...props} />);
  const rerender = (changed: Partial<VenueMapProps>) => view.rerender(<VenueMap {...props} {...changed} />);
  return { ...view, rerender, opened, active, user: userEvent.setup() };
};

const pin = (name: string | RegExp) => screen.getByRole('button', { name });

/** Position of a pin in Leaflet, in pixels of the map. */
const placeOf = (name: RegExp) => {
  const anchor = pin(name).closest('.leaflet-marker-icon');
  if (!(anchor instanceof HTMLElement)) throw new Error('the pin is not on the map');
  return { x: Number.parseFloat(anchor.style.left), y: Number.parseFloat(anchor.style.top) };
};

test('every venue has a pin that is a button named by venue and price', () => {
  setup({ venues: [ternes, bercy, levallois] });
  for (const name of ['Venue ternes, 4 960 €', 'Venue bercy, 6 120 €', 'Venue levallois, Custom price']) expect(pin(name)).toBeTruthy();
});

test('Tab reaches the pins in the order of the list and Enter opens the venue', async () => {
  const { user, opened } = setup();
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Map of the venues' }));
  await user.tab();
  expect(document.activeElement).toBe(pin(/ternes/));
  await user.tab();
  await user.keyboard('{Enter}');
  expect(opened).toEqual(['bercy']);
});

test('a click opens the venue', async () => {
  const { user, opened } = setup();
  await user.click(pin(/ternes/));
  expect(opened).toEqual(['ternes']);
});

test('the end of a drag that began on a pin opens nothing', () => {
  const { opened } = setup();
  fireEvent.mouseDown(pin(/ternes/), { clientX: 10, clientY: 10 });
  fireEvent.click(pin(/ternes/), { detail: 1, clientX: 70, clientY: 40 });
  expect(opened).toEqual([]);
});

test('the pointer and the focus set the active venue', async () => {
  const { user, active } = setup();
  await user.hover(pin(/bercy/));
  await user.unhover(pin(/bercy/));
  act(() => pin(/ternes/).focus());
  act(() => pin(/ternes/).blur());
  expect(active).toEqual(['bercy', null, 'ternes', null]);
});

test('the active venue stands out, and lies above the others', () => {
  const { rerender } = setup();
  expect(pin(/bercy/).dataset.active).toBeUndefined();
  rerender({ activeSlug: 'bercy' });
  expect(pin(/bercy/).dataset.active).toBe('true');
  expect(pin(/ternes/).dataset.active).toBeUndefined();
  const heightOf = (name: RegExp) => Number(pin(name).closest<HTMLElement>('.leaflet-marker-icon')?.style.zIndex);
  expect(heightOf(/bercy/)).toBeGreaterThan(heightOf(/ternes/));
});

test('the map starts at zoom 12 at most and ends at 16: a lone venue can be approached by four steps', async () => {
  const { user } = setup({ venues: [ternes] });
  for (const step of [1, 2, 3, 4]) {
    expect([step, pin('Zoom in').getAttribute('aria-disabled')]).toEqual([step, 'false']);
    await user.click(pin('Zoom in'));
  }
  expect(pin('Zoom in').getAttribute('aria-disabled')).toBe('true');
});

test('every venue starts at least 100 px inside the map', () => {
  setup({ venues: [ternes, bercy, levallois] });
  for (const name of [/ternes/, /bercy/, /levallois/]) {
    const { x, y } = placeOf(name);
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(99);
    expect(x).toBeLessThanOrEqual(size.clientWidth - 99);
    expect(y).toBeLessThanOrEqual(size.clientHeight - 99);
  }
});

test('hovering and new prices leave the view alone, and the focus on its pin', async () => {
  const { user, rerender } = setup();
  await user.click(pin('Zoom in'));
  const before = placeOf(/ternes/);
  act(() => pin(/ternes/).focus());
  rerender({ activeSlug: 'ternes', venues: [{ ...ternes, label: '5 000 €' }, { ...bercy }] });
  expect(placeOf(/5 000/)).toEqual(before);
  expect(document.activeElement).toBe(pin(/5 000/));
});

const clusterTexts = {
  ...texts,
  cluster: {
    label: (count: number, lowest: string | undefined) => (lowest ? `from ${lowest}` : `${count} venues`),
    name: (count: number, lowest: string | undefined) => `${count} venues${lowest ? ` from ${lowest}` : ''}, zoom in`,
  },
};
const priced = (of: MapVenue, cents: number): MapVenue => ({ ...of, price: { cents, text: of.label } });

test('far out, the venues of a city are one pin with their count and lowest price; pressed by keyboard, it brings them apart', async () => {
  const { user, opened } = setup({
    venues: [priced(bercy, 6120_00), priced(ternes, 4960_00), levallois, priced(louise, 4320_00)],
    texts: clusterTexts,
  });
  const cluster = pin('3 venues from 4 960 €, zoom in');
  expect(pin(/louise/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /ternes/ })).toBeNull();
  act(() => cluster.focus());
  await user.keyboard('{Enter}');
  for (const name of [/bercy/, /ternes/, /levallois/, /louise/]) expect(pin(name)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /zoom in$/ })).toBe(null);
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Map of the venues' }));
  expect(opened).toEqual([]);
});

test('a cluster stands out with each of its venues, and tells no price where none has one', () => {
  const { rerender } = setup({ venues: [ternes, levallois, louise], texts: clusterTexts });
  expect(pin('2 venues, zoom in').dataset.active).toBeUndefined();
  rerender({ venues: [ternes, levallois, louise], texts: clusterTexts, activeSlug: 'levallois' });
  expect(pin('2 venues, zoom in').dataset.active).toBe('true');
});

test('the end of a drag that began on a cluster leaves the map where it is', () => {
  setup({ venues: [ternes, levallois, louise], texts: clusterTexts });
  fireEvent.mouseDown(pin('2 venues, zoom in'), { clientX: 10, clientY: 10 });
  fireEvent.click(pin('2 venues, zoom in'), { detail: 1, clientX: 70, clientY: 40 });
  expect(pin('2 venues, zoom in')).toBeTruthy();
});

test('another set of venues is framed again', () => {
  const { rerender } = setup();
  rerender({ venues: [louise] });
  const { x, y } = placeOf(/louise/);
  expect(Math.abs(x - size.clientWidth / 2)).toBeLessThanOrEqual(1);
  expect(Math.abs(y - size.clientHeight / 2)).toBeLessThanOrEqual(1);
});

test('without tiles the city is drawn by us, with its river and its names, and nothing is fetched from elsewhere', async () => {
  const { container } = setup({ venues: [ternes] });
  await waitFor(() => expect(container.querySelector('path.river')).toBeTruthy());
  expect(screen.getByText('La Défense').getAttribute('aria-hidden')).toBe('true');
  expect(container.querySelector('img')).toBeNull();
});

test('far out, the countries are drawn', async () => {
  const { container } = setup({ venues: [ternes, louise] });
  await waitFor(() => expect(container.querySelectorAll('path.country').length).toBeGreaterThan(10));
  expect(screen.getByText('Paris')).toBeTruthy();
});

// Covers B-H15.
test('with a tile address the tiles are shown, with their credit', () => {
  const { container } = setup({ tileUrl: 'https://tiles.example/{z}/{x}/{y}.png' });
  expect(container.querySelector('img')?.src).toMatch(/^https:\/\/tiles\.example\/\d+\/\d+\/\d+\.png$/);
  expect(screen.getByRole('link', { name: '© OpenStreetMap' })).toBeTruthy();
});

test('tiles that never arrive give way to our own map', async () => {
  const { container } = setup({ venues: [ternes], tileUrl: 'https://tiles.example/{z}/{x}/{y}.png' });
  const tile = container.querySelector('img');
  if (!tile) throw new Error('no tile was asked for');
  fireEvent.error(tile);
  await waitFor(() => expect(container.querySelector('path.river')).toBeTruthy());
  expect(screen.queryByRole('link')).toBeNull();
});

test('a map that leaves the page while a city is fetched draws nothing and does not complain', async () => {
  const { unmount } = setup();
  unmount();
  await import('./cities/paris.geo.json');
  expect(document.querySelector('path')).toBeNull();
});
