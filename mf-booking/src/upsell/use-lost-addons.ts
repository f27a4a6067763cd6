import type { AddonName } from '@plenary/contracts/quote';
import type { CallError } from '@plenary/http/call-error';
import { useEffect, useEffectEvent } from 'react';
import { type FlowResult, unavailableIn } from '../quote/quote-flow-action.ts';

interface Answers {
  /** To the press for a quote. */
  result: FlowResult | undefined;
  /** To the last choice's price. */
  failure: CallError | null;
}

/** Takes add-ons out of the choice where an answer says that they can no longer be had. */
export const useLostAddons = ({ result, failure }: Answers, lose: (names: readonly AddonName[]) => void): void => {
  const onLost = useEffectEvent(lose);
  useEffect(() => {
    if (result?.type === 'add-on-unavailable') onLost(result.names);
  }, [result]);
  useEffect(() => {
    if (failure?.code === 'add-on-unavailable') onLost(unavailableIn(failure));
  }, [failure]);
};
