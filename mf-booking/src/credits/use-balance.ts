import type { CreditStatement, ownCredits } from '@plenary/contracts/credit';
import { isCallError } from '@plenary/http/call-error';
import { refer } from '@plenary/http/refer';
import { useEffect, useState } from 'react';
import { call } from '../call.ts';

type Balance = Pick<CreditStatement, 'holder' | 'balance' | 'held'> | 'unproven';

/** What can be spent in credits; null until it is known, and where it can't be known. `unproven`: the team's waits for a proven mailbox. */
export const useBalance = (): Balance | null => {
  const [balance, setBalance] = useState<Balance | null>(null);
  useEffect(() => {
    const aborting = new AbortController();
    call(refer<typeof ownCredits>('GET', '/api/me/credits'), { query: {} }, { signal: aborting.signal })
      .then(setBalance)
      .catch((error: unknown) => {
        if (isCallError(error) && error.code === 'mailbox-unproven') setBalance('unproven');
      });
    return () => aborting.abort();
  }, []);
  return balance;
};
