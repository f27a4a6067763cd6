import { timeZoneOf } from '@plenary/contracts/terms';
import type { ListedFacts, Palette, Venue } from '@plenary/contracts/venue';
import type { CountryCode, Localized } from '@plenary/contracts/vocabulary';

interface Sheet {
  name: string;
  palette: Palette;
  place: [district: string, street: string, zipCode: string, city: string];
  at: [latitude: number, longitude: number];
  capacity: number;
}

const sheets: Sheet[] = [
  { name: 'Ternes', palette: 'ochre', place: ['Paris 17e', '38 avenue des Ternes', '75017', 'Paris'], at: [48.879, 2.294], capacity: 120 },
  { name: 'Lepic', palette: 'terracotta', place: ['Paris 18e', '12 rue Lepic', '75018', 'Paris'], at: [48.885, 2.334], capacity: 60 },
  { name: 'Bercy', palette: 'midnight', place: ['Paris 12e', '4 rue de Bercy', '75012', 'Paris'], at: [48.839, 2.382], capacity: 300 },
  { name: 'Bourse', palette: 'emerald', place: ['Paris 2e', '9 rue Vivienne', '75002', 'Paris'], at: [48.869, 2.34], capacity: 450 },
  { name: 'Mouffetard', palette: 'rose', place: ['Paris 5e', '51 rue Mouffetard', '75005', 'Paris'], at: [48.843, 2.35], capacity: 40 },
  { name: 'Louise', palette: 'plum', place: ['Ixelles', '54 avenue Louise', '1050', 'Bruxelles'], at: [50.833, 4.36], capacity: 90 },
  { name: 'Goya', palette: 'sand', place: ['Salamanca', '20 calle de Goya', '28001', 'Madrid'], at: [40.425, -3.685], capacity: 150 },
];

const countryOf: Record<string, CountryCode> = { Bruxelles: 'BEL', Madrid: 'ESP' };

const words = {
  theme: { fr: 'Verrière et jardin', en: 'Glass roof and garden', es: 'Techo de cristal y jardín', nl: 'Glazen dak en tuin' },
  description: {
    fr: 'Une ancienne imprimerie, de la lumière partout et des salles qui se ferment vraiment.',
    en: 'A former printing house, light everywhere and rooms that truly close.',
    es: 'Una antigua imprenta, luz por todas partes y salas que de verdad se cierran.',
    nl: 'Een oude drukkerij, overal licht en zalen die echt dicht kunnen.',
  },
  littlePlus: {
    fr: 'Le café se prend dans le jardin.',
    en: 'Coffee is served in the garden.',
    es: 'El café se toma en el jardín.',
    nl: 'De koffie wordt in de tuin gedronken.',
  },
} satisfies Record<string, Localized>;

const venueOf = ({ name, palette, place: [district, street, zipCode, city], at, capacity }: Sheet, index: number): Venue => {
  const countryCode = countryOf[city] ?? 'FRA';
  return {
    salesforceId: `a0V000000000${index}A1`,
    slug: name.toLowerCase(),
    name,
    commercialName: `Comet ${name}`,
    themeName: words.theme,
    palette,
    coordinates: { latitude: at[0], longitude: at[1] },
    address: { street, zipCode, city, district, countryCode },
    pictures: { cover: null, carrousel: [] },
    features: { capacity, roomsCount: Math.round(capacity / 15), maxSitting: capacity, maxStanding: Math.round(capacity * 1.3) },
    isFoodBrand: name === 'Mouffetard',
    isRequestOnly: name === 'Bourse',
    description: words.description,
    littlePlus: words.littlePlus,
    hasFood: true,
    isAccessible: index % 2 === 0,
    timeZone: timeZoneOf[countryCode],
    transit: {
      metros: [
        { line: '2', station: name, minutesToWalk: 3 },
        { line: '6', station: name, minutesToWalk: 3 },
      ],
      rers: countryCode === 'FRA' ? [{ line: 'A', station: city, minutesToWalk: 9 }] : [],
      trams: countryCode === 'BEL' ? [{ line: '93', station: district, minutesToWalk: 2 }] : [],
      trains: [],
    },
    buses: [{ line: '43', station: district, minutesToWalk: 4 }],
    bikeShareStations: [{ id: '17036', name: street }],
    parkings: [{ name: `Parking ${name}`, street, minutesToWalk: 5 }],
    eventDemandPax: { default: 60, minimum: 50 },
  };
};

/** A small network: `bourse` takes requests only, `mouffetard` is a food brand, each country has a venue. */
export const fakeVenues: readonly Venue[] = sheets.map(venueOf);

/** What its card in a list tells, of which every other venue is step-free. */
export const fakeFacts = ({ name, hasFood, isAccessible }: Venue): ListedFacts => ({
  hasFood,
  isAccessible,
  hasParking: true,
  station: { name, lines: ['2', '6'], minutesToWalk: 3 },
});
