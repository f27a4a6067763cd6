import { Button } from '@plenary/ui/button';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './newer-list.module.css';
import { type AskUnless, useNewerList } from './use-newer-list.ts';

interface Props {
  /** `ETag` of what is shown; undefined: nobody can say what is newer. */
  tag: string | undefined;
  ask: AskUnless;
  /** Something is chosen in it. */
  isHeld?: boolean;
  children: ReactNode;
}

/** A list that follows what others change, and says so instead where somebody is about to press something in it (design: desk D34). */
export const NewerList = ({ tag, ask, isHeld, children }: Props) => {
  const { t } = useTranslation('staff');
  const place = useRef<HTMLDivElement>(null);
  const { isNewer, refresh } = useNewerList({ tag, ask, place, isHeld });
  return (
    <>
      <div className={styles.bar} role="status">
        {isNewer ? (
          <>
            <span>{t('newer.title')}</span>
            <Button variant="secondary" size="small" onClick={refresh}>
              {t('newer.show')}
            </Button>
          </>
        ) : null}
      </div>
      <div ref={place}>{children}</div>
    </>
  );
};
