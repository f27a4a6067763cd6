import type { NetworkRoom, NetworkVenue } from '@plenary/contracts/network.schemas';
import type { Localized } from '@plenary/contracts/vocabulary';

const everywhere = (text: string): Localized => ({ fr: text, en: text, es: text, nl: text });

export const mintNetworkRoom = (name: string, overrides: Partial<NetworkRoom['facts']> = {}): NetworkRoom => ({
  id: `ternes-${name.toLowerCase().replaceAll(' ', '-')}`,
  revision: 1,
  category: 'Premium',
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
export const mintNetworkVenue = (facts: Partial<NetworkVenue['facts']> = {}, overrides: Partial<NetworkVenue> = {}): NetworkVenue => ({
  id: 'a0V2p00000Qr101',
  slug: 'ternes',
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
    mintNetworkRoom('Salon Wagram'),
    mintNetworkRoom('Bayen', { floor: 0, area: null, height: null, isStepFree: false, equipment: [] }),
    { ...mintNetworkRoom('La Table', { equipment: [] }), category: 'Restaurant', setUps: [{ configuration: 'casual', people: 60 }] },
  ],
  missing: ['pictures', 'room-area', 'description.nl'],
  ...overrides,
});
