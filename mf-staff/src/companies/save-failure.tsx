import type { Submission } from '@plenary/platform/submission';
import { ErrorSummary } from '@plenary/ui/error-summary';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../desk/failure-notice.tsx';
import type { Company } from './api.ts';
import { NewerCompany } from './newer-company.tsx';

interface Props {
  form: Pick<Submission<never>, 'failure' | 'attempts'>;
  /** Null: it does not exist yet. */
  company: Company | null;
  faults: readonly { fieldId: string; message: string }[];
}

/** Why a form of a company was not saved: the errors of its fields, or its newer state. */
export const SaveFailure = ({ form: { failure, attempts }, company, faults }: Props) => {
  const { t } = useTranslation('staff');
  if (!failure) return null;
  if (failure.code === 'stale-version' && company) return <NewerCompany company={company} />;
  if (faults.length > 0) return <ErrorSummary key={attempts} title={t('companies.wrong')} errors={faults} />;
  return <FailureNotice>{failure.text ?? t('surveys.failures.failed')}</FailureNotice>;
};
