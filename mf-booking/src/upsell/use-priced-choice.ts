import type { Addons, PricedDemand } from '@plenary/contracts/quote';
import { CallError } from '@plenary/http/call-error';
import { usePlatform } from '@plenary/platform';
import { useEffect, useState } from 'react';
import { priceDemand } from '../api.ts';
import type { OpenDemand } from './load-upsell.ts';

/** Several presses in a row request one price. */
const settleTime = 250;

export interface PricedChoice {
  /** The newest price known; while another is on its way it is that of an earlier choice. */
  priced: PricedDemand;
  isPending: boolean;
  /** Whether the choice has been priced again since the page was opened. */
  hasChanged: boolean;
  /** Why the choice shown could not be priced. */
  failure: CallError | null;
  retry: () => void;
}

/** Prices a choice of add-ons, in the page's language, each time either changes: the answer to the last choice wins. */
export const usePricedChoice = (demand: OpenDemand, choice: Addons): PricedChoice => {
  const { language } = usePlatform();
  const { demandId } = demand;
  const wanted = JSON.stringify([language, choice]);
  const [first] = useState(() => JSON.stringify([demand.language, demand.addons]));
  const [known, setKnown] = useState({ wanted: first, priced: demand.priced });
  const [failed, setFailed] = useState<{ wanted: string; error: CallError } | null>(null);
  const mustAsk = known.wanted !== wanted && failed?.wanted !== wanted;

  useEffect(() => {
    if (!mustAsk) return;
    const abort = new AbortController();
    const ask = async () => {
      const [lng, addons]: [typeof language, Addons] = JSON.parse(wanted);
      try {
        const priced = await priceDemand({ demandId, addons, language: lng }, abort.signal);
        if (abort.signal.aborted) return;
        setKnown({ wanted, priced });
        setFailed(null);
      } catch (error) {
        if (abort.signal.aborted) return;
        setFailed({
          wanted,
          error: error instanceof CallError ? error : new CallError({ status: 500, body: {}, requestId: '', cause: error }),
        });
      }
    };
    const timer = setTimeout(() => void ask(), settleTime);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [mustAsk, wanted, demandId]);

  return {
    priced: known.priced,
    isPending: mustAsk,
    hasChanged: known.wanted !== first,
    failure: failed?.wanted === wanted ? failed.error : null,
    retry: () => setFailed(null),
  };
};
