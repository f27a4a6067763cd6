import { ChangeFields } from '@plenary/booking-changes/change-fields';
import { type ChangeLevel, maxConsentNoteLength } from '@plenary/contracts/change-terms';
import type { Quote } from '@plenary/contracts/quote';
import { Button } from '@plenary/ui/button';
import { Dialog } from '@plenary/ui/dialog';
import { TextField } from '@plenary/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../desk/failure-notice.tsx';
import { isPricedByHand } from './agreed-lines.ts';
import { ChangeOutcome } from './change-outcome.tsx';
import { useChanging } from './use-changing.ts';
import { useSubmitting } from './use-submitting.ts';
import { WrittenLines } from './written-lines.tsx';

interface Props {
  quote: Quote;
  /** Whose catalogue offers lines; undefined: lines are written in own words alone. */
  userId?: string | undefined;
  /** Days that the form begins with, in place of the booked ones; undefined: as booked. */
  proposed?: readonly string[] | undefined;
  onClose: () => void;
  onChanged: () => void;
}

const actionOf = (level: ChangeLevel | undefined, consent: string) => {
  if (level === 'signature') return 'changes.offerToSign';
  return level === 'consent' && consent.trim() === '' ? 'changes.offer' : 'changes.action';
};

/** A change of a confirmed booking, for its customer: first what they change, then the change (design: lifecycle L17–L21). */
export const ChangeDialog = ({ quote, userId, proposed, onClose, onChanged }: Props) => {
  const { t } = useTranslation('staff');
  const { days = [], addons } = quote;
  const { draft, chosen, lines, shown, asking, form, edit, choose, write, ask, take } = useChanging(quote, { proposed, onChanged });
  const [consent, setConsent] = useState('');
  const submitting = useSubmitting(quote.id, { onOutdated: ({ asked }) => void asking.submit(asked) });
  const level = shown?.preview.after ? shown.preview.level : undefined;
  const isOverLimit = shown?.preview.discountLimit !== undefined;
  const making = isOverLimit ? submitting : form;
  const action = isOverLimit ? 'changes.submit' : actionOf(level, consent);
  const failure = form.failure?.text ?? submitting.failure?.text ?? asking.failure?.text;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('changes.title')}
      description={t('changes.hint')}
      closeLabel={t('close')}
      size="wide"
      footer={
        <>
          <Button
            variant={level ? 'secondary' : 'primary'}
            isPending={asking.isPending}
            pendingLabel={t('changes.working')}
            onClick={() => ask()}
          >
            {t('changes.preview')}
          </Button>
          {shown && level ? (
            <Button
              isPending={making.isPending}
              pendingLabel={t('planning.saving')}
              onClick={() => void making.submit({ ...shown, consent: level === 'consent' ? consent : '' })}
            >
              {t(action)}
            </Button>
          ) : null}
        </>
      }
    >
      {failure ? <FailureNotice>{failure}</FailureNotice> : null}
      <ChangeFields
        days={days}
        booked={addons}
        {...{ draft, chosen }}
        lacking={asking.errors}
        preview={shown?.preview}
        hasNoAddons={lines !== null || isPricedByHand(quote)}
        onDraft={edit}
        onChosen={choose}
      />
      {quote.credits ? null : (
        <WrittenLines {...{ quote, userId, draft, lines }} errors={{ ...asking.errors, ...shown?.preview.errors }} onWrite={write} />
      )}
      {shown ? <ChangeOutcome countryCode={quote.venue.address.countryCode} preview={shown.preview} onTake={take} /> : null}
      {level === 'consent' ? (
        <TextField
          label={t('changes.consent')}
          optionalLabel={t('optional')}
          description={t('changes.consentHint')}
          maxLength={maxConsentNoteLength}
          value={consent}
          error={making.errors.consent ? t('changes.badConsent') : undefined}
          onChange={setConsent}
        />
      ) : null}
    </Dialog>
  );
};
