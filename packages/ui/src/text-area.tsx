import type { ComponentProps } from 'react';
import field from './field.module.css';
import { FieldShell, type FieldWords, useField } from './field-shell.tsx';
import styles from './text-area.module.css';

export interface TextAreaProps
  extends Omit<FieldWords, 'warning'>,
    Omit<ComponentProps<'textarea'>, 'className' | 'style' | 'onChange' | 'value' | 'id'> {
  value: string;
  onChange: (value: string) => void;
}

/** A text of several lines; it grows with what is typed, up to 150 px (spec/booking.md §9). */
export const TextArea = ({ label, optionalLabel, description, error, value, onChange, id, ...rest }: TextAreaProps) => {
  const words = { id, label, optionalLabel, description, error };
  const { tone, control } = useField(words);
  return (
    <FieldShell id={control.id} words={words}>
      <div className={field.box} data-tone={tone} data-disabled={rest.disabled || undefined} data-readonly={rest.readOnly || undefined}>
        <textarea
          rows={3}
          {...rest}
          {...control}
          className={`${field.input} ${styles.area}`}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
    </FieldShell>
  );
};
