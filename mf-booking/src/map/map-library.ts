import * as bundled from 'leaflet';
import { configuredLibrary } from './map-script.ts';

/** The map's library: that of `MAP_SCRIPT_URL` where it has loaded, else the one of this build. */
export const {
  DivIcon,
  FeatureGroup,
  LatLngBounds,
  LayerGroup,
  Map: LeafletMap,
  Marker,
  Polygon,
  Polyline,
  SVG,
  TileLayer,
} = configuredLibrary() ?? bundled;
