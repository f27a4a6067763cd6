import { readGuestLines } from '@plenary/contracts/guest-lines';
import type { GuestReading, ReadingContext } from '@plenary/contracts/guest-reading';
import { Button } from '@plenary/ui/button';
import { TextArea } from '@plenary/ui/text-area';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './guest-form.module.css';
import { ReadingReview } from './reading-review.tsx';

interface Props {
  eventId: string;
  context: ReadingContext;
  onDone: () => void;
}

/** A typed or pasted list; a corrected one is checked again. */
export const PastedList = ({ eventId, context, onDone }: Props) => {
  const { t } = useTranslation('client-area');
  const [text, setText] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const [reading, setReading] = useState<GuestReading | null>(null);
  if (reading) return <ReadingReview eventId={eventId} reading={reading} onBack={() => setReading(null)} onDone={onDone} />;
  const check = () => {
    const read = readGuestLines(text, context);
    const isNothing = read.guests.length + read.faults.length === 0;
    setEmpty(isNothing);
    if (!isNothing) setReading(read);
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        check();
      }}
    >
      <TextArea
        id="guest-list"
        label={t('guests.list.label')}
        description={t('guests.list.hint')}
        rows={6}
        spellCheck={false}
        autoComplete="off"
        value={text}
        error={isEmpty ? t('guests.list.nothing') : undefined}
        onChange={(typed) => {
          setText(typed);
          setEmpty(false);
        }}
      />
      <div>
        <Button type="submit">{t('guests.list.check')}</Button>
      </div>
    </form>
  );
};
