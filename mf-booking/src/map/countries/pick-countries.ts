import { quantize } from 'topojson-client';
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification';

/** A map of countries in TopoJSON, as world-atlas has it. */
export type CountriesTopology = Topology<{ countries: GeometryCollection }>;

/**
 * Degrees around France, Belgium and Spain. A piece of land outside is left out, as are islets under `smallest` degrees
 * and what is over `largest`: Russia's mainland and Greenland, which reach into the box with their far tips only.
 */
const view = { west: -14, south: 35, east: 26, north: 60, smallest: 0.3, largest: 50 };

/**
 * The countries around ours, from world-atlas' map of the world at 1:50 million (756 kB).
 * `countries.geo.json` contains the result (TopoJSON), written by `write-countries.ts`.
 */
export function pickCountries(world: CountriesTopology): CountriesTopology {
  const arcs = absoluteArcs(world);
  const pickedArcs: number[][][] = [];
  const newIndex = new Map<number, number>();
  const pickArc = (index: number) => {
    const original = index < 0 ? ~index : index;
    const known = newIndex.get(original) ?? pickedArcs.push(arcs[original] ?? []) - 1;
    newIndex.set(original, known);
    return index < 0 ? ~known : known;
  };
  const geometries = world.objects.countries.geometries
    .map((country) => ({ country, polygons: polygonsOf(country).filter((polygon) => isInView(polygon, arcs)) }))
    .filter(({ polygons }) => polygons.length > 0)
    .map(
      ({ country, polygons }): MultiPolygon => ({
        type: 'MultiPolygon',
        id: country.id,
        arcs: polygons.map((rings) => rings.map((ring) => ring.map(pickArc))),
      }),
    );
  // Steps of about a hundredth of a degree: finer than the pixels at which the countries show.
  return quantize({ type: 'Topology', objects: { countries: { type: 'GeometryCollection', geometries } }, arcs: pickedArcs }, 4000);
}

function polygonsOf(country: CountriesTopology['objects']['countries']['geometries'][number]): number[][][] {
  if (country.type === 'Polygon') return [(country as Polygon).arcs];
  return country.type === 'MultiPolygon' ? (country as MultiPolygon).arcs : [];
}

function isInView([outline = []]: number[][], arcs: number[][][]): boolean {
  const points = outline.flatMap((index) => arcs[index < 0 ? ~index : index] ?? []);
  const [west, east] = span(points.map(([longitude = 0]) => longitude));
  const [south, north] = span(points.map(([, latitude = 0]) => latitude));
  const extent = Math.max(east - west, north - south);
  return (
    extent > view.smallest && extent < view.largest && west < view.east && east > view.west && south < view.north && north > view.south
  );
}

const span = (values: number[]): [number, number] => [Math.min(...values), Math.max(...values)];

/** Arcs in degrees: world-atlas stores steps from point to point on a grid. */
function absoluteArcs({ arcs, transform }: Topology): number[][][] {
  const [kx, ky] = transform?.scale ?? [1, 1];
  const [dx, dy] = transform?.translate ?? [0, 0];
  return arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([stepX = 0, stepY = 0]) => {
      x += stepX;
      y += stepY;
      return [x * kx + dx, y * ky + dy];
    });
  });
}
