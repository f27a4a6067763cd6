import { addNote as endpoint } from '@plenary/contracts/desk-records.endpoints';
import { mostNoteOnRecord } from '@plenary/contracts/desk-records-terms';
import { paragraphsFault } from '@plenary/contracts/text-rules';
import { useRevalidator } from '@plenary/platform/router';
import { useSubmission } from '@plenary/platform/submission';
import { Button } from '@plenary/ui/button';
import { TextArea } from '@plenary/ui/text-area';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../desk/failure-notice.tsx';
import { isSingleKey } from '../desk/single-keys.ts';
import { usePageKey } from '../desk/use-page-key.ts';
import { addNote } from './api.ts';
import styles from './customers.module.css';

/** A note on a customer, for the staff alone; it stays typed until it is saved. */
export const NoteForm = ({ userId }: { userId: string }) => {
  const { t } = useTranslation('staff');
  const { revalidate } = useRevalidator();
  const [text, setText] = useState('');
  const place = useRef<HTMLFormElement>(null);
  useNoteKey(() => place.current?.querySelector('textarea')?.focus());
  const form = useSubmission({
    endpoints: [endpoint],
    check: (typed: string): Record<string, string> => (paragraphsFault(typed, mostNoteOnRecord) ? { text: 'invalid' } : {}),
    send: (typed: string, { idempotencyKey }) => addNote(userId, typed.trim(), idempotencyKey),
    fields: ['text'],
    words: { failed: t('customers.failures.note') },
    onDone: async () => {
      setText('');
      await revalidate();
    },
  });
  return (
    <form
      ref={place}
      className={styles.note}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit(text);
      }}
    >
      {form.failure?.text ? <FailureNotice>{form.failure.text}</FailureNotice> : null}
      <TextArea
        label={t('customers.note')}
        description={t('customers.noteHint')}
        maxLength={mostNoteOnRecord}
        value={text}
        error={form.errors.text ? t('customers.failures.text') : undefined}
        onChange={(typed) => {
          setText(typed);
          form.mend('text');
        }}
      />
      <Button type="submit" size="small" variant="secondary" isPending={form.isPending}>
        {t('customers.addNote')}
      </Button>
    </form>
  );
};

/** M goes to the note from anywhere on the page (design: look 10, desk D12). */
const useNoteKey = (write: () => void): void => {
  usePageKey((event) => {
    if (event.key.toLowerCase() !== 'm' || !isSingleKey(event)) return;
    event.preventDefault();
    write();
  });
};
