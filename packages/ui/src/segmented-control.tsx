import { type ReactNode, useId } from 'react';
import field from './field.module.css';
import styles from './segmented-control.module.css';

export interface SegmentedOption<Id extends string> {
  id: Id;
  label: string;
  icon?: ReactNode;
  isDisabled?: boolean;
}

export interface SegmentedControlProps<Id extends string> {
  label: string;
  /** The label is read but not seen, where the place says it. */
  isLabelHidden?: boolean;
  options: readonly SegmentedOption<Id>[];
  value: Id | null;
  onChange: (id: Id) => void;
}

/** One of a few, all in sight: a radio group drawn as pills in a track. */
export const SegmentedControl = <Id extends string>({
  label,
  isLabelHidden = false,
  options,
  value,
  onChange,
}: SegmentedControlProps<Id>) => {
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={isLabelHidden ? 'visually-hidden' : field.label}>{label}</legend>
      <div className={styles.track}>
        {options.map((option) => (
          <label key={option.id} className={styles.option}>
            <input
              type="radio"
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
    </fieldset>
  );
};
