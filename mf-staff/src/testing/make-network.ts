import type { NetworkRoom, NetworkVenue } from '@plenary/contracts/network.schemas';
import type { NetworkPicture, NetworkPictures } from '@plenary/contracts/network-pictures.schemas';
import type { NetworkPrices } from '@plenary/contracts/network-prices.schemas';
import type { Localized } from '@plenary/contracts/vocabulary';

const everywhere = (text: string): Localized => ({ fr: text, en: text, es: text, nl: text });

export const makeNetworkRoom = (name: string, overrides: Partial<NetworkRoom['facts']> = {}): NetworkRoom => ({
  id: `ternes-${name.toLowerCase().replaceAll(' ', '-')}`,
  revision: 1,
  category: 'Premium',
  subcommitteeType: 'XL',
  setUps: [{ configuration: 'theater', people: 86 }],
  facts: {
    name,
    floor: 1,
    area: 130,
    height: 320,
    hasDaylight: null,
    isStepFree: true,
    hasVideoConference: true,
    hasSeveralScreens: false,
    hasPillar: false,
    equipment: ['screen'],
    ...overrides,
  },
});

/** A venue as its administrators keep it; override what the test or the screen is about. */
export const makeNetworkVenue = (facts: Partial<NetworkVenue['facts']> = {}, overrides: Partial<NetworkVenue> = {}): NetworkVenue => ({
  id: 'a0V2p00000Qr101',
  slug: 'ternes',
  state: 'published',
  countryCode: 'FRA',
  revision: 4,
  facts: {
    name: 'Ternes',
    commercialName: 'Comet Ternes',
    palette: 'emerald',
    address: { street: '16 avenue des Ternes', zipCode: '75017', city: 'Paris', district: 'Paris 17e' },
    coordinates: { latitude: 48.8786, longitude: 2.2981 },
    themeName: everywhere('Verrière'),
    description: { ...everywhere('Une ancienne imprimerie sous sa verrière, entre deux cours plantées.'), nl: '' },
    littlePlus: everywhere('Un jardin d’hiver'),
    hasFood: true,
    isAccessible: true,
    isFoodBrand: false,
    isRequestOnly: false,
    openingHours: null,
    closings: [],
    metros: [{ line: '2', station: 'Ternes', minutesToWalk: 2 }],
    rers: [],
    trams: [],
    trains: [],
    buses: [{ line: '43', station: 'Ternes – Mac-Mahon', minutesToWalk: 3 }],
    bikeShareStations: [{ id: '17041', name: 'Niel – Ternes' }],
    parkings: [{ name: 'Parking Ternes', street: 'avenue des Ternes', minutesToWalk: 4 }],
    lunchSeats: { service1: 80, service2: 80 },
    standardPaxLimit: 120,
    eventDemandPax: { default: 60, minimum: 50 },
    tier: 'comfort',
    minimumPricePerDay: 160_000,
    ...facts,
  },
  rooms: [
    makeNetworkRoom('Salon Wagram'),
    makeNetworkRoom('Bayen', { floor: 0, area: null, height: null, isStepFree: false, equipment: [] }),
    { ...makeNetworkRoom('La Table', { equipment: [] }), category: 'Restaurant', setUps: [{ configuration: 'casual', people: 60 }] },
  ],
  missing: ['pictures', 'room-area', 'description.nl'],
  ...overrides,
});

const usual: NetworkPrices['usual'] = {
  unitPrices: {
    ...{ AM: 7_900, PM: 7_600, AMPM: 11_900, 'AM+LUNCH': 9_600, 'PM+LUNCH': 9_400, BUFFET_LUNCH: 3_800, AFTERWORK: 2_900 },
    ...{ AFTERWORK_COCKTAIL: 4_600, TEAMBUILDING: 6_800, FACILITATOR: 64_000, WELLNESS: 0, ECOLOGY: 200 },
  },
  subrooms: {
    Petite: { half: 14_000, fullDay: 20_000 },
    Moyenne: { half: 20_000, fullDay: 29_000 },
    'Moyenne+': { half: 25_000, fullDay: 36_000 },
    Grande: { half: 32_000, fullDay: 46_000 },
    XL: { half: 41_000, fullDay: 59_000 },
  },
};

/** Price lists of a venue: one that has begun, and one to come. */
export const makePrices = (overrides: Partial<NetworkPrices> = {}): NetworkPrices => ({
  revision: 4,
  today: '2026-11-26',
  versions: [
    { from: '2026-01-01', list: usual },
    { from: '2027-01-01', list: { ...usual, unitPrices: { ...usual.unitPrices, AMPM: 12_450 } } },
  ],
  usual,
  ...overrides,
});

export const makePicture = (name: string, overrides: Partial<NetworkPicture> = {}): NetworkPicture => ({
  id: `/pictures/${name}-480.avif`,
  url: `/pictures/${name}-480.webp`,
  width: 1_280,
  height: 852,
  alternative: { ...everywhere(name), nl: '' },
  focus: { x: 50, y: 50 },
  roomId: null,
  caption: { fr: '', en: '', es: '', nl: '' },
  crop: null,
  whole: { url: `/pictures/${name}-960.webp`, width: 2_400, height: 1_600 },
  ...overrides,
});

export const makePictures = (): NetworkPictures => ({ revision: 4, pictures: [makePicture('facade'), makePicture('nave')] });
