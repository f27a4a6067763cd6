import { demoVenues } from '../demo/demo-network.ts';
import { claimFaults } from './claim-faults.ts';
import { overstatedClaims } from './overstated-claims.ts';

// Issue 19: no text of a venue contradicts its rooms.

const told = (fr: string, others: Partial<Record<'en' | 'es' | 'nl', string>> = {}) => ({ fr, en: '', es: '', nl: '', ...others });
const quiet = { themeName: told('Halle de pierre'), description: told('Deux salles.'), littlePlus: told('La lumière') };
const rooms = [{ capacities: { theater: 60, u: 20 } }, { capacities: { casual: 40 } }];
const house = { texts: quiet, rooms, hasFood: false, isAccessible: false };
const claimsOf = (texts: object, facts: object = {}) => overstatedClaims({ ...house, ...facts, texts: { ...quiet, ...texts } });

describe('a text of a venue with two rooms for 60 and 40 people', () => {
  it.each([
    [
      'more people',
      { description: told('Nous recevons 101 personnes.', { en: '1,200 seated guests', es: '900 asistentes', nl: '900 gasten' }) },
    ],
    ['more rooms', { description: told('Nos 3 salles', { en: '25 bright rooms', es: '3 salones', nl: '3 grote zalen' }) }],
    [
      'a restaurant',
      { description: told('Notre restaurant', { en: 'Our own restaurant', es: 'nuestro restaurante', nl: 'Ons restaurant' }) },
    ],
    [
      'access',
      {
        description: told('Tout de plain-pied', {
          en: 'Step-free throughout',
          es: 'Acceso para personas con movilidad reducida',
          nl: 'Rolstoeltoegankelijk',
        }),
      },
    ],
  ])('must not promise %s, in any language', (_, texts) => {
    expect(claimsOf(texts)).toEqual(['description.fr', 'description.en', 'description.es', 'description.nl']);
  });

  it.each([
    ['what its rooms hold', 'Jusqu’à 100 personnes dans 2 salles, 60 places en théâtre.'],
    ['what is no figure of people or rooms', 'Une maison de 1890, 120 places de parking à 200 mètres, ligne 13.'],
    ['a restaurant of the street', 'Pas de restaurant ici : les restaurants du quartier sont à deux pas.'],
    ['what it denies', 'Le lieu n’a pas d’accès PMR.'],
  ])('may tell %s', (_, fr) => {
    expect(claimsOf({ description: told(fr) })).toEqual([]);
  });

  it('may promise food and access that it has', () => {
    const texts = { description: told('Notre restaurant, tout de plain-pied.') };
    expect(claimsOf(texts, { hasFood: true, isAccessible: true })).toEqual([]);
  });

  it('that was kept before is no fault of a change to another one', () => {
    const before = { ...quiet, description: told('Un jardin pour 900 personnes.') };
    const texts = { ...before, littlePlus: told('Une terrasse.'), themeName: told('25 salles') };
    expect(claimFaults({ ...house, texts, pictures: [], rooms: [{ ...house.rooms[0], name: 'Nef', capacities: {} }] }, before)).toEqual({
      'littlePlus.fr': 'unshown',
      'themeName.fr': 'overstated',
    });
  });
});

test.each(demoVenues.map(({ venue, rooms: ofVenue }) => [venue.slug, venue, ofVenue] as const))(
  '%s promises no more than its rooms have',
  (_, venue, ofVenue) => {
    expect(overstatedClaims({ ...venue, texts: venue, rooms: ofVenue })).toEqual([]);
  },
);
