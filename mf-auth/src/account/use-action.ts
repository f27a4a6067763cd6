import { usePlatform } from '@plenary/platform';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { faultOf, isUnforeseen } from '../faults/fault.ts';
import { faultText } from '../faults/fault-text.ts';

/** Work behind a press: once at a time, and a notice where it fails. `texts`: sentences for a code in place of the common ones. */
export const useAction = (texts: Record<string, string> = {}) => {
  const { t } = useTranslation('auth');
  const { notify, report, locale } = usePlatform();
  const [pending, setPending] = useState<string | null>(null);
  const run = async (name: string, work: () => Promise<void>): Promise<void> => {
    if (pending !== null) return;
    setPending(name);
    try {
      await work();
    } catch (error) {
      if (isUnforeseen(error)) report(error);
      const fault = faultOf(error);
      notify({ text: texts[fault.code] ?? faultText(fault, { t, locale, names: [] }) ?? t('fault.unexpected') });
    }
    setPending(null);
  };
  return { run: (name: string, work: () => Promise<void>) => void run(name, work), pending };
};
