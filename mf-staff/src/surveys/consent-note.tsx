import { maxConsentNoteLength } from '@plenary/contracts/change-terms';
import { TextField } from '@plenary/ui/text-field';
import { useTranslation } from 'react-i18next';

interface Props {
  note: string;
  onChange: (note: string) => void;
}

/** How the customer agreed before a survey is accepted: nobody asks them again (design: lifecycle L19). */
export const ConsentNote = ({ note, onChange }: Props) => {
  const { t } = useTranslation('staff');
  return (
    <TextField
      label={t('changes.consent')}
      optionalLabel={t('optional')}
      description={t('changes.consentHint')}
      maxLength={maxConsentNoteLength}
      value={note}
      onChange={onChange}
    />
  );
};
