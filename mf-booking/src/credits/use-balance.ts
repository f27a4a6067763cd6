import { ownCredits } from '@plenary/contracts/credit.endpoints';
import type { CreditStatement } from '@plenary/contracts/credit.schemas';
import { insteadOf } from '@plenary/http/instead-of';
import { useEffect, useState } from 'react';
import { call } from '../call.ts';

type Balance = Pick<CreditStatement, 'holder' | 'balance' | 'held'> | 'unproven';

/** Spendable credits; null until known, and if unavailable. `unproven`: the team's require a proven mailbox. */
export const useBalance = (): Balance | null => {
  const [balance, setBalance] = useState<Balance | null>(null);
  useEffect(() => {
    const aborting = new AbortController();
    call(ownCredits, { query: {} }, { signal: aborting.signal })
      .catch(insteadOf('mailbox-unproven', 'unproven' as const))
      .then(setBalance)
      // Without a balance the price is shown alone.
      .catch(() => {});
    return () => aborting.abort();
  }, []);
  return balance;
};
