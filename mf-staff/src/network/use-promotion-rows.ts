import type { NetworkPrices } from '@plenary/contracts/network-prices.schemas';
import { useState } from 'react';
import { promotionRowOf } from './prices-form.ts';
import { isSame, type Row } from './venue-form.ts';

const rowsOf = ({ promotions }: NetworkPrices): readonly Row[] | undefined => promotions?.map(promotionRowOf);

/** Promotions as they are typed; undefined rows: an older service keeps none here. */
export const usePromotionRows = (loaded: NetworkPrices) => {
  const [rows, setRows] = useState(() => rowsOf(loaded));
  /** What somebody else saved where other rows are typed. */
  const [theirs, setTheirs] = useState<readonly Row[]>();
  const follow = (saved: NetworkPrices) => {
    setRows(rowsOf(saved));
    setTheirs(undefined);
  };
  /** Rows that nobody typed in follow what somebody else saved first; others stay. */
  const meet = (seen: NetworkPrices, newer: NetworkPrices) => {
    const [was, is] = [rowsOf(seen), rowsOf(newer)];
    if (isSame(rows, was)) setRows(is);
    else if (!isSame(is, was) && !isSame(is, rows)) setTheirs(is);
  };
  return { rows, theirs, setRows, follow, meet };
};
