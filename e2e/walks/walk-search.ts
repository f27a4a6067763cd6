import { expect, type Page } from '@playwright/test';
import type { Look } from './look.ts';

/** The popovers of the search, in French, then those that say what lacks. */
export const walkSearch = async (page: Page, look: Look): Promise<void> => {
  await page.goto('/');
  await page.getByRole('button', { name: /^Jours/ }).click();
  const popover = page.getByRole('dialog');
  const next = popover.getByRole('button', { name: 'Continuer' });
  const addRoom = popover.getByRole('button', { name: 'Ajouter une sous-salle' });
  const send = popover.getByRole('button', { name: 'Voir les disponibilités' });
  const lacking = popover.getByText('Le champ est obligatoire').first();

  await expect(popover.getByRole('application')).toBeVisible();
  await look('days');
  await next.click();
  await addRoom.click();
  await look('rooms');
  await next.click();
  await expect(send).toBeVisible();
  await look('lunches');
  await send.click();
  await expect(popover.getByRole('application')).toBeVisible();
  await expect(lacking).toBeVisible();
  await look('days with an error');
  await next.click();
  await expect(addRoom).toBeVisible();
  await expect(lacking).toBeVisible();
  await look('rooms with errors');
};
