import { formatInstant, instantStyles } from '@plenary/contracts/format';
import { endOwnSession } from '@plenary/contracts/sessions.endpoints';
import { usePlatform } from '@plenary/platform';
import { Badge } from '@plenary/ui/badge';
import { Button } from '@plenary/ui/button';
import { useTranslation } from 'react-i18next';
import styles from './account.module.css';
import { askSessions, endSession } from './account-api.ts';
import { deviceOf } from './device-name.ts';
import { LoadedPart } from './loaded-part.tsx';
import { Section } from './section.tsx';
import { useAction } from './use-action.ts';
import { useLoaded } from './use-loaded.ts';

/** Sessions of the user, each with "sign out there". */
export const SessionsSection = () => {
  const { t } = useTranslation('auth');
  const { locale, notify } = usePlatform();
  const { loaded, reload } = useLoaded(async (signal) => (await askSessions(signal)).sessions);
  const { run, pending } = useAction(endOwnSession);
  const nameOf = (userAgent: string | null) => {
    const device = deviceOf(userAgent);
    return device ? t('account.sessions.device', device) : t('account.sessions.unknown');
  };
  const end = (id: string, device: string) =>
    run(id, async () => {
      await endSession(id, new AbortController().signal);
      notify({ text: t('account.sessions.signedOut', { device }) });
      reload();
    });
  return (
    <Section title={t('account.sessions.title')} text={t('account.sessions.text')}>
      <LoadedPart loaded={loaded} onRetry={reload}>
        {(sessions) => (
          <>
            <ul className={styles.sessions}>
              {sessions.map(({ id, userAgent, createdAt, lastSeenAt, isCurrent }) => {
                const device = nameOf(userAgent);
                return (
                  <li key={id} className={styles.session}>
                    <div className={styles.device}>
                      <p className={styles.name}>{device}</p>
                      <p className={styles.when}>
                        {t('account.sessions.since', { date: formatInstant(createdAt, locale, instantStyles.day) })}
                      </p>
                      <p className={styles.when}>{t('account.sessions.lastSeen', { when: formatInstant(lastSeenAt, locale) })}</p>
                    </div>
                    {isCurrent ? (
                      <Badge tone="success">{t('account.sessions.current')}</Badge>
                    ) : (
                      <Button variant="secondary" size="small" isPending={pending === id} onClick={() => end(id, device)}>
                        {t('account.sessions.signOut')}
                        <span className="visually-hidden"> {device}</span>
                      </Button>
                    )}
                  </li>
                );
              })}
            </ul>
            {sessions.every(({ isCurrent }) => isCurrent) && <p className={styles.when}>{t('account.sessions.alone')}</p>}
          </>
        )}
      </LoadedPart>
    </Section>
  );
};
