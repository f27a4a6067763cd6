import { dealFlags } from '@plenary/contracts/desk-deals-terms';
import { formatNumber, formatPrice } from '@plenary/contracts/format';
import type { Meal } from '@plenary/contracts/sheet-terms';
import { usePlatform } from '@plenary/platform';
import { useTranslation } from 'react-i18next';
import { DeskLink } from '../desk/desk-link.tsx';
import { paths } from '../paths.ts';
import { kitchenId } from './kitchen-panel.tsx';
import { flaggedDeals, moneyOf, placeOf, type TodayData, unownedDeals } from './load-today.ts';
import styles from './today.module.css';

interface Figure {
  id: string;
  value: number;
  /** As it is shown, where it is no mere number. */
  shown?: string;
  words: string;
  to: string;
}

/** The figures of the day, each a link to the list that it counts (design: desk D1, D6). A part that could not be read has none. */
export const Figures = ({ data }: { data: TodayData }) => {
  const { t } = useTranslation('staff');
  const { locale, session } = usePlatform();
  const { country, options, requests, approvals, surveys, followUps, unowned, flagged, undelivered } = data;
  const { today } = data;
  const mine = paths.events({ owner: session?.id, due: today, sort: 'ends' });
  const waiting: Figure[] = [
    ...counted('options', options, `${paths.today({ ...placeOf(data), show: 'options' })}#${todoId}`),
    ...counted('surveys', surveys, paths.surveys()),
    ...counted('requests', requests, paths.tasks()),
    ...(approvals?.length ? [{ id: 'approvals' as const, value: approvals.length, to: paths.proposals() }] : []),
    ...(followUps ? [{ id: 'followUps' as const, value: followUps, to: mine }] : []),
    ...(unowned ? [{ id: 'unowned' as const, value: unowned, to: paths.events(unownedDeals(country)) }] : []),
    ...dealFlags.flatMap((id) => (flagged?.[id] ? [{ id, value: flagged[id], to: paths.events(flaggedDeals(id, country)) }] : [])),
    ...(undelivered ? [{ id: 'undelivered' as const, value: undelivered, to: paths.undelivered }] : []),
  ].map((one) => ({ ...one, words: t(`today.waiting.${one.id}`, { count: one.value }) }));
  return (
    <ul className={styles.figures} aria-label={t('today.figures')}>
      {[...useEventFigures(data), ...useDayFigures(data), ...waiting].map(({ id, value, shown, words, to }) => (
        <li key={id}>
          <DeskLink className={styles.figure} to={to}>
            <strong className={styles.value}>{shown ?? formatNumber(value, locale)}</strong> {words}
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
const useEventFigures = ({ day, today, country, events }: TodayData): Figure[] => {
  const { t } = useTranslation('staff');
  const usual = day < today ? 'done' : 'confirmed';
  if (!events) return [];
  return (['confirmed', 'done'] as const).flatMap((stage) => {
    const those = events.filter((event) => event.stage === stage);
    if (those.length === 0 && stage !== usual) return [];
    const to = paths.events({ stage, from: day, to: day, country, sort: 'days' });
    const venues = new Set(those.map(({ venue }) => venue.slug)).size;
    const people = those.reduce((sum, { pax }) => sum + pax, 0);
    const where = venues > 0 ? `, ${t('today.venues', { count: venues })}` : '';
    return [
      { id: stage, value: those.length, words: `${t(`today.events.${stage}`, { count: those.length })}${where}`, to },
      { id: `${stage}-people`, value: people, words: t(`today.people.${stage}`, { count: people }), to },
    ];
  });
};

const notLunch: readonly Meal[] = ['BREAKFAST', 'GOURMET_BREAK', 'evening'];

/** What is served for lunch, and what the day brings; neither on a day without events. */
const useDayFigures = (data: TodayData): Figure[] => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  const { day, country, network, net } = data;
  const lunches = (network?.meals ?? []).filter(({ meal }) => !notLunch.includes(meal)).reduce((sum, { pax }) => sum + pax, 0);
  const diets = network?.diets ? `, ${t('today.dietCount', { count: network.diets })}` : '';
  const toKitchen = `${paths.today({ ...placeOf(data), show: data.show })}#${kitchenId}`;
  return [
    ...(lunches > 0 ? [{ id: 'lunches', value: lunches, words: `${t('today.lunches', { count: lunches })}${diets}`, to: toKitchen }] : []),
    ...(net
      ? [{ id: 'net', value: net, shown: formatPrice(net, locale), words: t('today.net'), to: paths.money(moneyOf(day, country)) }]
      : []),
  ];
};
