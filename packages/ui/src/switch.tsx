import { type ReactNode, useId } from 'react';
import styles from './switch.module.css';

export interface SwitchProps {
  label: ReactNode;
  description?: ReactNode;
  isSelected: boolean;
  /** Takes effect at once; what needs a submit is a Checkbox. */
  onChange: (isSelected: boolean) => void;
  isDisabled?: boolean;
}

export const Switch = ({ label, description, isSelected, onChange, isDisabled }: SwitchProps) => {
  const id = useId();
  return (
    <div className={styles.row}>
      <div>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {description ? (
          <p className={styles.description} id={`${id}-description`}>
            {description}
          </p>
        ) : null}
      </div>
      <input
        type="checkbox"
        role="switch"
        id={id}
        className={styles.input}
        checked={isSelected}
        aria-checked={isSelected}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.checked)}
        aria-describedby={description ? `${id}-description` : undefined}
      />
    </div>
  );
};
