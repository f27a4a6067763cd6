import type { ListedDeal } from '@plenary/contracts/desk-deals.schemas';
import type { CustomerRecord } from '@plenary/contracts/desk-records.schemas';
import { formatDay, formatDays, formatInstant } from '@plenary/contracts/format';
import { usePlatform } from '@plenary/platform';
import { Badge } from '@plenary/ui/badge';
import { useTranslation } from 'react-i18next';
import { DeskLink } from '../desk/desk-link.tsx';
import { localToday } from '../desk/local-today.ts';
import { Panel } from '../desk/panel.tsx';
import { paths } from '../paths.ts';
import styles from './customers.module.css';

type Task = NonNullable<CustomerRecord['tasks']>[number];

interface ToDo {
  id: string;
  /** Local day or instant, to sort by; empty: none is set. */
  due: string;
  dueWords: string;
  isLate: boolean;
  title: string;
  /** Where it is done. */
  to: string;
  where: string;
  owner: string | undefined;
}

/** What staff have to do for a customer: what comes next of their deals, their requests, their bookings to be moved (design: desk D10). */
export const RecordTasks = ({ record: { deals, tasks = [] } }: { record: CustomerRecord }) => {
  const { t } = useTranslation('staff');
  const [ofDeal, ofTask] = [useNextOfDeal(), useTask()];
  const todos = [...deals.flatMap(ofDeal), ...tasks.map(ofTask)].sort((one, other) => (one.due || '9').localeCompare(other.due || '9'));
  return (
    <Panel id="tasks" title={t('customers.tasks')}>
      {todos.length === 0 ? <p>{t('customers.noTasks')}</p> : null}
      <ul className={styles.people}>
        {todos.map(({ id, title, to, where, dueWords, isLate, owner }) => (
          <li key={id}>
            <DeskLink to={to}>{title}</DeskLink> {isLate ? <Badge tone="danger">{t('tasks.late')}</Badge> : null}
            <span className={styles.quiet}>{[dueWords, where].filter(Boolean).join(' · ')}</span>
            <span className={styles.quiet}>{owner ? t('tasks.owner', { name: owner }) : t('tasks.nobody')}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
};

/** Deals that are over have nothing next. */
const useNextOfDeal = () => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  const today = localToday(new Date());
  return ({ quoteId, followUp, venue, firstDay, lastDay }: ListedDeal): ToDo[] => {
    if (!followUp?.nextAction && !followUp?.nextDay) return [];
    const { nextAction, nextDay, owner } = followUp;
    return [
      {
        ...{ id: quoteId, due: nextDay ?? '', dueWords: nextDay ? formatDay(nextDay, locale) : '' },
        isLate: nextDay !== null && nextDay < today,
        title: nextAction || t('followUp.next'),
        to: paths.quote(quoteId),
        where: `${venue.name}, ${formatDays(firstDay, lastDay, locale)}`,
        owner: owner?.name,
      },
    ];
  };
};

const useTask = () => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  const now = new Date().toISOString();
  return ({ id, kind, dueAt, venue, firstDay, lastDay, owner }: Task): ToDo => ({
    ...{ id: `${kind} ${id}`, due: dueAt, dueWords: formatInstant(dueAt, locale), isLate: dueAt < now },
    title: t(`tasks.kinds.${kind}`),
    to: paths.tasks(),
    where: `${venue?.name ?? t('tasks.anyVenue')}, ${formatDays(firstDay, lastDay, locale)}`,
    owner: owner?.name,
  });
};
