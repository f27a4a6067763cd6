import { type KeyboardEvent, useState } from 'react';
import { FieldShell, type FieldWords, useField } from './field-shell.tsx';
import { IconButton } from './icon-button.tsx';
import styles from './pax-field.module.css';

export interface PaxFieldProps extends Omit<FieldWords, 'optionalLabel'> {
  name?: string;
  /** Number of persons; null while the field is empty. */
  value: number | null;
  onChange: (value: number | null) => void;
  /** At least 1 (spec/booking.md §5: min 1, three characters). */
  min?: number;
  max?: number;
  decreaseLabel: string;
  increaseLabel: string;
  isDisabled?: boolean;
}

/** A count of persons, typed or stepped. The typed text stays unchanged; the caller validates it. */
export const PaxField = (props: PaxFieldProps) => {
  const { name, value, onChange, min = 1, max = 999, decreaseLabel, increaseLabel, isDisabled, ...words } = props;
  const { tone, control } = useField(words);
  const [announced, setAnnounced] = useState('');
  const digits = String(max).length;

  const step = (by: number) => {
    const next = Math.min(max, Math.max(min, (value ?? min - by) + by));
    onChange(next);
    setAnnounced(String(next));
  };
  const stepByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    step(event.key === 'ArrowUp' ? 1 : -1);
  };

  return (
    <FieldShell id={control.id} words={words}>
      <div className={styles.box} data-tone={tone} data-disabled={isDisabled || undefined}>
        <IconButton
          icon="minus"
          label={`${decreaseLabel}, ${words.label}`}
          size="small"
          disabled={isDisabled || (value !== null && value <= min)}
          onClick={() => step(-1)}
        />
        <input
          {...control}
          name={name}
          className={styles.input}
          inputMode="numeric"
          autoComplete="off"
          maxLength={digits}
          disabled={isDisabled}
          value={value ?? ''}
          onChange={(event) => {
            const typed = event.target.value.replace(/\D/g, '').slice(0, digits);
            onChange(typed === '' ? null : Number(typed));
          }}
          onKeyDown={stepByArrow}
        />
        <IconButton
          icon="plus"
          label={`${increaseLabel}, ${words.label}`}
          size="small"
          disabled={isDisabled || (value !== null && value >= max)}
          onClick={() => step(1)}
        />
        <output className="visually-hidden" aria-live="polite">
          {announced}
        </output>
      </div>
    </FieldShell>
  );
};
