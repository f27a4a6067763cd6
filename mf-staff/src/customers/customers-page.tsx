import { formatPercent } from '@plenary/contracts/format';
import { usePlatform } from '@plenary/platform';
import { useLoaderData, useNavigate } from '@plenary/platform/router';
import { buttonClass } from '@plenary/ui/button';
import { DataTable } from '@plenary/ui/data-table';
import { EmptyState } from '@plenary/ui/empty-state';
import { useTranslation } from 'react-i18next';
import { DeskLink } from '../desk/desk-link.tsx';
import { DeskPage } from '../desk/desk-page.tsx';
import listStyles from '../desk/list.module.css';
import { NewerList } from '../desk/newer-list.tsx';
import { SearchBox } from '../desk/search-box.tsx';
import { paths } from '../paths.ts';
import { searchAccounts } from '../search/api.ts';
import styles from './customers.module.css';
import { askedCustomers, type CustomersData } from './load-customers.ts';

/** Companies and people who book, each with the way to its record (design: desk D10). */
export const CustomersPage = () => {
  const { search, companies, customers, tag } = useLoaderData<CustomersData>();
  const { t } = useTranslation('staff');
  const navigate = useNavigate();
  return (
    <DeskPage
      title={t('customers.title')}
      description={t('customers.description')}
      choices={
        <DeskLink className={buttonClass({ size: 'small' })} to={paths.newQuote({ search })}>
          {t('newQuote.open')}
        </DeskLink>
      }
    >
      <div className={listStyles.filters}>
        <SearchBox key={search} label={t('customers.search')} search={search} onSearch={(text) => navigate(paths.customers(text))} />
      </div>
      <NewerList tag={tag} ask={(unless) => searchAccounts(askedCustomers(search), unless)}>
        {companies.length + customers.length === 0 ? <EmptyState title={t('customers.none')} /> : null}
        <div className={styles.lists}>
          {companies.length > 0 ? <Companies companies={companies} /> : null}
          {customers.length > 0 ? <People customers={customers} /> : null}
        </div>
      </NewerList>
    </DeskPage>
  );
};

const Companies = ({ companies }: Pick<CustomersData, 'companies'>) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  const columns = {
    people: t('customers.columns.people'),
    domains: t('customers.columns.domains'),
    contract: t('customers.columns.contract'),
  };
  return (
    <DataTable caption={t('search.groups.companies')} isStacked density="dense">
      <thead>
        <tr>
          <th scope="col">{t('customers.columns.company')}</th>
          <th scope="col">{columns.domains}</th>
          <th scope="col" data-numeric>
            {columns.people}
          </th>
          <th scope="col" data-numeric>
            {columns.contract}
          </th>
        </tr>
      </thead>
      <tbody>
        {companies.map(({ companyId, name, domains, peopleCount, percent }) => (
          <tr key={companyId}>
            <th scope="row" className={styles.name}>
              <DeskLink to={paths.customerCompany(companyId)}>{name}</DeskLink>
            </th>
            <td data-label={columns.domains}>{domains.join(', ') || '–'}</td>
            <td data-numeric data-label={columns.people}>
              {peopleCount}
            </td>
            <td data-numeric data-label={columns.contract}>
              {percent === null ? '–' : formatPercent(percent, locale)}
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
};

const People = ({ customers }: Pick<CustomersData, 'customers'>) => {
  const { t } = useTranslation('staff');
  const columns = { company: t('customers.columns.company'), email: t('customers.columns.email'), phone: t('customers.columns.phone') };
  return (
    <DataTable caption={t('search.groups.customers')} isStacked density="dense">
      <thead>
        <tr>
          <th scope="col">{t('customers.columns.name')}</th>
          <th scope="col">{columns.company}</th>
          <th scope="col">{columns.email}</th>
          <th scope="col">{columns.phone}</th>
        </tr>
      </thead>
      <tbody>
        {customers.map(({ userId, name, companyId, companyName, email, phone }) => (
          <tr key={userId}>
            <th scope="row" className={styles.name}>
              <DeskLink to={paths.customer(userId)}>{name}</DeskLink>
            </th>
            <td data-label={columns.company}>
              <DeskLink to={paths.customerCompany(companyId)}>{companyName}</DeskLink>
            </td>
            <td className={styles.name} data-label={columns.email}>
              {email}
            </td>
            <td data-label={columns.phone}>{phone || '–'}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
};
