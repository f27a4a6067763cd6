import field from './field.module.css';
import { FieldShell, type FieldWords, useField } from './field-shell.tsx';
import { Icon } from './icon.tsx';
import styles from './native-select.module.css';

export interface NativeSelectProps<Id extends string> extends Omit<FieldWords, 'optionalLabel'> {
  /** Shown while value is null; cannot be chosen. */
  placeholder?: string;
  options: readonly { id: Id; label: string; isDisabled?: boolean }[];
  value: Id | null;
  onChange: (id: Id) => void;
  isDisabled?: boolean;
  isRequired?: boolean;
  name?: string;
  autoComplete?: string;
}

/** One of many in the browser's own list: 1 kB where Select brings 50, and the phone's own wheel. Without descriptions in the options. */
export const NativeSelect = <Id extends string>(props: NativeSelectProps<Id>) => {
  const { placeholder, options, value, onChange, isDisabled, isRequired, name, autoComplete, ...words } = props;
  const { tone, control } = useField(words);
  return (
    <FieldShell id={control.id} words={words}>
      <div className={`${field.box} ${styles.box}`} data-tone={tone} data-disabled={isDisabled || undefined}>
        <select
          {...control}
          name={name}
          autoComplete={autoComplete}
          required={isRequired}
          className={`${field.input} ${styles.select}`}
          value={value ?? ''}
          data-empty={value === null || undefined}
          disabled={isDisabled}
          onChange={(event) => {
            const chosen = options.find((option) => option.id === event.target.value);
            if (chosen) onChange(chosen.id);
          }}
        >
          {placeholder === undefined ? null : (
            <option value="" disabled hidden>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.id} value={option.id} disabled={option.isDisabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={20} />
      </div>
    </FieldShell>
  );
};
