import { demoVenues } from '../demo/demo-network.ts';
import { unshownClaims } from './unshown-claims.ts';

// Issue 19: a garden or a terrace is claimed only where a picture or a room shows it.

const told = (fr: string, others: Partial<Record<'en' | 'es' | 'nl', string>> = {}) => ({ fr, en: '', es: '', nl: '', ...others });
const quiet = { themeName: told('Halle de pierre'), description: told('Deux salles.'), littlePlus: told('La lumière') };
const claimsOf = (texts: object, house: { rooms?: string[]; pictures?: string[] } = {}) =>
  unshownClaims({
    texts: { ...quiet, ...texts },
    rooms: (house.rooms ?? []).map((name) => ({ name })),
    pictures: (house.pictures ?? []).map((fr) => ({ alternative: told(fr) })),
  }).map(({ place, path }) => `${place} ${path}`);

describe('a text of a venue', () => {
  it.each([
    ['a garden', { description: told('Un jardin de 600 m².') }, ['garden description.fr']],
    ['a terrace', { themeName: told('Toit-terrasse', { nl: 'Dakterras' }) }, ['terrace themeName.fr', 'terrace themeName.nl']],
    ['both', { littlePlus: told('', { es: 'Jardín y terraza' }) }, ['garden littlePlus.es', 'terrace littlePlus.es']],
  ])('that claims %s is told where no room and no picture shows it', (_, texts, claims) => {
    expect(claimsOf(texts)).toEqual(claims);
  });

  it('may speak of the gardens and terraces of the quarter', () => {
    expect(claimsOf({ description: told('Face aux jardins du square, parmi les terrasses.', { en: 'The gardens; gardening' }) })).toEqual(
      [],
    );
  });

  it.each([
    ['a room', { rooms: ['La Terrasse du jardin'] }],
    ['a picture', { pictures: ['Jardin derrière la maison, terrasse et parasols'] }],
  ])('may claim what %s shows, in any language', (_, house) => {
    expect(claimsOf({ description: told('', { en: 'A garden and a terrace' }) }, house)).toEqual([]);
  });
});

test.each(demoVenues.map(({ venue, rooms }) => [venue.slug, venue, rooms] as const))('%s claims what it shows', (_, venue, rooms) => {
  expect(unshownClaims({ texts: venue, rooms, pictures: venue.pictures.carrousel })).toEqual([]);
});
