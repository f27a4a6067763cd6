import type * as Leaflet from 'leaflet';
import type { CityName } from './draw-city.ts';

/** Pixels of a name: Inter at 11 px, a little apart from the next. */
const lineHeight = 14;
const widthOf = (text: string): number => text.length * 6.5 + 6;

/**
 * The names to write at a zoom: those that begin by then, and before it the districts that stand clear of each other, the first of the file first.
 * From far away, the pins alone would not say which part of a city they are in.
 */
export function namesWithRoom(
  names: readonly CityName[],
  zoom: number,
  project: (at: Leaflet.LatLng) => { x: number; y: number },
): CityName[] {
  const written: { x: number; y: number; width: number }[] = [];
  return names.filter(({ kind, text, from, marker }) => {
    const { x, y } = project(marker.getLatLng());
    const width = widthOf(text);
    const isClear = written.every((other) => Math.abs(other.x - x) >= (other.width + width) / 2 || Math.abs(other.y - y) >= lineHeight);
    const isShown = zoom >= from || (kind === 'district' && isClear);
    if (isShown) written.push({ x, y, width });
    return isShown;
  });
}
