import * as contract from '@plenary/contracts/blocks.endpoints';
import type { Block } from '@plenary/contracts/blocks.schemas';
import type { Planning } from '@plenary/contracts/planning.schemas';
import type { SlotConflict } from '@plenary/contracts/slot-conflict';
import { usePlatform } from '@plenary/platform';
import { useSubmission } from '@plenary/platform/submission';
import { Badge } from '@plenary/ui/badge';
import { Button } from '@plenary/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../desk/failure-notice.tsx';
import { MoveDialog } from '../room-moves/move-dialog.tsx';
import { removeBlock } from './api.ts';
import styles from './blocks.module.css';
import { Conflicts } from './conflicts.tsx';
import { useBlockWords } from './use-block-words.ts';

interface Props {
  /** Slug. */
  venue: string;
  rooms: Planning['rooms'];
  block: Block;
  /** Id of the reason for which the reader may not change blocks here; undefined: they may. */
  refusedBy: string | undefined;
  onEdit: () => void;
  /** It was removed, or something was moved out of its way. */
  onChanged: () => void;
}

/** A block with what has to move out of its way, and what staff do with it. */
export const BlockRow = ({ venue, rooms, block, refusedBy, onEdit, onChanged }: Props) => {
  const { t } = useTranslation('staff');
  const { notify } = usePlatform();
  const { nameOf, roomsOf, hoursOf } = useBlockWords(rooms);
  const [isAsking, setAsking] = useState(false);
  const [moving, setMoving] = useState<SlotConflict | null>(null);
  const removal = useSubmission({
    endpoints: [contract.removeBlock],
    send: () => removeBlock(venue, block),
    words: { 'stale-version': t('blocks.moved'), 'not-found': t('blocks.moved'), failed: t('surveys.failures.failed') },
    onDone: onChanged,
  });
  const refusal = refusedBy ? ({ 'aria-disabled': true, 'aria-describedby': refusedBy } as const) : {};
  const name = roomsOf(block);
  const isLunch = ({ lunch }: SlotConflict) => lunch !== undefined;
  const toMove = block.toMove.filter((one) => !isLunch(one));
  const leftOut = block.leftOut.filter((one) => !isLunch(one));
  const lunches = [...block.toMove, ...block.leftOut].filter(isLunch);
  return (
    <li className={styles.block}>
      <p className={styles.head}>
        <Badge tone="neutral">{t(`blocks.kinds.${block.kind}`)}</Badge>
        <span className={styles.rooms}>{name}</span>
      </p>
      <p>{hoursOf(block)}</p>
      <p>{block.reason}</p>
      {toMove.length > 0 ? (
        <>
          <p>{t('blocks.toMove', { count: toMove.length })}</p>
          <Conflicts conflicts={toMove} nameOf={nameOf} onMove={setMoving} />
        </>
      ) : null}
      {leftOut.length > 0 ? (
        <>
          <p>{t('blocks.leftOut', { count: leftOut.length })}</p>
          <Conflicts conflicts={leftOut} nameOf={nameOf} />
        </>
      ) : null}
      {lunches.length > 0 ? (
        <>
          <p>{t('blocks.lunches')}</p>
          <Conflicts conflicts={lunches} nameOf={nameOf} />
        </>
      ) : null}
      {removal.failure?.text ? <FailureNotice>{removal.failure.text}</FailureNotice> : null}
      {moving ? (
        <MoveDialog
          bookingId={moving.by.id}
          holder={nameOf(moving.roomId)}
          onClose={() => setMoving(null)}
          onMoved={() => {
            setMoving(null);
            notify({ text: t('roomMoves.moved') });
            onChanged();
          }}
        />
      ) : null}
      <div className={styles.ways}>
        {isAsking ? (
          <>
            <p role="status">{t('blocks.removeQuestion')}</p>
            <Button variant="danger" size="small" isPending={removal.isPending} onClick={() => void removal.submit()}>
              {t('blocks.removeYes')}
            </Button>
            <Button variant="quiet" size="small" onClick={() => setAsking(false)}>
              {t('planning.withdrawNo')}
            </Button>
          </>
        ) : (
          <>
            <Button variant="secondary" size="small" {...refusal} onClick={refusedBy ? undefined : onEdit}>
              {t('blocks.edit')} <span className="visually-hidden">{name}</span>
            </Button>
            <Button variant="quiet" size="small" {...refusal} onClick={refusedBy ? undefined : () => setAsking(true)}>
              {t('blocks.remove')} <span className="visually-hidden">{name}</span>
            </Button>
          </>
        )}
      </div>
    </li>
  );
};
