import styles from './field-error.module.css';
import { Icon } from './icon.tsx';

export interface FieldErrorProps {
  /** Goes into the field's aria-describedby. */
  id: string;
  message?: string;
  /** warning: the value is accepted but will be reviewed. */
  tone?: 'danger' | 'warning';
}

/** The place for a field's message. It stays mounted, so that a message that arrives is announced. */
export const FieldError = ({ id, message, tone = 'danger' }: FieldErrorProps) => (
  <div id={id} className={styles.place} data-tone={tone} aria-live="polite">
    {message ? (
      <p className={styles.message}>
        <Icon name="warning" size={16} />
        <span>{message}</span>
      </p>
    ) : null}
  </div>
);
