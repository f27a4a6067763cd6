import { formatList } from '@plenary/contracts/format';
import { presenceEvery } from '@plenary/contracts/presence-terms';
import { usePlatform } from '@plenary/platform';
import { Callout } from '@plenary/ui/callout';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWhileVisible } from '../desk/use-while-visible.ts';
import { tellPresence } from './api.ts';
import styles from './presence.module.css';

const often = { everyMilliseconds: presenceEvery * 1_000 };

/**
 * Who else has this record open (design: desk D34), said as they come and go; nobody is locked out. A page that nobody looks at tells nothing.
 * Without an answer, as from an older svc-booking, nobody is shown.
 */
export const OthersHere = ({ subject }: { subject: string }) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  const [names, setNames] = useState<readonly string[]>([]);
  const asking = useRef<AbortController>(null);
  const tell = useCallback(() => {
    asking.current?.abort();
    const asked = new AbortController();
    asking.current = asked;
    tellPresence(subject, asked.signal)
      .catch(() => [])
      .then((others) => {
        if (!asked.signal.aborted) setNames(others);
      });
  }, [subject]);
  useEffect(() => {
    tell();
    return () => asking.current?.abort();
  }, [tell]);
  useWhileVisible(tell, often);
  return (
    <div aria-live="polite" className={styles.others}>
      {names.length > 0 ? <Callout title={t('presence.others', { names: formatList(names, locale), count: names.length })} /> : null}
    </div>
  );
};
