import { usePlatform } from '@plenary/platform';
import { Callout } from '@plenary/ui/callout';
import { Dialog } from '@plenary/ui/dialog';
import { useTranslation } from 'react-i18next';
import { CreditsPanel } from '../credits/credits-panel.tsx';
import { DeskLink } from '../desk/desk-link.tsx';
import { FailureNotice } from '../desk/failure-notice.tsx';
import { paths } from '../paths.ts';
import { AccountActions } from './account-actions.tsx';
import { AccountFacts } from './account-facts.tsx';
import { AccountJobs } from './account-jobs.tsx';
import { AccountRole } from './account-role.tsx';
import styles from './accounts.module.css';
import type { Account } from './api.ts';
import { useAccountActions } from './use-account-actions.ts';

interface Props {
  account: Account;
  onClose: () => void;
  onChanged: () => void;
}

/** An account, and what an administrator does to it. */
export const AccountDialog = ({ account: first, onClose, onChanged }: Props) => {
  const { t } = useTranslation('staff');
  const { session, settings } = usePlatform();
  const { account, pending, failure, done, act, giveRole, giveJobs } = useAccountActions({ account: first, onChanged });
  const isOwn = account.userId === session?.id;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="medium"
      title={`${account.firstname} ${account.lastname}`}
      description={account.email}
      closeLabel={t('close')}
    >
      {failure ? <FailureNotice>{failure}</FailureNotice> : null}
      <div aria-live="polite">{done ? <Callout tone="success">{done}</Callout> : null}</div>
      <AccountFacts account={account} />
      <p>
        <DeskLink to={paths.accountsTrail({ subjectId: account.userId })}>{t('accounts.trailOf')}</DeskLink>
      </p>
      {account.role === 'customer' && account.state !== 'disabled' ? (
        <p>
          <DeskLink to={paths.newQuote({ customer: account.userId })}>{t('newQuote.open')}</DeskLink>
        </p>
      ) : null}
      {isOwn ? <p>{t('accounts.own')}</p> : <AccountRole current={account.role} isPending={pending === 'role'} onGive={giveRole} />}
      {account.jobs ? <AccountJobs key={account.version} account={account} isPending={pending === 'jobs'} onGive={giveJobs} /> : null}
      <AccountActions account={account} pending={pending} onAct={act} />
      {settings.creditMode === 'USER' ? (
        <div className={styles.credits}>
          <CreditsPanel holder="user" holderId={account.userId} />
        </div>
      ) : null}
    </Dialog>
  );
};
