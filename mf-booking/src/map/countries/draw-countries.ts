import type * as Leaflet from 'leaflet';
import { feature } from 'topojson-client';
import classes from '../map.module.css';
import { FeatureGroup, Polygon } from '../map-library.ts';
import { panes } from '../panes.ts';
import file from './countries.geo.json';
import type { CountriesTopology } from './pick-countries.ts';

// TypeScript reads the arcs from JSON as number[]; pick-countries.test.ts holds the file to what the npm atlas says.
const topology = file as unknown as CountriesTopology;

/** The countries around France, Belgium and Spain as land on the sea. */
export function drawCountries(renderer: Leaflet.Renderer): Leaflet.FeatureGroup {
  const group = new FeatureGroup();
  for (const { geometry } of feature(topology, topology.objects.countries).features) {
    if (geometry.type !== 'MultiPolygon') continue;
    const shape = geometry.coordinates.map((polygon) => polygon.map((ring) => ring.map(toLatLng)));
    group.addLayer(new Polygon(shape, { renderer, pane: panes.ground, interactive: false, className: classes.country }));
  }
  return group;
}

const toLatLng = ([longitude = 0, latitude = 0]: number[]): [number, number] => [latitude, longitude];
