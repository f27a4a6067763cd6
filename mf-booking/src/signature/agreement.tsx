import { Checkbox } from '@plenary/ui/checkbox';
import { useTranslation } from 'react-i18next';

interface Props {
  isAmendment?: boolean;
  hint: string;
  isGiven: boolean;
  /** It was pressed without. */
  isLacking: boolean;
  onChange: (isGiven: boolean) => void;
}

export const agreementId = 'signature-agreement';

/** The good-for-agreement mark, given on the document that was read. */
export const Agreement = ({ isAmendment = false, hint, isGiven, isLacking, onChange }: Props) => {
  const { t } = useTranslation('booking');
  return (
    <Checkbox
      id={agreementId}
      label={t(isAmendment ? 'signature.read.amendment.agreement' : 'signature.read.agreement')}
      description={hint}
      isSelected={isGiven}
      onChange={onChange}
      isRequired
      error={isLacking ? t('signature.error.agreement') : undefined}
    />
  );
};
