import { isCallError } from '@plenary/http/call-error';
import { usePlatform } from '@plenary/platform';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Account,
  changeRole,
  disableAccount,
  enableAccount,
  type Role,
  removeSecondFactor,
  sendAccountLink,
  signOutAccount,
} from './api.ts';

const actions = {
  disable: disableAccount,
  enable: enableAccount,
  signOut: signOutAccount,
  sendLink: sendAccountLink,
  removeFactor: removeSecondFactor,
} as const;
export type AccountAction = keyof typeof actions;
type Failure = 'failed' | 'moved' | 'conflict' | 'gone';

const failureOf = (error: unknown): Failure => {
  if (!isCallError(error)) return 'failed';
  if (error.code === 'stale-version') return 'moved';
  if (error.status === 409) return 'conflict';
  return error.status === 404 ? 'gone' : 'failed';
};

interface Options {
  account: Account;
  /** Something was done, or the account was not as it was shown. */
  onChanged: () => void;
}

/** What an administrator does to an account, one at a time; the account is always the newest that the service told of. */
export const useAccountActions = ({ account: first, onChanged }: Options) => {
  const { t } = useTranslation('staff');
  const { report } = usePlatform();
  const [account, setAccount] = useState(first);
  const [pending, setPending] = useState<AccountAction | 'role' | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [done, setDone] = useState<string | null>(null);

  const act = async (name: AccountAction | 'role', work: () => Promise<Account>) => {
    if (pending) return;
    setPending(name);
    setFailure(null);
    setDone(null);
    try {
      setAccount(await work());
      setDone(t(`accounts.done.${name}`));
    } catch (error) {
      const found = failureOf(error);
      if (found === 'failed') report(error);
      if (found === 'moved' && isCallError(error)) setAccount(error.body.current as Account);
      setFailure(found);
    }
    setPending(null);
    onChanged();
  };
  return {
    account,
    pending,
    failure,
    done,
    act: (action: AccountAction) => act(action, () => actions[action](account)),
    giveRole: (role: Role) => act('role', () => changeRole(account, role)),
  };
};
