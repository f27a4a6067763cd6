import type { AddonName } from '@plenary/contracts/quote';
import type { CallError } from '@plenary/http/call-error';
import { useEffect, useEffectEvent } from 'react';
import { unavailableIn } from '../quote/use-make-quote.ts';

/** Removes add-ons from the choice if a call was refused because they are unavailable. */
export const useLostAddons = (failure: CallError | null, lose: (names: readonly AddonName[]) => void): void => {
  const onLost = useEffectEvent(lose);
  useEffect(() => {
    if (failure?.code === 'add-on-unavailable') onLost(unavailableIn(failure));
  }, [failure]);
};
