import type { KeyboardEvent } from 'react';
import { areSingleKeysOn } from '../desk/single-keys.ts';
import type { Selection } from './use-selection.ts';

const steps: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

/** Where a row of a table says which deal it is. */
export const rowAttribute = 'data-deal';
/** What of a row the keys reach: its link and its box. */
const stops = 'th a, input';

/**
 * In a row of deals J and K or the arrows down and up go to the next and the previous one, X selects it (design: desk D12): only while the
 * focus is in the list, so that nobody who speaks to their machine sets them off elsewhere; letters can be switched off.
 */
export const useRowKeys = (selection: Selection) => ({
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
    const { target, currentTarget, key } = event;
    if (!(target instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (key.length === 1 && !areSingleKeysOn()) return;
    const row = target.closest(`[${rowAttribute}]`);
    const quoteId = row?.getAttribute(rowAttribute);
    if (!row || !quoteId) return;
    if (key === 'x') {
      event.preventDefault();
      selection.select(quoteId, !selection.has(quoteId));
      return;
    }
    const rows = [...currentTarget.querySelectorAll(`[${rowAttribute}]`)];
    const next = rows[rows.indexOf(row) + (steps[key] ?? 0)];
    if (!next || next === row) return;
    event.preventDefault();
    const place = [...row.querySelectorAll<HTMLElement>(stops)].indexOf(target);
    const aims = next.querySelectorAll<HTMLElement>(stops);
    (aims[place] ?? aims[1] ?? aims[0])?.focus();
  },
});
