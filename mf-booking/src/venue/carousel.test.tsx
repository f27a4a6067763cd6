import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showVenue } from './show-venue.ts';

// Covers B-P06–B-P14.

const picture = (name: string) => ({
  sources: [{ url: `/${name}.jpg`, width: 960 }],
  width: 960,
  height: 640,
  alternative: { fr: name, en: name, es: name, nl: name },
});
const pictures = { cover: null, carrousel: ['un', 'deux', 'trois', 'quatre', 'cinq', 'six'].map(picture) };

/** jsdom lays nothing out: it has no observers, no media queries, no margins and no places, which Embla asks for. */
class NothingToObserve {
  observe() {}
  disconnect() {}
}
beforeAll(() => {
  const matchMedia = () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} });
  Object.assign(window, { ResizeObserver: NothingToObserve, IntersectionObserver: NothingToObserve, matchMedia });
  document.head.insertAdjacentHTML('beforeend', '<style>div { margin-right: 0px }</style>');
  const placeOf = (element: Element) => [...(element.parentElement?.children ?? [])].indexOf(element);
  Object.defineProperties(HTMLElement.prototype, {
    offsetParent: { configurable: true, get: () => document.body },
    offsetWidth: { configurable: true, get: () => 400 },
    offsetLeft: {
      configurable: true,
      get(this: Element) {
        return placeOf(this) * 400;
      },
    },
  });
});

const openAt = async (number: number) => {
  await showVenue({ venue: { pictures } });
  const opener = screen.getByRole('button', { name: `Agrandir la photo ${number} sur 6` });
  await userEvent.click(opener);
  const carousel = within(await screen.findByRole('dialog', { name: 'Photos de Ternes' }));
  const shown = () => carousel.getByRole('img').getAttribute('alt');
  const press = (name: string) => userEvent.click(carousel.getByRole('button', { name }));
  return { opener, carousel, shown, press };
};

test('it opens at the picture that was pressed, and goes around both ends', async () => {
  const { carousel, shown, press } = await openAt(2);
  expect(shown()).toBe('deux');
  expect(carousel.getByRole('status').textContent).toBe('Photo 2 sur 6');
  await press('Photo précédente');
  await press('Photo précédente');
  expect(shown()).toBe('six');
  await press('Photo suivante');
  expect(shown()).toBe('un');
});

test('a picture of a room is captioned with its name', async () => {
  const room = { id: 'wagram', name: 'Salon Wagram', floor: 1, kind: 'meeting', setUps: [] } as const;
  const rooms = [{ ...room, setUps: [], isStepFree: true, hasSeveralScreens: false, hasPillar: false }];
  const carrousel = [{ ...picture('un'), roomId: 'wagram' }, picture('deux')];
  await showVenue({ venue: { rooms, pictures: { cover: null, carrousel } } });
  await userEvent.click(screen.getByRole('button', { name: 'Agrandir la photo 1 sur 2' }));
  const carousel = within(await screen.findByRole('dialog', { name: 'Photos de Ternes' }));
  expect(carousel.getByText('Salon Wagram')).toBeTruthy();
  await userEvent.click(carousel.getByRole('button', { name: 'Photo suivante' }));
  expect(carousel.queryByText('Salon Wagram')).toBeNull();
});

test('a caption that staff wrote stands in the place of the name of the room, in the language of the page', async () => {
  const caption = { fr: 'Le jardin d’hiver', en: 'The winter garden', es: 'El jardín', nl: 'De wintertuin' };
  const carrousel = [{ ...picture('un'), caption }, picture('deux')];
  await showVenue({ venue: { pictures: { cover: null, carrousel } } });
  await userEvent.click(screen.getByRole('button', { name: 'Agrandir la photo 1 sur 2' }));
  const carousel = within(await screen.findByRole('dialog', { name: 'Photos de Ternes' }));
  expect(carousel.getByText('Le jardin d’hiver')).toBeTruthy();
  await userEvent.click(carousel.getByRole('button', { name: 'Photo suivante' }));
  expect(carousel.queryByText('Le jardin d’hiver')).toBeNull();
});

test('its thumbnails show every picture, mark the one that is shown, and go to the one that is pressed', async () => {
  const { carousel, shown, press } = await openAt(1);
  expect(carousel.getAllByRole('listitem')).toHaveLength(6);
  await press('Photo 6 sur 6');
  expect(shown()).toBe('six');
  expect(carousel.getByRole('button', { current: true }).getAttribute('aria-label')).toBe('Photo 6 sur 6');
});

test('the arrow keys change the picture; Escape closes and gives the focus back', async () => {
  const { opener, shown } = await openAt(1);
  await userEvent.keyboard('{ArrowLeft}');
  expect(shown()).toBe('six');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(shown()).toBe('deux');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test('a swipe past 50 px changes the picture, a shorter one does not', async () => {
  const { carousel, shown } = await openAt(1);
  const swipe = (x: number) => {
    const stage = carousel.getByRole('img');
    // jsdom has no PointerEvent: a mouse event of that name carries the place.
    const fire = (type: string, clientX: number) =>
      fireEvent(stage, new MouseEvent(type, { bubbles: true, clientX, clientY: 100, buttons: 1 }));
    for (const type of ['pointerdown', 'mousedown']) fire(type, 200);
    fire('mousemove', 200 + x);
    for (const type of ['pointerup', 'mouseup']) fire(type, 200 + x);
  };
  swipe(-50);
  expect(shown()).toBe('un');
  swipe(-51);
  expect(shown()).toBe('deux');
  swipe(51);
  expect(shown()).toBe('un');
});

test('the pictures beside the one that is shown load ahead, those further away when they come near', async () => {
  await openAt(1);
  const loading = () =>
    [...screen.getByRole('dialog').querySelectorAll('img[sizes="100vw"]')].map((image) => image.getAttribute('loading'));
  expect(loading()).toEqual(['eager', 'eager', 'lazy', 'lazy', 'lazy', 'eager']);
  await userEvent.keyboard('{ArrowRight}');
  expect(loading()).toEqual(['eager', 'eager', 'eager', 'lazy', 'lazy', 'lazy']);
});

test('the focus stays inside while it is open', async () => {
  const { carousel } = await openAt(1);
  const dialog = screen.getByRole('dialog');
  for (const _ of carousel.getAllByRole('button')) {
    await userEvent.tab();
    expect(dialog.contains(document.activeElement)).toBe(true);
  }
  await userEvent.tab();
  expect(dialog.contains(document.activeElement)).toBe(true);
});

test('a venue without pictures opens its prints', async () => {
  await showVenue();
  await userEvent.click(screen.getByRole('button', { name: 'Agrandir la photo 5 sur 5' }));
  const carousel = within(await screen.findByRole('dialog'));
  expect(carousel.getByRole('status').textContent).toBe('Photo 5 sur 5');
});
