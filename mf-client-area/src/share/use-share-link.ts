import { usePlatform } from '@plenary/platform';
import { useEffect, useState } from 'react';
import { createShareLink, revokeShareLink, type ShareLink } from '../api.ts';

export type ShareState = { type: 'loading' | 'failed' | 'revoked' } | { type: 'ready'; link: ShareLink };

/** The share link of a survey while its dialog is open. */
export const useShareLink = (eventId: string) => {
  const { report } = usePlatform();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<ShareState>({ type: 'loading' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again, and nothing else does.
  useEffect(() => {
    let isGone = false;
    createShareLink(eventId).then(
      (link) => isGone || setState({ type: 'ready', link }),
      (error: unknown) => {
        report(error);
        if (!isGone) setState({ type: 'failed' });
      },
    );
    return () => {
      isGone = true;
    };
  }, [eventId, attempt]);

  const create = () => {
    setState({ type: 'loading' });
    setAttempt((count) => count + 1);
  };
  const revoke = async () => {
    try {
      await revokeShareLink(eventId);
      setState({ type: 'revoked' });
    } catch (error) {
      report(error);
      setState({ type: 'failed' });
    }
  };
  return { state, create, revoke: () => void revoke() };
};
