import { type MouseEvent, useEffect, useId, useRef } from 'react';
import styles from './error-summary.module.css';
import { Icon } from './icon.tsx';

export interface ErrorSummaryProps {
  /** "Two things need your attention". */
  title: string;
  errors: readonly { fieldId: string; message: string }[];
}

const goToField = (event: MouseEvent, fieldId: string) => {
  const field = document.getElementById(fieldId);
  if (!field) return;
  // The address stays as it is: a router would take a new hash for a navigation.
  event.preventDefault();
  field.focus();
  field.scrollIntoView?.({ block: 'center' });
};

/** Errors of a refused form, as links to its fields. It takes the focus when it appears, so give it a key per submit. */
export const ErrorSummary = ({ title, errors }: ErrorSummaryProps) => {
  const titleId = useId();
  const ref = useRef<HTMLElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <section ref={ref} className={styles.summary} tabIndex={-1} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        <Icon name="warning" size={20} />
        {title}
      </h2>
      <ul className={styles.list}>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} className={styles.link} onClick={(event) => goToField(event, fieldId)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
};
