import { type ReactNode, useId } from 'react';
import styles from './checkbox.module.css';
import { FieldError } from './field-error.tsx';
import { Icon } from './icon.tsx';

export interface CheckboxProps {
  id?: string;
  label: ReactNode;
  description?: ReactNode;
  error?: string;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  isDisabled?: boolean;
  isRequired?: boolean;
  name?: string;
}

export const Checkbox = ({ id, label, description, error, isSelected, onChange, isDisabled, isRequired, name }: CheckboxProps) => {
  const generatedId = useId();
  const fieldId = id ?? generatedId;
  return (
    <div>
      <div className={styles.row}>
        <span className={styles.control}>
          <input
            type="checkbox"
            id={fieldId}
            name={name}
            className={styles.input}
            checked={isSelected}
            disabled={isDisabled}
            required={isRequired}
            onChange={(event) => onChange(event.target.checked)}
            aria-invalid={error ? true : undefined}
            aria-describedby={description ? `${fieldId}-description ${fieldId}-message` : `${fieldId}-message`}
          />
          <Icon name="check" size={16} />
        </span>
        <div className={styles.words}>
          <label className={styles.label} htmlFor={fieldId}>
            {label}
          </label>
          {description ? (
            <p className={styles.description} id={`${fieldId}-description`}>
              {description}
            </p>
          ) : null}
        </div>
      </div>
      <FieldError id={`${fieldId}-message`} message={error} />
    </div>
  );
};
