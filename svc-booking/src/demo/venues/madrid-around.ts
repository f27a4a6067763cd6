import { furnishVenue } from '../furnish-venue.ts';
import type { DemoVenue } from '../venue-sheet.ts';
import { miradorAzcaWords, naveDeliciasWords } from '../words/madrid-around.ts';

const naveDelicias = furnishVenue({
  id: 'a0V2p00000Qr304',
  slug: 'nave-delicias',
  name: 'Nave Delicias',
  words: naveDeliciasWords,
  tier: 'classic',
  palette: 'emerald',
  street: 'calle de Méndez Álvaro 60',
  zipCode: '28045',
  city: 'Madrid',
  district: 'Arganzuela',
  countryCode: 'ESP',
  coordinates: [40.3986, -3.6823],
  metros: [
    ['6', 'Méndez Álvaro', 8],
    ['3', 'Delicias', 14],
  ],
  trains: [
    ['C1', 'Méndez Álvaro', 9],
    ['C5', 'Méndez Álvaro', 9],
    ['C7', 'Méndez Álvaro', 9],
    ['C10', 'Méndez Álvaro', 9],
  ],
  buses: [
    ['102', 'Méndez Álvaro', 3],
    ['148', 'Méndez Álvaro', 6],
  ],
  bikes: [
    ['119', 'Méndez Álvaro'],
    ['118', 'Juan Martín'],
    ['78', 'Pedro Bosch'],
  ],
  parkings: [['Aparcamiento Méndez Álvaro', 'calle de Méndez Álvaro', 5]],
  standardPaxLimit: 200,
  minimumPricePerDay: 80_000,
  isFoodBrand: true,
  rooms: [
    { name: 'La Nave', floor: 0, area: 340, category: 'Premium', type: 'XL', remarks: ['several screens'] },
    { name: 'Andén 1', floor: 0, area: 160, category: 'Premium', type: 'XL', remarks: ['pole'] },
    { name: 'Andén 2', floor: 0, area: 100, category: 'Standard', type: 'XL', remarks: ['pole'] },
    { name: 'Hangar', floor: 1, area: 74, category: 'Standard', type: 'Grande' },
    { name: 'Grúa', floor: 1, area: 56, category: 'Standard', type: 'Grande' },
    { name: 'Vagón', floor: 1, area: 44, category: 'Standard', type: 'Moyenne' },
    { name: 'Fragua', floor: 1, area: 38, category: 'Standard', type: 'Moyenne', layout: 'lounge' },
    { name: 'Yunque', floor: 2, area: 32, category: 'Standard', type: 'Moyenne' },
    { name: 'Polea', floor: 2, area: 25, category: 'Standard', type: 'Petite' },
    { name: 'Tuerca', floor: 2, area: 24, category: 'Standard', type: 'Petite' },
    { name: 'La Calle', floor: 0, area: 240, category: 'Espace commun' },
    { name: 'El Mercado', floor: 0, area: 280, category: 'Restaurant' },
  ],
});

const miradorAzca = furnishVenue({
  id: 'a0V2p00000Qr305',
  slug: 'mirador-azca',
  name: 'Mirador Azca',
  words: miradorAzcaWords,
  tier: 'classic',
  palette: 'slate',
  street: 'calle de Orense 34',
  zipCode: '28020',
  city: 'Madrid',
  district: 'Tetuán',
  countryCode: 'ESP',
  coordinates: [40.4543, -3.6947],
  metros: [
    ['10', 'Santiago Bernabéu', 7],
    ['6', 'Nuevos Ministerios', 13],
    ['8', 'Nuevos Ministerios', 13],
    ['10', 'Nuevos Ministerios', 13],
  ],
  trains: [
    ['C2', 'Nuevos Ministerios', 13],
    ['C3', 'Nuevos Ministerios', 13],
    ['C4', 'Nuevos Ministerios', 13],
    ['C10', 'Nuevos Ministerios', 13],
  ],
  buses: [
    ['5', 'Orense', 2],
    ['149', 'General Perón', 4],
  ],
  bikes: [
    ['154', 'Orense 36'],
    ['153', 'General Perón con Poeta Joan Maragall'],
    ['151', 'Orense 12'],
  ],
  parkings: [
    ['Aparcamiento Orense', 'calle de Orense', 2],
    ['Aparcamiento Azca', 'avenida del General Perón', 6],
  ],
  standardPaxLimit: 120,
  minimumPricePerDay: 75_000,
  rooms: [
    { name: 'Sierra', floor: 12, area: 160, category: 'Premium', type: 'XL', remarks: ['several screens'] },
    { name: 'Guadarrama', floor: 12, area: 96, category: 'Standard', type: 'XL' },
    { name: 'Peñalara', floor: 12, area: 66, category: 'Premium', type: 'Grande' },
    { name: 'Navacerrada', floor: 11, area: 52, category: 'Standard', type: 'Grande' },
    { name: 'Manzanares', floor: 11, area: 42, category: 'Standard', type: 'Moyenne' },
    { name: 'Jarama', floor: 11, area: 36, category: 'Standard', type: 'Moyenne' },
    { name: 'Lozoya', floor: 11, area: 30, category: 'Standard', type: 'Moyenne', layout: 'lounge' },
    { name: 'Abantos', floor: 11, area: 25, category: 'Standard', type: 'Petite' },
    { name: 'Siete Picos', floor: 11, area: 20, category: 'Standard', type: 'Petite' },
    { name: 'El Mirador', floor: 12, area: 150, category: 'Espace commun' },
    { name: 'La Plaza', floor: 11, area: 140, category: 'Restaurant' },
  ],
});

export const madridAround: readonly DemoVenue[] = [naveDelicias, miradorAzca];
