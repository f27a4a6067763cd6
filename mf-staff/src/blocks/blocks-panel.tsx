import { addBlock } from '@plenary/contracts/blocks.endpoints';
import type { Block } from '@plenary/contracts/blocks.schemas';
import type { Planning } from '@plenary/contracts/planning.schemas';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExplainedDeed, useMissingJob } from '../desk/explained-deed.tsx';
import { Panel } from '../desk/panel.tsx';
import { BlockDialog } from './block-dialog.tsx';
import { BlockRow } from './block-row.tsx';
import styles from './blocks.module.css';

interface Props {
  /** Slug. */
  venue: string;
  rooms: Planning['rooms'];
  blocks: readonly Block[];
  /** Local day that the planning looks at. */
  day: string;
  /** What the page shows is older. */
  onChanged: () => void;
}

/** The blocks of a venue that are not over, and the way to a new one. */
export const BlocksPanel = ({ venue, rooms, blocks, day, onChanged }: Props) => {
  const { t } = useTranslation('staff');
  /** Null: none is open; `new`: the one to be added. */
  const [open, setOpen] = useState<Block | 'new' | null>(null);
  const reasonId = useId();
  const isRefused = useMissingJob(addBlock) !== undefined;
  const done = () => {
    setOpen(null);
    onChanged();
  };
  return (
    <Panel
      id="blocks"
      title={t('blocks.title')}
      action={
        <ExplainedDeed by={addBlock} reasonId={reasonId} variant="secondary" size="small" onClick={() => setOpen('new')}>
          {t('blocks.add')}
        </ExplainedDeed>
      }
    >
      {blocks.length === 0 ? <p>{t('blocks.none')}</p> : null}
      {blocks.length > 0 ? (
        <ul className={styles.blocks}>
          {blocks.map((block) => (
            <BlockRow
              key={`${block.id} ${block.revision}`}
              venue={venue}
              rooms={rooms}
              block={block}
              refusedBy={isRefused ? reasonId : undefined}
              onEdit={() => setOpen(block)}
              onChanged={onChanged}
            />
          ))}
        </ul>
      ) : null}
      {open ? (
        <BlockDialog
          venue={venue}
          rooms={rooms}
          before={open === 'new' ? null : open}
          day={day}
          onClose={() => setOpen(null)}
          onWritten={done}
        />
      ) : null}
    </Panel>
  );
};
