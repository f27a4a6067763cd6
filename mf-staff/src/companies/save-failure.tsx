import { ErrorSummary } from '@plenary/ui/error-summary';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../desk/failure-notice.tsx';
import type { Company } from './api.ts';
import { NewerCompany } from './newer-company.tsx';

interface Props {
  failure: 'failed' | 'refused' | 'gone' | 'moved' | null;
  /** Null: it is not there yet. */
  company: Company | null;
  faults: readonly { fieldId: string; message: string }[];
}

/** Why a form of a company was not saved: what is wrong with its fields, or what it is now. */
export const SaveFailure = ({ failure, company, faults }: Props) => {
  const { t } = useTranslation('staff');
  if (failure === null) return null;
  if (failure === 'moved' && company) return <NewerCompany company={company} />;
  if (failure === 'refused' && faults.length > 0) return <ErrorSummary title={t('companies.wrong')} errors={faults} />;
  return <FailureNotice>{t(failure === 'gone' ? 'companies.gone' : 'surveys.failures.failed')}</FailureNotice>;
};
