import { blockKinds, maxBlockReasonLength, setUpHours } from '@plenary/contracts/block-terms';
import type { Planning } from '@plenary/contracts/planning.schemas';
import type { FieldErrors } from '@plenary/contracts/problem';
import { NativeSelect } from '@plenary/ui/native-select';
import { TextField } from '@plenary/ui/text-field';
import { useTranslation } from 'react-i18next';
import type { BlockForm } from './api.ts';
import { RoomChoices } from './room-choices.tsx';

interface Props {
  rooms: Planning['rooms'];
  form: BlockForm;
  errors: FieldErrors;
  onChange: (fields: Partial<BlockForm>) => void;
}

const shownFaults = ['in_past', 'overlap', 'too_late', 'not_in_venue', 'required'] as const;

/** Which rooms are blocked, when and why. */
export const BlockFields = ({ rooms, form, errors, onChange }: Props) => {
  const { t } = useTranslation('staff');
  const faultOf = (field: 'rooms' | 'from' | 'to' | 'reason'): string | undefined => {
    const code = errors[field];
    return code && t(`blocks.faults.${shownFaults.find((one) => one === code) ?? 'wrong'}`);
  };
  return (
    <>
      <RoomChoices rooms={rooms} chosen={form.rooms} error={faultOf('rooms')} onChange={(chosen) => onChange({ rooms: chosen })} />
      {(['from', 'to'] as const).map((field) => (
        <TextField
          key={field}
          type="datetime-local"
          label={t(`blocks.${field}`)}
          value={form[field]}
          error={faultOf(field)}
          onChange={(local) => onChange({ [field]: local })}
        />
      ))}
      <NativeSelect
        label={t('blocks.kind')}
        options={blockKinds.map((id) => ({ id, label: t(`blocks.kinds.${id}`) }))}
        value={form.kind}
        onChange={(kind) => onChange({ kind })}
      />
      {form.kind === 'set-up' ? <SetUpHours form={form} onChange={onChange} /> : null}
      <TextField
        label={t('blocks.reason')}
        maxLength={maxBlockReasonLength}
        value={form.reason}
        error={faultOf('reason')}
        onChange={(reason) => onChange({ reason })}
      />
    </>
  );
};

/** The hours before a meeting in which its room is set up; the days are those of the block, as chosen. */
const SetUpHours = ({ form, onChange }: Pick<Props, 'form' | 'onChange'>) => {
  const { t } = useTranslation('staff');
  const day = form.from.slice(0, 10);
  const before = (['AM', 'PM'] as const).find((half) => form.from.endsWith(setUpHours[half].from) && form.to.endsWith(setUpHours[half].to));
  return (
    <NativeSelect
      label={t('blocks.setUp.label')}
      placeholder={t('blocks.setUp.other')}
      options={(['AM', 'PM'] as const).map((half) => ({ id: half, label: t(`blocks.setUp.${half}`, setUpHours[half]) }))}
      value={before ?? null}
      onChange={(half) => onChange({ from: `${day}T${setUpHours[half].from}`, to: `${day}T${setUpHours[half].to}` })}
    />
  );
};
