import { expect, type Locator, type Page } from '@playwright/test';
import { dayName } from './open-days.ts';

/** More months than the calendar offers. */
const maxTurns = 14;

const turnWords = { 'fr-FR': 'Mois suivant', 'en-GB': 'Next month' } as const;

/** Days of that date on the open calendar: none where it shows other months. */
export const calendarDay = (page: Page, day: Date, locale: keyof typeof turnWords = 'fr-FR'): Locator =>
  page.getByRole('button', { name: dayName(day, locale) });

/** Presses a button of the open calendar, and waits until it shows other months. */
export const turnCalendar = async (page: Page, button: Locator): Promise<void> => {
  const month = page.getByRole('grid').first();
  const before = (await month.getAttribute('aria-label')) ?? '';
  await button.click();
  await expect(month).not.toHaveAttribute('aria-label', before);
};

/** Turns the open calendar on to the month of a day. Gives the number of turns. */
export const turnToDay = async (page: Page, day: Date, locale: keyof typeof turnWords = 'fr-FR'): Promise<number> => {
  await expect(page.getByRole('grid').first()).toBeVisible();
  const next = page.getByRole('button', { name: turnWords[locale] });
  let turns = 0;
  for (; turns < maxTurns && !(await calendarDay(page, day, locale).first().isVisible()); turns++) await turnCalendar(page, next);
  return turns;
};
