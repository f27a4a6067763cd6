import { type ReactNode, useId } from 'react';
import field from './field.module.css';
import { FieldError } from './field-error.tsx';

/** Texts of every labelled control. */
export interface FieldWords {
  id?: string;
  label: string;
  /** After the label of a field that may stay empty: "(optional)". */
  optionalLabel?: string;
  description?: ReactNode;
  error?: string;
  /** The value is accepted, but this should be read. Shown when there is no error. */
  warning?: string;
}

/** Ties a control to its words: `control` is for the input, `tone` for its box. */
export const useField = ({ id, description, error, warning }: FieldWords) => {
  const generatedId = useId();
  const fieldId = id ?? generatedId;
  return {
    tone: error ? 'danger' : warning ? 'warning' : undefined,
    control: {
      id: fieldId,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': description ? `${fieldId}-description ${fieldId}-message` : `${fieldId}-message`,
    },
  } as const;
};

interface Props {
  /** Id of the control. */
  id: string;
  words: FieldWords;
  /** The control in its box. */
  children: ReactNode;
}

/** The words around a control: label and description above it, its message below. */
export const FieldShell = ({ id, words: { label, optionalLabel, description, error, warning }, children }: Props) => (
  <div className={field.field}>
    <label id={`${id}-label`} className={field.label} htmlFor={id}>
      {label} {optionalLabel ? <span className={field.optional}>{optionalLabel}</span> : null}
    </label>
    {description ? (
      <p className={field.description} id={`${id}-description`}>
        {description}
      </p>
    ) : null}
    {children}
    <FieldError id={`${id}-message`} message={error ?? warning} tone={error ? 'danger' : 'warning'} />
  </div>
);
