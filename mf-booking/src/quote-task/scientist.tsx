import type { Quote } from '@plenary/contracts/quote';
import { Link } from '@plenary/platform/router';
import { callAddress, useTelephones } from '@plenary/platform/telephone';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths.ts';
import styles from './why-not.module.css';

/** How the Meeting Scientist of a quote is written to and called; the events of the reader name them where the quote does not. */
export const Scientist = ({ of: { meetingScientist } }: { of: Pick<Quote, 'meetingScientist'> }) => {
  const { t } = useTranslation('booking');
  const writeTelephone = useTelephones();
  if (!meetingScientist?.email && !meetingScientist?.phoneNumber)
    return (
      <p>
        <Link to={paths.events()}>{t('change.toScientist')}</Link>
      </p>
    );
  const { firstName, lastName, email, phoneNumber } = meetingScientist;
  return (
    <p className={styles.scientist}>
      {t('ways.instead', { name: `${firstName} ${lastName}`.trim() })} {email ? <a href={`mailto:${email}`}>{email}</a> : null}
      {email && phoneNumber ? ' · ' : null}
      {phoneNumber ? <a href={callAddress(phoneNumber)}>{writeTelephone(phoneNumber)}</a> : null}
    </p>
  );
};
