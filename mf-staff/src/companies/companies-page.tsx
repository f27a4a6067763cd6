import { formatPercent } from '@plenary/contracts/format';
import { usePlatform } from '@plenary/platform';
import { useLoaderData, useNavigate } from '@plenary/platform/router';
import { Button, buttonClass } from '@plenary/ui/button';
import { DataTable } from '@plenary/ui/data-table';
import { EmptyState } from '@plenary/ui/empty-state';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountPlaces } from '../accounts/account-places.tsx';
import { DeskLink } from '../desk/desk-link.tsx';
import { DeskPage } from '../desk/desk-page.tsx';
import listStyles from '../desk/list.module.css';
import { NewerList } from '../desk/newer-list.tsx';
import { SearchBox } from '../desk/search-box.tsx';
import { paths } from '../paths.ts';
import { fetchCompanies } from './api.ts';
import { CompanyDialog } from './company-dialog.tsx';
import type { CompaniesData } from './load-companies.ts';

/** Companies of the customers, with the discount of the contract in force. */
export const CompaniesPage = () => {
  const { asked, companies, next, tag } = useLoaderData<CompaniesData>();
  const { search } = asked;
  const { t } = useTranslation('staff');
  const { notify } = usePlatform();
  const navigate = useNavigate();
  const [isAdding, setAdding] = useState(false);
  return (
    <DeskPage title={t('companies.title')} description={t('companies.description')} choices={<AccountPlaces current="companies" />}>
      <div className={listStyles.filters}>
        <SearchBox
          key={search}
          label={t('companies.search')}
          search={search}
          onSearch={(text) => navigate(paths.companies({ search: text }))}
        />
        <Button onClick={() => setAdding(true)}>{t('companies.add')}</Button>
      </div>
      <NewerList tag={tag} ask={(unless) => fetchCompanies(asked, unless)}>
        {companies.length === 0 ? <EmptyState title={t('companies.none')} /> : <CompaniesTable companies={companies} />}
      </NewerList>
      {next ? (
        <p className={listStyles.more}>
          <DeskLink className={buttonClass({ variant: 'secondary' })} to={paths.companies({ search, after: next })}>
            {t('accounts.next')}
          </DeskLink>
        </p>
      ) : null}
      {isAdding ? (
        <CompanyDialog
          company={null}
          onClose={() => setAdding(false)}
          onMoved={() => {}}
          onSaved={({ companyId }) => {
            notify({ text: t('rooms.thanks') });
            navigate(paths.company(companyId));
          }}
        />
      ) : null}
    </DeskPage>
  );
};

const CompaniesTable = ({ companies }: Pick<CompaniesData, 'companies'>) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  return (
    <DataTable caption={t('companies.title')} isCaptionHidden isStacked density="dense">
      <thead>
        <tr>
          <th scope="col">{t('companies.name')}</th>
          <th scope="col">{t('companies.domains')}</th>
          <th scope="col" data-numeric>
            {t('companies.people')}
          </th>
          <th scope="col" data-numeric>
            {t('companies.percent')}
          </th>
        </tr>
      </thead>
      <tbody>
        {companies.map(({ companyId, name, domains, peopleCount, percent }) => (
          <tr key={companyId}>
            <th scope="row">
              <DeskLink to={paths.company(companyId)}>{name}</DeskLink>
            </th>
            <td data-label={t('companies.domains')}>{domains.join(', ')}</td>
            <td data-numeric data-label={t('companies.people')}>
              {peopleCount}
            </td>
            <td data-numeric data-label={t('companies.percent')}>
              {percent === null ? '–' : formatPercent(percent, locale)}
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
};
