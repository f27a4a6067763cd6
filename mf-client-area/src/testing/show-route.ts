import type { Language } from '@plenary/contracts/vocabulary';
import { createFake, type Fake } from '@plenary/http/create-fake';
import type { Platform } from '@plenary/platform';
import { showRemote } from '@plenary/platform/testing/show-remote';
import { routes } from '../routes.tsx';
import { answerArea } from './answer-area.ts';
import { claire } from './claire.ts';
import { createTexts } from './texts.ts';

interface Options {
  address: string;
  language?: Language;
  platform?: Partial<Platform>;
  /** Changes the answers before the page comes. */
  prepare?: (fake: Fake) => void;
}

/** This remote's page at an address, with the service on a contract fake. */
export const showArea = async ({ address, language, platform, prepare }: Options) => {
  const fake = createFake();
  answerArea(fake);
  prepare?.(fake);
  const view = await showRemote({
    routes,
    address,
    texts: createTexts,
    fetch: fake.fetch,
    language,
    platform: { session: claire, ...platform },
  });
  return { ...view, fake };
};

/** Words as a test writes them: thin and unbreakable spaces are plain ones. */
export const plainText = (element: Element | null | undefined): string => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
