import type { Position } from '../smooth-line.ts';

export type FeatureKind = 'river' | 'canal' | 'ring' | 'road' | 'park' | 'district';

/**
 * One thing of a city's hand-made map. A line or an area is drawn, a point is where its name is written.
 * `width` is the true width in metres of a line; `from` the zoom at which a name appears (12 if absent).
 */
export interface CityFeature {
  type: 'Feature';
  properties: { kind: FeatureKind; name: string; width?: number; from?: number };
  geometry:
    | { type: 'LineString'; coordinates: Position[] }
    | { type: 'Polygon'; coordinates: Position[][] }
    | { type: 'Point'; coordinates: Position };
}

export interface CityMap {
  type: 'FeatureCollection';
  features: CityFeature[];
}
