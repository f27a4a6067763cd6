import { type capacityFields, type RoomField, roomNumberLimits, type thresholdFields } from '@plenary/contracts/referential-terms';
import { useTranslation } from 'react-i18next';
import styles from './rooms-table.module.css';

interface Props<Field extends RoomField> {
  field: Field;
  roomName: string;
  value: string;
  isChanged: boolean;
  onChange: (text: string) => void;
}

type ChoiceField = 'category' | 'subcommitteeType';
type NumberField = (typeof capacityFields | typeof thresholdFields)[number];

const useFieldLabel = (field: RoomField, roomName: string) => {
  const { t } = useTranslation('staff');
  return t('rooms.fieldOf', { field: t(`fields.${field}`), room: roomName });
};

/** One of a few values of a room, in its cell. */
export const RoomChoice = ({
  field,
  roomName,
  value,
  isChanged,
  onChange,
  options,
}: Props<ChoiceField> & { options: readonly string[] }) => {
  const { t } = useTranslation('staff');
  return (
    <td data-label={t(`fields.${field}`)}>
      <select
        aria-label={useFieldLabel(field, roomName)}
        className={styles.field}
        data-changed={isChanged || undefined}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {value === '' ? <option value="">–</option> : null}
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </td>
  );
};

/** A number of people, in its cell. */
export const RoomNumber = ({ field, roomName, value, isChanged, isWrong, onChange }: Props<NumberField> & { isWrong: boolean }) => {
  const { t } = useTranslation('staff');
  return (
    <td data-label={t(`fields.${field}`)}>
      <input
        aria-label={useFieldLabel(field, roomName)}
        aria-invalid={isWrong || undefined}
        className={styles.field}
        data-changed={isChanged || undefined}
        inputMode="numeric"
        autoComplete="off"
        min={roomNumberLimits.minimum}
        maxLength={roomNumberLimits.maxLength}
        value={value}
        onChange={(event) => onChange(event.target.value.replace(/\D/g, '').replace(/^0+/, ''))}
      />
    </td>
  );
};
