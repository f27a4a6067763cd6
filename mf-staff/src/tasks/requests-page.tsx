import { formatCount, formatDay } from '@plenary/contracts/format';
import { requestOutcomes } from '@plenary/contracts/sales-desk-terms';
import { usePlatform } from '@plenary/platform';
import { useLoaderData } from '@plenary/platform/router';
import { EmptyState } from '@plenary/ui/empty-state';
import { useTranslation } from 'react-i18next';
import { DeskPage } from '../desk/desk-page.tsx';
import { NewerList } from '../desk/newer-list.tsx';
import { StateLinks } from '../desk/state-links.tsx';
import { useKeptFocus } from '../desk/use-kept-focus.ts';
import { paths } from '../paths.ts';
import { fetchRequests } from './api.ts';
import type { RequestsData } from './load-requests.ts';
import { TaskCard } from './task-card.tsx';
import styles from './tasks.module.css';

/** The requests made in a period and what became of them: the list of what a report counts (design: desk D20, D23). */
export const RequestsPage = () => {
  const data = useLoaderData<RequestsData>();
  const { asked, total, tasks, tag, loadedAt } = data;
  const place = useKeptFocus<HTMLUListElement>(data);
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  const { from, to, outcome, country, venue } = asked;
  const title = t('tasks.asked.title', { from: formatDay(from, locale), to: formatDay(to, locale) });
  const links = [undefined, ...requestOutcomes].map((one) => ({
    name: t(`tasks.asked.${one ?? 'all'}`),
    to: paths.requests({ from, to, outcome: one, country, venue }),
    isCurrent: one === outcome,
  }));
  const counted = t('tasks.asked.count', { count: total, shown: formatCount(total, locale) });
  return (
    <DeskPage
      title={title}
      description={tasks.length < total ? `${counted} · ${t('tasks.asked.last', { count: tasks.length })}` : counted}
      choices={<StateLinks label={t('tasks.show')} links={links} />}
    >
      <NewerList tag={tag} ask={(unless) => fetchRequests(asked, unless)}>
        {tasks.length === 0 ? <EmptyState title={t('tasks.asked.none')} /> : null}
        <ul ref={place} tabIndex={-1} aria-label={title} className={styles.tasks}>
          {tasks.map((task) => (
            <TaskCard key={task.id} task={task} loadedAt={loadedAt} />
          ))}
        </ul>
      </NewerList>
    </DeskPage>
  );
};
