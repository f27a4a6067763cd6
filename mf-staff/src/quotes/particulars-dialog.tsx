import * as contract from '@plenary/contracts/planning.endpoints';
import type { BookedQuote } from '@plenary/contracts/planning.schemas';
import type { ParticularsForm } from '@plenary/contracts/quote-particulars';
import { particularsLimits as limits } from '@plenary/contracts/quote-particulars-terms';
import { usePlatform } from '@plenary/platform';
import { useSubmission } from '@plenary/platform/submission';
import { Button } from '@plenary/ui/button';
import { Dialog } from '@plenary/ui/dialog';
import { TextArea } from '@plenary/ui/text-area';
import { TextField } from '@plenary/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../desk/failure-notice.tsx';
import { changeParticulars } from './api.ts';

interface Props {
  booked: BookedQuote;
  onClose: () => void;
  onSaved: () => void;
}

/** Business contributor, header text and additional services of a quote, which its customer reads on the next paper. */
export const ParticularsDialog = ({ booked: { quote, particularsRevision = 0 }, onClose, onSaved }: Props) => {
  const { t } = useTranslation('staff');
  const { language } = usePlatform();
  const { businessContributor, headerFreeText = '', additionalServices = '' } = quote.particulars ?? {};
  const [contributor, setContributor] = useState(businessContributor ?? { name: '', address: '', vatCode: '' });
  const [texts, setTexts] = useState({ headerFreeText, additionalServices });
  const isNameless = contributor.name.trim() === '' && `${contributor.address}${contributor.vatCode}`.trim() !== '';
  const form = useSubmission({
    endpoints: [contract.changeParticulars],
    send: (content: ParticularsForm) => changeParticulars(quote.id, { ...content, revision: particularsRevision }, language),
    words: {
      'stale-version': t('quotes.particulars.moved'),
      'already-signed': t('quotes.particulars.over'),
      'quote-expired': t('quotes.particulars.over'),
      'invalid-request': t('quotes.particulars.wrong'),
      failed: t('surveys.failures.failed'),
    },
    onDone: onSaved,
  });
  const save = () => form.submit({ ...texts, businessContributor: contributor.name.trim() === '' ? null : contributor });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('quotes.particulars.title')}
      description={t('quotes.particulars.hint')}
      closeLabel={t('close')}
      footer={
        <Button disabled={isNameless} isPending={form.isPending} pendingLabel={t('planning.saving')} onClick={() => void save()}>
          {t('calendar.save')}
        </Button>
      }
    >
      {form.failure ? <FailureNotice>{form.failure.text}</FailureNotice> : null}
      <TextArea
        label={t('trail.fields.headerFreeText')}
        optionalLabel={t('optional')}
        maxLength={limits.headerFreeText}
        value={texts.headerFreeText}
        onChange={(text) => setTexts({ ...texts, headerFreeText: text })}
      />
      <TextArea
        label={t('trail.fields.additionalServices')}
        optionalLabel={t('optional')}
        maxLength={limits.additionalServices}
        value={texts.additionalServices}
        onChange={(text) => setTexts({ ...texts, additionalServices: text })}
      />
      {(['name', 'address', 'vatCode'] as const).map((field) => (
        <TextField
          key={field}
          label={t(`quotes.particulars.${field}`)}
          maxLength={limits[field]}
          value={contributor[field]}
          error={field === 'name' && isNameless ? t('quotes.particulars.nameless') : undefined}
          onChange={(text) => setContributor({ ...contributor, [field]: text })}
        />
      ))}
    </Dialog>
  );
};
