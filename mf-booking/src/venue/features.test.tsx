import { screen, within } from '@testing-library/react';
import { plainText } from '../quote/route-harness.tsx';
import { showVenue } from './show-venue.ts';

const features = () => within(screen.getByRole('region', { name: 'Les atouts du lieu' }));
const itemsOf = (name: string) => within(screen.getByRole('region', { name })).getAllByRole('listitem').map(plainText);

// Covers B-P22–B-P25.
test('the little plus, food, safety certification and reduced-mobility access', async () => {
  await showVenue();
  expect(features().getAllByRole('term').map(plainText)).toEqual([
    'Le petit plus',
    'Repas sur place',
    'Sécurité certifiée',
    'Accès à mobilité réduite',
  ]);
  expect(features().getByText('Un jardin fr')).toBeTruthy();
});

// Covers B-P22–B-P25.
test('a venue without food or reduced-mobility access promises neither', async () => {
  await showVenue({ venue: { hasFood: false, isAccessible: false } });
  expect(features().getAllByRole('term').map(plainText)).toEqual(['Le petit plus', 'Sécurité certifiée']);
});

// Covers B-P27–B-P29.
test('equipment, catering and add-ons are listed', async () => {
  await showVenue();
  expect(itemsOf('Équipement')).toEqual(['Projecteur ou écran', 'Paperboard', 'Visioconférence', 'Wifi', 'Fournitures de bureau']);
  expect(itemsOf('Restauration')).toEqual(['Petit-déjeuner', 'Pause gourmande', 'Déjeuner']);
  expect(itemsOf('En supplément')).toEqual(['Bien-être', 'Facilitateur', 'Team building', 'Afterwork']);
});
