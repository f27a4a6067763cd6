import type { Language } from '@plenary/contracts/vocabulary';
import type { Remote } from '@plenary/platform';
import type { PageHandle } from '@plenary/platform/page-handle';
import { type ReactNode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { RenderedPage } from '../page-data.ts';
import type { createRouter, PresentRemote } from '../router.tsx';
import { nextTask } from './next-task.ts';

interface Options {
  /** The remote of the page's address; undefined: the page is the shell's. */
  name: string | undefined;
  loadRemote: (name: string) => Promise<Remote>;
  loadTexts: (remote: Remote, language: Language) => Promise<void>;
}

/**
 * What a page that came rendered goes on with: the remote of its address and its data. Undefined where the remote fails to load: the page then
 * starts as if it had come empty.
 */
export const startRendered = async ({ language, loaderData }: RenderedPage, { name, loadRemote, loadTexts }: Options) => {
  try {
    let present: PresentRemote | undefined;
    if (name) {
      const remote = await loadRemote(name);
      await nextTask();
      await loadTexts(remote, language);
      present = { name, remote };
    }
    await nextTask();
    return { present, loaderData };
  } catch {
    // Loaded again by the router, which reports what failed.
    return undefined;
  }
};

/** Takes a rendered page over. Its data came with it, the code of its routes is loaded first. */
export const hydratePage = async (
  root: HTMLElement,
  page: ReactNode,
  router: ReturnType<typeof createRouter>,
  options: Parameters<typeof hydrateRoot>[2],
) => {
  await Promise.all(router.state.matches.map(({ route }) => (route.handle as PageHandle | undefined)?.come?.()));
  await nextTask();
  startTransition(() => void hydrateRoot(root, page, options));
};
