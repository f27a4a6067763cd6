import { copiedMessageFor } from '@plenary/contracts/survey-terms';
import { usePlatform } from '@plenary/platform';
import { copyText } from '@plenary/ui/copy-text';
import { useEffect, useState } from 'react';

/** Puts a text on the clipboard; success is shown for five seconds (spec/logistics.md §9). A failure is reported. */
export const useCopy = (onCopied: () => void) => {
  const { report } = usePlatform();
  const [outcome, setOutcome] = useState<{ type: 'copied' | 'failed'; count: number } | null>(null);

  useEffect(() => {
    if (outcome?.type !== 'copied') return;
    const timer = setTimeout(() => setOutcome(null), copiedMessageFor);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async (text: string) => {
    const count = (outcome?.count ?? 0) + 1;
    try {
      await copyText(text);
      setOutcome({ type: 'copied', count });
      onCopied();
    } catch (error) {
      report(error);
      setOutcome({ type: 'failed', count });
    }
  };
  return { outcome: outcome?.type ?? null, copy: (text: string) => void copy(text) };
};
