import type { CancellationPreview } from '@plenary/contracts/cancellation.schemas';
import { usePlatform } from '@plenary/platform';
import { useEffect, useState } from 'react';
import { type Cause, previewCancellation } from './api.ts';

interface Shown {
  preview: CancellationPreview | null;
  /** The last one could not be had. */
  hasFailed: boolean;
  /** Asks again, after the deal or the fee has changed. */
  refresh: () => void;
}

/** The fee of a deal's cancellation for a cause, asked anew whenever the cause changes. */
export const usePreview = (dealId: string, { by, waiver }: Cause): Shown => {
  const { report } = usePlatform();
  const [round, setRound] = useState(0);
  const [shown, setShown] = useState<Omit<Shown, 'refresh'>>({ preview: null, hasFailed: false });
  const [fee, reason] = [waiver?.fee, waiver?.reason];
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again.
  useEffect(() => {
    const left = new AbortController();
    setShown({ preview: null, hasFailed: false });
    const cause = { by, ...(fee !== undefined && reason && { waiver: { fee, reason } }) };
    previewCancellation(dealId, cause, left.signal).then(
      (preview) => left.signal.aborted || setShown({ preview, hasFailed: false }),
      (error: unknown) => {
        if (left.signal.aborted) return;
        report(error);
        setShown({ preview: null, hasFailed: true });
      },
    );
    return () => left.abort();
  }, [dealId, by, fee, reason, round, report]);
  return { ...shown, refresh: () => setRound(round + 1) };
};
