import { taskStates } from '@plenary/contracts/sales-desk-terms';
import { useLoaderData } from '@plenary/platform/router';
import { EmptyState } from '@plenary/ui/empty-state';
import { useTranslation } from 'react-i18next';
import { DeskPage } from '../desk/desk-page.tsx';
import { NewerList } from '../desk/newer-list.tsx';
import { StateLinks } from '../desk/state-links.tsx';
import { useKeptFocus } from '../desk/use-kept-focus.ts';
import { paths } from '../paths.ts';
import { fetchTaskList } from './api.ts';
import type { TasksData } from './load-tasks.ts';
import { TaskCard } from './task-card.tsx';
import styles from './tasks.module.css';

/** The customers who wait for sales: for a call or a proposal, earliest deadline first. */
export const TasksPage = () => {
  const data = useLoaderData<TasksData>();
  const { state, tasks, tag, loadedAt } = data;
  const place = useKeptFocus<HTMLUListElement>(data);
  const { t } = useTranslation('staff');
  const links = [
    { name: t('tasks.waiting'), to: paths.tasks(), isCurrent: state === null },
    ...taskStates.map((one) => ({ name: t(`tasks.states.${one}`), to: paths.tasks(one), isCurrent: state === one })),
  ];
  return (
    <DeskPage title={t('tasks.title')} description={t('tasks.description')} choices={<StateLinks label={t('tasks.show')} links={links} />}>
      <NewerList tag={tag} ask={(unless) => fetchTaskList(state ?? undefined, unless)}>
        {tasks.length === 0 ? <EmptyState title={t('tasks.none')} /> : null}
        <ul ref={place} tabIndex={-1} aria-label={t('tasks.title')} className={styles.tasks}>
          {tasks.map((task) => (
            <TaskCard key={task.id} task={task} loadedAt={loadedAt} />
          ))}
        </ul>
      </NewerList>
    </DeskPage>
  );
};
