import { formatDays, formatInstant } from '@plenary/contracts/format';
import * as contract from '@plenary/contracts/sales-desk.endpoints';
import { maxNoteLength, taskStates } from '@plenary/contracts/sales-desk-terms';
import { usePlatform } from '@plenary/platform';
import { useRevalidator } from '@plenary/platform/router';
import { useSubmission } from '@plenary/platform/submission';
import { callAddress, useTelephones } from '@plenary/platform/telephone';
import { Badge } from '@plenary/ui/badge';
import { Button } from '@plenary/ui/button';
import { NativeSelect } from '@plenary/ui/native-select';
import { TextArea } from '@plenary/ui/text-area';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeskLink } from '../desk/desk-link.tsx';
import { FailureNotice } from '../desk/failure-notice.tsx';
import { AtVenue, DeedButton, Permitted } from '../desk/permitted.tsx';
import { quoteForRequest } from '../desk/quote-for-request.ts';
import { changeTask, type Task, type TaskChange } from './api.ts';
import { MoveTask } from './move-task.tsx';
import styles from './tasks.module.css';

interface Props {
  task: Task;
  /** Instant in milliseconds. */
  loadedAt: number;
}

/** A request of a customer who waits, and how far staff has got with it. */
export const TaskCard = ({ task, loadedAt }: Props) => {
  const { t } = useTranslation('staff');
  const { session, notify } = usePlatform();
  const { revalidate } = useRevalidator();
  /** The note as it is typed; null: as it is saved. */
  const [draft, setDraft] = useState<string | null>(null);
  const { state, owner } = task;
  const note = draft ?? task.note;
  const isMine = owner !== null && owner.userId === session?.id;

  const thank = () => notify({ text: t('rooms.thanks') });
  const { submit, isPending, failure, forget } = useSubmission({
    endpoints: [contract.changeTask],
    send: (wanted: TaskChange) => changeTask(task, wanted),
    words: { conflict: t('tasks.failures.moved'), failed: t('tasks.failures.failed') },
    onDone: async (_, { content }) => {
      thank();
      await revalidate();
      if (content.note !== undefined) setDraft(null);
    },
  });
  const reload = () => {
    forget();
    void revalidate();
  };

  return (
    <AtVenue venue={task.venue}>
      <li className={styles.task}>
        <TaskDescription task={task} loadedAt={loadedAt} />
        <div className={styles.how}>
          {failure ? (
            <FailureNotice actions={failure.code === 'conflict' ? <ReloadButton onReload={reload} /> : null}>{failure.text}</FailureNotice>
          ) : null}
          <div className={styles.owner}>
            <p>{owner ? t('tasks.owner', { name: owner.name }) : t('tasks.nobody')}</p>
            <DeedButton
              by={contract.changeTask}
              size="small"
              variant="secondary"
              isPending={isPending}
              onClick={() => submit({ owner: isMine ? 'nobody' : 'me' })}
            >
              {t(isMine ? 'tasks.giveBack' : 'tasks.take')}
            </DeedButton>
          </div>
          <Permitted by={contract.changeTask}>
            <NativeSelect
              label={t('tasks.state')}
              options={statesOf(task).map((id) => ({ id, label: t(`tasks.states.${id}`) }))}
              value={state}
              onChange={(chosen) => submit({ state: chosen })}
            />
          </Permitted>
          {task.kind === 'move' ? <p className={styles.hint}>{t('tasks.movesItself')}</p> : null}
          <Permitted by={contract.changeTask}>
            <TextArea label={t('tasks.note')} maxLength={maxNoteLength} value={note} onChange={setDraft} />
          </Permitted>
          {/* Not disabled once it has saved: the focus would be lost. */}
          <DeedButton
            by={contract.changeTask}
            size="small"
            isPending={isPending}
            onClick={() => (note === task.note ? thank() : submit({ note }))}
          >
            {t('tasks.saveNote')}
          </DeedButton>
        </div>
      </li>
    </AtVenue>
  );
};

/** A booking to be moved is done once it has moved, and not before. */
const statesOf = ({ kind, state }: Task) =>
  kind === 'move' ? taskStates.filter((one) => (one === 'done') === (state === 'done')) : taskStates;

/** The request: customer, deadline, days and rooms. */
const TaskDescription = ({ task, loadedAt }: Props) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  const writeTelephone = useTelephones();
  const { kind, state, customer, venue, dueAt } = task;
  const isLate = state !== 'done' && Date.parse(dueAt) < loadedAt;
  const { move } = task;
  const at = formatInstant(dueAt, locale);
  const dueWords = !move ? t('tasks.due', { at }) : state === 'done' ? t('tasks.isMoved') : t('tasks.dueMove', { at });
  return (
    <>
      <div className={styles.who}>
        <p className={styles.badges}>
          <Badge tone="info">{t(`tasks.kinds.${kind}`)}</Badge>
          {isLate ? <Badge tone="danger">{t('tasks.late')}</Badge> : null}
        </p>
        <h2 className={styles.name}>{[customer.name, customer.companyName].filter(Boolean).join(', ')}</h2>
        <a href={`mailto:${customer.email}`}>{customer.email}</a>
        {customer.phone ? <a href={callAddress(customer.phone)}>{writeTelephone(customer.phone)}</a> : null}
        <p className={styles.due}>{dueWords}</p>
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
        {move ? (
          <MoveTask task={task} move={move} />
        ) : (
          <p>
            <DeskLink to={quoteForRequest(task)}>{t('newQuote.open')}</DeskLink>
          </p>
        )}
      </div>
    </>
  );
};

const ReloadButton = ({ onReload }: { onReload: () => void }) => {
  const { t } = useTranslation('staff');
  return (
    <Button size="small" variant="secondary" onClick={onReload}>
      {t('tasks.reload')}
    </Button>
  );
};
