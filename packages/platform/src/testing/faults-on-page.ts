import { act } from '@testing-library/react';
import axe from 'axe-core';

/** Rules that need a layout, or the shell around the page, are checked in a browser. */
const notHere = { 'color-contrast': { enabled: false }, 'label-content-name-mismatch': { enabled: false }, region: { enabled: false } };

/** The axe violations of the whole page, one per line; pending renders are finished first. */
export const faultsOnPage = (): Promise<string[]> =>
  act(async () => {
    const { violations } = await axe.run(document.body, { rules: notHere });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  });
