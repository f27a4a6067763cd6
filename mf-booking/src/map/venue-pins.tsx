import type * as Leaflet from 'leaflet';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { ClusterPin } from './cluster-pin.tsx';
import { mapLimits } from './fit-bounds.ts';
import classes from './map.module.css';
import type { MapTexts, MapVenue } from './map-venue.ts';
import { clusterWidth, type PlacedPin, pillWidth, placePins } from './place-pins.ts';
import { prefersStillness } from './stillness.ts';
import { useMarker } from './use-marker.ts';
import { usePress } from './use-press.ts';

interface PinActions {
  onActiveChange: (slug: string | null) => void;
  onOpen: (slug: string) => void;
  texts: Pick<MapTexts, 'pin' | 'cluster'>;
}

/** Pixels that a pin may stand beside its place: none where a city is a few pixels wide, any where the map goes no nearer. */
const reachAt = (zoom: number): number => (zoom < 8 ? 0 : zoom < mapLimits.maxZoom ? 40 : Number.POSITIVE_INFINITY);

interface Props extends PinActions {
  map: Leaflet.Map;
  venues: MapVenue[];
  activeSlug: string | null;
  chosenSlug: string | null;
}

/** One pin a venue, in the order of the list; those that have no room beside each other are one cluster that says how many they are. */
export function VenuePins({ map, venues, activeSlug, chosenSlug, ...actions }: Props) {
  const zoom = useZoom(map);
  const pins = venues.map(({ slug, label, coordinates }) => {
    const { x, y } = map.project([coordinates.latitude, coordinates.longitude], zoom);
    return { slug, x, y, width: pillWidth(label) };
  });
  const bySlug = new Map(venues.map((venue) => [venue.slug, venue]));
  const stateOf = (slugs: readonly string[]) => ({
    isActive: activeSlug !== null && slugs.includes(activeSlug),
    isChosen: chosenSlug !== null && slugs.includes(chosenSlug),
  });
  const { cluster } = actions.texts;
  const placed = cluster
    ? placePins(pins, { clusterWidth: clusterWidth(cluster.label(venues.length, lowestOf(venues))), reach: reachAt(zoom) })
    : pins.map(({ slug }) => ({ slugs: [slug], dx: 0, dy: 0 }));
  return placed.map((place) => {
    const [first, ...others] = place.slugs.flatMap((slug) => bySlug.get(slug) ?? []);
    if (!first) return null;
    const common = { map, place, ...stateOf(place.slugs) };
    if (!cluster || others.length === 0) return <VenuePin key={first.slug} venue={first} {...common} {...actions} />;
    const inside = [first, ...others];
    return <ClusterPin key={`cluster ${first.slug}`} venues={inside} lowest={lowestOf(inside)} texts={cluster} {...common} />;
  });
}

const lowestOf = (venues: MapVenue[]): string | undefined => {
  const priced = venues.flatMap(({ price }) => price ?? []);
  return priced.sort((one, other) => one.cents - other.cents)[0]?.text;
};

/** Zoom of the map, updated at the end of each zoom. */
export function useZoom(map: Leaflet.Map): number {
  return useSyncExternalStore(
    (onChange) => {
      map.on('zoomend', onChange);
      return () => {
        map.off('zoomend', onChange);
      };
    },
    () => map.getZoom(),
  );
}

type PinProps = PinActions & { map: Leaflet.Map; venue: MapVenue; place: PlacedPin; isActive: boolean; isChosen: boolean };

/** A real button inside a Leaflet marker: Leaflet places it, React renders it, so that a new price keeps the focus. */
function VenuePin({ map, venue, place, isActive, isChosen, onActiveChange, onOpen, texts }: PinProps) {
  const { latitude, longitude } = venue.coordinates;
  const host = useMarker({ map, latitude, longitude, isActive, isChosen });
  const press = usePress(() => onOpen(venue.slug));

  const onFocus = () => {
    onActiveChange(venue.slug);
    map.panInside([latitude, longitude], { padding: [64, 32], animate: !prefersStillness() });
  };

  return createPortal(
    <button
      type="button"
      className={classes.pin}
      data-active={isActive || undefined}
      style={{ translate: `${place.dx}px ${place.dy}px` }}
      aria-label={texts.pin(venue)}
      onPointerEnter={() => onActiveChange(venue.slug)}
      onPointerLeave={() => onActiveChange(null)}
      onFocus={onFocus}
      onBlur={() => onActiveChange(null)}
      {...press}
    >
      <span className={classes.pill}>{venue.label}</span>
    </button>,
    host,
    venue.slug,
  );
}
