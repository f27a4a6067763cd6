import { useSubmission } from '@plenary/platform/submission';
import { Button } from '@plenary/ui/button';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../desk/failure-notice.tsx';
import type { Numbering } from './numbering.ts';
import { SendSheetDialog } from './send-sheet-dialog.tsx';

interface Props<Versions> {
  numbering: Numbering<Versions>;
  /** Whom the sheet was sent to the last time. */
  recipients: readonly string[];
  /** What the sheet is after it was numbered or sent. */
  onChange: (versions: Versions) => void;
}

/** The ways to print a sheet under its number, and to send it (design: desk D16). */
export const SheetDeeds = <Versions,>({ numbering, recipients, onChange }: Props<Versions>) => {
  const { t } = useTranslation('staff');
  const [isSending, setIsSending] = useState(false);
  const [isPrinting, setIsPrinting] = useState(false);
  const printing = useSubmission({
    endpoints: [numbering.endpoint],
    send: (_: undefined, { idempotencyKey }) => numbering.number([], idempotencyKey),
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
  return (
    <>
      {printing.failure?.text ? <FailureNotice>{printing.failure.text}</FailureNotice> : null}
      <Button
        variant="secondary"
        size="small"
        isPending={printing.isPending}
        pendingLabel={t('planning.saving')}
        onClick={() => void printing.submit(undefined)}
      >
        {t('sheets.print')}
      </Button>
      <Button variant="secondary" size="small" onClick={() => setIsSending(true)}>
        {t('sheets.versions.send')}
      </Button>
      {isSending ? (
        <SendSheetDialog
          numbering={numbering}
          recipients={recipients}
          onClose={() => setIsSending(false)}
          onSent={(sent) => {
            setIsSending(false);
            onChange(sent);
          }}
        />
      ) : null}
    </>
  );
};
