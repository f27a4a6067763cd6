import { formatPercent } from '@plenary/contracts/format';
import { usePlatform } from '@plenary/platform';
import { useTranslation } from 'react-i18next';
import { validityWords } from '../customers/contract-words.ts';
import { NewerState } from '../desk/newer-state.tsx';
import type { Company } from './api.ts';

/** A company and its contracts as another person saved them meanwhile. */
export const NewerCompany = ({ company: { name, domains, contracts, optionLimitsLifted, billing } }: { company: Company }) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  return (
    <NewerState
      title={t('companies.moved')}
      lines={[
        [name, ...domains].join(', '),
        ...(optionLimitsLifted ? [t('companies.limitsLifted')] : []),
        ...(billing ? [Object.values(billing).filter(Boolean).join(', ')].filter(Boolean) : []),
        ...contracts.map((contract) => `${formatPercent(contract.percent, locale)}, ${validityWords(t, contract, locale)}`),
      ]}
    />
  );
};
