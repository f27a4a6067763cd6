import type * as Leaflet from 'leaflet';
import type { CityFeature, CityMap, FeatureKind } from './cities/city-map.ts';
import classes from './map.module.css';
import { DivIcon, LayerGroup, Marker, Polygon, Polyline } from './map-library.ts';
import { panes } from './panes.ts';
import { type Position, roundRing, smoothLine } from './smooth-line.ts';

/** Zoom from which a name is written, unless its feature says otherwise. */
const namesFrom = 12;

export interface CityName {
  kind: FeatureKind;
  text: string;
  from: number;
  marker: Leaflet.Marker;
}

export interface CityLayers {
  shapes: Leaflet.LayerGroup;
  names: CityName[];
}

/** Leaflet layers of a hand-made city map: shapes in the order of the file, and the names apart, since they come and go with the zoom. */
export function drawCity(city: CityMap, renderer: Leaflet.Renderer): CityLayers {
  const shapes = new LayerGroup();
  const names: CityLayers['names'] = [];
  for (const feature of city.features) {
    const { kind, name, from = namesFrom } = feature.properties;
    if (feature.geometry.type === 'Point')
      names.push({ kind, text: name, from, marker: placeName(name, kind, feature.geometry.coordinates) });
    else shapes.addLayer(drawShape(feature, renderer));
  }
  return { shapes, names };
}

function drawShape({ properties, geometry }: CityFeature, renderer: Leaflet.Renderer): Leaflet.Path {
  const { kind, width } = properties;
  const isArea = geometry.type === 'Polygon';
  const options = {
    renderer,
    pane: panes.city,
    interactive: false,
    smoothFactor: 0.6,
    className: join(isArea ? classes.area : classes.way, classes[kind]),
  };
  // The built-up heart of a city ends at its ring road, so it is curved like one.
  const outline = kind === 'district' ? smoothLine : roundRing;
  const path = isArea
    ? new Polygon(
        geometry.coordinates.map((ring) => outline(ring).map(toLatLng)),
        options,
      )
    : new Polyline(geometry.type === 'LineString' ? smoothLine(geometry.coordinates).map(toLatLng) : [], options);
  if (width) path.on('add', () => setTrueWidth(path, width));
  return path;
}

/** Hands the width in metres to the stylesheet, which knows the pixels of a metre at this zoom. */
function setTrueWidth(path: Leaflet.Path, metres: number): void {
  const element = path.getElement();
  if (element instanceof SVGElement) element.style.setProperty('--width', String(metres));
}

/** A name on the map, for the eye only: the pins are what a screen reader gets. */
export function placeName(name: string, kind: FeatureKind | 'city', [longitude, latitude]: Position): Leaflet.Marker {
  const text = document.createElement('span');
  text.textContent = name;
  text.className = join(classes.name, classes[`${kind}Name`]);
  text.setAttribute('aria-hidden', 'true');
  const icon = new DivIcon({ html: text, className: classes.anchor, iconSize: [0, 0] });
  return new Marker([latitude, longitude], { icon, pane: panes.names, interactive: false, keyboard: false });
}

const toLatLng = ([longitude, latitude]: Position): [number, number] => [latitude, longitude];

const join = (...names: (string | undefined)[]) => names.filter(Boolean).join(' ');
