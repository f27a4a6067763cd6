import type { MeetingScientist } from '@plenary/contracts/meeting-events.schemas';
import { callAddress, useTelephones } from '@plenary/platform/telephone';
import { useTranslation } from 'react-i18next';
import type { ToldWays } from './booking-ways.ts';
import styles from './card.module.css';

interface Props {
  ways: Pick<ToldWays, 'obstacles' | 'postponeDays'>;
  scientist: MeetingScientist;
}

/** Why something cannot be done with a booking online, and whom to write to or call instead; nothing where all can be done. */
export const WhyNot = ({ ways: { obstacles, postponeDays = 0 }, scientist: { name, email, phoneNumber } }: Props) => {
  const { t } = useTranslation('client-area');
  const writeTelephone = useTelephones();
  if (obstacles.length === 0) return null;
  return (
    <div className={styles.whyNot}>
      {obstacles.map((obstacle) => (
        <p key={obstacle}>{t(`ways.${obstacle}`, { count: postponeDays })}</p>
      ))}
      <p>
        {t('ways.instead', { name })} {email ? <a href={`mailto:${email}`}>{email}</a> : null}
        {email && phoneNumber ? ' · ' : null}
        {phoneNumber ? <a href={callAddress(phoneNumber)}>{writeTelephone(phoneNumber)}</a> : null}
      </p>
    </div>
  );
};
