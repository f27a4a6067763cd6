import { Link } from '@plenary/platform/router';
import { Button, buttonClass } from '@plenary/ui/button';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths.ts';
import styles from './ask-option.module.css';

interface Props {
  quoteId: string;
  action: string;
  /** The press gives something up. */
  isDanger?: boolean;
  isPending: boolean;
  pendingLabel: string;
  onPress: () => void;
  /** Label of the way back to the quote. */
  back: string;
  /** Why the press did not succeed; it may be tried again. */
  failure: string | null | undefined;
}

/** The press that a page asks for, beside the way back to the quote. */
export const AskForm = ({ quoteId, action, isDanger = false, isPending, pendingLabel, onPress, back, failure }: Props) => {
  const { t } = useTranslation('booking');
  return (
    <div className={styles.form}>
      <div className={styles.ways}>
        <Button {...(isDanger && { variant: 'danger' })} size="large" isPending={isPending} pendingLabel={pendingLabel} onClick={onPress}>
          {failure ? t('option.retry') : action}
        </Button>
        <Link className={buttonClass({ variant: 'quiet', size: 'large' })} to={paths.quote(quoteId)}>
          {back}
        </Link>
      </div>
      <p role="status" className={styles.failed}>
        {failure}
      </p>
    </div>
  );
};
