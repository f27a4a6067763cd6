import { Button } from '@plenary/ui/button';
import { useTranslation } from 'react-i18next';
import { useFirstFocus } from '../forms/use-first-focus.ts';
import { CopyButton } from './copy-button.tsx';
import styles from './enrolment.module.css';

interface Props {
  codes: readonly string[];
  onKept: () => void;
  isPending?: boolean;
}

/** The recovery codes, this once: to be copied, printed or written down. */
export const RecoveryCodes = ({ codes, onKept, isPending }: Props) => {
  const { t } = useTranslation('auth');
  const first = useFirstFocus<HTMLDivElement>();
  return (
    <div className={styles.codes}>
      <div ref={first} tabIndex={-1} className={styles.printed}>
        <p className={styles.label}>{t('enrolment.codesTitle')}</p>
        <p>{t('enrolment.codesText')}</p>
        <ul className={styles.list}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.tools}>
        <CopyButton text={codes.join('\n')} />
        <Button variant="secondary" size="small" onClick={() => window.print()}>
          {t('enrolment.print')}
        </Button>
      </div>
      <Button isBlock isPending={isPending} pendingLabel={t('form.pending')} onClick={onKept}>
        {t('enrolment.finish')}
      </Button>
    </div>
  );
};
