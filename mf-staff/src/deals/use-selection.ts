import type { ListedDeal } from '@plenary/contracts/desk-deals.schemas';
import { useState } from 'react';

export interface Selection {
  /** In the order of the list. */
  deals: readonly ListedDeal[];
  has: (quoteId: string) => boolean;
  /** Whether all of the page are selected. */
  isWhole: boolean;
  select: (quoteId: string, isSelected: boolean) => void;
  selectAll: (isSelected: boolean) => void;
  /** Selects these alone. */
  keep: (quoteIds: readonly string[]) => void;
}

/** The deals of a page that something is done with; what the page no longer shows is not among them. */
export const useSelection = (shown: readonly ListedDeal[]): Selection => {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const deals = shown.filter(({ quoteId }) => selected.has(quoteId));
  return {
    deals,
    has: (quoteId) => selected.has(quoteId),
    isWhole: deals.length > 0 && deals.length === shown.length,
    select: (quoteId, isSelected) =>
      setSelected(new Set(isSelected ? [...selected, quoteId] : [...selected].filter((one) => one !== quoteId))),
    selectAll: (isSelected) => setSelected(new Set(isSelected ? shown.map(({ quoteId }) => quoteId) : [])),
    keep: (quoteIds) => setSelected(new Set(quoteIds)),
  };
};
