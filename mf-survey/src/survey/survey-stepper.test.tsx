import { screen, within } from '@testing-library/react';
import { heading, showSurvey } from '../testing/show-route.ts';

// Covers L-P01–L-P10.

const steps = () =>
  within(screen.getByRole('navigation', { name: 'Étapes de la logistique' }))
    .getAllByRole('link')
    .map((link) => link.textContent?.replace(/ /g, ' '));

test('it has contact, each day with its date, additional needs, extras and summary, and opens the day in progress alone', async () => {
  await showSurvey({ path: '/day/0/lunch', prepare: ({ saveElsewhere }) => saveElsewhere('', {}) });
  await heading();
  expect(steps()).toEqual([
    'Contact, terminée',
    'Mardi 19 janvier, en cours',
    'Plénière, à faire',
    'Sous-salle 1, à faire',
    'Sous-salle 2, à faire',
    'Déjeuner, en cours',
    'Bien-être, à faire',
    'Afterwork, à faire',
    'Mercredi 20 janvier, à faire',
    'Besoins complémentaires, à faire',
    'Extras, à faire',
    'Récapitulatif, à faire',
  ]);
  expect(screen.getByRole('link', { current: 'step' }).getAttribute('href')).toMatch(/\/day\/0\/lunch$/);
  expect(screen.getByRole('button', { name: /Étape 5 sur 12/ })).toBeTruthy();
});
