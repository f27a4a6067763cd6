export type PlaceKind = 'city' | 'station' | 'airport' | 'area';

/** As it is called there, the city it belongs to ('' for a city itself), WGS 84 degrees, and other names to find it by. */
export type PlaceRow = readonly [kind: PlaceKind, name: string, city: string, latitude: number, longitude: number, otherNames?: string];
