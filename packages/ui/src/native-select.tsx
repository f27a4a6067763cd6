import { type ReactNode, useId } from 'react';
import field from './field.module.css';
import { FieldError } from './field-error.tsx';
import { Icon } from './icon.tsx';
import styles from './native-select.module.css';

export interface NativeSelectProps<Id extends string> {
  id?: string;
  label: string;
  description?: ReactNode;
  error?: string;
  /** The choice is accepted, but this should be read. Shown when there is no error. */
  warning?: string;
  /** Shown, and chosen by nobody, while value is null. */
  placeholder?: string;
  options: readonly { id: Id; label: string; isDisabled?: boolean }[];
  value: Id | null;
  onChange: (id: Id) => void;
  isDisabled?: boolean;
}

/** One of many in the browser's own list: 1 kB where Select brings 50, and the phone's own wheel. Without descriptions in the options. */
export const NativeSelect = <Id extends string>(props: NativeSelectProps<Id>) => {
  const { label, description, error, warning, placeholder, options, value, onChange, isDisabled } = props;
  const generatedId = useId();
  const fieldId = props.id ?? generatedId;
  const tone = error ? 'danger' : warning ? 'warning' : undefined;
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={fieldId}>
        {label}
      </label>
      {description ? (
        <p className={field.description} id={`${fieldId}-description`}>
          {description}
        </p>
      ) : null}
      <div className={`${field.box} ${styles.box}`} data-tone={tone} data-disabled={isDisabled || undefined}>
        <select
          id={fieldId}
          className={`${field.input} ${styles.select}`}
          value={value ?? ''}
          data-empty={value === null || undefined}
          disabled={isDisabled}
          onChange={(event) => {
            const chosen = options.find((option) => option.id === event.target.value);
            if (chosen) onChange(chosen.id);
          }}
          aria-invalid={error ? true : undefined}
          aria-describedby={description ? `${fieldId}-description ${fieldId}-message` : `${fieldId}-message`}
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
      <FieldError id={`${fieldId}-message`} message={error ?? warning} tone={error ? 'danger' : 'warning'} />
    </div>
  );
};
