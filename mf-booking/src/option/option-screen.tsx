import type { Quote } from '@plenary/contracts/quote';
import { Icon } from '@plenary/ui/icon';
import { type ReactNode, useEffect, useRef } from 'react';
import { QuoteVenue } from '../quote/quote-venue.tsx';
import styles from './option-screen.module.css';

interface Props {
  quote: Quote;
  mark: 'check' | 'clock' | 'warning';
  headline: string;
  text: string;
  /** It came of a press: the button that had the focus is gone. */
  isAnswer?: boolean;
  /** Facts, then the ways on. */
  children: ReactNode;
}

/** The shape of every screen about an option: words with one clear next step, and the venue beside them. */
export const OptionScreen = ({ quote, mark, headline, text, isAnswer = false, children }: Props) => {
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isAnswer) headingRef.current?.focus();
  }, [isAnswer]);
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
      <QuoteVenue venue={quote.venue} />
    </div>
  );
};
