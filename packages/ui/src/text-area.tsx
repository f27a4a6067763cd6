import { type ComponentProps, type ReactNode, useId } from 'react';
import field from './field.module.css';
import { FieldError } from './field-error.tsx';
import styles from './text-area.module.css';

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'className' | 'style' | 'onChange' | 'value'> {
  label: string;
  optionalLabel?: string;
  description?: ReactNode;
  error?: string;
  value: string;
  onChange: (value: string) => void;
}

/** A text of several lines; it grows with what is typed, up to 150 px (spec/booking.md §9). */
export const TextArea = ({ label, optionalLabel, description, error, value, onChange, id, ...rest }: TextAreaProps) => {
  const generatedId = useId();
  const fieldId = id ?? generatedId;
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={fieldId}>
        {label} {optionalLabel ? <span className={field.optional}>{optionalLabel}</span> : null}
      </label>
      {description ? (
        <p className={field.description} id={`${fieldId}-description`}>
          {description}
        </p>
      ) : null}
      <div className={field.box} data-tone={error ? 'danger' : undefined} data-disabled={rest.disabled || undefined}>
        <textarea
          rows={3}
          {...rest}
          id={fieldId}
          className={`${field.input} ${styles.area}`}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={description ? `${fieldId}-description ${fieldId}-message` : `${fieldId}-message`}
        />
      </div>
      <FieldError id={`${fieldId}-message`} message={error} />
    </div>
  );
};
