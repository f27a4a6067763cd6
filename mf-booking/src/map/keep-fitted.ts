import type { LatLng, Map as LeafletMap } from 'leaflet';
import { useEffect, useState } from 'react';
import { cornersOf, fitOptions, venueSetKey } from './fit-bounds.ts';
import type { MapVenue } from './map-venue.ts';

/** Frames the venues whenever their set changes, and again when the box is resized while the reader has not moved the map. */
export function useFittedMap(map: LeafletMap | null, venues: MapVenue[]): void {
  const [framed, setFramed] = useState(venues);
  if (venueSetKey(framed) !== venueSetKey(venues)) setFramed(venues);
  useEffect(() => (map ? keepFitted(map, framed) : undefined), [map, framed]);
}

function keepFitted(map: LeafletMap, venues: MapVenue[]): () => void {
  const corners = cornersOf(venues);
  let fitted: { center: LatLng; zoom: number } | null = null;

  const frame = () => {
    const size = map.getSize();
    // A map in a closed tab has no size yet: it is fitted when it gets one.
    if (!corners || size.x === 0 || size.y === 0) return;
    map.fitBounds(corners, fitOptions(size));
    fitted = { center: map.getCenter(), zoom: map.getZoom() };
  };
  const isUntouched = () => !fitted || (map.getZoom() === fitted.zoom && map.getCenter().equals(fitted.center));

  frame();
  // jsdom has no ResizeObserver.
  if (typeof ResizeObserver === 'undefined') return () => {};
  const observer = new ResizeObserver(() => {
    const refit = isUntouched();
    map.invalidateSize({ animate: false, pan: !refit });
    if (refit) frame();
  });
  observer.observe(map.getContainer());
  return () => observer.disconnect();
}
