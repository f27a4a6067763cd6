import { furnishVenue } from '../furnish-venue.ts';
import type { DemoVenue } from '../venue-sheet.ts';
import { halleDuQuaiWords, maisonAmbiorixWords } from '../words/brussels-centre.ts';

const halleDuQuai = furnishVenue({
  id: 'a0V2p00000Qr204',
  slug: 'halle-du-quai',
  name: 'Halle du Quai',
  words: halleDuQuaiWords,
  tier: 'comfort',
  priceLevel: 104,
  palette: 'teal',
  street: 'quai aux Briques 40',
  zipCode: '1000',
  city: 'Bruxelles',
  district: 'Sainte-Catherine',
  countryCode: 'BEL',
  coordinates: [50.8521, 4.3477],
  metros: [
    ['1', 'Sainte-Catherine', 2],
    ['5', 'Sainte-Catherine', 2],
  ],
  trams: [
    ['4', 'De Brouckère', 6],
    ['10', 'De Brouckère', 6],
    ['51', 'Porte de Flandre', 6],
  ],
  trains: [['IC', 'Bruxelles-Central', 15]],
  buses: [
    ['88', 'Sainte-Catherine', 3],
    ['86', 'Dansaert', 4],
  ],
  bikes: [['14', 'Sainte-Catherine']],
  parkings: [
    ['Parking Dansaert', 'rue Antoine Dansaert', 4],
    ['Parking De Brouckère', 'place De Brouckère', 7],
  ],
  standardPaxLimit: 130,
  minimumPricePerDay: 110_000,
  ceilings: { rooms: 330, halls: 560 },
  rooms: [
    { name: 'Le Vaisseau', floor: 0, area: 220, category: 'Premium', type: 'XL', remarks: ['several screens'] },
    { name: 'La Misaine', floor: 1, area: 120, category: 'Standard', type: 'XL' },
    { name: 'Le Grand Foc', floor: 1, area: 66, category: 'Premium', type: 'Grande' },
    { name: 'Le Perroquet', floor: 1, area: 50, category: 'Standard', type: 'Grande' },
    { name: 'L’Artimon', floor: 2, area: 42, category: 'Standard', type: 'Moyenne' },
    { name: 'La Brigantine', floor: 2, area: 36, category: 'Standard', type: 'Moyenne', layout: 'lounge' },
    { name: 'Le Beaupré', floor: 2, area: 30, category: 'Standard', type: 'Moyenne' },
    { name: 'Le Cabestan', floor: 2, area: 24, category: 'Standard', type: 'Petite' },
    { name: 'La Dunette', floor: 3, area: 20, category: 'Standard', type: 'Petite' },
    { name: 'Le Débarcadère', floor: 0, area: 170, category: 'Espace commun' },
    { name: 'La Minque', floor: 0, area: 160, category: 'Restaurant' },
  ],
});

const maisonAmbiorix = furnishVenue({
  id: 'a0V2p00000Qr205',
  slug: 'maison-ambiorix',
  name: 'Maison Ambiorix',
  words: maisonAmbiorixWords,
  tier: 'signature',
  priceLevel: 97,
  palette: 'sage',
  street: 'square Ambiorix 28',
  zipCode: '1000',
  city: 'Bruxelles',
  district: 'Quartier européen',
  countryCode: 'BEL',
  coordinates: [50.8474, 4.3832],
  metros: [
    ['1', 'Schuman', 7],
    ['5', 'Schuman', 7],
    ['1', 'Maelbeek', 9],
  ],
  trains: [['S', 'Bruxelles-Schuman', 8]],
  buses: [
    ['60', 'Ambiorix', 2],
    ['63', 'Ambiorix', 2],
  ],
  bikes: [['62', 'Cortenbergh']],
  parkings: [['Parking Berlaymont', 'boulevard Charlemagne', 7]],
  standardPaxLimit: 60,
  minimumPricePerDay: 140_000,
  isAccessible: false,
  traySeats: 40,
  ceilings: { rooms: 340, halls: 420 },
  rooms: [
    { name: 'Salon des Iris', floor: 0, area: 90, category: 'Premium', type: 'XL' },
    { name: 'Salon des Glycines', floor: 1, area: 60, category: 'Premium', type: 'Grande', remarks: ['stairs only'] },
    { name: 'Salle des Vitraux', floor: 1, area: 44, category: 'Standard', type: 'Moyenne', layout: 'lounge', remarks: ['stairs only'] },
    { name: 'Libellule', floor: 2, area: 36, category: 'Standard', type: 'Moyenne', remarks: ['stairs only'] },
    { name: 'Nénuphar', floor: 2, area: 28, category: 'Standard', type: 'Moyenne', remarks: ['stairs only', 'no video'] },
    { name: 'Capucine', floor: 2, area: 24, category: 'Standard', type: 'Petite', remarks: ['stairs only'] },
    { name: 'La Verrière', floor: 0, area: 80, category: 'Espace commun' },
  ],
});

export const brusselsCentre: readonly DemoVenue[] = [halleDuQuai, maisonAmbiorix];
