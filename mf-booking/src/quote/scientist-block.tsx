import type { Quote } from '@plenary/contracts/quote';
import { callAddress, useTelephones } from '@plenary/platform/telephone';
import { Avatar } from '@plenary/ui/avatar';
import { Card } from '@plenary/ui/card';
import { Icon } from '@plenary/ui/icon';
import { useTranslation } from 'react-i18next';
import styles from './side-block.module.css';

/** Who knows the venue of a quote, and how they are reached. */
export const ScientistBlock = ({ scientist }: { scientist: NonNullable<Quote['meetingScientist']> }) => {
  const { t } = useTranslation('booking');
  const writeTelephone = useTelephones();
  const { firstName, lastName, email, phoneNumber } = scientist;
  const name = `${firstName} ${lastName}`.trim();
  return (
    <Card as="section" aria-label={t('quote.scientist.role')}>
      <div className={styles.block}>
        <div className={styles.person}>
          <Avatar name={name} />
          <p>
            <strong>{name}</strong>
            <br />
            <span className={styles.text}>{t('quote.scientist.role')}</span>
          </p>
        </div>
        <p className={styles.contacts}>
          {phoneNumber ? (
            <a href={callAddress(phoneNumber)}>
              <Icon name="phone" size={20} />
              {writeTelephone(phoneNumber)}
            </a>
          ) : null}
          {email ? (
            <a href={`mailto:${email}`}>
              <Icon name="mail" size={20} />
              {t('quote.scientist.write')}
            </a>
          ) : null}
        </p>
      </div>
    </Card>
  );
};
