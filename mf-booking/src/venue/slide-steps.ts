/** Pixels that a finger has to pass to change the picture (spec/booking.md §9). */
const swipeDelta = 50;

/** The place of a picture so many steps on, around both ends. */
export const step = (index: number, by: number, total: number): number => (((index + by) % total) + total) % total;

/** The step of a key; 0 for the other keys. */
export const stepOfKey = (key: string): -1 | 0 | 1 => {
  if (key === 'ArrowRight') return 1;
  return key === 'ArrowLeft' ? -1 : 0;
};

/** The step of a finger that went so far, in pixels: to the left is on. Up to the delta, and mostly up or down, it is none. */
export const stepOfSwipe = (x: number, y: number): -1 | 0 | 1 => {
  if (Math.abs(x) <= swipeDelta || Math.abs(y) > Math.abs(x)) return 0;
  return x < 0 ? 1 : -1;
};
