import { Card } from '@plenary/ui/card';
import { type ReactNode, useId } from 'react';
import styles from './account.module.css';

interface Props {
  title: string;
  /** A one-word state, next to the title. */
  mark?: ReactNode;
  text?: string;
  children: ReactNode;
}

/** One matter of the account. */
export const Section = ({ title, mark, text, children }: Props) => {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <div className={styles.heading}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {mark}
      </div>
      {text && <p className={styles.text}>{text}</p>}
      <div className={styles.body}>{children}</div>
    </Card>
  );
};
