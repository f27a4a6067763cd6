import { type capacityFields, type RoomField, roomNumberLimits, type thresholdFields } from '@plenary/contracts/referential-terms';
import { useTranslation } from 'react-i18next';
import styles from './rooms-table.module.css';

interface Props<Field extends RoomField> {
  field: Field;
  roomName: string;
  value: string;
  isChanged: boolean;
  /** The reader may ask for no change: the value stands as text. */
  isFixed: boolean;
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
  isFixed,
  onChange,
  options,
}: Props<ChoiceField> & { options: readonly { id: string; label: string }[] }) => {
  const { t } = useTranslation('staff');
  const label = useFieldLabel(field, roomName);
  if (isFixed) return <td data-label={t(`fields.${field}`)}>{options.find(({ id }) => id === value)?.label ?? '–'}</td>;
  return (
    <td data-label={t(`fields.${field}`)}>
      <select
        aria-label={label}
        className={styles.field}
        data-changed={isChanged || undefined}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {value === '' ? <option value="">–</option> : null}
        {options.map(({ id, label: words }) => (
          <option key={id} value={id}>
            {words}
          </option>
        ))}
      </select>
    </td>
  );
};

/** A number of people, in its cell. */
export const RoomNumber = ({
  field,
  roomName,
  value,
  isChanged,
  isFixed,
  isWrong,
  onChange,
}: Props<NumberField> & { isWrong: boolean }) => {
  const { t } = useTranslation('staff');
  const label = useFieldLabel(field, roomName);
  if (isFixed) return <td data-label={t(`fields.${field}`)}>{value || '–'}</td>;
  return (
    <td data-label={t(`fields.${field}`)}>
      <input
        aria-label={label}
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
