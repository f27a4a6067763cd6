import { assignDeals, exportDeals } from '@plenary/contracts/desk-deals.endpoints';
import type { ListedDeal } from '@plenary/contracts/desk-deals.schemas';
import { hasRight } from '@plenary/contracts/desk-rights';
import { usePlatform } from '@plenary/platform';
import { useState } from 'react';
import { placeOf } from '../desk/permitted.tsx';

export interface Selection {
  /** In the order of the list. */
  deals: readonly ListedDeal[];
  /** Whether the reader may assign, and export, all that are selected. */
  mayAssign: boolean;
  mayExport: boolean;
  has: (quoteId: string) => boolean;
  /** Whether all of the page are selected. */
  isWhole: boolean;
  select: (quoteId: string, isSelected: boolean) => void;
  selectAll: (isSelected: boolean) => void;
  /** Selects these alone. */
  keep: (quoteIds: readonly string[]) => void;
}

/** The deals of a page that something is done with; what the page no longer shows is not among them. */
export const useSelection = (listed: readonly ListedDeal[]): Selection => {
  const { session } = usePlatform();
  const may = ({ right }: typeof assignDeals | typeof exportDeals, { venue }: ListedDeal) =>
    session !== null && hasRight(session, right, placeOf(venue));
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const deals = listed.filter(({ quoteId }) => selected.has(quoteId));
  return {
    deals,
    mayAssign: deals.every((deal) => may(assignDeals, deal)),
    mayExport: deals.every((deal) => may(exportDeals, deal)),
    has: (quoteId) => selected.has(quoteId),
    isWhole: deals.length > 0 && deals.length === listed.length,
    select: (quoteId, isSelected) =>
      setSelected(new Set(isSelected ? [...selected, quoteId] : [...selected].filter((one) => one !== quoteId))),
    selectAll: (isSelected) => setSelected(new Set(isSelected ? listed.map(({ quoteId }) => quoteId) : [])),
    keep: (quoteIds) => setSelected(new Set(quoteIds)),
  };
};
