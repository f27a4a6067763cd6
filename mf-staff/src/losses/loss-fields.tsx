import { type LostReason, lostReasons, mostLostText } from '@plenary/contracts/desk-deals-terms';
import { lostReasonWords } from '@plenary/contracts/lost-reason-words';
import { usePlatform } from '@plenary/platform';
import { NativeSelect } from '@plenary/ui/native-select';
import { TextField } from '@plenary/ui/text-field';
import { useTranslation } from 'react-i18next';
import styles from './losses.module.css';

export interface LossDraft {
  /** Null: not chosen yet. */
  reason: LostReason | null;
  text: string;
}

/** What the server takes of a draft; null: a reason is missing, or the words of another one. */
export const lossOf = ({ reason, text }: LossDraft): { reason: LostReason; text: string } | null =>
  reason === null || (reason === 'other' && text.trim() === '') ? null : { reason, text: text.trim() };

interface Props {
  draft: LossDraft;
  onChange: (draft: LossDraft) => void;
}

/** Why a deal was lost, and in words: these are needed for another reason alone. */
export const LossFields = ({ draft, onChange }: Props) => {
  const { t } = useTranslation('staff');
  const { language } = usePlatform();
  return (
    <div className={styles.fields}>
      <NativeSelect
        label={t('losses.reason')}
        placeholder={t('losses.choose')}
        options={lostReasons.map((id) => ({ id, label: lostReasonWords[language][id] }))}
        value={draft.reason}
        onChange={(reason) => onChange({ ...draft, reason })}
      />
      <TextField
        label={t('losses.text')}
        description={draft.reason === 'other' ? t('losses.needed') : undefined}
        maxLength={mostLostText}
        value={draft.text}
        onChange={(text) => onChange({ ...draft, text })}
      />
    </div>
  );
};
