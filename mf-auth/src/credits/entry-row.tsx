import type { CreditEntry } from '@plenary/contracts/credit.schemas';
import { formatDay, formatInstant, formatNumber } from '@plenary/contracts/format';
import { usePlatform } from '@plenary/platform';
import { Link } from '@plenary/platform/router';
import { useTranslation } from 'react-i18next';
import styles from './credits.module.css';

/** One change of a balance: what happened, when, by how much, and what was left. */
export const EntryRow = ({ entry: { at, kind, amount, balance, subject, isOwn, reason } }: { entry: CreditEntry }) => {
  const { t } = useTranslation('auth');
  const { locale } = usePlatform();
  const isOfOption = kind === 'held' || kind === 'returned' || kind === 'spent';
  return (
    <li className={styles.entry}>
      <div className={styles.what}>
        <p className={styles.kind}>{t(`credits.kinds.${isOfOption && !isOwn ? 'colleague' : kind}`)}</p>
        {subject ? (
          <p>
            <Link to={`/quotes/${subject.quoteId}`}>
              {t('credits.subject', { venue: subject.venueName, day: formatDay(subject.firstDay, locale) })}
            </Link>
          </p>
        ) : null}
        {reason ? <p>{reason}</p> : null}
        <p className={styles.held}>{formatInstant(at, locale, { dateStyle: 'long', timeStyle: 'short' })}</p>
      </div>
      <p className={styles.amount}>
        <strong data-sign={Math.sign(amount)}>{formatNumber(amount, locale, { signDisplay: 'exceptZero' })}</strong>
        <span className={styles.held}>{t('credits.after', { credits: formatNumber(balance, locale) })}</span>
      </p>
    </li>
  );
};
