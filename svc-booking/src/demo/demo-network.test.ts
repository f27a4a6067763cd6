import { priceTiers } from '@plenary/contracts/network-terms';
import { configurations } from '@plenary/contracts/terms';
import type { CountryCode } from '@plenary/contracts/vocabulary';
import { demoVenues } from './demo-network.ts';

// Covers B-E19–B-E25, B-N01.

const inCountry = (country: CountryCode) => demoVenues.filter(({ venue }) => venue.address.countryCode === country);
const named = (name: string) => demoVenues.find(({ venue }) => venue.name === name)?.venue;

describe('the demo network', () => {
  // Covers B-V11.
  it('has 20 venues around Paris, 5 in Brussels and 5 in Madrid', () => {
    expect([inCountry('FRA').length, inCountry('BEL').length, inCountry('ESP').length]).toEqual([20, 5, 5]);
    expect(inCountry('BEL').every(({ venue }) => venue.address.city === 'Bruxelles')).toBe(true);
    expect(inCountry('ESP').every(({ venue }) => venue.address.city === 'Madrid')).toBe(true);
  });

  it('has the venues that the specification names', () => {
    const names = ['Ternes', 'Étoile', 'Place des Victoires', 'Coeur Défense', 'Bercy', 'Levallois', 'Bourse', 'Arboretum', 'Louise'];
    expect(names.filter((name) => !named(name))).toEqual([]);
  });

  it('never uses a slug, an id or a place on the map twice', () => {
    const venueIds = demoVenues.map(({ venue }) => venue.id);
    const roomIds = demoVenues.flatMap(({ rooms }) => rooms.map(({ id }) => id));
    expect(new Set([...venueIds, ...roomIds]).size).toBe(venueIds.length + roomIds.length);
    expect(new Set(demoVenues.map(({ venue }) => venue.slug)).size).toBe(demoVenues.length);
    expect(new Set(demoVenues.map(({ venue }) => JSON.stringify(venue.coordinates))).size).toBe(demoVenues.length);
  });

  // Covers B-P38.
  it('takes requests only at Arboretum, Bourse and Levallois', () => {
    const requestOnly = demoVenues.filter(({ venue }) => venue.isRequestOnly).map(({ venue }) => venue.name);
    expect(requestOnly.sort()).toEqual(['Arboretum', 'Bourse', 'Levallois']);
  });

  it('prices 120 people and more by its list in at least 20 venues', () => {
    expect(demoVenues.filter(({ venue }) => venue.standardPaxLimit >= 120).length).toBeGreaterThanOrEqual(20);
  });

  it('has four food brands, in every country, and two venues without food', () => {
    expect(
      demoVenues
        .filter(({ venue }) => venue.isFoodBrand)
        .map(({ venue }) => venue.address.countryCode)
        .sort(),
    ).toEqual(['BEL', 'ESP', 'FRA', 'FRA']);
    expect(demoVenues.filter(({ venue }) => !venue.hasFood)).toHaveLength(2);
    expect(demoVenues.some(({ venue }) => venue.isFoodBrand && !venue.hasFood)).toBe(false);
  });

  it('asks for 50 people in a big event, 60 by default, with the three exceptions of the specification', () => {
    const demands = demoVenues.map(({ venue }) => `${venue.eventDemandPax.default}/${venue.eventDemandPax.minimum}`);
    expect(demands.filter((demand) => demand !== '60/50').sort()).toEqual(['1/null', '50/50', '50/null']);
  });

  it('has every price tier in every country', () => {
    for (const country of ['FRA', 'BEL', 'ESP'] as const) {
      expect(new Set(inCountry(country).map(({ venue }) => venue.tier))).toEqual(new Set(priceTiers));
    }
  });

  // Covers B-S09.
  it('has rooms for every set-up that the product knows', () => {
    const setUps = new Set(demoVenues.flatMap(({ rooms }) => rooms.flatMap(({ capacities }) => Object.keys(capacities))));
    expect(setUps).toEqual(new Set(configurations));
  });
});
