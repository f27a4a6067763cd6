import { render, screen } from '@testing-library/react';
import { Dialog } from './dialog.tsx';
import { LocaleProvider } from './locale-provider.tsx';
import { Select } from './select.tsx';

test('hidden words of react-aria speak the language of the page', () => {
  render(
    <LocaleProvider locale="fr-FR">
      <Select label="Pays" placeholder="Choisir" options={[{ id: 'FRA', label: 'France' }]} value={null} onChange={() => {}} />
      <Dialog isOpen onClose={() => {}} title="Compte" closeLabel="Fermer" />
    </LocaleProvider>,
  );
  expect(screen.getByRole('dialog', { name: 'Compte' })).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Rejeter' }).length).toBeGreaterThan(0);
});
