import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** An experiment of axe's, but WCAG 2.5.3: who speaks to the page says what is written on a button. */
const rules = { 'label-content-name-mismatch': { enabled: true } };
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds on the screen, a line each: the rule, where, and why. */
export const faultsOf = async (page: Page): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], runOnly: { type: 'tag', values: tags }, rules })
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')}: ${failureSummary.replaceAll(/\s+/g, ' ')}`),
  );
};
