import { screen, waitFor } from '@testing-library/react';
import { renderAuth } from '../testing/render-auth.tsx';
import { lea } from '../testing/screens.ts';

// Covers B-I51.

const address = '/?dialog=signup-framework-contract-success';
const frameworkContract = { companyName: 'Grand Compte', percent: 12.5, description: '', dispositions: '' };

test('it shows the company and the discount, has the focus, and closes by keyboard', async () => {
  const { user } = renderAuth(address, { session: { ...lea, frameworkContract } });
  const dialog = await screen.findByRole('dialog', { name: 'Votre compte est activé' });
  expect(dialog.textContent?.replaceAll(/\s/g, ' ')).toContain(
    'Le contrat-cadre de Grand Compte s’applique désormais à vos prix : 12,5 % de remise.',
  );
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Découvrir les lieux' })));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test.each(['fr', 'en', 'es', 'nl'] as const)('without a session it promises the contract alone, in %s', async (language) => {
  const { user } = renderAuth(address, { language });
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).not.toMatch(/Grand Compte|%|\{\{/);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
