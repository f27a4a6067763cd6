import { type ReactNode, useId } from 'react';
import styles from './choice-cards.module.css';
import field from './field.module.css';
import { FieldError } from './field-error.tsx';

export interface ChoiceCard<Id extends string> {
  id: Id;
  label: string;
  description?: ReactNode;
  icon?: ReactNode;
  isDisabled?: boolean;
}

export interface ChoiceCardsProps<Id extends string> {
  /** Id of the chosen card, else of the first, as the target of an error summary. */
  id?: string;
  label: string;
  description?: ReactNode;
  options: readonly ChoiceCard<Id>[];
  value: Id | null;
  onChange: (id: Id) => void;
  error?: string;
  /** Labels of several words: one to a row. */
  hasLongLabels?: boolean;
  /** The choice is accepted, but this should be read. Shown when there is no error. */
  warning?: string;
}

/** One of some, each as a card with room for words: a radio group, two to a row where there is room. */
export const ChoiceCards = <Id extends string>(props: ChoiceCardsProps<Id>) => {
  const { id, label, description, options, value, onChange, error, warning, hasLongLabels } = props;
  const name = useId();
  const focusable = options.find((option) => option.id === value) ?? options.find(({ isDisabled }) => !isDisabled);
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${name}-label`}
      aria-invalid={error ? true : undefined}
      aria-describedby={description ? `${name}-description ${name}-message` : `${name}-message`}
    >
      <p id={`${name}-label`} className={field.label}>
        {label}
      </p>
      {description ? (
        <p id={`${name}-description`} className={field.description}>
          {description}
        </p>
      ) : null}
      <div className={styles.cards} data-words={hasLongLabels || undefined} data-tone={error ? 'danger' : warning ? 'warning' : undefined}>
        {options.map((option, index) => (
          <div key={option.id} className={styles.card}>
            <input
              type="radio"
              id={option === focusable ? (id ?? `${name}-${index}`) : `${name}-${index}`}
              className={styles.input}
              name={name}
              checked={option.id === value}
              disabled={option.isDisabled}
              onChange={() => onChange(option.id)}
              aria-labelledby={`${name}-${index}-label`}
              aria-describedby={option.description ? `${name}-${index}-words` : undefined}
            />
            <div className={styles.face}>
              {option.icon ? <span className={styles.icon}>{option.icon}</span> : null}
              <div className={styles.words}>
                <span id={`${name}-${index}-label`} className={styles.label}>
                  {option.label}
                </span>
                {option.description ? (
                  <span id={`${name}-${index}-words`} className={styles.description}>
                    {option.description}
                  </span>
                ) : null}
              </div>
            </div>
          </div>
        ))}
      </div>
      <FieldError id={`${name}-message`} message={error ?? warning} tone={error ? 'danger' : 'warning'} />
    </div>
  );
};
