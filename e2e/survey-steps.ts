import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { type InputMethod, pointer } from './input-method.ts';

/** Events of the demo (svc-survey/src/demo): one of two days to be completed, one saved, one that waits for staff, one closed, one past. */
export const demoEvent = {
  twoDays: '00U7Q00000De001',
  saved: '00U7Q00000De002',
  waiting: '00U7Q00000De003',
  closed: '00U7Q00000De004',
  past: '00U7Q00000De005',
};
export const claire = 'claire@atelier-nord.example';

export const title = (page: Page) => page.getByRole('heading', { level: 1 });
export const nextButton = (page: Page) => page.getByRole('button', { name: 'Suivant' });

/** Gives a step what it requires, where that is missing. */
const complete = async (page: Page, { write, choose, pick }: InputMethod): Promise<void> => {
  const name = page.getByRole('textbox', { name: 'Nom affiché de la réunion' });
  if ((await name.count()) > 0) await write(name, 'Séminaire');
  const services = page.getByRole('radiogroup', { name: 'Service' });
  if ((await services.count()) > 0 && (await services.getByRole('radio', { checked: true }).count()) === 0)
    await pick(services.getByRole('radio', { disabled: false }).first());
  for (const [label, value] of [
    ['Début', '15:00'],
    ['Durée de la séance', 'PT15M'],
  ] as const) {
    const list = page.getByRole('combobox', { name: label });
    if ((await list.count()) > 0 && (await list.inputValue()) === '') await choose(list, value);
  }
};

interface Steps {
  /** The hands that answer a step, by its title. */
  inputFor?: (title: string) => InputMethod;
  /** Once what a step requires is given; it may change the step before it is sent. */
  onStep?: (step: { title: string; address: string; input: InputMethod }) => Promise<void>;
}

/** Goes on from the step on the page to the summary. Gives the titles on the way. */
export const goToSummary = async (page: Page, { inputFor = () => pointer, onStep }: Steps = {}): Promise<string[]> => {
  const titles: string[] = [];
  for (;;) {
    const here = (await title(page).textContent()) ?? '';
    titles.push(here);
    if (here === 'Récapitulatif') return titles;
    const address = page.url();
    const input = inputFor(here);
    await complete(page, input);
    await onStep?.({ title: here, address: new URL(address).pathname, input });
    await input.press(nextButton(page));
    // The address is there before the page: two steps in a row never have the same title.
    await expect(title(page)).not.toHaveText(here);
    await expect(page).not.toHaveURL(address);
  }
};

/** Staff's decision on a survey, through the service. */
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

/** Through the service, as staff: a survey that its customer may edit, without anything agreed on since the quote. */
export const openSurvey = async (
  request: APIRequestContext,
  { eventId, baseURL = '' }: { eventId: string; baseURL: string | undefined },
) => {
  const headers = { origin: new URL(baseURL).origin };
  const path = `/api/staff/surveys/${eventId}`;
  const { status } = await (await request.get(path)).json();
  if (status === 'WAITING_COMET_VALIDATION') await staffDecides(request, baseURL, eventId, { path: 'accept' });
  for (;;) {
    const { revision, supplements } = await (await request.get(path)).json();
    const [standing] = [...supplements.agreed, ...supplements.proposed];
    if (!standing) break;
    const answer = await request.post(`${path}/supplements/${standing.id}/withdraw`, { headers, data: { revision } });
    expect(answer.status(), await answer.text()).toBe(204);
  }
  expect((await request.put(`${path}/log-ok`, { headers, data: { isLogOk: false } })).status()).toBe(204);
};
