import { act } from '@testing-library/react';
import axe from 'axe-core';

/** Rules that need a layout, or the shell around the page, are judged in a browser. */
const notHere = { 'color-contrast': { enabled: false }, 'label-content-name-mismatch': { enabled: false }, region: { enabled: false } };

/** What axe finds on the whole page, a line each; what the page draws meanwhile is drawn. */
export const faultsOnPage = (): Promise<string[]> =>
  act(async () => {
    const { violations } = await axe.run(document.body, { rules: notHere });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  });
