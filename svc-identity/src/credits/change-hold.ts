import { creditHoldState } from '@plenary/contracts/credit.schemas';
import type { EventHandler } from '@plenary/service-kit/receive-events';
import type { IdentityDeps } from '../deps.ts';
import { findHold, setHold } from './credit-hold.ts';
import { moveCredits } from './move-credits.ts';

/**
 * Applies a hold's state as svc-booking reports it: freed credits return to the balance, spent ones stay spent. A state older
 * than the known one is dropped. A hold that was never made is recorded as closed: its call may still arrive late.
 */
export const changeHold =
  ({ tables, now }: IdentityDeps): EventHandler =>
  async (tx, { payload, sequence }) => {
    const { holdId, credits, isSpent } = creditHoldState.parse(payload);
    const known = await findHold(tx, tables, holdId);
    if (known && known.sequence >= sequence) return;
    if (!known?.owner || !known.userId)
      return setHold(tx, tables, known, {
        ...{ id: holdId, owner: null, userId: null, credits: 0, sequence, isSpent: false, subject: null },
      });
    if (known.isSpent) return setHold(tx, tables, known, { ...known, sequence });
    const { owner, userId } = known;
    const movement = { owner, hold: { id: holdId, userId }, at: now() };
    if (credits > known.credits) throw new Error(`hold ${holdId} has ${known.credits} credits and is said to have ${credits}`);
    if (credits < known.credits) await moveCredits(tx, tables, { ...movement, kind: 'returned', amount: known.credits - credits });
    if (isSpent) await moveCredits(tx, tables, { ...movement, kind: 'spent', amount: 0 });
    await setHold(tx, tables, known, { ...known, credits, sequence, isSpent });
  };
