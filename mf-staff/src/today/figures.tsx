import { dealFlags } from '@plenary/contracts/desk-deals-terms';
import { formatNumber } from '@plenary/contracts/format';
import { usePlatform } from '@plenary/platform';
import { useTranslation } from 'react-i18next';
import { DeskLink } from '../desk/desk-link.tsx';
import { paths } from '../paths.ts';
import { flaggedDeals, type TodayData, unownedDeals } from './load-today.ts';
import styles from './today.module.css';

interface Figure {
  id: string;
  value: number;
  words: string;
  to: string;
}

/** The figures of the day, each a link to the list that it counts (design: desk D1, D6). A part that could not be read has none. */
export const Figures = ({ data }: { data: TodayData }) => {
  const { t } = useTranslation('staff');
  const { locale, session } = usePlatform();
  const { day, today, options, requests, approvals, surveys, followUps, unowned, flagged, undelivered } = data;
  const mine = paths.events({ owner: session?.id, due: today, sort: 'ends' });
  const waiting: Figure[] = [
    ...counted('options', options, `${paths.today({ day: day === today ? undefined : day, show: 'options' })}#${todoId}`),
    ...counted('surveys', surveys, paths.surveys()),
    ...counted('requests', requests, paths.tasks()),
    ...(approvals?.length ? [{ id: 'approvals' as const, value: approvals.length, to: paths.proposals() }] : []),
    ...(followUps ? [{ id: 'followUps' as const, value: followUps, to: mine }] : []),
    ...(unowned ? [{ id: 'unowned' as const, value: unowned, to: paths.events(unownedDeals) }] : []),
    ...dealFlags.flatMap((id) => (flagged?.[id] ? [{ id, value: flagged[id], to: paths.events(flaggedDeals(id)) }] : [])),
    ...(undelivered ? [{ id: 'undelivered' as const, value: undelivered, to: paths.undelivered }] : []),
  ].map((one) => ({ ...one, words: t(`today.waiting.${one.id}`, { count: one.value }) }));
  return (
    <ul className={styles.figures} aria-label={t('today.figures')}>
      {[...useEventFigures(data), ...waiting].map(({ id, value, words, to }) => (
        <li key={id}>
          <DeskLink className={styles.figure} to={to}>
            <strong className={styles.value}>{formatNumber(value, locale)}</strong> {words}
          </DeskLink>
        </li>
      ))}
    </ul>
  );
};

/** Id of what waits for staff on the page: the list of the options that lapse soon. */
export const todoId = 'to-do';

const counted = <Id extends string>(id: Id, list: readonly unknown[] | null, to: string) => (list ? [{ id, value: list.length, to }] : []);

/** The list of events has one stage at a time: those that are over are counted apart. */
const useEventFigures = ({ day, today, events }: TodayData): Figure[] => {
  const { t } = useTranslation('staff');
  const usual = day < today ? 'done' : 'confirmed';
  if (!events) return [];
  return (['confirmed', 'done'] as const).flatMap((stage) => {
    const those = events.filter((event) => event.stage === stage);
    if (those.length === 0 && stage !== usual) return [];
    const to = paths.events({ stage, from: day, to: day, sort: 'days' });
    const venues = new Set(those.map(({ venue }) => venue.slug)).size;
    const people = those.reduce((sum, { pax }) => sum + pax, 0);
    const where = venues > 0 ? `, ${t('today.venues', { count: venues })}` : '';
    return [
      { id: stage, value: those.length, words: `${t(`today.events.${stage}`, { count: those.length })}${where}`, to },
      { id: `${stage}-people`, value: people, words: t(`today.people.${stage}`, { count: people }), to },
    ];
  });
};
