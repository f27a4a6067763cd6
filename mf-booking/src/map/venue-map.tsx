import 'leaflet/dist/leaflet.css';
import type { Map as CreatedMap } from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import { cornersOf, mapLimits } from './fit-bounds.ts';
import { letPageScroll } from './gestures.ts';
import { useFittedMap } from './keep-fitted.ts';
import classes from './map.module.css';
import { LeafletMap } from './map-library.ts';
import type { VenueMapProps } from './map-venue.ts';
import { prefersStillness } from './stillness.ts';
import { useBaseMap } from './use-base-map.ts';
import { VenuePins } from './venue-pins.tsx';
import { ZoomButtons } from './zoom-buttons.tsx';

/**
 * The map of the venues, with their prices as pins (spec/booking.md §2, §9). It fills its parent. Load it through `MapPanel`.
 * It writes no HTML text into the page. Leaflet does once, when it is imported, to see whether the browser knows SVG: under Trusted
 * Types the page's default policy has to let exactly `<svg/>` pass, else the import throws.
 */
export function VenueMap({ venues, activeSlug, chosenSlug = null, onActiveChange, onOpen, tileUrl, tileCredit, texts }: VenueMapProps) {
  const host = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<CreatedMap | null>(null);
  const [start] = useState(() => startOf(venues));

  useEffect(() => {
    if (!host.current) return;
    const created = new LeafletMap(host.current, { ...options(), ...start });
    const release = letPageScroll(created);
    setMap(created);
    return () => {
      setMap(null);
      release();
      created.remove();
    };
  }, [start]);

  useFittedMap(map, venues);
  const credit = useBaseMap(map, tileUrl, tileCredit);

  return (
    <div className={classes.frame}>
      {/* Leaflet makes it focusable: the arrow keys pan, + and - zoom. */}
      <section ref={host} className={classes.map} aria-label={texts.label} />
      {map && <VenuePins {...{ map, venues, activeSlug, chosenSlug, onActiveChange, onOpen, texts }} />}
      {map && <ZoomButtons map={map} texts={texts} />}
      {credit && (
        <a className={classes.credit} href={credit.url}>
          {credit.text}
        </a>
      )}
    </div>
  );
}

function options() {
  const isMoving = !prefersStillness();
  return {
    minZoom: mapLimits.minZoom,
    maxZoom: mapLimits.maxZoom,
    // Any fraction of a zoom: the venues fill what the padding leaves, which makes room for more prices.
    zoomSnap: 0,
    maxBounds: mapLimits.bounds,
    maxBoundsViscosity: 0.8,
    // Both write HTML text; the zoom buttons and the credit are ours.
    zoomControl: false,
    attributionControl: false,
    zoomAnimation: isMoving,
    fadeAnimation: isMoving,
    markerZoomAnimation: isMoving,
    inertia: isMoving,
  };
}

/** Position of the map before the venues are fitted in; western Europe if there are none. */
function startOf(venues: VenueMapProps['venues']) {
  const corners = cornersOf(venues);
  if (!corners) return { center: mapLimits.centre, zoom: mapLimits.minZoom };
  const [[south, west], [north, east]] = corners;
  return { center: [(south + north) / 2, (west + east) / 2] as [number, number], zoom: mapLimits.maxInitialZoom };
}
