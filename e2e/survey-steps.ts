import { type APIRequestContext, expect, type Page } from '@playwright/test';

/** Events of the demo (svc-survey/src/demo): two of two days to be completed, one saved, one that waits for staff, one that is closed. */
export const demoEvent = {
  twoDays: '00U7Q00000De001',
  twoDaysMore: '00U7Q00000De012',
  saved: '00U7Q00000De002',
  waiting: '00U7Q00000De003',
  closed: '00U7Q00000De004',
};
export const claire = 'claire@atelier-nord.example';

export const title = (page: Page) => page.getByRole('heading', { level: 1 });
const next = (page: Page) => page.getByRole('button', { name: 'Suivant' });

/** Gives a step what it requires, where that is missing. */
const complete = async (page: Page): Promise<void> => {
  const name = page.getByRole('textbox', { name: 'Nom affiché de la réunion' });
  if ((await name.count()) > 0) await name.fill('Séminaire');
  const services = page.getByRole('radiogroup', { name: 'Service' });
  if ((await services.count()) > 0 && (await services.getByRole('radio', { checked: true }).count()) === 0)
    await services.getByRole('radio').first().check({ force: true });
  for (const [label, value] of [
    ['Début', '15:00'],
    ['Durée de la séance', 'PT15M'],
  ] as const) {
    const list = page.getByRole('combobox', { name: label });
    if ((await list.count()) > 0 && (await list.inputValue()) === '') await list.selectOption(value);
  }
};

/** Goes on from the step on the page to the summary. `onStep` may change a step before it is sent. Gives the titles on the way. */
export const walkToSummary = async (
  page: Page,
  onStep: (title: string, address: string) => Promise<void> = async () => {},
): Promise<string[]> => {
  const titles: string[] = [];
  for (;;) {
    const here = (await title(page).textContent()) ?? '';
    titles.push(here);
    if (here === 'Récapitulatif') return titles;
    const address = page.url();
    await complete(page);
    await onStep(here, new URL(address).pathname);
    await next(page).click();
    await expect(page).not.toHaveURL(address);
    await expect(title(page)).toBeVisible();
  }
};

/** What staff decides on a survey, through the service. */
export const staffDecides = async (
  request: APIRequestContext,
  origin: string,
  eventId: string,
  decision: { path: 'accept' | 'send-back'; message?: string },
) => {
  const headers = { origin };
  const path = `/api/staff/surveys/${eventId}`;
  const { revision } = await (await request.get(path)).json();
  const { path: verb, ...rest } = decision;
  const answer = await request.post(`${path}/${verb}`, { headers, data: { revision, ...rest } });
  expect(answer.status(), await answer.text()).toBe(204);
};
