import type { Map as LeafletMap } from 'leaflet';
import classes from './map.module.css';
import type { MapTexts } from './map-venue.ts';
import { useZoom } from './venue-pins.tsx';

/** Two buttons instead of Leaflet's control, which writes HTML text. They stay focusable at the limits, so that focus is never lost. */
export function ZoomButtons({ map, texts }: { map: LeafletMap; texts: Pick<MapTexts, 'zoomIn' | 'zoomOut'> }) {
  const zoom = useZoom(map);
  return (
    <div className={classes.zoom}>
      <button
        type="button"
        className={classes.zoomButton}
        aria-label={texts.zoomIn}
        aria-disabled={zoom >= map.getMaxZoom()}
        onClick={() => map.zoomIn()}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true" className={classes.zoomSign}>
          <path d="M10 4v12M4 10h12" />
        </svg>
      </button>
      <button
        type="button"
        className={classes.zoomButton}
        aria-label={texts.zoomOut}
        aria-disabled={zoom <= map.getMinZoom()}
        onClick={() => map.zoomOut()}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true" className={classes.zoomSign}>
          <path d="M4 10h12" />
        </svg>
      </button>
    </div>
  );
}
