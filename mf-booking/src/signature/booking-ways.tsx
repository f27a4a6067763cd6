import type { Quote } from '@plenary/contracts/quote';
import { Link } from '@plenary/platform/router';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths.ts';
import styles from '../quote-rail/quote-rail.module.css';
import { WhyNot } from '../quote-task/why-not.tsx';

interface Props {
  quote: Pick<Quote, 'id' | 'meetingScientist'> & Required<Pick<Quote, 'ways'>>;
}

/** What can be done with the booking of a signed quote, and why not what cannot. */
export const BookingWays = ({ quote }: Props) => {
  const { t } = useTranslation('booking');
  const { id, ways } = quote;
  const { change, postpone, cancel } = ways;
  const opensChange = change === null || change === 'change-open';
  const changeWords = change === 'change-open' ? 'answer' : postpone === null ? 'open' : 'openAlone';
  return (
    <>
      {opensChange || cancel === null ? (
        <div className={styles.ways}>
          {opensChange ? (
            <Link className={styles.way} to={paths.change(id)}>
              {t(`change.${changeWords}`)}
            </Link>
          ) : null}
          {cancel === null ? (
            <Link className={styles.way} to={paths.cancellation(id)}>
              {t('cancellation.open')}
            </Link>
          ) : null}
        </div>
      ) : null}
      <WhyNot quote={quote} obstacles={[change, postpone, cancel]} />
    </>
  );
};
