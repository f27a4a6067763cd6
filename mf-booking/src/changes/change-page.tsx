import { TextsOf } from '@plenary/booking-changes/texts-of';
import { useTitle } from '@plenary/platform';
import { Link, useLoaderData } from '@plenary/platform/router';
import { buttonClass } from '@plenary/ui/button';
import { Icon } from '@plenary/ui/icon';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths.ts';
import { useWordsInLanguage } from '../quote/use-words-in-language.ts';
import { PageHeading } from '../signature/page-heading.tsx';
import { namespace } from '../texts.ts';
import { ChangeHistory } from './change-history.tsx';
import styles from './change-page.module.css';
import { Changed } from './changed.tsx';
import { Changing } from './changing.tsx';
import type { ChangeData } from './load-changes.ts';
import { OfferedChange } from './offered-change.tsx';

/** Moves a booking of the reader to other days or changes its people, and tells what was changed before. */
export const ChangePage = () => {
  const { t } = useTranslation('booking');
  const { quote, history, language } = useLoaderData<ChangeData>();
  const [isDone, setDone] = useState(false);
  useTitle(t('change.page.title', { venue: quote.venue.name }));
  useWordsInLanguage(language);
  const offered = history.changes.find(({ state }) => state === 'offered');
  const isConfirmed = quote.status === 'Approved' && quote.standing === 'current' && !quote.amends;
  return (
    <div className={styles.page}>
      <Link className={buttonClass({ variant: 'quiet' })} to={paths.quote(quote.id)}>
        <Icon name="arrow-left" size={20} />
        {t('change.page.back')}
      </Link>
      {!isConfirmed ? (
        <PageHeading headline={t('change.barred.conflict.headline')} isAnswer={false}>
          {t('change.barred.conflict.text')}
        </PageHeading>
      ) : offered ? (
        <TextsOf value={namespace}>
          <OfferedChange quote={quote} change={offered} onApplied={() => setDone(true)} />
        </TextsOf>
      ) : isDone ? (
        <Changed quote={quote} />
      ) : (
        <TextsOf value={namespace}>
          <Changing quote={quote} onApplied={() => setDone(true)} />
        </TextsOf>
      )}
      {history.changes.length > 0 || history.cancellation ? <ChangeHistory quote={quote} history={history} /> : null}
    </div>
  );
};
