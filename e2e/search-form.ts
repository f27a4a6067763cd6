import { expect, type Page } from '@playwright/test';
import { calendarDay, turnToDay } from './calendar.ts';

interface Meeting {
  days: readonly [Date, Date];
  pax: number;
  /** People in each subcommittee room of the first day. */
  subcommittees: readonly number[];
}

/** Fills the search in French, as a visitor does, and submits it. */
export const searchFor = async (page: Page, { days, pax, subcommittees }: Meeting): Promise<void> => {
  await page.getByRole('button', { name: /^Jours/ }).click();
  for (const day of days) {
    await turnToDay(page, day);
    await calendarDay(page, day).click();
  }
  await page.getByRole('button', { name: 'Continuer' }).click();

  await page.getByRole('textbox', { name: 'Participants' }).first().fill(String(pax));
  for (const [index, people] of subcommittees.entries()) {
    await page.getByRole('button', { name: 'Ajouter une sous-salle' }).click();
    await page
      .getByRole('group', { name: `Sous-salle ${index + 1}` })
      .getByRole('textbox', { name: 'Participants' })
      .fill(String(people));
  }
  await page.getByRole('button', { name: 'Continuer' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Voir les disponibilités' }).click();
  await expect(page).toHaveURL(/action=availabilities/);
};
