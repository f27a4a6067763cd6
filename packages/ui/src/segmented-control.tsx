import { type ReactNode, useId } from 'react';
import field from './field.module.css';
import { FieldError } from './field-error.tsx';
import { joinClasses } from './join-classes.ts';
import styles from './segmented-control.module.css';

interface SegmentedOption<Id extends string> {
  id: Id;
  label: string;
  icon?: ReactNode;
  isDisabled?: boolean;
}

export interface SegmentedControlProps<Id extends string> {
  /** Id of the chosen option, else of the first, as the target of an error. */
  id?: string;
  label: string;
  /** The label is read but not seen, where the place says it. */
  isLabelHidden?: boolean;
  options: readonly SegmentedOption<Id>[];
  value: Id | null;
  onChange: (id: Id) => void;
  error?: string;
}

/** One of a few, all in sight: a radio group drawn as pills in a track. */
export const SegmentedControl = <Id extends string>({
  id,
  label,
  isLabelHidden = false,
  options,
  value,
  onChange,
  error,
}: SegmentedControlProps<Id>) => {
  const name = useId();
  const errorId = `${name}-error`;
  const focusable = options.find((option) => option.id === value) ?? options.find(({ isDisabled }) => !isDisabled);
  return (
    <div
      className={styles.group}
      role="radiogroup"
      aria-labelledby={`${name}-label`}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
    >
      <p id={`${name}-label`} className={isLabelHidden ? 'visually-hidden' : field.label}>
        {label}
      </p>
      <div className={joinClasses(styles.track, error && styles.wrong)}>
        {options.map((option) => (
          <label key={option.id} className={styles.option}>
            <input
              type="radio"
              id={option === focusable ? id : undefined}
              className={styles.input}
              name={name}
              checked={option.id === value}
              disabled={option.isDisabled}
              onChange={() => onChange(option.id)}
            />
            <span className={styles.face}>
              {option.icon}
              {option.label}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={errorId} message={error} />
    </div>
  );
};
