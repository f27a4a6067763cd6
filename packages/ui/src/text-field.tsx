import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import field from './field.module.css';
import { FieldError } from './field-error.tsx';
import { Icon } from './icon.tsx';
import styles from './text-field.module.css';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'className' | 'style' | 'onChange' | 'value' | 'prefix' | 'size'> {
  label: string;
  /** After the label, where a field may stay empty: "(optional)". */
  optionalLabel?: string;
  description?: ReactNode;
  error?: string;
  /** The value is accepted, but this should be read. Shown when there is no error. */
  warning?: string;
  prefix?: ReactNode;
  value: string;
  onChange: (value: string) => void;
  /** For type="password": the words of the button that shows and hides it. */
  showPasswordLabel?: string;
  hidePasswordLabel?: string;
}

/** A labelled input; its error is tied to it and announced when it comes. */
export const TextField = ({
  label,
  optionalLabel,
  description,
  error,
  warning,
  prefix,
  value,
  onChange,
  showPasswordLabel,
  hidePasswordLabel,
  id,
  type = 'text',
  ...rest
}: TextFieldProps) => {
  const generatedId = useId();
  const fieldId = id ?? generatedId;
  const [isRevealed, setRevealed] = useState(false);
  const canReveal = type === 'password' && showPasswordLabel !== undefined;
  const tone = error ? 'danger' : warning ? 'warning' : undefined;
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
      <div className={field.box} data-tone={tone} data-disabled={rest.disabled || undefined} data-readonly={rest.readOnly || undefined}>
        {prefix ? <span className={field.prefix}>{prefix}</span> : null}
        <input
          {...rest}
          id={fieldId}
          className={field.input}
          type={canReveal && isRevealed ? 'text' : type}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={description ? `${fieldId}-description ${fieldId}-message` : `${fieldId}-message`}
        />
        {canReveal ? (
          <button
            className={styles.reveal}
            type="button"
            aria-label={isRevealed ? hidePasswordLabel : showPasswordLabel}
            aria-controls={fieldId}
            onClick={() => setRevealed(!isRevealed)}
          >
            <Icon name={isRevealed ? 'eye-closed' : 'eye-open'} size={20} />
          </button>
        ) : null}
      </div>
      <FieldError id={`${fieldId}-message`} message={error ?? warning} tone={error ? 'danger' : 'warning'} />
    </div>
  );
};
