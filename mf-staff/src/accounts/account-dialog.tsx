import { usePlatform } from '@plenary/platform';
import { Link } from '@plenary/platform/router';
import { Badge } from '@plenary/ui/badge';
import { Button } from '@plenary/ui/button';
import { Callout } from '@plenary/ui/callout';
import { Dialog } from '@plenary/ui/dialog';
import { NativeSelect } from '@plenary/ui/native-select';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CreditsPanel } from '../credits/credits-panel.tsx';
import { formatInstant } from '../desk/format-instant.ts';
import { paths } from '../paths.ts';
import styles from './accounts.module.css';
import { stateTones } from './accounts-table.tsx';
import type { Account } from './api.ts';
import { roles } from './load-accounts.ts';
import { type Deed, useAccountDeeds } from './use-account-deeds.ts';

interface Props {
  account: Account;
  onClose: () => void;
  onChanged: () => void;
}

/** Deeds that cost somebody something: they are asked about first. */
const grave: readonly Deed[] = ['disable', 'removeFactor'];

/** An account, and what an administrator does to it; nobody does these things to their own. */
export const AccountDialog = ({ account: first, onClose, onChanged }: Props) => {
  const { t } = useTranslation('staff');
  const { locale, session, settings } = usePlatform();
  const { account, pending, failure, done, act, giveRole } = useAccountDeeds({ account: first, onChanged });
  const [role, setRole] = useState(first.role);
  const [asked, setAsked] = useState<Deed | null>(null);
  const isOwn = account.userId === session?.id;
  const isDisabled = account.state === 'disabled';
  const deeds: Deed[] = [
    ...(account.sessionsCount > 0 ? (['signOut'] as const) : []),
    ...(isDisabled ? [] : (['sendLink'] as const)),
    ...(account.hasSecondFactor && !isOwn ? (['removeFactor'] as const) : []),
    ...(isOwn ? [] : [isDisabled ? ('enable' as const) : ('disable' as const)]),
  ];
  const press = (deed: Deed) => {
    if (grave.includes(deed)) setAsked(deed);
    else act(deed);
  };
  const confirm = (deed: Deed) => {
    setAsked(null);
    act(deed);
  };
  return (
    <Dialog isOpen onClose={onClose} title={`${account.firstname} ${account.lastname}`} description={account.email} closeLabel={t('close')}>
      {failure ? (
        <Callout tone="danger" role="alert" title={t('oops')}>
          {t(`accounts.failures.${failure}`)}
        </Callout>
      ) : null}
      <div aria-live="polite">{done ? <Callout tone="success">{done}</Callout> : null}</div>
      <dl className={styles.facts}>
        <dt>{t('accounts.state')}</dt>
        <dd>
          <Badge tone={stateTones[account.state]}>{t(`accounts.states.${account.state}`)}</Badge>
        </dd>
        <dt>{t('accounts.role')}</dt>
        <dd>{t(`accounts.roles.${account.role}`)}</dd>
        <dt>{t('accounts.company')}</dt>
        <dd>{account.company.name}</dd>
        <dt>{t('accounts.mailbox')}</dt>
        <dd>{t(account.mailboxProven ? 'accounts.proven' : 'accounts.unproven')}</dd>
        <dt>{t('accounts.secondFactor')}</dt>
        <dd>{t(account.hasSecondFactor ? 'accounts.on' : 'accounts.off')}</dd>
        <dt>{t('accounts.sessions')}</dt>
        <dd>{account.sessionsCount}</dd>
        <dt>{t('accounts.createdAt')}</dt>
        <dd>{formatInstant(account.createdAt, locale)}</dd>
      </dl>
      <p>
        <Link to={paths.accountsTrail({ subjectId: account.userId })}>{t('accounts.trailOf')}</Link>
      </p>
      {isOwn ? (
        <p>{t('accounts.own')}</p>
      ) : (
        <div className={styles.role}>
          <NativeSelect
            label={t('accounts.newRole')}
            options={roles.map((id) => ({ id, label: t(`accounts.roles.${id}`) }))}
            value={role}
            onChange={setRole}
          />
          <Button
            variant="secondary"
            disabled={role === account.role}
            isPending={pending === 'role'}
            pendingLabel={t('planning.saving')}
            onClick={() => giveRole(role)}
          >
            {t('accounts.giveRole')}
          </Button>
        </div>
      )}
      {asked ? (
        <Callout
          tone="warning"
          role="alert"
          title={t(`accounts.questions.${asked}`)}
          actions={
            <>
              <Button size="small" variant="danger" onClick={() => confirm(asked)}>
                {t('accounts.yes')}
              </Button>
              <Button size="small" variant="secondary" onClick={() => setAsked(null)}>
                {t('accounts.no')}
              </Button>
            </>
          }
        />
      ) : null}
      <div className={styles.deeds}>
        {deeds.map((deed) => (
          <Button
            key={deed}
            size="small"
            variant={grave.includes(deed) ? 'danger' : 'secondary'}
            isPending={pending === deed}
            pendingLabel={t('planning.saving')}
            onClick={() => press(deed)}
          >
            {t(`accounts.deeds.${deed}`)}
          </Button>
        ))}
      </div>
      {settings.creditMode === 'USER' ? (
        <div className={styles.credits}>
          <CreditsPanel holder="user" holderId={account.userId} />
        </div>
      ) : null}
    </Dialog>
  );
};
