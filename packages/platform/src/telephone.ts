import type { TelephoneFault } from '@plenary/contracts/telephone';
import { useEffect, useState } from 'react';

type Rules = typeof import('@plenary/contracts/telephone');

let loading: Promise<Rules | null> | undefined;

/** The rule of telephone numbers, in a chunk of its own; null if it cannot be loaded, then the service alone decides. */
export const loadTelephones = (): Promise<Rules | null> => {
  loading ??= import('@plenary/contracts/telephone').catch(() => {
    loading = undefined;
    return null;
  });
  return loading;
};

/** Writes stored telephone numbers as people read them: `+33 1 42 00 00 00`; as they are stored until the rule is loaded. */
export const useTelephones = (): Rules['writeTelephone'] => useRules()?.writeTelephone ?? same;

/** Checks a form's optional telephone number; until the rule is loaded it finds no fault, and the service alone decides. */
export const useTelephoneFault = (): TelephoneFault => useRules()?.telephoneFault ?? noFault;

const useRules = (): Rules | null => {
  const [rules, setRules] = useState<Rules | null>(null);
  useEffect(() => {
    let isLeft = false;
    void loadTelephones().then((loaded) => {
      if (!isLeft) setRules(loaded);
    });
    return () => {
      isLeft = true;
    };
  }, []);
  return rules;
};

const same = (stored: string): string => stored;
const noFault: TelephoneFault = () => undefined;

/** Address of a link that calls a number. */
export const callAddress = (number: string): string => `tel:${number.replace(/[^+\d]/g, '')}`;
