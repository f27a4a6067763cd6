/** A venue as the map shows it. */
export interface MapVenue {
  slug: string;
  name: string;
  /** WGS 84 degrees. */
  coordinates: { latitude: number; longitude: number };
  /** Text of the pin: a price, or the 'custom price' text. */
  label: string;
  /** Its price, as a cluster compares and tells it: after a search that of the pin, before one "from". */
  price?: { cents: number; text: string } | undefined;
}

/** Texts of the map, in the user's language. */
export interface MapTexts {
  /** Name of the map's region. */
  label: string;
  loading: string;
  failed: string;
  /** Accessible name of a venue's pin, e.g. 'Bourse, custom price'. */
  pin: (venue: MapVenue) => string;
  /** Of several venues that stand as one, if they may: what is written beside their count, or alone without a price, and the accessible name. */
  cluster?: Record<'label' | 'name', (count: number, lowest: string | undefined) => string>;
  zoomIn: string;
  zoomOut: string;
}

export interface VenueMapProps {
  venues: MapVenue[];
  /** The venue whose pin stands out, e.g. while its card is hovered. */
  activeSlug: string | null;
  /** The venue that was chosen: the map pans as far as it takes to show its pin over the cards at the foot. */
  chosenSlug?: string | null;
  onActiveChange: (slug: string | null) => void;
  onOpen: (slug: string) => void;
  /** Address pattern of map tiles, e.g. 'https://tiles.example/{z}/{x}/{y}.png'; none draws our own map. */
  tileUrl: string | null;
  /** Credit required by the tiles' provider; OpenStreetMap's by default. */
  tileCredit?: { text: string; url: string };
  texts: MapTexts;
}
