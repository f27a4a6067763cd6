import { usePlatform } from '@plenary/platform';
import { Button } from '@plenary/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Question } from '../desk/question.tsx';
import styles from './accounts.module.css';
import type { Account } from './api.ts';
import type { AccountAction } from './use-account-actions.ts';

interface Props {
  account: Account;
  pending: AccountAction | 'role' | 'jobs' | null;
  onAct: (action: AccountAction) => void;
}

/** Actions that cost the person something: the administrator confirms them first. */
const confirmed = ['disable', 'removeFactor'] as const;
type Confirmed = (typeof confirmed)[number];
const isConfirmed = (action: AccountAction): action is Confirmed => confirmed.some((one) => one === action);

const actionsOn = ({ state, sessionsCount, hasSecondFactor }: Account, isOwn: boolean): AccountAction[] => {
  const isDisabled = state === 'disabled';
  return [
    ...(sessionsCount > 0 ? (['signOut'] as const) : []),
    ...(isDisabled ? [] : (['sendLink'] as const)),
    ...(hasSecondFactor && !isOwn ? (['removeFactor'] as const) : []),
    ...(isOwn ? [] : [isDisabled ? ('enable' as const) : ('disable' as const)]),
  ];
};

/** The actions an administrator has on an account in its state; on their own, only those that lock no one out. */
export const AccountActions = ({ account, pending, onAct }: Props) => {
  const { t } = useTranslation('staff');
  const { session } = usePlatform();
  const [asked, setAsked] = useState<Confirmed | null>(null);
  const confirm = (action: AccountAction) => {
    setAsked(null);
    onAct(action);
  };
  return (
    <>
      {asked ? (
        <Question
          title={t(`accounts.questions.${asked}`)}
          yes={t('accounts.yes')}
          no={t('accounts.no')}
          onYes={() => confirm(asked)}
          onNo={() => setAsked(null)}
        />
      ) : null}
      <div className={styles.deeds}>
        {actionsOn(account, account.userId === session?.id).map((action) => (
          <Button
            key={action}
            size="small"
            variant={isConfirmed(action) ? 'danger' : 'secondary'}
            isPending={pending === action}
            pendingLabel={t('planning.saving')}
            onClick={() => (isConfirmed(action) ? setAsked(action) : onAct(action))}
          >
            {t(`accounts.deeds.${action}`)}
          </Button>
        ))}
      </div>
    </>
  );
};
