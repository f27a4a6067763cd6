import type * as Leaflet from 'leaflet';
import { type MouseEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import classes from './map.module.css';
import { DivIcon, Marker } from './map-library.ts';
import type { MapVenue } from './map-venue.ts';
import { heapPins, type PlacedPin, pillWidth, placePins } from './place-pins.ts';
import { prefersStillness } from './stillness.ts';

interface PinActions {
  onActiveChange: (slug: string | null) => void;
  onOpen: (slug: string) => void;
  nameOf: (venue: MapVenue) => string;
}

/** Pixels that the cards at the foot of the map and its other borders take. */
const aboveCards = { paddingTopLeft: [64, 48], paddingBottomRight: [64, 240] } satisfies Leaflet.PanInsideOptions;

/** Zoom below which a city is a few pixels wide. */
const heapsBelow = 8;

/** One pin a venue, in the order of the list. Where they would pile up, some are dots until they are hovered, focused or active. */
export function VenuePins({
  map,
  venues,
  activeSlug,
  chosenSlug,
  ...actions
}: PinActions & { map: Leaflet.Map; venues: MapVenue[]; activeSlug: string | null; chosenSlug: string | null }) {
  const zoom = useZoom(map);
  const place = zoom < heapsBelow ? heapPins : placePins;
  const places = place(
    venues.map(({ slug, label, coordinates }) => {
      const { x, y } = map.project([coordinates.latitude, coordinates.longitude], zoom);
      return { slug, x, y, width: pillWidth(label) };
    }),
  );
  return places.map((placed, index) => {
    const venue = venues[index];
    if (!venue) return null;
    const state = { isActive: venue.slug === activeSlug, isChosen: venue.slug === chosenSlug };
    return <VenuePin key={venue.slug} map={map} venue={venue} place={placed} {...state} {...actions} />;
  });
}

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
function VenuePin({ map, venue, place, isActive, isChosen, onActiveChange, onOpen, nameOf }: PinProps) {
  const [host] = useState(() => document.createElement('div'));
  const marker = useRef<Leaflet.Marker>(null);
  const pressed = useRef<{ x: number; y: number }>(null);
  const { latitude, longitude } = venue.coordinates;

  useEffect(() => {
    const icon = new DivIcon({ html: host, className: classes.anchor, iconSize: [0, 0] });
    const added = new Marker([latitude, longitude], { icon, interactive: false, keyboard: false });
    marker.current = added.addTo(map);
    return () => {
      added.remove();
    };
  }, [map, host, latitude, longitude]);

  useEffect(() => {
    marker.current?.setZIndexOffset(isActive ? 1000 : 0);
  }, [isActive]);

  useEffect(() => {
    if (isChosen) map.panInside([latitude, longitude], { ...aboveCards, animate: !prefersStillness() });
  }, [map, latitude, longitude, isChosen]);

  const onFocus = () => {
    onActiveChange(venue.slug);
    map.panInside([latitude, longitude], { padding: [64, 32], animate: !prefersStillness() });
  };
  const onMouseDown = (event: MouseEvent) => {
    pressed.current = { x: event.clientX, y: event.clientY };
  };
  const onClick = (event: MouseEvent) => {
    // The end of a drag that began on the pin is no click; `detail` is 0 for the keyboard and for screen readers.
    const from = pressed.current;
    const isDrag = event.detail > 0 && from !== null && Math.hypot(event.clientX - from.x, event.clientY - from.y) > 4;
    if (!isDrag) onOpen(venue.slug);
  };

  return createPortal(
    <button
      type="button"
      className={classes.pin}
      data-active={isActive || undefined}
      data-dot={place.isDot || undefined}
      style={{ translate: `${place.dx}px ${place.dy}px` }}
      aria-label={nameOf(venue)}
      onMouseDown={onMouseDown}
      onPointerEnter={() => onActiveChange(venue.slug)}
      onPointerLeave={() => onActiveChange(null)}
      onFocus={onFocus}
      onBlur={() => onActiveChange(null)}
      onClick={onClick}
    >
      <span className={classes.pill}>{venue.label}</span>
    </button>,
    host,
    venue.slug,
  );
}
