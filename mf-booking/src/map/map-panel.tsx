import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { MapBoundary } from './map-boundary.tsx';
import classes from './map-panel.module.css';
import { loadMapScript } from './map-script.ts';
import type { VenueMapProps } from './map-venue.ts';
import { useSeen } from './use-seen.ts';

type LoadMap = (scriptUrl?: string | null) => Promise<{ default: ComponentType<VenueMapProps> }>;
interface Props extends VenueMapProps {
  /** Script that brings the map's library; without, it is part of the build. */
  scriptUrl?: string | null;
  load?: LoadMap;
}

const loadVenueMap: LoadMap = async (scriptUrl) => {
  if (scriptUrl) await loadMapScript(scriptUrl);
  const { VenueMap } = await import('./venue-map.tsx');
  return { default: VenueMap };
};

/**
 * The map with its three states (spec/booking.md §4): loading, success, failure. It fills its parent, at least 20 rem high.
 * A map that fails leaves a status text; a panel mounted again loads the map again. Its code is loaded once the panel is
 * about to be seen: a phone's list, which shows no map, never loads it.
 */
export function MapPanel({ load = loadVenueMap, scriptUrl, ...props }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(panel);
  const [VenueMap, setVenueMap] = useState<ComponentType<VenueMapProps> | null>(null);
  useEffect(() => {
    if (isSeen) setVenueMap(() => lazy(() => load(scriptUrl)));
  }, [isSeen, load, scriptUrl]);
  const skeleton = <MapSkeleton text={props.texts.loading} />;
  return (
    <div ref={panel} className={classes.panel}>
      <MapBoundary fallback={<MapMessage text={props.texts.failed} />}>
        <Suspense fallback={skeleton}>{VenueMap ? <VenueMap {...props} /> : skeleton}</Suspense>
      </MapBoundary>
    </div>
  );
}

function MapSkeleton({ text }: { text: string }) {
  return (
    <div className={classes.skeleton}>
      <Sketch />
      <p role="status" className="visually-hidden">
        {text}
      </p>
    </div>
  );
}

function MapMessage({ text }: { text: string }) {
  return (
    <div className={classes.failure}>
      <Sketch />
      <p role="status" className={classes.message}>
        {text}
      </p>
    </div>
  );
}

/** A city in a few strokes: streets, a river and pins to come. */
function Sketch() {
  return (
    <svg className={classes.sketch} viewBox="0 0 400 600" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path className={classes.street} d="M-20 150 420 40M60-20 150 620M-20 330 420 110M280-20 250 620M-20 540 420 470M-20 240 420 330" />
      <path className={classes.water} d="M-20 420C60 360 130 470 210 420S330 320 420 340" />
      <g className={classes.pin}>
        <rect x="88" y="150" width="72" height="28" rx="14" />
        <rect x="214" y="236" width="80" height="28" rx="14" />
        <rect x="276" y="440" width="72" height="28" rx="14" />
      </g>
    </svg>
  );
}
