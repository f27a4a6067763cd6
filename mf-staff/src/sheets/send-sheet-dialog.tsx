import { emailPattern } from '@plenary/contracts/email-address';
import { maxSheetRecipients } from '@plenary/contracts/sheet-versions-terms';
import { useSubmission } from '@plenary/platform/submission';
import { Button } from '@plenary/ui/button';
import { Dialog } from '@plenary/ui/dialog';
import { TextArea } from '@plenary/ui/text-area';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../desk/failure-notice.tsx';
import type { Numbering } from './numbering.ts';

interface Props<Versions> {
  numbering: Numbering<Versions>;
  /** Whom it went to the last time. */
  recipients: readonly string[];
  onClose: () => void;
  onSent: (versions: Versions) => void;
}

const addressesIn = (text: string): string[] => [...new Set(text.split(/[\s,;]+/).filter(Boolean))];

/** Mails the sheet to the kitchen, the venue, or whoever else prepares the event or the day. */
export const SendSheetDialog = <Versions,>({ numbering, recipients, onClose, onSent }: Props<Versions>) => {
  const { t } = useTranslation('staff');
  const [text, setText] = useState(recipients.join('\n'));
  const addresses = addressesIn(text);
  const form = useSubmission({
    endpoints: [numbering.endpoint],
    send: (sendTo: string[], { idempotencyKey }) => numbering.number(sendTo, idempotencyKey),
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
