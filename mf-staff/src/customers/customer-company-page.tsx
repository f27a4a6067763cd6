import { formatPercent } from '@plenary/contracts/format';
import { usePlatform } from '@plenary/platform';
import { useLoaderData } from '@plenary/platform/router';
import { Badge } from '@plenary/ui/badge';
import { useTranslation } from 'react-i18next';
import { DeskLink } from '../desk/desk-link.tsx';
import { DeskPage } from '../desk/desk-page.tsx';
import { Panel } from '../desk/panel.tsx';
import { Unanswered } from '../desk/unanswered.tsx';
import { paths } from '../paths.ts';
import { validityWords } from './contract-words.ts';
import styles from './customers.module.css';
import type { CustomerCompanyData } from './load-customers.ts';
import { RecordBilling } from './record-billing.tsx';
import { RecordBody } from './record-body.tsx';
import { RecordTasks } from './record-tasks.tsx';
import { CompaniesAlike, MergedCompanies } from './same-company.tsx';

/** A company that books: what its people booked, one timeline, people, contract and address (design: desk D10). */
export const CustomerCompanyPage = () => {
  const { company, record, show, away } = useLoaderData<CustomerCompanyData>();
  const { t } = useTranslation('staff');
  const { locale, session } = usePlatform();
  const { companyId, name, domains, percent, people, primaryContactId, billing, contracts = [] } = company;
  const address = [billing.street, `${billing.zipCode} ${billing.city}`.trim(), billing.country].filter(Boolean);
  return (
    <DeskPage
      title={name}
      description={domains.join(', ') || t('companies.noDomain')}
      choices={session?.role === 'admin' ? <DeskLink to={paths.company(companyId)}>{t('customers.manage')}</DeskLink> : null}
    >
      <CompaniesAlike company={company} />
      <Unanswered away={away}>
        <div className={styles.columns}>
          {record ? <RecordBody record={record} show={show} toPart={(part) => paths.customerCompany(companyId, part)} /> : null}
          <div className={styles.aside}>
            {record ? <RecordTasks record={record} /> : null}
            <Panel id="people" title={t('companies.people')}>
              {people.length === 0 ? <p>{t('companies.nobody')}</p> : null}
              <ul className={styles.people}>
                {people.map(({ userId, name: person, email }) => (
                  <li key={userId}>
                    <DeskLink to={paths.customer(userId)}>{person}</DeskLink>
                    <span className={styles.quiet}>{email}</span>
                    {userId === primaryContactId ? <Badge tone="info">{t('companies.primary')}</Badge> : null}
                  </li>
                ))}
              </ul>
            </Panel>
            <Panel id="company" title={t('customers.company')}>
              <dl className={styles.facts}>
                <dt>{t('customers.columns.contract')}</dt>
                <dd>
                  {percent === null ? t('customers.noContract') : formatPercent(percent, locale)}
                  {contracts.map((contract) => (
                    <p key={contract.validFrom} className={styles.quiet}>
                      {[
                        formatPercent(contract.percent, locale),
                        validityWords(t, contract, locale),
                        ...(contract.isInForce ? [t('contracts.inForce')] : []),
                        ...(contract.isFlex ? [t('contracts.flex')] : []),
                      ].join(' · ')}
                    </p>
                  ))}
                </dd>
                <dt>{t('customers.address')}</dt>
                <dd>{address.length > 0 ? address.join(', ') : '–'}</dd>
                <dt>{t('customers.vatCode')}</dt>
                <dd>{billing.vatCode || '–'}</dd>
              </dl>
            </Panel>
            {record ? <RecordBilling record={record} /> : null}
            <MergedCompanies company={company} />
          </div>
        </div>
      </Unanswered>
    </DeskPage>
  );
};
