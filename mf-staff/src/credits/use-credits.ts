import { usePlatform } from '@plenary/platform';
import { useEffect, useState } from 'react';
import { fetchCredits, type NamedHolder, type Statement } from './api.ts';

/** A balance with the pages of its ledger that were asked for; null until the first is here. */
export const useCredits = ({ holder, holderId }: NamedHolder) => {
  const { report } = usePlatform();
  const [statement, setStatement] = useState<Statement | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again.
  useEffect(() => {
    const aborting = new AbortController();
    setFailed(false);
    fetchCredits({ holder, holderId }, undefined, aborting.signal)
      .then(setStatement)
      .catch((error: unknown) => {
        if (aborting.signal.aborted) return;
        report(error);
        setFailed(true);
      });
    return () => aborting.abort();
  }, [holder, holderId, round]);

  const showOlder = async () => {
    if (!statement?.next) return;
    const page = await fetchCredits({ holder, holderId }, statement.next, new AbortController().signal).catch((error: unknown) => {
      report(error);
      return null;
    });
    if (page) setStatement({ ...page, entries: [...statement.entries, ...page.entries] });
  };
  return { statement, setStatement, hasFailed, retry: () => setRound(round + 1), showOlder };
};
