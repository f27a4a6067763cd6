import { ErrorSummary } from '@plenary/ui/error-summary';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../desk/failure-notice.tsx';

interface Props {
  saving: { failure: { text: string | null } | null; attempts: number };
  /** Fields to be corrected. */
  faults: readonly { fieldId: string; message: string }[];
}

/** Why a room was not saved. */
export const RoomProblem = ({ saving: { failure, attempts }, faults }: Props) => {
  const { t } = useTranslation('staff');
  if (!failure) return null;
  return faults.length > 0 ? (
    <ErrorSummary key={attempts} title={t('companies.wrong')} errors={faults} />
  ) : (
    <FailureNotice>{failure.text ?? t('surveys.failures.failed')}</FailureNotice>
  );
};
