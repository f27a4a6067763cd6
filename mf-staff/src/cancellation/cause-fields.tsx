import {
  type CancellationReason,
  type CancellingParty,
  cancellationReasons,
  cancellingParties,
  isAfterStart,
} from '@plenary/contracts/cancellation-terms';
import { NativeSelect } from '@plenary/ui/native-select';
import { useTranslation } from 'react-i18next';

export interface CauseDraft {
  by: CancellingParty;
  /** Null: not chosen yet. */
  reason: CancellationReason | null;
}

interface Props {
  draft: CauseDraft;
  /** The event has begun: its customer did not come, or left early. */
  hasBegun: boolean;
  onChange: (draft: CauseDraft) => void;
}

/** On whose side the cause lies, and the reasons of that party. */
export const CauseFields = ({ draft: { by, reason }, hasBegun, onChange }: Props) => {
  const { t } = useTranslation('staff');
  const reasons: readonly CancellationReason[] = cancellationReasons[by];
  const isOffered = (id: CancellationReason) => by !== 'customer' || isAfterStart(id) === hasBegun;
  return (
    <>
      <NativeSelect
        label={t('cancellation.by')}
        options={cancellingParties.map((id) => ({ id, label: t(`cancellation.parties.${id}`) }))}
        value={by}
        onChange={(party) => onChange({ by: party, reason: null })}
      />
      <NativeSelect
        label={t('cancellation.reason')}
        placeholder={t('cancellation.chooseReason')}
        options={reasons.filter(isOffered).map((id) => ({ id, label: t(`cancellation.reasons.${id}`) }))}
        value={reason}
        onChange={(chosen) => onChange({ by, reason: chosen })}
      />
    </>
  );
};
