import type { Language } from '@plenary/contracts/vocabulary';
import { createFake, type Fake } from '@plenary/http/create-fake';
import type { Platform } from '@plenary/platform';
import { showRemote } from '@plenary/platform/testing/show-remote';
import { screen } from '@testing-library/react';
import { routes } from '../routes.tsx';
import { answerSurvey, type FakeSurvey } from './answer-survey.ts';
import { fakeEventId } from './fake-steps.ts';
import { createTexts } from './texts.ts';

interface Options {
  /** The part after `/survey/{eventId}`. */
  path?: string;
  language?: Language;
  platform?: Partial<Platform>;
  overview?: Parameters<typeof answerSurvey>[1];
  /** Changes the survey before the page comes. */
  prepare?: (survey: FakeSurvey, fake: Fake) => void;
}

/** This remote's page at a path of the survey, with the service on a contract fake that keeps what is saved. */
export const showSurvey = async ({ path = '', language, platform, overview, prepare }: Options = {}) => {
  const fake = createFake();
  const survey = answerSurvey(fake, overview);
  prepare?.(survey, fake);
  const root = `/survey/${fakeEventId}`;
  const view = await showRemote({ routes, address: root + path, texts: createTexts, fetch: fake.fetch, language, platform });
  const where = () => view.where().replace(root, '');
  const puts = () => fake.calls.filter(({ method }) => method === 'PUT');
  return { ...view, fake, survey, where, puts };
};

/** The page is there once it has its main heading. */
export const heading = (name?: string | RegExp) => screen.findByRole('heading', { level: 1, ...(name && { name }) });

/** Words as a test writes them: thin and unbreakable spaces are plain ones. */
export const plainText = (element: Element | null | undefined): string => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
