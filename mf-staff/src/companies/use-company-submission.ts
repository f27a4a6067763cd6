import { isCallError } from '@plenary/http/call-error';
import { usePlatform } from '@plenary/platform';
import { useState } from 'react';
import type { Company } from './api.ts';

interface Options {
  /** Somebody was first: the newer state is to be fetched. */
  onMoved: () => void;
  onSaved: (company: Company) => void;
}

/** Saves a company or a contract of it, and keeps why it could not be. */
export const useCompanySave = ({ onMoved, onSaved }: Options) => {
  const { report } = usePlatform();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<'failed' | 'refused' | 'gone' | 'moved' | null>(null);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const forget = () => {
    setFailure(null);
    setErrors({});
  };
  const save = async (work: () => Promise<Company>) => {
    if (isPending) return;
    setPending(true);
    forget();
    try {
      onSaved(await work());
    } catch (error) {
      if (!isCallError(error)) {
        report(error);
        setFailure('failed');
      } else if (error.code === 'stale-version') {
        setFailure('moved');
        onMoved();
      } else {
        const isRefused = Object.keys(error.errors).length > 0;
        if (!isRefused && error.status !== 404) report(error);
        setErrors(error.errors);
        setFailure(isRefused ? 'refused' : error.status === 404 ? 'gone' : 'failed');
      }
    } finally {
      setPending(false);
    }
  };
  return { isPending, failure, errors, forget, save };
};
