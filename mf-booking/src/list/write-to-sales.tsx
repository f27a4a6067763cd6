import { requestCallback } from '@plenary/contracts/booking.endpoints';
import type { FieldErrors } from '@plenary/contracts/problem';
import { callbackMessageLength } from '@plenary/contracts/terms';
import { usePlatform } from '@plenary/platform';
import { useSubmission } from '@plenary/platform/submission';
import { Button } from '@plenary/ui/button';
import { Callout } from '@plenary/ui/callout';
import { TextArea } from '@plenary/ui/text-area';
import { useFocusWhen } from '@plenary/ui/use-focus-when';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { writeToSales } from '../api.ts';
import { atRoot } from '../at-root.ts';
import { summariseSearch } from '../search/summarise-search.ts';
import type { Search } from '../search/use-search.ts';
import { useWaitWords } from '../use-wait-words.ts';
import styles from './write-to-sales.module.css';

interface Props {
  demandId: string;
  /** What was searched goes with the message. */
  search: Search;
  /** A press led here: the field takes the focus. */
  isPressed: boolean;
}

const storageKey = 'written-to-sales';
const fieldId = 'write-to-sales-message';

/** Whether this tab has written about a search: the confirmation is still there after a reload. */
export const hasWritten = (demandId: string | null): boolean => {
  try {
    return demandId !== null && sessionStorage.getItem(storageKey) === demandId;
  } catch {
    return false;
  }
};

const keepWritten = (demandId: string): void => {
  try {
    sessionStorage.setItem(storageKey, demandId);
  } catch {
    // The message has been sent all the same.
  }
};

/** A message to sales about a search that finds no venue, answered within 24 hours. */
export const WriteToSales = ({ demandId, search, isPressed }: Props) => {
  const { t } = useTranslation('booking');
  const { locale, session } = usePlatform();
  const waitWords = useWaitWords();
  const [message, setMessage] = useState('');
  const [isKept] = useState(() => hasWritten(demandId));
  const { submit, isPending, done, failure, errors, mend, forget } = useSubmission({
    endpoints: [requestCallback],
    check: (typed: string): FieldErrors => (typed.trim() === '' ? { message: 'required' } : {}),
    send: (typed, sending) => writeToSales({ demandId, message: typed }, sending),
    fields: ['message'],
    words: { 'too-many-requests': waitWords('write.tooMany'), failed: t('write.failed') },
    focusOn: () => fieldId,
    onDone: () => keepWritten(demandId),
    toRoot: atRoot,
  });
  const isSent = isKept || done !== null;
  const sentRef = useFocusWhen<HTMLParagraphElement>(done !== null);
  useEffect(() => {
    if (isPressed) document.getElementById(fieldId)?.focus();
  }, [isPressed]);
  if (isSent)
    return (
      <p ref={sentRef} tabIndex={-1} className={styles.sent} role="status">
        {t('write.sent', { email: session?.email ?? '' })}
      </p>
    );

  const { day, rooms } = summariseSearch(search.asked, { t, locale });
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit(message);
      }}
    >
      <TextArea
        id={fieldId}
        label={t('write.message')}
        description={t('write.hint', { day, rooms })}
        value={message}
        onChange={(typed) => {
          setMessage(typed);
          if (failure) forget();
          else mend('message');
        }}
        error={errors.message ? t(errors.message === 'required' ? 'search.error.required' : 'search.error.invalid') : undefined}
        maxLength={callbackMessageLength}
        required
      />
      {failure?.text ? (
        <Callout tone="danger" role="alert">
          {failure.text}
        </Callout>
      ) : null}
      <Button type="submit" size="large" isPending={isPending} pendingLabel={t('write.sending')}>
        {t('write.send')}
      </Button>
      <p className={styles.note}>{t('write.contact', { email: session?.email ?? '' })}</p>
    </form>
  );
};
