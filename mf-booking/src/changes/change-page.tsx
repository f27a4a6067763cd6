import { TextsOf } from '@plenary/booking-changes/texts-of';
import type { WayObstacle } from '@plenary/contracts/booking-ways';
import { isSigned } from '@plenary/contracts/quote-state';
import { useLoaderData } from '@plenary/platform/router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeading } from '../quote-task/page-heading.tsx';
import styles from '../quote-task/quote-task.module.css';
import { QuoteTask } from '../quote-task/quote-task.tsx';
import { WhyNot } from '../quote-task/why-not.tsx';
import { namespace } from '../texts.ts';
import { ChangeHistory } from './change-history.tsx';
import { Changed } from './changed.tsx';
import { Changing } from './changing.tsx';
import type { ChangeData } from './load-changes.ts';
import { NotBooked } from './not-booked.tsx';
import { OfferedChange } from './offered-change.tsx';

/** Moves a booking of the reader to other days or changes its people, and tells what was changed before. */
export const ChangePage = () => {
  const { t } = useTranslation('booking');
  const { quote, history, language, loadedAt } = useLoaderData<ChangeData>();
  const [isDone, setDone] = useState(false);
  const offered = history.changes.find(({ state }) => state === 'offered');
  const isConfirmed = quote.status === 'Approved' && quote.standing === 'current';
  const barred = quote.ways?.change;
  return (
    <QuoteTask quote={quote} language={language} title={t('change.page.title', { venue: quote.venue.name })} back={t('change.page.back')}>
      {barred && barred !== 'change-open' ? (
        <div className={styles.body}>
          <PageHeading headline={t(`change.barred.${headlineOf(barred)}.headline`)} isAnswer={false} />
          <WhyNot quote={quote} obstacles={[barred]} />
        </div>
      ) : quote.amends || !isSigned(quote) ? (
        <NotBooked quote={quote} loadedAt={loadedAt} />
      ) : !isConfirmed ? (
        <PageHeading headline={t('change.barred.conflict.headline')} isAnswer={false}>
          {t('change.barred.conflict.text')}
        </PageHeading>
      ) : offered ? (
        <TextsOf value={namespace}>
          <OfferedChange quote={quote} change={offered} revision={history.revision} onApplied={() => setDone(true)} />
        </TextsOf>
      ) : isDone ? (
        <Changed quote={quote} />
      ) : (
        <TextsOf value={namespace}>
          <Changing quote={quote} onApplied={() => setDone(true)} />
        </TextsOf>
      )}
      {history.changes.length > 0 || history.cancellation ? (
        <TextsOf value={namespace}>
          <ChangeHistory quote={quote} history={history} />
        </TextsOf>
      ) : null}
    </QuoteTask>
  );
};

const headlineOf = (obstacle: WayObstacle) => {
  if (obstacle === 'begun') return 'event-over';
  if (obstacle === 'over') return 'over';
  return obstacle === 'by-hand' ? 'by-hand' : 'conflict';
};
