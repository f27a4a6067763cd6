import { usePlatform } from '@plenary/platform';
import { useLoaderData, useRevalidator } from '@plenary/platform/router';
import { Badge } from '@plenary/ui/badge';
import { Button } from '@plenary/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountPlaces } from '../accounts/account-places.tsx';
import { CreditsPanel } from '../credits/credits-panel.tsx';
import { DeskLink } from '../desk/desk-link.tsx';
import { DeskPage } from '../desk/desk-page.tsx';
import panel from '../desk/panel.module.css';
import { Panel } from '../desk/panel.tsx';
import { paths } from '../paths.ts';
import type { Contract } from './api.ts';
import { BillingDialog } from './billing-dialog.tsx';
import { BillingPanel } from './billing-panel.tsx';
import styles from './companies.module.css';
import { CompanyDialog } from './company-dialog.tsx';
import { ContractCard } from './contract-card.tsx';
import { ContractDialog } from './contract-dialog.tsx';
import { EndContractDialog } from './end-contract-dialog.tsx';
import type { CompanyData } from './load-companies.ts';
import { PeoplePanel } from './people-panel.tsx';

type Opened = { what: 'company' | 'billing' | 'give' } | { what: 'edit' | 'end'; contract: Contract };

/** A company: its domains, its framework contracts, its billing and its people. */
export const CompanyPage = () => {
  const { company, people } = useLoaderData<CompanyData>();
  const { t } = useTranslation('staff');
  const { notify, settings } = usePlatform();
  const { revalidate } = useRevalidator();
  const [opened, setOpened] = useState<Opened | null>(null);
  const { companyId, name, domains, contracts, optionLimitsLifted } = company;
  const ways = {
    company,
    onClose: () => setOpened(null),
    onMoved: () => revalidate(),
    onSaved: async () => {
      setOpened(null);
      notify({ text: t('rooms.thanks') });
      await revalidate();
    },
  };
  return (
    <DeskPage title={name} description={domains.join(', ') || t('companies.noDomain')} choices={<AccountPlaces current={null} />}>
      <div className={styles.ways}>
        <Button size="small" variant="secondary" onClick={() => setOpened({ what: 'company' })}>
          {t('companies.edit')}
        </Button>
        {optionLimitsLifted ? <Badge tone="info">{t('companies.limitsLifted')}</Badge> : null}
        <DeskLink to={paths.accountsTrail({ subjectId: companyId })}>{t('companies.trail')}</DeskLink>
      </div>
      <div className={styles.columns}>
        <Contracts contracts={contracts} onOpen={setOpened} />
        <BillingPanel company={company} onEdit={() => setOpened({ what: 'billing' })} />
        <PeoplePanel company={company} people={people} onMoved={ways.onMoved} onSaved={ways.onSaved} />
        {settings.creditMode === 'TEAMWORK' ? (
          <div className={panel.panel}>
            <CreditsPanel holder="team" holderId={companyId} />
          </div>
        ) : null}
      </div>
      {opened?.what === 'company' ? <CompanyDialog {...ways} /> : null}
      {opened?.what === 'billing' ? <BillingDialog {...ways} /> : null}
      {opened?.what === 'give' ? <ContractDialog {...ways} contract={null} /> : null}
      {opened?.what === 'edit' ? <ContractDialog {...ways} contract={opened.contract} /> : null}
      {opened?.what === 'end' ? <EndContractDialog {...ways} contract={opened.contract} /> : null}
    </DeskPage>
  );
};

const Contracts = ({ contracts, onOpen }: { contracts: readonly Contract[]; onOpen: (opened: Opened) => void }) => {
  const { t } = useTranslation('staff');
  return (
    <Panel
      id="contracts"
      title={t('contracts.title')}
      action={
        <Button size="small" onClick={() => onOpen({ what: 'give' })}>
          {t('contracts.give')}
        </Button>
      }
    >
      {contracts.length === 0 ? <p>{t('contracts.none')}</p> : null}
      <ul className={styles.list}>
        {contracts.map((contract) => (
          <ContractCard
            key={contract.contractId}
            contract={contract}
            onEdit={() => onOpen({ what: 'edit', contract })}
            onEnd={() => onOpen({ what: 'end', contract })}
          />
        ))}
      </ul>
    </Panel>
  );
};
