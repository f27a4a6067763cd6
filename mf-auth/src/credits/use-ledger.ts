import { ownCredits } from '@plenary/contracts/credit.endpoints';
import type { CreditEntry, CreditStatement } from '@plenary/contracts/credit.schemas';
import { useState } from 'react';
import { useAction } from '../account/use-action.ts';
import { askCredits } from './ask-credits.ts';

/** The requested pages of a ledger, in order. */
export const useLedger = ({ entries: first, next: firstNext }: CreditStatement) => {
  const [older, setOlder] = useState<readonly CreditEntry[]>([]);
  const [next, setNext] = useState(firstNext);
  const { run, pending } = useAction(ownCredits);
  const showOlder = () =>
    run('older', async () => {
      const page = await askCredits(next ?? undefined, new AbortController().signal);
      if (page === 'unproven') return;
      setOlder([...older, ...page.entries]);
      setNext(page.next);
    });
  return { entries: [...first, ...older], hasOlder: next !== null, showOlder, isPending: pending === 'older' };
};
