import * as contract from '@plenary/contracts/accounts.endpoints';
import type { Endpoint } from '@plenary/contracts/endpoint';
import { useSubmission } from '@plenary/platform/submission';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Account,
  changeJobs,
  changeRole,
  disableAccount,
  enableAccount,
  type GivenJobs,
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
const endpoints = {
  disable: contract.disableAccount,
  enable: contract.enableAccount,
  signOut: contract.signOutAccount,
  sendLink: contract.sendAccountLink,
  removeFactor: contract.removeSecondFactor,
  role: contract.changeRole,
  jobs: contract.changeJobs,
} as const satisfies Record<AccountAction | 'role' | 'jobs', Endpoint>;
export type AccountAction = keyof typeof actions;
type Change = { action: AccountAction } | { action: 'role'; role: Role; jobs: GivenJobs } | { action: 'jobs'; jobs: GivenJobs };

const send = (account: Account, change: Change): Promise<Account> => {
  if (change.action === 'role') return changeRole(account, change.role, change.jobs);
  return change.action === 'jobs' ? changeJobs(account, change.jobs) : actions[change.action](account);
};

interface Options {
  account: Account;
  /** Something was done, or the account was not as it was shown. */
  onChanged: () => void;
}

/** Runs an administrator's actions on an account one at a time; `account` is the newest version from the service. */
export const useAccountActions = ({ account: first, onChanged }: Options) => {
  const { t } = useTranslation('staff');
  const [account, setAccount] = useState(first);
  const [done, setDone] = useState<string | null>(null);
  const { submit, pending, failure } = useSubmission({
    endpoints: Object.values(endpoints),
    send: (change: Change) => send(account, change),
    words: {
      'stale-version': t('accounts.failures.moved'),
      conflict: t('accounts.failures.conflict'),
      'not-found': t('accounts.failures.gone'),
      failed: t('accounts.failures.failed'),
    },
    onDone: (newer, { content }) => {
      setAccount(newer);
      setDone(t(`accounts.done.${content.action}`));
      onChanged();
    },
    onFailure: ({ current }) => {
      if (current) setAccount(current as Account);
      onChanged();
    },
  });
  const start = (change: Change) => {
    setDone(null);
    void submit(change);
  };
  return {
    account,
    pending: pending?.action ?? null,
    failure: failure?.text ?? null,
    done,
    act: (action: AccountAction) => start({ action }),
    giveRole: (role: Role, jobs: GivenJobs) => start({ action: 'role', role, jobs }),
    giveJobs: (jobs: GivenJobs) => start({ action: 'jobs', jobs }),
  };
};
