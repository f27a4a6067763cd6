import type { MeetingScientist } from '@plenary/contracts/meeting-events.schemas';
import { callAddress, useTelephones } from '@plenary/platform/telephone';
import { Avatar } from '@plenary/ui/avatar';
import { Card } from '@plenary/ui/card';
import { useTranslation } from 'react-i18next';
import styles from './card.module.css';

/** The contact for questions about the event. */
export const ScientistCard = ({ scientist: { name, email, phoneNumber, avatarUrl } }: { scientist: MeetingScientist }) => {
  const writeTelephone = useTelephones();
  const { t } = useTranslation('client-area');
  return (
    <Card as="section" aria-label={t('scientist.role')}>
      <div className={styles.card}>
        <div className={styles.person}>
          <Avatar name={name} url={avatarUrl} />
          <div>
            <p className={styles.name}>{name}</p>
            <p className={styles.role}>{t('scientist.role')}</p>
          </div>
        </div>
        <p className={styles.contacts}>
          {phoneNumber ? <a href={callAddress(phoneNumber)}>{writeTelephone(phoneNumber)}</a> : null}
          {email ? <a href={`mailto:${email}`}>{email}</a> : null}
        </p>
      </div>
    </Card>
  );
};
