import { type ReactNode, useEffect, useRef } from 'react';
import styles from './signature-page.module.css';

interface Props {
  headline: string;
  /** It came of a press: what had the focus is gone. */
  isAnswer: boolean;
  children?: ReactNode;
}

/** The heading of a step of the signature with the words under it. */
export const PageHeading = ({ headline, isAnswer, children }: Props) => {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isAnswer) ref.current?.focus();
  }, [isAnswer]);
  return (
    <div className={styles.head}>
      <h1 ref={ref} tabIndex={-1}>
        {headline}
      </h1>
      {children ? <p className={styles.lead}>{children}</p> : null}
    </div>
  );
};
