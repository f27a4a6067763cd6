import type { GuestReading, ReadingContext } from '@plenary/contracts/guest-reading';
import { usePlatform } from '@plenary/platform';
import { buttonClass } from '@plenary/ui/button';
import { FieldError } from '@plenary/ui/field-error';
import { Icon } from '@plenary/ui/icon';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './csv-file.module.css';
import { decodeGuestFile } from './decode-guest-file.ts';
import { ReadingReview } from './reading-review.tsx';

interface Props {
  eventId: string;
  context: ReadingContext;
  onDone: () => void;
}

const maxBytes = 1_000_000;
const fileId = 'guest-file';

type Fault = 'tooBig' | 'notText' | 'unread' | 'nothing';

interface ReadFile {
  reading: GuestReading;
  /** The encoding is a guess. */
  isGuess: boolean;
}

/** The guests in a file, or why there are none. */
const readFile = async (file: File, context: ReadingContext): Promise<ReadFile | Fault> => {
  if (file.size > maxBytes) return 'tooBig';
  const decoded = decodeGuestFile(new Uint8Array(await file.arrayBuffer()));
  if (decoded.type === 'not-text') return 'notText';
  const { readGuestCsv } = await import('./guest-csv.ts');
  const reading = readGuestCsv(decoded.text, context);
  return reading.guests.length + reading.faults.length === 0 ? 'nothing' : { reading, isGuess: decoded.isGuess };
};

/** Guests from a file of a spreadsheet or an address book. */
export const CsvFile = ({ eventId, context, onDone }: Props) => {
  const { t } = useTranslation('client-area');
  const { report } = usePlatform();
  const [fault, setFault] = useState<Fault | null>(null);
  const [read, setRead] = useState<ReadFile | null>(null);

  const take = async (file: File) => {
    const result = await readFile(file, context).catch((error): Fault => {
      report(error);
      return 'unread';
    });
    if (typeof result === 'string') return setFault(result);
    setFault(null);
    setRead(result);
  };

  if (read) {
    const notice = read.isGuess ? t('guests.file.guessed') : undefined;
    return <ReadingReview eventId={eventId} reading={read.reading} notice={notice} onBack={() => setRead(null)} onDone={onDone} />;
  }
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={fileId}>
        {t('guests.file.label')}
      </label>
      <p id={`${fileId}-hint`} className={styles.hint}>
        {t('guests.file.hint')}
      </p>
      <div className={styles.place}>
        <input
          id={fileId}
          className={`${styles.input} visually-hidden`}
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          aria-describedby={`${fileId}-hint ${fileId}-message`}
          aria-invalid={fault ? true : undefined}
          onChange={async ({ target }) => {
            const [file] = target.files ?? [];
            if (!file) return;
            await take(file);
            // Else choosing the same file again, corrected, changes nothing.
            target.value = '';
          }}
        />
        {/* The browser's own button speaks the browser's language. */}
        <label className={`${buttonClass({ variant: 'secondary' })} ${styles.choose}`} htmlFor={fileId}>
          <Icon name="document" size={20} />
          {t('guests.file.choose')}
        </label>
      </div>
      <FieldError id={`${fileId}-message`} message={fault ? t(`guests.file.${fault}`) : undefined} />
    </div>
  );
};
