import { formatPercent } from '@plenary/contracts/format';
import { usePlatform } from '@plenary/platform';
import { Callout } from '@plenary/ui/callout';
import { useTranslation } from 'react-i18next';
import type { Company } from './api.ts';
import styles from './companies.module.css';
import { validityWords } from './contract-words.ts';

/** What a company is now that somebody else has changed it; what is typed stays, and the next save goes on from here. */
export const NewerCompany = ({ company: { name, domains, contracts } }: { company: Company }) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  return (
    <Callout tone="warning" role="alert" title={t('companies.moved')}>
      <ul className={styles.now}>
        <li>{[name, ...domains].join(', ')}</li>
        {contracts.map((contract) => (
          <li key={contract.contractId}>{`${formatPercent(contract.percent, locale)}, ${validityWords(t, contract, locale)}`}</li>
        ))}
      </ul>
    </Callout>
  );
};
