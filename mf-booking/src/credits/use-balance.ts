import { ownCredits } from '@plenary/contracts/credit.endpoints';
import type { CreditStatement } from '@plenary/contracts/credit.schemas';
import { insteadOf } from '@plenary/http/instead-of';
import { useEffect, useState } from 'react';
import { call } from '../call.ts';

type Balance = Pick<CreditStatement, 'holder' | 'balance' | 'held'> | 'unproven';

/** What can be spent in credits; null until it is known, and where it can't be known. `unproven`: the team's waits for a proven mailbox. */
export const useBalance = (): Balance | null => {
  const [balance, setBalance] = useState<Balance | null>(null);
  useEffect(() => {
    const aborting = new AbortController();
    call(ownCredits, { query: {} }, { signal: aborting.signal })
      .catch(insteadOf('mailbox-unproven', 'unproven' as const))
      .then(setBalance)
      // Of no balance nothing is said: the price stands without it.
      .catch(() => {});
    return () => aborting.abort();
  }, []);
  return balance;
};
