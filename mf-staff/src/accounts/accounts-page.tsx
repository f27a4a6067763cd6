import { accountStates } from '@plenary/contracts/accounts-terms';
import { useLoaderData, useRevalidator } from '@plenary/platform/router';
import { buttonClass } from '@plenary/ui/button';
import { EmptyState } from '@plenary/ui/empty-state';
import { NativeSelect } from '@plenary/ui/native-select';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeskLink } from '../desk/desk-link.tsx';
import { DeskPage } from '../desk/desk-page.tsx';
import listStyles from '../desk/list.module.css';
import { NewerList } from '../desk/newer-list.tsx';
import { SearchBox } from '../desk/search-box.tsx';
import { useAsk } from '../desk/use-ask.ts';
import { paths } from '../paths.ts';
import { AccountDialog } from './account-dialog.tsx';
import { AccountPlaces } from './account-places.tsx';
import styles from './accounts.module.css';
import { AccountsTable } from './accounts-table.tsx';
import { type Account, fetchAccounts } from './api.ts';
import { type AccountsData, roles } from './load-accounts.ts';

/** Users of the platform, for an administrator. */
export const AccountsPage = () => {
  const { asked, accounts, next, tag } = useLoaderData<AccountsData>();
  const { t } = useTranslation('staff');
  const { revalidate } = useRevalidator();
  const [opened, setOpened] = useState<Account | null>(null);
  const ask = useAsk(asked, paths.accounts);
  const all = { id: 'all', label: t('accounts.all') } as const;
  return (
    <DeskPage title={t('accounts.title')} description={t('accounts.description')} choices={<AccountPlaces current="users" />}>
      <div className={listStyles.filters}>
        <SearchBox key={asked.search} label={t('accounts.searchUsers')} search={asked.search} onSearch={(search) => ask({ search })} />
        <NativeSelect
          label={t('accounts.role')}
          options={[all, ...roles.map((id) => ({ id, label: t(`accounts.roles.${id}`) }))]}
          value={asked.role ?? 'all'}
          onChange={(role) => ask({ role: role === 'all' ? undefined : role })}
        />
        <NativeSelect
          label={t('accounts.state')}
          options={[all, ...accountStates.map((id) => ({ id, label: t(`accounts.states.${id}`) }))]}
          value={asked.state ?? 'all'}
          onChange={(state) => ask({ state: state === 'all' ? undefined : state })}
        />
      </div>
      {asked.companyId ? (
        <p className={styles.note}>
          {t('accounts.ofOneCompany')}{' '}
          <DeskLink to={paths.accounts({ ...asked, companyId: undefined, after: undefined })}>{t('accounts.ofAll')}</DeskLink>
        </p>
      ) : null}
      <NewerList tag={tag} ask={(unless) => fetchAccounts(asked, unless)}>
        {accounts.length === 0 ? <EmptyState title={t('accounts.none')} /> : <AccountsTable accounts={accounts} onOpen={setOpened} />}
      </NewerList>
      {next ? (
        <p className={listStyles.more}>
          <DeskLink className={buttonClass({ variant: 'secondary' })} to={paths.accounts({ ...asked, after: next })}>
            {t('accounts.next')}
          </DeskLink>
        </p>
      ) : null}
      {opened ? <AccountDialog account={opened} onClose={() => setOpened(null)} onChanged={() => revalidate()} /> : null}
    </DeskPage>
  );
};
