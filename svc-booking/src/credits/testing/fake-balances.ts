import { type CreditHoldState, creditHoldState } from '@plenary/contracts/credit.schemas';
import { Refusal, refuse } from '@plenary/http/refuse';
import type { OutboxEvent } from '@plenary/service-kit/outbox';
import type { CreditAsk, HoldCredits } from '../hold-credits.ts';

interface Hold extends Pick<CreditHoldState, 'credits' | 'isSpent'> {
  userId: string | null;
  sequence: number;
}

/** Fate of a request on its way to svc-identity and back. */
export type Fate = 'arrives' | 'is-lost' | 'answer-is-lost' | 'comes-late';

/** Keeps balances as the contract of svc-identity says, in memory; `fate` says what becomes of the next asks. */
export const fakeBalances = () => {
  const holds = new Map<string, Hold>();
  const granted = new Map<string, number>();
  const late: CreditAsk[] = [];
  const state = { fate: 'arrives' as Fate, asks: 0 };
  const heldBy = (userId: string) =>
    [...holds.values()].filter((hold) => hold.userId === userId).reduce((sum, { credits }) => sum + credits, 0);
  const balanceOf = (userId: string) => (granted.get(userId) ?? 0) - heldBy(userId);

  const take = ({ holdId, sequence, userId, credits }: CreditAsk) => {
    const known = holds.get(holdId);
    if (known && (known.userId === null || known.sequence > sequence)) refuse('conflict');
    if (known?.sequence === sequence) return known.credits === credits ? undefined : refuse('conflict');
    const balance = balanceOf(userId) + (known?.credits ?? 0);
    if (balance < credits) refuse('insufficient-credit', { members: { needed: credits, balance } });
    holds.set(holdId, { userId, credits, sequence, isSpent: false });
  };
  const holdCredits: HoldCredits = async (ask) => {
    state.asks++;
    if (state.fate === 'comes-late') late.push(ask);
    if (state.fate === 'arrives' || state.fate === 'answer-is-lost') take(ask);
    if (state.fate !== 'arrives') refuse('service-unavailable');
  };

  return {
    state,
    holdCredits,
    grant: (userId: string, credits: number) => void granted.set(userId, (granted.get(userId) ?? 0) + credits),
    balanceOf,
    /** Balance of each hold, including spent ones. */
    held: (): number[] =>
      [...holds.values()]
        .map(({ credits }) => credits)
        .filter((credits) => credits > 0)
        .sort((a, b) => a - b),
    spent: (): number[] => [...holds.values()].filter(({ isSpent }) => isSpent).map(({ credits }) => credits),
    /** Lets the asks through that were long on their way. */
    letLateOnesIn: () => {
      for (const ask of late.splice(0))
        try {
          take(ask);
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
        }
    },
    /** Events delivered by the relay. */
    told: async ({ payload, sequence }: OutboxEvent) => {
      const { holdId, credits, isSpent } = creditHoldState.parse(payload);
      const known = holds.get(holdId);
      if (known && known.sequence >= sequence) return;
      if (!known?.userId) return void holds.set(holdId, { userId: null, credits: 0, sequence, isSpent: false });
      if (credits > known.credits) throw new Error(`${holdId} has ${known.credits} and is said to have ${credits}`);
      holds.set(holdId, { ...known, credits, sequence, isSpent });
    },
  };
};
