/**
 * How far the bars (`data-bottom-bar`) at the foot of the screen reach up, in pixels: the ones that leave no `room` below them. A bar that
 * is not held to the foot, in the upper half of the screen, is no such bar.
 */
export const footRoom = (room: number): number => {
  const bars = [...document.querySelectorAll('[data-bottom-bar]')].map((bar) => bar.getBoundingClientRect());
  return bars
    .toSorted((one, other) => other.bottom - one.bottom)
    .reduce((foot, { top, bottom }) => {
      const reach = innerHeight - top;
      return reach > foot && reach < innerHeight / 2 && bottom > innerHeight - foot - room ? reach : foot;
    }, 0);
};
