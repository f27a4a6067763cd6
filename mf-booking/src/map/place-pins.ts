/** A pin where its venue lies on the screen, in pixels, with the width of its price pill. */
export interface Pin {
  slug: string;
  x: number;
  y: number;
  width: number;
}

/** A pin on the map: one venue, or several that stand as one, moved by that many pixels from its place. */
export interface PlacedPin {
  slugs: string[];
  dx: number;
  dy: number;
}

interface Room {
  /** Width in pixels of the pill of several venues. */
  clusterWidth: number;
  /** Pixels that a pin may be moved for the sake of another. */
  reach: number;
}

/** Sizes in pixels, as in the style sheet. */
const pillHeight = 24;
const gap = 3;

/** Above so many pins none is moved: those that overlap are one. */
const many = 40;

/** Pixels of a pill's label: Inter at 12 px, tabular figures. */
const widthOf = (character: string): number => (/\s/.test(character) ? 3.2 : /[\d€]/.test(character) ? 7.7 : 7.3);

/** Width in pixels of a pill with that label: rather a little over than under. */
export const pillWidth = (label: string): number => Math.ceil([...label].reduce((width, character) => width + widthOf(character), 16));

/** The same of the pill of several venues, with their count before the label. */
export const clusterWidth = (label: string): number => pillWidth(label) + 24;

/** The box that a pill takes, with its venues in the order of the list. */
interface Box {
  slugs: string[];
  x: number;
  y: number;
  halfWidth: number;
  halfHeight: number;
}

/**
 * Places the pins so that none lies on another: pins that overlap move apart as far as `reach`, and where that is not enough the nearest two are
 * one, again and again. Each venue is in one pin. The same pins are always placed alike.
 */
export function placePins(pins: Pin[], { clusterWidth, reach }: Room): PlacedPin[] {
  const alone = pins.map((pin) => boxOf(pin, [pin.slug]));
  if (reach === 0 || pins.length > many) return mergeAll(alone, clusterWidth).map(({ slugs }) => ({ slugs, dx: 0, dy: 0 }));
  for (let boxes = alone; ; ) {
    const moved = separate(boxes);
    const places = placesOf(boxes, moved);
    const pair = nearestPair(boxes);
    const isGood = !moved.some((box) => isOnOthers(box, moved)) && places.every(({ dx, dy }) => Math.hypot(dx, dy) <= reach);
    if (isGood || !pair) return places;
    boxes = boxes.flatMap((box) => (box === pair[1] ? [] : box === pair[0] ? [mergeTwo(...pair, clusterWidth)] : [box]));
  }
}

const placesOf = (boxes: Box[], moved: Box[]): PlacedPin[] =>
  moved.map(({ slugs, x, y }, index) => ({
    slugs,
    dx: Math.round(x - (boxes[index]?.x ?? x)),
    dy: Math.round(y - (boxes[index]?.y ?? y)),
  }));

/** Of the boxes that overlap, the two whose middles are nearest. */
function nearestPair(boxes: Box[]): [Box, Box] | undefined {
  const pairs = boxes.flatMap((one, index) =>
    boxes.slice(index + 1).flatMap((other): [Box, Box][] => (isOn(one, other) ? [[one, other]] : [])),
  );
  const distanceOf = ([one, other]: [Box, Box]) => Math.hypot(one.x - other.x, one.y - other.y);
  return pairs.sort((a, b) => distanceOf(a) - distanceOf(b))[0];
}

/** A merged box takes more room than its pins did: again, until none lies on another. */
function mergeAll(boxes: Box[], width: number): Box[] {
  const merged: Box[] = [];
  for (const box of boxes) {
    const at = merged.findIndex((other) => isOn(other, box));
    const under = merged[at];
    if (under) merged[at] = mergeTwo(under, box, width);
    else merged.push(box);
  }
  return merged.length < boxes.length ? mergeAll(merged, width) : merged;
}

/** Stands in the middle of its venues. */
function mergeTwo(one: Box, other: Box, width: number): Box {
  const [mine, theirs] = [one.slugs.length, other.slugs.length];
  const middle = (axis: 'x' | 'y') => (one[axis] * mine + other[axis] * theirs) / (mine + theirs);
  return boxOf({ x: middle('x'), y: middle('y'), width }, [...one.slugs, ...other.slugs]);
}

const boxOf = ({ x, y, width }: Omit<Pin, 'slug'>, slugs: string[]): Box => ({
  slugs,
  x,
  y,
  halfWidth: (width + gap) / 2,
  halfHeight: (pillHeight + gap) / 2,
});

/** Overlap of two boxes along an axis; they are apart if it is 0 or less on one of them. */
const overX = (a: Box, b: Box) => a.halfWidth + b.halfWidth - Math.abs(a.x - b.x);
const overY = (a: Box, b: Box) => a.halfHeight + b.halfHeight - Math.abs(a.y - b.y);

/** A hundredth of a pixel is not worth moving for. */
const isOn = (a: Box, b: Box) => overX(a, b) > 0.01 && overY(a, b) > 0.01;
const isOnOthers = (box: Box, boxes: Box[]) => boxes.some((other) => other !== box && isOn(box, other));

/** The boxes moved apart, each half of the way, along the axis where less is to go. */
function separate(boxes: Box[]): Box[] {
  const moved = boxes.map((box) => ({ ...box }));
  for (let round = 0; round < 120; round++) {
    let isStill = true;
    for (const [index, a] of moved.entries()) {
      for (let next = index + 1; next < moved.length; next++) {
        const b = moved[next];
        if (!b || !isOn(a, b)) continue;
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
