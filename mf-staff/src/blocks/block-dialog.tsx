import { existingChoices } from '@plenary/contracts/block-terms';
import * as contract from '@plenary/contracts/blocks.endpoints';
import type { Block } from '@plenary/contracts/blocks.schemas';
import type { Planning } from '@plenary/contracts/planning.schemas';
import type { SlotConflict } from '@plenary/contracts/slot-conflict';
import { useSubmission } from '@plenary/platform/submission';
import { Button } from '@plenary/ui/button';
import { Dialog } from '@plenary/ui/dialog';
import { NativeSelect } from '@plenary/ui/native-select';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../desk/failure-notice.tsx';
import { type BlockForm, writeBlock } from './api.ts';
import { BlockFields } from './block-fields.tsx';
import { Conflicts } from './conflicts.tsx';
import { useBlockWords } from './use-block-words.ts';

interface Props {
  /** Slug. */
  venue: string;
  rooms: Planning['rooms'];
  /** Null: a new one. */
  before: Block | null;
  /** Local day that a new one begins with. */
  day: string;
  onClose: () => void;
  onWritten: () => void;
}

const formOf = (before: Block | null, day: string): BlockForm => ({
  rooms: before?.rooms ?? [],
  from: before?.from ?? `${day}T08:00`,
  to: before?.to ?? `${day}T18:00`,
  kind: before?.kind ?? 'works',
  reason: before?.reason ?? '',
  existing: 'refuse',
});

/** Blocks rooms, or changes a block; what is in the way is shown before anything is written (design: lifecycle L38–L39). */
export const BlockDialog = ({ venue, rooms, before, day, onClose, onWritten }: Props) => {
  const { t } = useTranslation('staff');
  const { nameOf } = useBlockWords(rooms);
  const [form, setForm] = useState(() => formOf(before, day));
  const submission = useSubmission({
    send: (content: BlockForm, { idempotencyKey }) => writeBlock(venue, before, content, idempotencyKey),
    endpoints: [contract.addBlock, contract.changeBlock],
    fields: ['rooms', 'from', 'to', 'reason'],
    words: {
      'no-longer-available': t('blocks.taken'),
      'stale-version': t('blocks.moved'),
      'not-found': t('blocks.moved'),
      failed: t('surveys.failures.failed'),
    },
    onDone: onWritten,
  });
  const { failure, errors } = submission;
  const change = (fields: Partial<BlockForm>) => {
    setForm({ ...form, ...fields });
    for (const field of Object.keys(fields)) submission.mend(field);
  };
  const isWhole = form.rooms.length > 0 && form.reason.trim() !== '';
  const conflicts = (failure?.code === 'no-longer-available' ? failure.error?.body.conflicts : undefined) as SlotConflict[] | undefined;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(before ? 'blocks.change' : 'blocks.add')}
      description={t('blocks.hint')}
      closeLabel={t('close')}
      footer={
        <Button
          disabled={!isWhole}
          isPending={submission.isPending}
          pendingLabel={t('planning.saving')}
          onClick={() => void submission.submit(form)}
        >
          {t('blocks.save')}
        </Button>
      }
    >
      {failure?.text ? <FailureNotice>{failure.text}</FailureNotice> : null}
      {conflicts ? <Conflicts conflicts={conflicts} nameOf={nameOf} /> : null}
      {conflicts || form.existing !== 'refuse' ? (
        <NativeSelect
          label={t('blocks.existing.label')}
          options={existingChoices.map((id) => ({ id, label: t(`blocks.existing.${id}`) }))}
          value={form.existing}
          onChange={(existing) => change({ existing })}
        />
      ) : null}
      <BlockFields rooms={rooms} form={form} errors={errors} onChange={change} />
    </Dialog>
  );
};
