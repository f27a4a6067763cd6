import { callAddress, useTelephones } from '@plenary/platform/telephone';
import { Avatar } from '@plenary/ui/avatar';
import { Callout } from '@plenary/ui/callout';
import { useTranslation } from 'react-i18next';
import styles from './scientist-panel.module.css';
import { useSurvey } from './survey-context.ts';

export interface PanelMessage {
  tone: 'info' | 'warning' | 'error';
  text: string;
}

/** The Meeting Scientist with what they have to say about the page (spec/logistics.md §2); on a phone a banner, which waits below the form while there is nothing to heed. */
export const ScientistPanel = ({ message: { tone, text } }: { message: PanelMessage }) => {
  const writeTelephone = useTelephones();
  const { t } = useTranslation('survey');
  const { meetingScientist, staffMessage } = useSurvey().overview;
  const { name, avatarUrl, email, phoneNumber } = meetingScientist;
  return (
    <aside className={styles.panel} data-tone={staffMessage ? 'warning' : tone} aria-label={t('scientist.panel')}>
      <div className={styles.person}>
        <Avatar name={name} url={avatarUrl} size="large" />
        <div className={styles.words}>
          <p className={styles.name}>{name || t('scientist.unnamed')}</p>
          <p className={styles.role}>{t('scientist.role')}</p>
        </div>
      </div>
      {staffMessage ? (
        <Callout tone="warning" title={t('scientist.message')}>
          <p className={styles.quoted}>{staffMessage}</p>
        </Callout>
      ) : null}
      <Callout tone={tone === 'error' ? 'danger' : tone} role="status">
        {text}
      </Callout>
      <p className={styles.ways}>
        {phoneNumber ? <a href={callAddress(phoneNumber)}>{writeTelephone(phoneNumber)}</a> : null}
        {email ? <a href={`mailto:${email}`}>{email}</a> : null}
      </p>
    </aside>
  );
};
