import { usePlatform } from '@plenary/platform';
import { useEffect, useEffectEvent } from 'react';
import type { Trouble } from './step-form.ts';

/** Tries again without a press once the cause is gone: the browser is online, or the person is signed in. */
export const useRetryWhenBack = (trouble: Trouble | null, retry: () => void): void => {
  const { session } = usePlatform();
  const retryAfter = useEffectEvent((cause: Trouble) => {
    if (trouble === cause) retry();
  });
  useEffect(() => {
    const onOnline = () => retryAfter('offline');
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);
  useEffect(() => {
    if (session) retryAfter('signedOut');
  }, [session]);
};
