import { maxConsentNoteLength } from '@plenary/contracts/change-terms';
import type { Quote } from '@plenary/contracts/quote';
import { Button } from '@plenary/ui/button';
import { Dialog } from '@plenary/ui/dialog';
import { TextField } from '@plenary/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../desk/failure-notice.tsx';
import { ChangeOutcome } from './change-outcome.tsx';
import { type DayDraft, DayFields, daysOf, isWhole } from './day-fields.tsx';
import { useChanging } from './use-changing.ts';

interface Props {
  quote: Quote;
  onClose: () => void;
  onChanged: () => void;
}

/** Other days or people for a confirmed booking, for its customer: first what they change, then the change (design: lifecycle L17–L21). */
export const ChangeDialog = ({ quote, onClose, onChanged }: Props) => {
  const { t } = useTranslation('staff');
  const { id, days = [] } = quote;
  const [draft, setDraft] = useState<DayDraft[]>(days.map(({ date, plenary }) => ({ from: date, to: date, pax: String(plenary.pax) })));
  const [consent, setConsent] = useState('');
  const { shown, hide, asking, form } = useChanging(id, onChanged);
  const edit = (next: DayDraft[]) => {
    setDraft(next);
    hide();
  };
  const take = (instead: readonly string[]) => {
    const next = draft.map((one, index) => ({ ...one, to: instead[index] ?? one.to }));
    edit(next);
    if (isWhole(next)) void asking.submit(daysOf(next));
  };
  const level = shown?.preview.after ? shown.preview.level : undefined;
  const isAsked = level === 'consent' && consent.trim() === '';
  const action = level === 'signature' ? 'changes.offerToSign' : isAsked ? 'changes.offer' : 'changes.action';
  const failure = form.failure?.text ?? asking.failure?.text;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('changes.title')}
      description={t('changes.hint')}
      closeLabel={t('close')}
      footer={
        <>
          <Button
            variant={level ? 'secondary' : 'primary'}
            disabled={!isWhole(draft)}
            isPending={asking.isPending}
            pendingLabel={t('changes.working')}
            onClick={() => void asking.submit(daysOf(draft))}
          >
            {t('changes.preview')}
          </Button>
          {shown && level ? (
            <Button
              isPending={form.isPending}
              pendingLabel={t('planning.saving')}
              onClick={() => void form.submit({ ...shown, consent: level === 'consent' ? consent : '' })}
            >
              {t(action)}
            </Button>
          ) : null}
        </>
      }
    >
      {failure ? <FailureNotice>{failure}</FailureNotice> : null}
      <DayFields draft={draft} errors={shown?.preview.errors ?? {}} onChange={edit} />
      <div aria-live="polite">{shown ? <ChangeOutcome quote={quote} preview={shown.preview} onTake={take} /> : null}</div>
      {level === 'consent' ? (
        <TextField
          label={t('changes.consent')}
          optionalLabel={t('optional')}
          description={t('changes.consentHint')}
          maxLength={maxConsentNoteLength}
          value={consent}
          error={form.errors.consent ? t('changes.badConsent') : undefined}
          onChange={setConsent}
        />
      ) : null}
    </Dialog>
  );
};
