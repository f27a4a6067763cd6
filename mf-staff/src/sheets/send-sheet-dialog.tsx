import { emailPattern } from '@plenary/contracts/email-address';
import { addSheetVersion as endpoint } from '@plenary/contracts/sheet-versions.endpoints';
import type { SheetVersions } from '@plenary/contracts/sheet-versions.schemas';
import { maxSheetRecipients } from '@plenary/contracts/sheet-versions-terms';
import { usePlatform } from '@plenary/platform';
import { useSubmission } from '@plenary/platform/submission';
import { Button } from '@plenary/ui/button';
import { Dialog } from '@plenary/ui/dialog';
import { TextArea } from '@plenary/ui/text-area';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../desk/failure-notice.tsx';
import { addSheetVersion } from './api.ts';

interface Props {
  reference: string;
  /** Whom it went to the last time. */
  recipients: readonly string[];
  onClose: () => void;
  onSent: (versions: SheetVersions) => void;
}

const addressesIn = (text: string): string[] => [...new Set(text.split(/[\s,;]+/).filter(Boolean))];

/** Mails the sheet to the kitchen, the venue, or whoever else prepares the event. */
export const SendSheetDialog = ({ reference, recipients, onClose, onSent }: Props) => {
  const { t } = useTranslation('staff');
  const { language } = usePlatform();
  const [text, setText] = useState(recipients.join('\n'));
  const addresses = addressesIn(text);
  const form = useSubmission({
    endpoints: [endpoint],
    send: (sendTo: string[], { idempotencyKey }) => addSheetVersion({ reference, sendTo }, { language, idempotencyKey }),
    words: { failed: t('surveys.failures.failed') },
    onDone: onSent,
  });
  const isTooMany = addresses.length > maxSheetRecipients;
  const wrong = addresses.find((address) => !emailPattern.test(address));
  const error = isTooMany
    ? t('sheets.versions.tooMany', { count: maxSheetRecipients })
    : wrong && t('sheets.versions.badAddress', { address: wrong });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('sheets.versions.send')}
      description={t('sheets.versions.sendHint')}
      closeLabel={t('close')}
      footer={
        <Button
          disabled={addresses.length === 0 || error !== undefined}
          isPending={form.isPending}
          pendingLabel={t('planning.saving')}
          onClick={() => void form.submit(addresses)}
        >
          {t('sheets.versions.sendNow')}
        </Button>
      }
    >
      {form.failure?.text ? <FailureNotice>{form.failure.text}</FailureNotice> : null}
      <TextArea
        label={t('sheets.versions.addresses')}
        description={t('sheets.versions.addressesHint')}
        rows={3}
        value={text}
        error={error}
        onChange={setText}
      />
    </Dialog>
  );
};
