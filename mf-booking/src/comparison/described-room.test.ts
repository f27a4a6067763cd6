import type { VenueRoom } from '@plenary/contracts/venue-room';
import { buildCard } from '../quote/quote-factory.ts';
import { buildVenue } from '../venue/venue-factory.ts';
import { describedRoom } from './described-room.ts';

const room = (name: string, people: number, kind: VenueRoom['kind'] = 'meeting'): VenueRoom => ({
  id: name,
  name,
  floor: 0,
  kind,
  setUps: [{ configuration: 'theater', people }],
  isStepFree: true,
  hasSeveralScreens: false,
  hasPillar: false,
});
const venue = buildVenue({ rooms: [room('Niel', 20), room('Wagram', 80), room('Jardin', 200, 'restaurant')] });
const fitting = (name: string) =>
  buildCard({ fit: { plenary: { name, configuration: 'theater', people: 20 }, roomsCount: 1, floorsCount: 1 } });

test.each([
  ['the room that the search would keep', fitting('Niel'), 'Niel'],
  ['the largest meeting room where the search keeps none', buildCard(), 'Wagram'],
  ['the largest meeting room where the kept one is not among them', fitting('Elsewhere'), 'Wagram'],
  ['the largest meeting room of a venue that the list has not', undefined, 'Wagram'],
])('a comparison tells of %s', (_, card, name) => {
  expect(describedRoom(venue, card)?.name).toBe(name);
});

test('a venue whose rooms are not told has none to tell of', () => {
  expect(describedRoom(buildVenue(), undefined)).toBeUndefined();
});
