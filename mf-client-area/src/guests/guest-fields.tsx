import {
  type GuestEntry,
  type GuestField,
  type GuestMode,
  guestFields,
  isVisitorSystem,
  maxGuestField,
} from '@plenary/contracts/guests-terms';
import type { FieldErrors } from '@plenary/contracts/problem';
import { TextField } from '@plenary/ui/text-field';
import { useTranslation } from 'react-i18next';
import styles from './guest-fields.module.css';

export const guestFieldId = (field: GuestField): string => `guest-${field}`;

const types: Partial<Record<GuestField, string>> = { email: 'email', phone: 'tel' };
const known = ['required', 'invalid', 'invalid_format', 'invalid_value', 'value_too_long', 'unseen_characters', 'already_listed'] as const;

/** Key of the words for a fault of a field. */
export const faultKey = (code: string) => `guests.faults.${known.find((one) => one === code) ?? 'other'}` as const;

interface Props {
  mode: GuestMode;
  entry: GuestEntry;
  errors: FieldErrors;
  onChange: (part: Partial<GuestEntry>) => void;
}

/** Fields of a guest; no autofill, because they are another person's data. */
export const GuestFields = ({ mode, entry, errors, onChange }: Props) => {
  const { t } = useTranslation('client-area');
  const required: readonly GuestField[] = isVisitorSystem(mode) ? ['email', 'firstname', 'lastname'] : ['email'];
  return (
    <div className={styles.fields}>
      {guestFields.map((field) => (
        <TextField
          key={field}
          id={guestFieldId(field)}
          name={field}
          type={types[field]}
          autoComplete="off"
          maxLength={maxGuestField[field]}
          label={t(`guests.fields.${field}`)}
          optionalLabel={required.includes(field) ? undefined : t('guests.fields.optional')}
          required={required.includes(field)}
          value={entry[field]}
          error={errors[field] ? t(faultKey(errors[field])) : undefined}
          onChange={(text) => onChange({ [field]: text })}
        />
      ))}
    </div>
  );
};
