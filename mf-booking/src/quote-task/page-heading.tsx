import { useFocusWhen } from '@plenary/ui/use-focus-when';
import type { ReactNode } from 'react';
import styles from './quote-task.module.css';

interface Props {
  headline: string;
  /** A press led to it: it takes the focus. */
  isAnswer: boolean;
  children?: ReactNode;
}

/** The heading of a step of the task with the words under it. */
export const PageHeading = ({ headline, isAnswer, children }: Props) => {
  const ref = useFocusWhen<HTMLHeadingElement>(isAnswer);
  return (
    <div className={styles.head}>
      <h1 ref={ref} tabIndex={-1}>
        {headline}
      </h1>
      {children ? <p className={styles.lead}>{children}</p> : null}
    </div>
  );
};
