import type * as Leaflet from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import classes from './map.module.css';
import { DivIcon, Marker } from './map-library.ts';
import { prefersStillness } from './stillness.ts';

interface Options {
  map: Leaflet.Map;
  latitude: number;
  longitude: number;
  /** It stands out, above the others. */
  isActive: boolean;
  /** The map pans as far as it takes to show it over the cards at the foot. */
  isChosen: boolean;
}

/** Pixels that the cards at the foot of the map and its other borders take. */
const aboveCards = { paddingTopLeft: [64, 48], paddingBottomRight: [64, 240] } satisfies Leaflet.PanInsideOptions;

/** An element that Leaflet places at these degrees, for React to render into: what is rendered there anew keeps the focus. */
export function useMarker({ map, latitude, longitude, isActive, isChosen }: Options): HTMLElement {
  const [host] = useState(() => document.createElement('div'));
  const marker = useRef<Leaflet.Marker>(null);

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

  return host;
}
