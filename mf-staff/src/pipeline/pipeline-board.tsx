import { dealStageWords } from '@plenary/contracts/deal-stage-words';
import type { Pipeline } from '@plenary/contracts/desk-deals.schemas';
import type { DealStage } from '@plenary/contracts/desk-deals-terms';
import { formatCount, formatPercent, formatPrice } from '@plenary/contracts/format';
import { usePlatform } from '@plenary/platform';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DeskLink } from '../desk/desk-link.tsx';
import { paths } from '../paths.ts';
import { DealCard } from './deal-card.tsx';
import type { PipelineData } from './load-pipeline.ts';
import styles from './pipeline.module.css';
import { RequestCard } from './request-card.tsx';
import { useCardKeys } from './use-card-keys.ts';

/** Stages that may still become an event. */
export const openStages: readonly DealStage[] = ['quote', 'option-2', 'option-1', 'signing'];
/** An older release tells the stages of the lost alone. */
const closedStages = (hasLost: boolean): readonly DealStage[] =>
  hasLost ? ['confirmed', 'cancelled'] : ['confirmed', 'expired', 'rejected', 'cancelled'];

/** A column for the requests and one a stage. J and K, or the arrows, walk the cards. */
export const PipelineBoard = ({ data: { asked, columns, lost, requests, today } }: { data: PipelineData }) => {
  const { t } = useTranslation('staff');
  const { language } = usePlatform();
  const keys = useCardKeys();
  const inOrder = [...openStages, ...closedStages(lost !== undefined)].flatMap((stage) =>
    columns.filter((column) => column.stage === stage),
  );
  return (
    <div className={styles.board} {...keys}>
      <Column
        id="requests"
        title={t('desk.areas.requests')}
        count={requests.length}
        rest={<DeskLink to={paths.tasks()}>{t('pipeline.allRequests')}</DeskLink>}
      >
        {requests.map((request) => (
          <RequestCard key={request.id} request={request} />
        ))}
      </Column>
      {inOrder.map((column) => (
        <Column
          key={column.stage}
          id={column.stage}
          title={dealStageWords[language][column.stage]}
          count={column.count}
          netPrice={column.netPrice}
          weighted={column.weighted}
          rest={
            <Rest column={column} title={dealStageWords[language][column.stage]} asked={{ ...asked, stage: column.stage, sort: 'ends' }} />
          }
        >
          {column.deals.map((deal) => (
            <DealCard key={deal.quoteId} deal={deal} today={today} />
          ))}
        </Column>
      ))}
      {lost ? (
        <Column
          id="lost"
          title={t('deals.lost')}
          count={lost.count}
          netPrice={lost.netPrice}
          rest={<Rest column={lost} title={t('deals.lost')} asked={{ ...asked, lost: 'any', sort: 'created' }} />}
        >
          {lost.deals.map((deal) => (
            <DealCard key={deal.quoteId} deal={deal} today={today} />
          ))}
        </Column>
      ) : null}
    </div>
  );
};

interface ColumnProps {
  id: string;
  title: string;
  count: number;
  /** Euro cents; requests have none. */
  netPrice?: number;
  weighted?: Pipeline['columns'][number]['weighted'];
  rest: ReactNode;
  children: ReactNode;
}

const Column = ({ id, title, count, netPrice, weighted, rest, children }: ColumnProps) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  return (
    <section className={styles.column} data-stage={id} aria-labelledby={`stage-${id}`}>
      <header className={styles.head}>
        <h2 id={`stage-${id}`} className={styles.title}>
          {title} <span className={styles.count}>{formatCount(count, locale)}</span>
        </h2>
        <p className={styles.sum}>
          {netPrice === undefined ? t('pipeline.unpriced') : t('pipeline.net', { amount: formatPrice(netPrice, locale) })}
        </p>
        {weighted ? (
          <p className={styles.sum}>
            {t('pipeline.weighted', {
              amount: formatPrice(weighted.net, locale),
              share: formatPercent(Math.round((1_000 * weighted.signedCount) / weighted.count) / 10, locale),
            })}
          </p>
        ) : null}
      </header>
      <ul className={styles.cards}>{children}</ul>
      <p>{rest}</p>
    </section>
  );
};

interface RestProps {
  column: Pick<Pipeline['columns'][number], 'count' | 'deals'>;
  title: string;
  /** Its list. */
  asked: Parameters<typeof paths.events>[0];
}

const Rest = ({ column: { count, deals }, title, asked }: RestProps) => {
  const { t } = useTranslation('staff');
  if (count === 0) return null;
  const left = count - deals.length;
  const words = left > 0 ? t('pipeline.more', { count: left }) : t('pipeline.list');
  return (
    <DeskLink to={paths.events(asked)} aria-label={`${words}, ${title}`}>
      {words}
    </DeskLink>
  );
};
