import { capitalised, formatDay, formatInstant, formatList } from '@plenary/contracts/format';
import { addSheetVersion as endpoint } from '@plenary/contracts/sheet-versions.endpoints';
import type { SheetChange, SheetVersions as Versions } from '@plenary/contracts/sheet-versions.schemas';
import { usePlatform } from '@plenary/platform';
import { useSubmission } from '@plenary/platform/submission';
import { Badge } from '@plenary/ui/badge';
import { Button } from '@plenary/ui/button';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../desk/failure-notice.tsx';
import { Panel } from '../desk/panel.tsx';
import { addSheetVersion } from './api.ts';
import { SendSheetDialog } from './send-sheet-dialog.tsx';
import styles from './sheet-versions.module.css';

interface Props {
  reference: string;
  versions: Versions;
  /** IANA name, that of the venue. */
  timeZone: string;
  /** What the sheet is after it was numbered or sent. */
  onChange: (versions: Versions) => void;
}

/** The number of a function sheet, whether it is final, its log, and the ways to print and to send it (design: desk D16). */
export const SheetVersions = ({ reference, versions: sheet, timeZone, onChange }: Props) => {
  const { t } = useTranslation('staff');
  const { locale, language } = usePlatform();
  const [isSending, setIsSending] = useState(false);
  const [isPrinting, setIsPrinting] = useState(false);
  const { state, isFinal, finalFrom, versions, changes, recipients } = sheet;
  const printing = useSubmission({
    endpoints: [endpoint],
    send: (_: undefined, { idempotencyKey }) => addSheetVersion({ reference, sendTo: [] }, { language, idempotencyKey }),
    words: { failed: t('surveys.failures.failed') },
    onDone: (numbered: Versions) => {
      onChange(numbered);
      setIsPrinting(true);
    },
  });
  // The paper has the number once the page has.
  useEffect(() => {
    if (!isPrinting) return;
    window.print();
    setIsPrinting(false);
  }, [isPrinting]);
  const at = (instant: string) => formatInstant(instant, locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  const kind = state === 'confirmed' ? (isFinal ? 'final' : 'provisional') : state;
  return (
    <Panel id="versions" title={t('sheets.versions.title')}>
      <p className={styles.state}>
        <Badge tone={state === 'cancelled' ? 'danger' : isFinal ? 'success' : 'neutral'}>{t(`sheets.versions.states.${kind}`)}</Badge>
        {kind === 'provisional' ? <span>{t('sheets.versions.finalFrom', { at: at(finalFrom) })}</span> : null}
      </p>
      {printing.failure?.text ? <FailureNotice>{printing.failure.text}</FailureNotice> : null}
      {changes.length > 0 ? (
        <div className={styles.version}>
          <h3 className={styles.heading}>{t('sheets.versions.since', { number: versions[0]?.number ?? 0 })}</h3>
          <Changes changes={changes} />
        </div>
      ) : null}
      {versions.length === 0 ? <p>{t('sheets.versions.none')}</p> : null}
      {versions.map((version) => (
        <div key={version.number} className={styles.version}>
          <h3 className={styles.heading}>
            {t('sheets.versions.number', { number: version.number })}
            {version.isFinal ? ` · ${t('sheets.versions.states.final')}` : ''}
          </h3>
          <p className={styles.about}>
            {[
              at(version.at),
              version.by?.name ?? t('sheets.versions.byItself'),
              version.sentTo.length > 0
                ? t('sheets.versions.sentTo', { addresses: formatList([...version.sentTo], locale) })
                : t('sheets.versions.printed'),
            ].join(' · ')}
          </p>
          <Changes changes={version.changes} />
        </div>
      ))}
      <p className={styles.deeds}>
        <Button isPending={printing.isPending} pendingLabel={t('planning.saving')} onClick={() => void printing.submit(undefined)}>
          {t('sheets.print')}
        </Button>
        <Button variant="secondary" onClick={() => setIsSending(true)}>
          {t('sheets.versions.send')}
        </Button>
      </p>
      {isSending ? (
        <SendSheetDialog
          reference={reference}
          recipients={recipients}
          onClose={() => setIsSending(false)}
          onSent={(sent) => {
            setIsSending(false);
            onChange(sent);
          }}
        />
      ) : null}
    </Panel>
  );
};

const Changes = ({ changes }: { changes: readonly SheetChange[] }) => {
  const { locale } = usePlatform();
  if (changes.length === 0) return null;
  return (
    <ul className={styles.changes}>
      {changes.map(({ day, place, index, fact, text }) => (
        <li key={`${day} ${place} ${index} ${fact}`}>
          {day ? `${capitalised(formatDay(day, locale, 'shortWeekday'), locale)} · ${text}` : text}
        </li>
      ))}
    </ul>
  );
};
