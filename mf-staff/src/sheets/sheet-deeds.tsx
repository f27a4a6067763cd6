import { addSheetVersion as endpoint } from '@plenary/contracts/sheet-versions.endpoints';
import type { SheetVersions } from '@plenary/contracts/sheet-versions.schemas';
import { usePlatform } from '@plenary/platform';
import { useSubmission } from '@plenary/platform/submission';
import { Button } from '@plenary/ui/button';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../desk/failure-notice.tsx';
import { addSheetVersion } from './api.ts';
import { SendSheetDialog } from './send-sheet-dialog.tsx';

interface Props {
  reference: string;
  /** Whom the sheet was sent to the last time. */
  recipients: readonly string[];
  /** What the sheet is after it was numbered or sent. */
  onChange: (versions: SheetVersions) => void;
}

/** The ways to print a function sheet under its number, and to send it (design: desk D16). */
export const SheetDeeds = ({ reference, recipients, onChange }: Props) => {
  const { t } = useTranslation('staff');
  const { language } = usePlatform();
  const [isSending, setIsSending] = useState(false);
  const [isPrinting, setIsPrinting] = useState(false);
  const printing = useSubmission({
    endpoints: [endpoint],
    send: (_: undefined, { idempotencyKey }) => addSheetVersion({ reference, sendTo: [] }, { language, idempotencyKey }),
    words: { failed: t('surveys.failures.failed') },
    onDone: (numbered: SheetVersions) => {
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
          reference={reference}
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
