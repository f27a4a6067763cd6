import { useTitle } from '@plenary/platform';
import { Link } from '@plenary/platform/router';
import { buttonClass } from '@plenary/ui/button';
import { Icon } from '@plenary/ui/icon';
import type { ReactNode } from 'react';
import { paths } from '../paths.ts';
import type { QuoteData } from '../quote/load-quote.ts';
import { useWordsInLanguage } from '../quote/use-words-in-language.ts';
import styles from './quote-task.module.css';

interface Props extends Pick<QuoteData, 'quote' | 'language'> {
  title: string;
  back: string;
  /** Where the task stands on the way from venue to event. */
  path?: ReactNode;
  children: ReactNode;
}

/** The page of one task with a quote: to sign it, change it, cancel it. One column under the way back to the quote. */
export const QuoteTask = ({ quote, language, title, back, path, children }: Props) => {
  useTitle(title);
  useWordsInLanguage(language);
  return (
    <div className={styles.page}>
      {path}
      <Link className={buttonClass({ variant: 'quiet' })} to={paths.quote(quote.id)}>
        <Icon name="arrow-left" size={20} />
        {back}
      </Link>
      {children}
    </div>
  );
};
