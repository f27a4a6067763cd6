import { footRoom } from './foot-room.ts';

const screen = 800;
const message = 88;

/** Bars on a screen of 800 pixels, by their top and bottom. */
const show = (...bars: [top: number, bottom: number][]) => {
  document.body.replaceChildren(
    ...bars.map(([top, bottom]) => {
      const bar = document.createElement('div');
      bar.toggleAttribute('data-bottom-bar');
      bar.getBoundingClientRect = () => new DOMRect(0, top, 390, bottom - top);
      return bar;
    }),
  );
};

beforeEach(() => {
  Object.defineProperty(window, 'innerHeight', { configurable: true, value: screen });
});

test.each<[string, [top: number, bottom: number][], number]>([
  ['no bar takes no room', [], 0],
  ['a bar at the foot takes its height', [[728, 800]], 72],
  ['a floating bar takes what is below it too', [[732, 788]], 68],
  [
    'a bar above another takes both',
    [
      [660, 720],
      [732, 788],
    ],
    140,
  ],
  [
    'the order of the page does not matter',
    [
      [732, 788],
      [660, 720],
    ],
    140,
  ],
  ['a bar with room for the message below it takes none', [[600, 700]], 0],
  ['a bar below the screen takes none', [[1200, 1272]], 0],
  ['a bar that has its place in the upper half takes none', [[300, 780]], 0],
])('%s', (_name, bars, room) => {
  show(...bars);
  expect(footRoom(message)).toBe(room);
});
