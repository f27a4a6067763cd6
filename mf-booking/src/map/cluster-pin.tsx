import type * as Leaflet from 'leaflet';
import { createPortal } from 'react-dom';
import { cornersOf, fitOptions } from './fit-bounds.ts';
import classes from './map.module.css';
import type { MapTexts, MapVenue } from './map-venue.ts';
import type { PlacedPin } from './place-pins.ts';
import { prefersStillness } from './stillness.ts';
import { useMarker } from './use-marker.ts';
import { usePress } from './use-press.ts';

interface Props {
  map: Leaflet.Map;
  venues: MapVenue[];
  place: PlacedPin;
  lowest: string | undefined;
  texts: NonNullable<MapTexts['cluster']>;
  isActive: boolean;
  isChosen: boolean;
}

const meanOf = (degrees: number[]): number => degrees.reduce((sum, each) => sum + each, 0) / degrees.length;

/** Several venues that stand as one: pressed, the map goes nearer, until they stand apart. The focus waits on the map, whose next stops they are. */
export function ClusterPin({ map, venues, place, lowest, texts, isActive, isChosen }: Props) {
  const latitude = meanOf(venues.map(({ coordinates }) => coordinates.latitude));
  const longitude = meanOf(venues.map(({ coordinates }) => coordinates.longitude));
  const host = useMarker({ map, latitude, longitude, isActive, isChosen });
  const press = usePress(() => {
    const corners = cornersOf(venues);
    if (!corners) return;
    map.getContainer().focus({ preventScroll: true });
    const zoom = map.getZoom();
    map.fitBounds(corners, fitOptions(map.getSize()));
    if (map.getZoom() <= zoom) map.setZoom(zoom + 1, { animate: false });
  });
  return createPortal(
    <button
      type="button"
      className={classes.pin}
      data-active={isActive || undefined}
      data-cluster={venues.length}
      style={{ translate: `${place.dx}px ${place.dy}px` }}
      aria-label={texts.name(venues.length, lowest)}
      onFocus={() => map.panInside([latitude, longitude], { padding: [64, 32], animate: !prefersStillness() })}
      {...press}
    >
      <span className={classes.pill}>
        {/* Written by the style sheet: the name says "2 venues from", of which a bare figure before the words is no part. */}
        {lowest && <span className={classes.count} data-count={venues.length} />}
        {texts.label(venues.length, lowest)}
      </span>
    </button>,
    host,
  );
}
