import { formatDays, formatInstant } from '@plenary/contracts/format';
import { maxNoteLength, taskStates } from '@plenary/contracts/sales-desk-terms';
import { isCallError } from '@plenary/http/call-error';
import { usePlatform } from '@plenary/platform';
import { useRevalidator } from '@plenary/platform/router';
import { Badge } from '@plenary/ui/badge';
import { Button } from '@plenary/ui/button';
import { NativeSelect } from '@plenary/ui/native-select';
import { TextArea } from '@plenary/ui/text-area';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../desk/failure-notice.tsx';
import { changeTask, type Task, type TaskChange } from './api.ts';
import styles from './tasks.module.css';

interface Props {
  task: Task;
  /** Instant in milliseconds. */
  loadedAt: number;
}

/** One who waits: who, for what, until when, and how far it is. */
export const TaskCard = ({ task, loadedAt }: Props) => {
  const { t } = useTranslation('staff');
  const { session, notify, report } = usePlatform();
  const { revalidate } = useRevalidator();
  /** As it is being written; null: as it is kept. */
  const [draft, setDraft] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<'failed' | 'moved' | null>(null);
  const { state, owner } = task;
  const note = draft ?? task.note;
  const isMine = owner !== null && owner.userId === session?.id;

  const thank = () => notify({ text: t('rooms.thanks') });
  const change = async (wanted: TaskChange) => {
    if (isPending) return;
    setPending(true);
    setFailure(null);
    try {
      await changeTask(task, wanted);
      thank();
      await revalidate();
      if (wanted.note !== undefined) setDraft(null);
    } catch (error) {
      const hasMoved = isCallError(error) && error.status === 409;
      if (!hasMoved) report(error);
      setFailure(hasMoved ? 'moved' : 'failed');
    } finally {
      setPending(false);
    }
  };
  const reload = (
    <Button
      size="small"
      variant="secondary"
      onClick={() => {
        setFailure(null);
        void revalidate();
      }}
    >
      {t('tasks.reload')}
    </Button>
  );

  return (
    <li className={styles.task}>
      <TaskDescription task={task} loadedAt={loadedAt} />
      <div className={styles.how}>
        {failure ? (
          <FailureNotice actions={failure === 'moved' ? reload : undefined}>{t(`tasks.failures.${failure}`)}</FailureNotice>
        ) : null}
        <div className={styles.owner}>
          <p>{owner ? t('tasks.owner', { name: owner.name }) : t('tasks.nobody')}</p>
          <Button size="small" variant="secondary" isPending={isPending} onClick={() => change({ owner: isMine ? 'nobody' : 'me' })}>
            {t(isMine ? 'tasks.giveBack' : 'tasks.take')}
          </Button>
        </div>
        <NativeSelect
          label={t('tasks.state')}
          options={taskStates.map((id) => ({ id, label: t(`tasks.states.${id}`) }))}
          value={state}
          onChange={(chosen) => change({ state: chosen })}
        />
        <TextArea label={t('tasks.note')} maxLength={maxNoteLength} value={note} onChange={setDraft} />
        {/* Not disabled once it has saved: the focus would be lost. */}
        <Button size="small" isPending={isPending} onClick={() => (note === task.note ? thank() : change({ note }))}>
          {t('tasks.saveNote')}
        </Button>
      </div>
    </li>
  );
};

/** What is asked for: by whom, until when, and for which days and rooms. */
const TaskDescription = ({ task, loadedAt }: Props) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  const { kind, state, customer, venue, dueAt } = task;
  const isLate = state !== 'done' && Date.parse(dueAt) < loadedAt;
  return (
    <>
      <div className={styles.who}>
        <p className={styles.badges}>
          <Badge tone="info">{t(`tasks.kinds.${kind}`)}</Badge>
          {isLate ? <Badge tone="danger">{t('tasks.late')}</Badge> : null}
        </p>
        <h2 className={styles.name}>{[customer.name, customer.companyName].filter(Boolean).join(', ')}</h2>
        <a href={`mailto:${customer.email}`}>{customer.email}</a>
        {customer.phone ? <a href={`tel:${customer.phone.replaceAll(/\s/g, '')}`}>{customer.phone}</a> : null}
        <p className={styles.due}>{t('tasks.due', { at: formatInstant(dueAt, locale) })}</p>
      </div>
      <div className={styles.what}>
        <p className={styles.venue}>{venue?.name ?? t('tasks.anyVenue')}</p>
        <p>
          {formatDays(task.firstDay, task.lastDay, locale)}
          {task.hasFlexibleDates ? ` (${t('tasks.flexible')})` : null}
        </p>
        <p>{[t('tasks.pax', { count: task.pax }), t('tasks.roomsCount', { count: task.roomsCount })].join(', ')}</p>
        <p>{t('tasks.speaks', { language: t(`languages.${customer.lang}`) })}</p>
        {task.message ? <blockquote className={styles.message}>{task.message}</blockquote> : null}
      </div>
    </>
  );
};
