import { createPasswordWithKnownUser } from '@plenary/contracts/meeting-events.endpoints';
import { useSubmission } from '@plenary/platform/submission';
import { Button } from '@plenary/ui/button';
import { Callout } from '@plenary/ui/callout';
import { useFocusWhen } from '@plenary/ui/use-focus-when';
import { useTranslation } from 'react-i18next';
import { askForPassword } from '../api.ts';
import styles from './check-user-page.module.css';
import type { PasswordRequest } from './where-next.ts';

/** A known person without a password requests the mail to choose one: by a press, because mail scanners follow links. */
export const PasswordRequestPage = ({ request }: { request: PasswordRequest }) => {
  const { t } = useTranslation('client-area');
  const { submit, isPending, done, failure } = useSubmission({
    endpoints: [createPasswordWithKnownUser],
    send: () => askForPassword(request),
    words: { failed: t('check-user-event.password.failed') },
  });
  const isSent = done !== null;
  const headingRef = useFocusWhen<HTMLHeadingElement>(isSent);
  const words = isSent ? 'sent' : 'password';
  return (
    <div className={styles.page}>
      <h1 ref={headingRef} tabIndex={-1}>
        {t(`check-user-event.${words}.title`)}
      </h1>
      <p className={styles.lead}>{t(`check-user-event.${words}.text`, { email: request.email })}</p>
      {failure ? (
        <Callout tone="danger" role="alert">
          {failure.text}
        </Callout>
      ) : null}
      {isSent ? null : (
        <Button isPending={isPending} pendingLabel={t('check-user-event.password.sending')} onClick={() => submit()}>
          {t('check-user-event.password.action')}
        </Button>
      )}
    </div>
  );
};
