import { type ComponentProps, type ReactNode, useState } from 'react';
import field from './field.module.css';
import { FieldShell, type FieldWords, useField } from './field-shell.tsx';
import { Icon } from './icon.tsx';
import styles from './text-field.module.css';

export interface TextFieldProps
  extends FieldWords,
    Omit<ComponentProps<'input'>, 'className' | 'style' | 'onChange' | 'value' | 'prefix' | 'size' | 'id'> {
  prefix?: ReactNode;
  value: string;
  onChange: (value: string) => void;
  /** Label of the button that shows and hides it, with type="password". */
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
  const words = { id, label, optionalLabel, description, error, warning };
  const { tone, control } = useField(words);
  const [isRevealed, setRevealed] = useState(false);
  const canReveal = type === 'password' && showPasswordLabel !== undefined;
  return (
    <FieldShell id={control.id} words={words}>
      <div className={field.box} data-tone={tone} data-disabled={rest.disabled || undefined} data-readonly={rest.readOnly || undefined}>
        {prefix ? <span className={field.prefix}>{prefix}</span> : null}
        <input
          {...rest}
          {...control}
          className={field.input}
          type={canReveal && isRevealed ? 'text' : type}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
        {canReveal ? (
          <button
            className={styles.reveal}
            type="button"
            aria-label={isRevealed ? hidePasswordLabel : showPasswordLabel}
            aria-controls={control.id}
            onClick={() => setRevealed(!isRevealed)}
          >
            <Icon name={isRevealed ? 'eye-closed' : 'eye-open'} size={20} />
          </button>
        ) : null}
      </div>
    </FieldShell>
  );
};
