import { mergeCompany as endpoint } from '@plenary/contracts/accounts.endpoints';
import type { DeskCompany, SameCompany } from '@plenary/contracts/desk-accounts.schemas';
import { usePlatform } from '@plenary/platform';
import { Callout } from '@plenary/ui/callout';
import { useTranslation } from 'react-i18next';
import { DeskLink } from '../desk/desk-link.tsx';
import { Panel } from '../desk/panel.tsx';
import { paths } from '../paths.ts';
import { mergeCompany } from './api.ts';
import styles from './customers.module.css';
import { MergeButton } from './merge-button.tsx';

/** Which companies may be the same one, each with the way to its record, and for administrators on to this one (design: desk D10). */
export const CompaniesAlike = ({ company }: { company: DeskCompany }) => {
  const { t } = useTranslation('staff');
  const { alike = [], companyId, version } = company;
  if (alike.length === 0) return null;
  return (
    <Callout tone="info" title={t('customers.mergeCompany.title')}>
      <p>{t('customers.mergeCompany.why')}</p>
      <ul className={styles.people}>
        {alike.map((one) => (
          <li key={one.companyId}>
            <DeskLink to={paths.customerCompany(one.companyId)}>{one.name}</DeskLink>
            <span className={styles.quiet}>{one.domains.join(', ') || t('companies.noDomain')}</span>
            {version === undefined ? null : <Merge one={one} into={{ companyId, version }} />}
          </li>
        ))}
      </ul>
    </Callout>
  );
};

/** The other entries of the company, whose people and bookings are on this record; their domains, contracts and credits are their own. */
export const MergedCompanies = ({ company: { merged = [] } }: { company: DeskCompany }) => {
  const { t } = useTranslation('staff');
  const { session } = usePlatform();
  if (merged.length === 0) return null;
  return (
    <Panel id="merged" title={t('customers.mergeCompany.entries')}>
      <ul className={styles.people}>
        {merged.map((one) => (
          <li key={one.companyId}>
            {session?.role === 'admin' ? <DeskLink to={paths.company(one.companyId)}>{one.name}</DeskLink> : <span>{one.name}</span>}
            <span className={styles.quiet}>{one.domains.join(', ') || t('companies.noDomain')}</span>
            <Merge one={one} into={null} />
          </li>
        ))}
      </ul>
    </Panel>
  );
};

const Merge = ({ one, into }: { one: SameCompany; into: { companyId: string; version: number } | null }) => {
  const { t } = useTranslation('staff');
  const words = into ? 'merge' : 'part';
  return (
    <MergeButton
      endpoint={endpoint}
      label={t(`customers.merge.${words}`)}
      question={t(`customers.mergeCompany.${words}Question`, { name: one.name })}
      send={() => mergeCompany(one, into)}
    />
  );
};
