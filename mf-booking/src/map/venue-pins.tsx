import type * as Leaflet from 'leaflet';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { ClusterPin } from './cluster-pin.tsx';
import classes from './map.module.css';
import type { MapTexts, MapVenue } from './map-venue.ts';
import { clusterPins, type PlacedPin, pillWidth, placePins } from './place-pins.ts';
import { prefersStillness } from './stillness.ts';
import { useMarker } from './use-marker.ts';
import { usePress } from './use-press.ts';

interface PinActions {
  onActiveChange: (slug: string | null) => void;
  onOpen: (slug: string) => void;
  texts: Pick<MapTexts, 'pin' | 'cluster'>;
}

/** Zoom below which a city is a few pixels wide. */
const clustersBelow = 8;

interface Props extends PinActions {
  map: Leaflet.Map;
  venues: MapVenue[];
  activeSlug: string | null;
  chosenSlug: string | null;
}

/**
 * One pin a venue, in the order of the list. Where they would pile up, some are dots until they are hovered, focused or active; on a map of
 * countries, those of a city are one cluster.
 */
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
  const pinAt = (place: PlacedPin) => {
    const venue = bySlug.get(place.slug);
    return venue && <VenuePin key={venue.slug} map={map} venue={venue} place={place} {...stateOf([venue.slug])} {...actions} />;
  };
  const { cluster } = actions.texts;
  if (zoom >= clustersBelow || !cluster) return placePins(pins).map(pinAt);

  const widest = pillWidth(cluster.label(venues.length, lowestOf(venues)));
  return clusterPins(pins, widest).map((slugs) => {
    const [slug = ''] = slugs;
    if (slugs.length === 1) return pinAt({ slug, dx: 0, dy: 0, isDot: false });
    const inside = slugs.flatMap((each) => bySlug.get(each) ?? []);
    const label = cluster.label(inside.length, lowestOf(inside));
    return <ClusterPin key={`cluster ${slug}`} map={map} venues={inside} label={label} name={cluster.name(label)} {...stateOf(slugs)} />;
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
      data-dot={place.isDot || undefined}
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
