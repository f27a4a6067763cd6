import type { Layer, Map as LeafletMap, Marker } from 'leaflet';
import { type City, cities } from './cities/cities.ts';
import { type CityLayers, drawCity, placeName } from './draw-city.ts';
import { LatLngBounds, SVG } from './map-library.ts';
import { namesWithRoom } from './names-with-room.ts';
import { addPanes, panes } from './panes.ts';

/** Zooms at which the parts of our own map show: below `citiesFrom` a city is a name on the map of the countries. */
const shows = { countriesBelow: 9, citiesFrom: 8, streetsFrom: 11 } as const;

const equator = 40_075_017;

/** Pixels of a metre on a Web Mercator map. */
const pixelsPerMetre = (latitude: number, zoom: number): number => (256 * 2 ** zoom) / (equator * Math.cos((latitude * Math.PI) / 180));

/**
 * Draws our own map under the pins: each city when it first comes into view, the countries when the map is zoomed out far enough.
 * A part whose file cannot be fetched is asked for again at the next move; until then the ground stays plain and the pins usable.
 * Returns what takes it all away.
 */
export function keepMapDrawn(map: LeafletMap): () => void {
  addPanes(map);
  const container = map.getContainer();
  const cityRenderer = new SVG({ pane: panes.city, padding: 0.5 });
  const parts = new Map<string, CityLayers | 'fetching'>();
  const cityNames = cities.map((city) => placeName(city.name, 'city', [city.centre.longitude, city.centre.latitude]));
  let countries: Layer | 'fetching' | null = null;
  let isStopped = false;

  const fetchCity = (city: City) => {
    parts.set(city.slug, 'fetching');
    city.load().then(
      (file) => {
        if (isStopped) return;
        parts.set(city.slug, drawCity(file, cityRenderer));
        update();
      },
      () => parts.delete(city.slug),
    );
  };

  const fetchCountries = () => {
    countries = 'fetching';
    import('./countries/draw-countries.ts').then(
      ({ drawCountries }) => {
        if (isStopped) return;
        countries = drawCountries(new SVG({ pane: panes.ground, padding: 0.5 })).addTo(map);
        container.dataset.ground = 'countries';
      },
      () => {
        countries = null;
      },
    );
  };

  const update = () => {
    const zoom = map.getZoom();
    container.dataset.detail = zoom < shows.citiesFrom ? 'country' : zoom < shows.streetsFrom ? 'region' : 'street';
    container.style.setProperty('--metre', `${pixelsPerMetre(map.getCenter().lat, zoom).toFixed(5)}px`);
    if (zoom < shows.countriesBelow && !countries) fetchCountries();
    for (const name of cityNames) toggle(map, name, zoom < shows.citiesFrom);
    for (const city of cities) {
      const part = parts.get(city.slug);
      if (!part && zoom >= shows.citiesFrom && map.getBounds().intersects(boundsOf(city))) fetchCity(city);
      else if (part && part !== 'fetching') showCity(map, part, zoom);
    }
  };

  map.on('moveend', update);
  update();
  return () => {
    isStopped = true;
    map.off('moveend', update);
    const drawn = [...parts.values()].filter((part) => part !== 'fetching');
    const layers: Layer[] = [...cityNames, ...drawn.flatMap((part) => [part.shapes, ...part.names.map((name) => name.marker)])];
    if (countries && countries !== 'fetching') layers.push(countries);
    for (const layer of layers) layer.remove();
    delete container.dataset.ground;
    delete container.dataset.detail;
  };
}

function showCity(map: LeafletMap, part: CityLayers, zoom: number): void {
  toggle(map, part.shapes, zoom >= shows.citiesFrom);
  const written = new Set(zoom < shows.citiesFrom ? [] : namesWithRoom(part.names, zoom, (at) => map.project(at, zoom)));
  for (const name of part.names) toggle(map, name.marker, written.has(name));
}

function toggle(map: LeafletMap, layer: Layer | Marker, isShown: boolean): void {
  if (isShown) layer.addTo(map);
  else layer.remove();
}

const boundsOf = ({ box }: City) => new LatLngBounds([box.south, box.west], [box.north, box.east]);
