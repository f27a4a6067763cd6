import { TextsOf } from '@plenary/booking-changes/texts-of';
import { addDays } from '@plenary/contracts/add-days';
import type { Quote } from '@plenary/contracts/quote';
import { usePlatform } from '@plenary/platform';
import { Dialog } from '@plenary/ui/dialog';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangeDialog } from '../changes/change-dialog.tsx';
import { FailureNotice } from '../desk/failure-notice.tsx';
import { fetchBookedQuote } from '../quotes/api.ts';

interface Props {
  quoteId: string;
  /** Days by which the booking was dragged. */
  shift: number;
  onClose: () => void;
  onChanged: () => void;
}

/** Other days of a confirmed booking, as they are first proposed; nothing is written before its change is confirmed (design: lifecycle L17). */
export const DaysDialog = ({ quoteId, shift, onClose, onChanged }: Props) => {
  const { t } = useTranslation('staff');
  const { quote, hasFailed } = useBookedQuote(quoteId);
  if (quote) {
    const proposed = shift === 0 ? undefined : (quote.days ?? []).map(({ date }) => addDays(date, shift));
    return (
      <TextsOf value="staff">
        <ChangeDialog quote={quote} proposed={proposed} onClose={onClose} onChanged={onChanged} />
      </TextsOf>
    );
  }
  return (
    <Dialog isOpen onClose={onClose} title={t('changes.title')} closeLabel={t('close')} size="medium">
      {hasFailed ? <FailureNotice>{t('planning.failed')}</FailureNotice> : <p role="status">{t('planning.states.coming')}</p>}
    </Dialog>
  );
};

const useBookedQuote = (quoteId: string) => {
  const { language, report } = usePlatform();
  const [shown, setShown] = useState<{ quote: Quote | null; hasFailed: boolean }>({ quote: null, hasFailed: false });
  useEffect(() => {
    const left = new AbortController();
    fetchBookedQuote(quoteId, language, left.signal).then(
      ({ quote }) => left.signal.aborted || setShown({ quote, hasFailed: false }),
      (error: unknown) => {
        if (left.signal.aborted) return;
        report(error);
        setShown({ quote: null, hasFailed: true });
      },
    );
    return () => left.abort();
  }, [quoteId, language, report]);
  return shown;
};
