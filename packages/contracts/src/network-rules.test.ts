import { venueFactsFaults } from './network-rules.ts';

const text = { fr: 'Une halle', en: '', es: '', nl: '' };
const facts = (service1: number, service2: number) => ({
  ...{ themeName: text, description: text, littlePlus: text },
  coordinates: { latitude: 48.88, longitude: 2.29 },
  hasFood: false,
  isAccessible: false,
  lunchSeats: { service1, service2 },
});
const room = (category: string, most: number) => ({ category, isStepFree: true, most });
const faults = (
  seats: [number, number],
  rooms: ReturnType<typeof room>[],
  lunchSeats: { service1: number; service2: number } | null = null,
) => venueFactsFaults(facts(...seats), { state: 'published', countryCode: 'FRA', rooms, lunchSeats });

// Issue "Venues told truly": no figure of a venue contradicts its rooms.
test('a service has no more seats than its restaurant and common space hold together', () => {
  const rooms = [room('Restaurant', 60), room('Espace commun', 30), room('Premium', 200)];
  expect(faults([90, 91], rooms)).toEqual({ 'lunchSeats.service2': 'above_rooms' });
  expect(faults([90, 90], rooms)).toEqual({});
});

test('seats that are kept above that may stay or fall, and do not rise', () => {
  const rooms = [room('Restaurant', 60)];
  const kept = { service1: 100, service2: 100 };
  expect(faults([100, 80], rooms, kept)).toEqual({});
  expect(faults([101, 80], rooms, kept)).toEqual({ 'lunchSeats.service1': 'above_rooms' });
});

test('without a room for lunch whose figures are known nothing is said of its seats', () => {
  expect(faults([900, 900], [room('Premium', 40), room('Restaurant', 0)])).toEqual({});
});
