import { changePrimaryContact as endpoint } from '@plenary/contracts/accounts.endpoints';
import { Badge } from '@plenary/ui/badge';
import { Button } from '@plenary/ui/button';
import { useTranslation } from 'react-i18next';
import { DeskLink } from '../desk/desk-link.tsx';
import { FailureNotice } from '../desk/failure-notice.tsx';
import { Panel } from '../desk/panel.tsx';
import { paths } from '../paths.ts';
import { changePrimaryContact } from './api.ts';
import styles from './companies.module.css';
import type { CompanyData } from './load-companies.ts';
import { useCompanySubmission } from './use-company-submission.ts';

interface Props extends CompanyData {
  onMoved: () => void;
  onSaved: () => void;
}

/** The people of a company, and the one of them whom staff turn to first (design: desk D10). */
export const PeoplePanel = ({ company, people, ...ways }: Props) => {
  const { t } = useTranslation('staff');
  const { companyId, peopleCount, primaryContactId } = company;
  const naming = useCompanySubmission<string | null>({
    endpoints: [endpoint],
    send: (userId) => changePrimaryContact(company, userId),
    fields: [],
    ...ways,
  });
  return (
    <Panel id="people" title={t('companies.people')}>
      {naming.failure?.text ? <FailureNotice>{naming.failure.text}</FailureNotice> : null}
      {people.length === 0 ? <p>{t('companies.nobody')}</p> : null}
      <ul className={styles.list}>
        {people.map(({ userId, firstname, lastname, email }) => (
          <li key={userId}>
            <p className={styles.person}>{`${firstname} ${lastname}`}</p>
            <p>{email}</p>
            {userId === primaryContactId ? <Badge tone="info">{t('companies.primary')}</Badge> : null}
            {primaryContactId === undefined ? null : (
              <div>
                <Button
                  size="small"
                  variant="quiet"
                  isPending={naming.isPending}
                  onClick={() => void naming.submit(userId === primaryContactId ? null : userId)}
                >
                  {userId === primaryContactId ? t('companies.noPrimary') : t('companies.makePrimary')}
                  <span className="visually-hidden">{`: ${firstname} ${lastname}`}</span>
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {people.length > 0 ? (
        <DeskLink to={paths.accounts({ companyId })}>{t('companies.allPeople', { count: peopleCount })}</DeskLink>
      ) : null}
    </Panel>
  );
};
