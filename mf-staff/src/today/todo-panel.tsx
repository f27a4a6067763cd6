import { Badge } from '@plenary/ui/badge';
import { useTranslation } from 'react-i18next';
import { DeskLink } from '../desk/desk-link.tsx';
import { StateLinks } from '../desk/state-links.tsx';
import { paths } from '../paths.ts';
import { todoId } from './figures.tsx';
import { placeOf, type TodayData, todoKinds } from './load-today.ts';
import styles from './today.module.css';
import { type Todo, useTodos } from './use-todos.ts';

/** So many stand here before one kind of them is chosen. */
const mostShown = 12;

/** What waits for staff now, the earliest deadline first, each with a link to where it is done; all of it, or one kind. */
export const TodoPanel = ({ data }: { data: TodayData }) => {
  const { t } = useTranslation('staff');
  const { show } = data;
  const all = useTodos(data).filter(({ kind }) => show === null || kind === show);
  const shown = show === null ? all.slice(0, mostShown) : all;
  const left = all.length - shown.length;
  const links = [null, ...todoKinds].map((kind) => ({
    name: t(`today.kinds.${kind ?? 'all'}`),
    to: `${paths.today({ ...placeOf(data), show: kind })}#${todoId}`,
    isCurrent: kind === show,
  }));
  return (
    <section id={todoId} className={styles.todo} aria-labelledby={`${todoId}-title`}>
      <h2 id={`${todoId}-title`} className={styles.heading}>
        {t('today.todo')}
      </h2>
      <StateLinks label={t('today.show')} links={links} />
      {all.length === 0 ? <p className={styles.nothing}>{t('today.nothing')}</p> : null}
      {shown.length > 0 ? (
        <ul className={styles.todos} aria-labelledby={`${todoId}-title`}>
          {shown.map((todo) => (
            <TodoRow key={`${todo.kind} ${todo.id}`} todo={todo} />
          ))}
        </ul>
      ) : null}
      {left > 0 ? <p className={styles.facts}>{t('today.rest', { count: left })}</p> : null}
    </section>
  );
};

/** All of a row leads to where it is done. */
const TodoRow = ({ todo: { kind, due, isLate, isNear, title, facts, to } }: { todo: Todo }) => {
  const { t } = useTranslation('staff');
  return (
    <li className={styles.row}>
      <span className={styles.due}>
        {isLate ? <Badge tone="danger">{t('tasks.late')}</Badge> : null}
        <Badge tone={isNear ? 'warning' : 'neutral'}>{due}</Badge>
      </span>
      <span className={styles.what}>
        <DeskLink isName className={styles.who} to={to}>
          {title}
        </DeskLink>
        <span className={styles.facts}>{facts}</span>
      </span>
      <span className={styles.deed} aria-hidden="true">
        {t(`today.deeds.${kind}`)}
      </span>
    </li>
  );
};
