import { Icon } from '@plenary/ui/icon';
import { useFocusWhen } from '@plenary/ui/use-focus-when';
import type { ComponentProps, ReactNode } from 'react';
import { VenueBeside } from '../cover/venue-beside.tsx';
import styles from './notice-screen.module.css';

interface Props extends ComponentProps<typeof VenueBeside> {
  mark: 'check' | 'clock' | 'warning';
  headline: string;
  text: string;
  /** A press led to it: its heading takes the focus. */
  isAnswer?: boolean;
  /** Facts, then the ways on. */
  children: ReactNode;
}

/** A screen with one message: text with one clear next step, and the venue next to it. */
export const NoticeScreen = ({ mark, headline, text, isAnswer = false, children, ...beside }: Props) => {
  const headingRef = useFocusWhen<HTMLHeadingElement>(isAnswer);
  return (
    <div className={styles.page}>
      <div className={styles.words}>
        <span className={styles.mark} data-mark={mark}>
          <Icon name={mark} size={24} />
        </span>
        <h1 ref={headingRef} tabIndex={-1}>
          {headline}
        </h1>
        <p className={styles.lead}>{text}</p>
        {children}
      </div>
      <VenueBeside {...beside} />
    </div>
  );
};
