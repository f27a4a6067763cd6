import { mostNextAction } from '@plenary/contracts/desk-deals-terms';
import { TextField } from '@plenary/ui/text-field';
import { useTranslation } from 'react-i18next';

export interface NextDraft {
  nextAction: string;
  /** Local day; empty: none. */
  nextDay: string;
}

interface Props {
  draft: NextDraft;
  isWrong: boolean;
  onChange: (draft: NextDraft) => void;
}

/** What comes next, and by when. */
export const NextFields = ({ draft, isWrong, onChange }: Props) => {
  const { t } = useTranslation('staff');
  return (
    <>
      <TextField
        label={t('followUp.nextAction')}
        description={t('followUp.hint')}
        maxLength={mostNextAction}
        value={draft.nextAction}
        error={isWrong ? t('followUp.failures.text') : undefined}
        onChange={(nextAction) => onChange({ ...draft, nextAction })}
      />
      <TextField type="date" label={t('followUp.nextDay')} value={draft.nextDay} onChange={(nextDay) => onChange({ ...draft, nextDay })} />
    </>
  );
};

/** As the server takes it. */
export const nextOf = ({ nextAction, nextDay }: NextDraft): { nextAction: string; nextDay: string | null } => ({
  nextAction: nextAction.trim(),
  nextDay: nextDay || null,
});
