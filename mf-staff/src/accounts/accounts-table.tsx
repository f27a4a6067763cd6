import { formatInstant } from '@plenary/contracts/format';
import { usePlatform } from '@plenary/platform';
import { Badge } from '@plenary/ui/badge';
import { Button } from '@plenary/ui/button';
import { DataTable } from '@plenary/ui/data-table';
import { useTranslation } from 'react-i18next';
import { DeskLink } from '../desk/desk-link.tsx';
import { paths } from '../paths.ts';
import styles from './accounts.module.css';
import type { Account } from './api.ts';

interface Props {
  accounts: readonly Account[];
  onOpen: (account: Account) => void;
}

export const stateTones = { active: 'success', pending: 'warning', disabled: 'danger' } as const;

/** The accounts with their company and state. */
export const AccountsTable = ({ accounts, onOpen }: Props) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  return (
    <DataTable caption={t('accounts.title')} isCaptionHidden isStacked density="dense">
      <thead>
        <tr>
          {(['user', 'company', 'role', 'state', 'lastSeenAt'] as const).map((column) => (
            <th key={column} scope="col">
              {t(`accounts.${column}`)}
            </th>
          ))}
          <td />
        </tr>
      </thead>
      <tbody>
        {accounts.map((account) => (
          <tr key={account.userId}>
            <th scope="row" className={styles.who}>
              {`${account.firstname} ${account.lastname}`}
              <span className={styles.email}>{account.email}</span>
            </th>
            <td data-label={t('accounts.company')}>
              <DeskLink to={paths.company(account.company.companyId)}>{account.company.name}</DeskLink>
            </td>
            <td data-label={t('accounts.role')}>{t(`accounts.roles.${account.role}`)}</td>
            <td data-label={t('accounts.state')}>
              <Badge tone={stateTones[account.state]}>{t(`accounts.states.${account.state}`)}</Badge>
            </td>
            <td className={styles.seen} data-label={t('accounts.lastSeenAt')}>
              {account.lastSeenAt ? formatInstant(account.lastSeenAt, locale) : t('surveys.never')}
            </td>
            <td>
              <Button size="small" variant="secondary" onClick={() => onOpen(account)}>
                {t('accounts.manage')}
                <span className="visually-hidden">{` ${account.email}`}</span>
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
};
