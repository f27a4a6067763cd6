import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useState } from 'react';
import { keepMapDrawn } from './drawn-map.ts';
import { mapLimits } from './fit-bounds.ts';
import { TileLayer } from './map-library.ts';

const openStreetMap = { text: '© OpenStreetMap', url: 'https://www.openstreetmap.org/copyright' };

/**
 * The layer under the pins: the configured tiles, else our own map.
 * If no tile ever loads, our own map replaces them. Returns the credit to show, null for our own map.
 */
export function useBaseMap(map: LeafletMap | null, tileUrl: string | null, tileCredit = openStreetMap): typeof openStreetMap | null {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const shownUrl = tileUrl === failedUrl ? null : tileUrl;
  useEffect(() => {
    if (!map) return;
    return shownUrl ? showTiles(map, shownUrl, () => setFailedUrl(shownUrl)) : keepMapDrawn(map);
  }, [map, shownUrl]);
  return shownUrl ? tileCredit : null;
}

function showTiles(map: LeafletMap, url: string, onFailure: () => void): () => void {
  const tiles = new TileLayer(url, { maxZoom: mapLimits.maxZoom });
  let hasTile = false;
  tiles.on('tileload', () => {
    hasTile = true;
  });
  tiles.on('tileerror', () => {
    if (!hasTile) onFailure();
  });
  tiles.addTo(map);
  return () => {
    tiles.remove();
  };
}
