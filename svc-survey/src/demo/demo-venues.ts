import type { BookedVenue } from '@plenary/contracts/events';
import type { Picture } from '@plenary/contracts/venue';
import publishedCovers from './published-covers.json' with { type: 'json' };

const covers = publishedCovers as Readonly<Record<string, Picture>>;
const coverOf = (slug: string): Picture[] => (covers[slug] ? [covers[slug]] : []);

/** Venues of the demo network in which the demo's customers meet, as svc-booking tells of them. */
const ternes: BookedVenue = {
  venueId: 'a0V2p00000Qr101',
  slug: 'ternes',
  commercialName: 'Comet Ternes',
  address: { street: '38 avenue des Ternes', zipCode: '75017', city: 'Paris', district: 'Paris 17e', countryCode: 'FRA' },
  timeZone: 'Europe/Paris',
  palette: 'ochre',
  pictures: coverOf('ternes'),
};
const etoile: BookedVenue = {
  venueId: 'a0V2p00000Qr102',
  slug: 'etoile',
  commercialName: 'Comet Étoile',
  address: { street: '12 avenue Mac-Mahon', zipCode: '75017', city: 'Paris', district: 'Paris 17e', countryCode: 'FRA' },
  timeZone: 'Europe/Paris',
  palette: 'midnight',
  pictures: coverOf('etoile'),
};
const placeDesVictoires: BookedVenue = {
  venueId: 'a0V2p00000Qr104',
  slug: 'place-des-victoires',
  commercialName: 'Comet Place des Victoires',
  address: { street: '8 place des Victoires', zipCode: '75002', city: 'Paris', district: 'Paris 2e', countryCode: 'FRA' },
  timeZone: 'Europe/Paris',
  palette: 'sand',
  pictures: coverOf('place-des-victoires'),
};
const coeurDefense: BookedVenue = {
  venueId: 'a0V2p00000Qr119',
  slug: 'coeur-defense',
  commercialName: 'Comet Coeur Défense',
  address: {
    street: '110 esplanade du Général de Gaulle',
    zipCode: '92400',
    city: 'Courbevoie',
    district: 'La Défense',
    countryCode: 'FRA',
  },
  timeZone: 'Europe/Paris',
  palette: 'teal',
  pictures: coverOf('coeur-defense'),
};
const louise: BookedVenue = {
  venueId: 'a0V2p00000Qr201',
  slug: 'louise',
  commercialName: 'Comet Louise',
  address: { street: 'avenue Louise 120', zipCode: '1050', city: 'Bruxelles', district: 'Louise', countryCode: 'BEL' },
  timeZone: 'Europe/Brussels',
  palette: 'rose',
  pictures: coverOf('louise'),
};
const palaceteAlmagro: BookedVenue = {
  venueId: 'a0V2p00000Qr301',
  slug: 'palacete-almagro',
  commercialName: 'Comet Palacete Almagro',
  address: { street: 'calle de Almagro 28', zipCode: '28010', city: 'Madrid', district: 'Chamberí', countryCode: 'ESP' },
  timeZone: 'Europe/Madrid',
  palette: 'terracotta',
  pictures: coverOf('palacete-almagro'),
};

export const demoVenues = { ternes, etoile, placeDesVictoires, coeurDefense, louise, palaceteAlmagro } as const;
