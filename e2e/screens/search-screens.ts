import { expect, type Page } from '@playwright/test';
import type { CheckScreen } from './check-screen.ts';

/** The popovers of the search, in French, then those for missing input. */
export const visitSearchScreens = async (page: Page, check: CheckScreen): Promise<void> => {
  await page.goto('/');
  await page.getByRole('button', { name: /^Jours/ }).click();
  const popover = page.getByRole('dialog');
  const next = popover.getByRole('button', { name: 'Continuer' });
  const addRoom = popover.getByRole('button', { name: 'Ajouter une sous-salle' });
  const send = popover.getByRole('button', { name: 'Voir les disponibilités' });
  const lacking = popover.getByText('Le champ est obligatoire').first();

  await expect(popover.getByRole('application')).toBeVisible();
  await check('days');
  await next.click();
  await addRoom.click();
  await check('rooms');
  await next.click();
  await expect(send).toBeVisible();
  await check('lunches');
  await send.click();
  await expect(popover.getByRole('application')).toBeVisible();
  await expect(lacking).toBeVisible();
  await check('days with an error');
  await next.click();
  await expect(addRoom).toBeVisible();
  await expect(lacking).toBeVisible();
  await check('rooms with errors');
};
