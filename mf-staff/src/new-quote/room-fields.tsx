import type { Duration } from '@plenary/contracts/search';
import { searchConfigurations } from '@plenary/contracts/terms';
import { NativeSelect } from '@plenary/ui/native-select';
import { PaxField } from '@plenary/ui/pax-field';
import { useTranslation } from 'react-i18next';
import type { DraftRoom } from './demand-draft.ts';
import { useFaultWords } from './use-fault-words.ts';

interface Props {
  room: DraftRoom;
  durations: readonly Duration[];
  /** Of its fields' errors. */
  path: string;
  errors: Record<string, string>;
  onChange: (part: Partial<DraftRoom>) => void;
}

/** People, hours and set-up of a room. */
export const RoomFields = ({ room, durations, path, errors, onChange }: Props) => {
  const { t } = useTranslation('staff');
  const faultOf = useFaultWords(errors);
  return (
    <>
      <PaxField
        label={t('newQuote.pax')}
        value={room.pax}
        onChange={(pax) => onChange({ pax })}
        error={faultOf(`${path}.pax`)}
        decreaseLabel={t('newQuote.fewer')}
        increaseLabel={t('newQuote.more')}
      />
      <NativeSelect
        label={t('newQuote.duration')}
        options={durations.map((id) => ({ id, label: t(`quotes.halves.${id}`) }))}
        value={room.duration}
        error={faultOf(`${path}.duration`)}
        onChange={(duration) => onChange({ duration })}
      />
      <NativeSelect
        label={t('newQuote.setUp')}
        options={searchConfigurations.map((id) => ({ id, label: t(`fields.${id}`) }))}
        value={searchConfigurations.find((one) => one === room.configuration) ?? null}
        error={faultOf(`${path}.configuration`)}
        onChange={(configuration) => onChange({ configuration })}
      />
    </>
  );
};
