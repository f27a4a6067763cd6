import type { Duration } from '@plenary/contracts/search';
import { type Evening, evenings, searchConfigurations } from '@plenary/contracts/terms';
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
  /** The day may also be an evening alone. */
  evening?: { chosen: Evening | null; onChoose: (evening: Evening) => void } | undefined;
}

/** People, hours and set-up of a room. */
export const RoomFields = ({ room, durations, path, errors, onChange, evening }: Props) => {
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
        options={[
          ...durations.map((id) => ({ id, label: t(`quotes.halves.${id}`) })),
          ...(evening ? evenings.map((id) => ({ id, label: t(`quotes.evenings.${id}`) })) : []),
        ]}
        value={evening?.chosen ?? room.duration}
        error={faultOf(`${path}.duration`)}
        onChange={(chosen) => {
          const alone = evenings.find((one) => one === chosen);
          const duration = durations.find((one) => one === chosen);
          if (alone) evening?.onChoose(alone);
          else if (duration) onChange({ duration });
        }}
      />
      {evening?.chosen ? null : (
        <NativeSelect
          label={t('newQuote.setUp')}
          options={searchConfigurations.map((id) => ({ id, label: t(`fields.${id}`) }))}
          value={searchConfigurations.find((one) => one === room.configuration) ?? null}
          error={faultOf(`${path}.configuration`)}
          onChange={(configuration) => onChange({ configuration })}
        />
      )}
    </>
  );
};
