import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Experimental in axe, but WCAG 2.5.3: voice control uses the text of a button. */
const rules = { 'label-content-name-mismatch': { enabled: true } };
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The builder puts axe's half megabyte into the page, and then into each of its frames: the page is the first of them. */
const injectingOnce = (page: Page): Page =>
  new Proxy(page, {
    get(target, name) {
      if (name === 'frames') return () => target.frames().filter((frame) => frame !== target.mainFrame());
      const value = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });

/** Ends once nothing fades or slides: what does has colours and places that are gone a moment later. What moves for ever is not waited for. */
const stillness = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const moving = () =>
      document
        .getAnimations()
        .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    for (let running = moving(); running.length > 0; running = moving()) await Promise.allSettled(running.map(({ finished }) => finished));
  });

/** Violations on the screen at rest, a line each: the rule, the element, the reason. */
export const axeViolations = async (page: Page): Promise<string[]> => {
  await stillness(page);
  const { violations } = await new AxeBuilder({ page: injectingOnce(page) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], runOnly: { type: 'tag', values: tags }, rules })
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')}: ${failureSummary.replaceAll(/\s+/g, ' ')}`),
  );
};
