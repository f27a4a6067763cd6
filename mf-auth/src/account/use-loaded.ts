import { useLoading } from '@plenary/platform/loading';
import { isUnforeseen } from '../faults/fault.ts';

/** Loads a part of the account, and again on request; the old value stays meanwhile. */
export const useLoaded = <Value>(load: (signal: AbortSignal) => Promise<Value>) => {
  const { loading, reload } = useLoading({ load, isExpected: (error) => !isUnforeseen(error) });
  return { loaded: loading, reload };
};
