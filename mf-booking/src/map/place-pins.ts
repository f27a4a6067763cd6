/** A pin where its venue lies on the screen, in pixels, with the width of its price pill. */
export interface Pin {
  slug: string;
  x: number;
  y: number;
  width: number;
}

/** How a pin is shown: moved by that many pixels, as a pill with its price or as a dot. */
export interface PlacedPin {
  slug: string;
  dx: number;
  dy: number;
  isDot: boolean;
}

/** Sizes in pixels, as in the style sheet; a dot is a full target (WCAG 2.5.8). */
const pillHeight = 32;
const dotSide = 24;
const gap = 2;

/** Pixels that a pin may be moved before pills give way to dots. */
const reach = 24;

/** Above so many pins the work is kept short: every pill that lies on another becomes a dot at once, and pins are moved in fewer rounds. */
const many = 40;

/** Width in pixels of a pill with that label: rather a little over than under. */
export const pillWidth = (label: string): number => Math.round(label.length * 7.6 + 26);

/** A pin as the box it takes, moved or not. */
interface Box {
  slug: string;
  x: number;
  y: number;
  halfWidth: number;
  halfHeight: number;
  isDot: boolean;
}

/**
 * Places the pins so that none lies on another and each can be clicked: neighbours are moved apart a little, and where that is not
 * enough the most crowded prices shrink to dots. The same pins are always placed alike.
 */
export function placePins(pins: Pin[]): PlacedPin[] {
  const boxes = pins.map((pin) => boxOf(pin, false));
  if (pins.length > many) crowdedPills(boxes).forEach(shrink);
  for (;;) {
    const moved = separate(boxes);
    const places = moved.map(({ slug, x, y, isDot }, index) => ({
      slug,
      dx: Math.round(x - (pins[index]?.x ?? x)),
      dy: Math.round(y - (pins[index]?.y ?? y)),
      isDot,
    }));
    const [mostCrowded] = places.some(({ dx, dy }) => Math.hypot(dx, dy) > reach) ? crowdedPills(boxes) : [];
    if (!mostCrowded) return places;
    shrink(mostCrowded);
  }
}

/**
 * For a map of whole countries, where moving a pin would carry it into another region: every pin stays in its place,
 * and those that lie on others are dots, heaped on their city.
 */
export function heapPins(pins: Pin[]): PlacedPin[] {
  const boxes = pins.map((pin) => boxOf(pin, false));
  crowdedPills(boxes).forEach(shrink);
  return boxes.map(({ slug, isDot }) => ({ slug, dx: 0, dy: 0, isDot }));
}

const boxOf = ({ slug, x, y, width }: Pin, isDot: boolean): Box => ({
  slug,
  x,
  y,
  halfWidth: ((isDot ? dotSide : width) + gap) / 2,
  halfHeight: ((isDot ? dotSide : pillHeight) + gap) / 2,
  isDot,
});

const shrink = (box: Box): void => {
  Object.assign(box, boxOf({ ...box, width: 0 }, true));
};

/** How far two boxes lie over each other along an axis; they are apart if it is 0 or less on one of them. */
const overX = (a: Box, b: Box) => a.halfWidth + b.halfWidth - Math.abs(a.x - b.x);
const overY = (a: Box, b: Box) => a.halfHeight + b.halfHeight - Math.abs(a.y - b.y);

/** The boxes moved apart, each half of the way, along the axis where less is to go. */
function separate(boxes: Box[]): Box[] {
  const moved = boxes.map((box) => ({ ...box }));
  const rounds = boxes.length > many ? 20 : 120;
  for (let round = 0; round < rounds; round++) {
    let isStill = true;
    for (const [index, a] of moved.entries()) {
      for (let next = index + 1; next < moved.length; next++) {
        const b = moved[next];
        // A hundredth of a pixel is not worth another round.
        if (!b || overX(a, b) <= 0.01 || overY(a, b) <= 0.01) continue;
        isStill = false;
        if (overX(a, b) < overY(a, b)) push(a, b, 'x', overX(a, b));
        else push(a, b, 'y', overY(a, b));
      }
    }
    if (isStill) break;
  }
  return moved;
}

function push(a: Box, b: Box, axis: 'x' | 'y', distance: number): void {
  const direction = a[axis] <= b[axis] ? -1 : 1;
  a[axis] += (direction * distance) / 2;
  b[axis] -= (direction * distance) / 2;
}

/** The pills that lie on other pins, those on most of them first, the later one of two that are alike. */
function crowdedPills(boxes: Box[]): Box[] {
  return boxes
    .filter(({ isDot }) => !isDot)
    .map((box) => ({ box, count: boxes.filter((other) => other !== box && overX(box, other) > 0 && overY(box, other) > 0).length }))
    .filter(({ count }) => count > 0)
    .reverse()
    .sort((a, b) => b.count - a.count)
    .map(({ box }) => box);
}
