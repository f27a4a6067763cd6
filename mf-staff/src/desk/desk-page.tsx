import { useTitle } from '@plenary/platform';
import type { ReactNode } from 'react';
import styles from './desk-page.module.css';

interface Props {
  title: string;
  description?: ReactNode;
  /** The controls that filter the page. */
  choices?: ReactNode;
  children: ReactNode;
}

/** A page of the staff: its heading, its choices, and what they show. */
export const DeskPage = ({ title, description, choices, children }: Props) => {
  useTitle(title);
  return (
    <>
      <header className={styles.head}>
        <div>
          <h1 className={styles.title}>{title}</h1>
          {description ? <p className={styles.description}>{description}</p> : null}
        </div>
        {choices ? <div className={styles.choices}>{choices}</div> : null}
      </header>
      {children}
    </>
  );
};
