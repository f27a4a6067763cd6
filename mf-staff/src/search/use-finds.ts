import type { AccountFinds } from '@plenary/contracts/desk-accounts.schemas';
import { hasRight } from '@plenary/contracts/desk-rights';
import type { DeskFinds } from '@plenary/contracts/desk-search.schemas';
import { fewestSearched } from '@plenary/contracts/desk-search-terms';
import { usePlatform } from '@plenary/platform';
import { useEffect, useState } from 'react';
import type { Source } from '../desk/ask-all.ts';
import { searchAccounts, searchDesk } from './api.ts';

export interface Finds {
  /** What was searched. */
  search: string;
  /** Null: not there yet, or away. */
  desk: DeskFinds | null;
  accounts: AccountFinds | null;
  /** Services that did not answer. */
  away: readonly Source[];
  isComplete: boolean;
}

const nothing: Finds = { search: '', desk: null, accounts: null, away: [], isComplete: true };
/** Milliseconds without a key after which a text is searched. */
const rest = 150;

/** What both services find for a text, each part shown when it arrives; what was found before stays until then. */
export const useFinds = (text: string): Finds => {
  const { report, session } = usePlatform();
  const isForAccounts = session !== null && hasRight(session, 'prices');
  const [finds, setFinds] = useState(nothing);
  const search = text.trim();
  useEffect(() => {
    if (search.length < fewestSearched) {
      setFinds(nothing);
      return;
    }
    const leaving = new AbortController();
    const { signal } = leaving;
    let open = isForAccounts ? 2 : 1;
    const take = (part: Partial<Finds>, away?: Source) => {
      if (signal.aborted) return;
      open -= 1;
      const isComplete = open === 0;
      setFinds((before) => {
        const base = before.search === search ? before : { ...before, search, away: [] };
        return { ...base, ...part, away: away ? [...base.away, away] : base.away, isComplete };
      });
    };
    const fail = (source: Source, part: Partial<Finds>) => (error: unknown) => {
      if (!signal.aborted) report(error);
      take(part, source);
    };
    const timer = setTimeout(() => {
      searchDesk(search, signal).then((desk) => take({ desk }), fail('bookings', { desk: null }));
      if (isForAccounts)
        searchAccounts({ search }, { signal }).then((accounts) => take({ accounts }), fail('accounts', { accounts: null }));
    }, rest);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [search, report, isForAccounts]);
  return finds;
};
