import { screen } from '@testing-library/react';
import { showShell } from '../testing/show-shell.tsx';

// Covers B-R37, L-J11.

it('the legal notices name the publisher, its address and its contact, by the name of the deployment', async () => {
  await showShell('/legal-notices', { settings: { brandName: 'Orbite' } });
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Mentions légales');
  const [, ...sections] = screen.getAllByRole('article')[0]?.querySelectorAll('h1, h2') ?? [];
  expect(sections.map((heading) => heading.textContent)).toEqual([
    'Éditeur du site',
    'Hébergement',
    'Propriété intellectuelle',
    'Données personnelles',
    'Contact',
  ]);
  expect(screen.getByText(/^Ce site est édité par Orbite/)).toBeTruthy();
  expect(document.title).toContain('Mentions légales');
});
