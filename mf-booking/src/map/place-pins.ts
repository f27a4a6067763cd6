/** A pin where its venue lies on the screen, in pixels, with the width of its price pill. */
export interface Pin {
  slug: string;
  x: number;
  y: number;
  width: number;
}

/** Position of a pin, moved by that many pixels, as a pill with its price or as a dot. */
export interface PlacedPin {
  slug: string;
  dx: number;
  dy: number;
  isDot: boolean;
}

/** Sizes in pixels, as in the style sheet; a dot is a full target (WCAG 2.5.8). */
const pillHeight = 24;
const dotSide = 24;
const gap = 2;

/** Pixels that a pin may be moved for the sake of another's price. */
const reach = 32;

/** Above so many pins the work is limited: every pill that overlaps another becomes a dot at once, and pins are moved in fewer rounds. */
const many = 40;

/** Pixels of a pill's label: Inter at 12 px, tabular figures. */
const widthOf = (character: string): number => (/\s/.test(character) ? 3.2 : /[\d€]/.test(character) ? 7.7 : 6.9);

/** Width in pixels of a pill with that label: rather a little over than under. */
export const pillWidth = (label: string): number => Math.ceil([...label].reduce((width, character) => width + widthOf(character), 16));

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
 * Places the pins so that none lies on another and each can be clicked. All begin as dots; then, in the order of the list, each gets its
 * price if neighbours moved apart a little make room for it. The same pins are always placed alike.
 */
export function placePins(pins: Pin[]): PlacedPin[] {
  if (pins.length > many) return placeMany(pins);
  let boxes = pins.map((pin) => boxOf(pin, true));
  let places = placesOf(pins, separate(boxes));
  // If dots alone have to go farther, prices may too.
  const farthest = Math.max(reach, ...places.map(distanceOf));
  for (const [index, pin] of pins.entries()) {
    const tried = boxes.with(index, boxOf(pin, false));
    const moved = separate(tried);
    const triedPlaces = placesOf(pins, moved);
    if (moved.some((box) => isOnOthers(box, moved)) || triedPlaces.some((place) => distanceOf(place) > farthest)) continue;
    boxes = tried;
    places = triedPlaces;
  }
  return places;
}

const placeMany = (pins: Pin[]): PlacedPin[] => placesOf(pins, separate(pillsOrDots(pins)));

const placesOf = (pins: Pin[], moved: Box[]): PlacedPin[] =>
  moved.map(({ slug, x, y, isDot }, index) => ({
    slug,
    dx: Math.round(x - (pins[index]?.x ?? x)),
    dy: Math.round(y - (pins[index]?.y ?? y)),
    isDot,
  }));

const distanceOf = ({ dx, dy }: PlacedPin): number => Math.hypot(dx, dy);

interface Cluster extends Box {
  slugs: string[];
}

/**
 * Clusters on a map of whole countries, where moving a pin would put it into another region: pins whose prices would overlap are one, as are
 * clusters of that width in pixels. Each venue is in one cluster, alone where there is room; the order is that of the list.
 */
export function clusterPins(pins: Pin[], width: number): string[][] {
  const alone = pins.map((pin): Cluster => ({ ...boxOf(pin, false), slugs: [pin.slug] }));
  return mergeAll(alone, width).map(({ slugs }) => slugs);
}

/** A merged cluster takes more room than its pins did: again, until none lies on another. */
function mergeAll(clusters: Cluster[], width: number): Cluster[] {
  const merged: Cluster[] = [];
  for (const cluster of clusters) {
    const at = merged.findIndex((other) => isOn(other, cluster));
    const under = merged[at];
    if (under) merged[at] = mergeTwo(under, cluster, width);
    else merged.push(cluster);
  }
  return merged.length < clusters.length ? mergeAll(merged, width) : merged;
}

/** Stands in the middle of its venues. */
function mergeTwo(one: Cluster, other: Cluster, width: number): Cluster {
  const [mine, theirs] = [one.slugs.length, other.slugs.length];
  const middle = (axis: 'x' | 'y') => (one[axis] * mine + other[axis] * theirs) / (mine + theirs);
  return {
    ...boxOf({ slug: one.slug, x: middle('x'), y: middle('y'), width }, false),
    slugs: [...one.slugs, ...other.slugs],
  };
}

/** Pills, and dots where these would lie on another. */
function pillsOrDots(pins: Pin[]): Box[] {
  const pills = pins.map((pin) => boxOf(pin, false));
  return pins.map((pin, index) =>
    boxOf(
      pin,
      pills.some((pill, at) => at !== index && isOn(pill, boxOf(pin, false))),
    ),
  );
}

const boxOf = ({ slug, x, y, width }: Pin, isDot: boolean): Box => ({
  slug,
  x,
  y,
  halfWidth: ((isDot ? dotSide : width) + gap) / 2,
  halfHeight: ((isDot ? dotSide : pillHeight) + gap) / 2,
  isDot,
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
  const rounds = boxes.length > many ? 20 : 120;
  for (let round = 0; round < rounds; round++) {
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
