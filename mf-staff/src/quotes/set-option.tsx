import type { UnavailableReason } from '@plenary/contracts/booking.schemas';
import { placeOptionFor as endpoint } from '@plenary/contracts/on-behalf.endpoints';
import { usePlatform } from '@plenary/platform';
import { useRevalidator } from '@plenary/platform/router';
import { useSubmission } from '@plenary/platform/submission';
import { useTranslation } from 'react-i18next';
import { ExplainedDeed } from '../desk/explained-deed.tsx';
import { FailureNotice } from '../desk/failure-notice.tsx';
import { reasonWords } from '../desk/reason-words.ts';
import { placeOption } from './place-option.ts';

interface Props {
  quoteId: string;
  /** Instant. */
  validUntil: string;
}

/** A quote without an option, and the way to set one on behalf of its customer while it is valid. */
export const SetOption = ({ quoteId, validUntil }: Props) => {
  const { t } = useTranslation('staff');
  const { locale, notify } = usePlatform();
  const { revalidate } = useRevalidator();
  const { submit, isPending, failure } = useSubmission({
    endpoints: [endpoint],
    send: (_: undefined, { idempotencyKey }) => placeOption(quoteId, idempotencyKey),
    words: {
      'no-longer-available': ({ body: { reason } }) =>
        reason ? reasonWords(reason as UnavailableReason, { t, locale }) : t('quotes.setOption.taken'),
      'quote-expired': t('quotes.setOption.expired'),
      'too-late-for-option': t('quotes.setOption.late'),
      'insufficient-credit': t('quotes.setOption.credit'),
      failed: t('surveys.failures.failed'),
    },
    onDone: async ({ rank }) => {
      notify({ text: t(rank === 1 ? 'quotes.setOption.first' : 'quotes.setOption.second') });
      await revalidate();
    },
  });
  const isValid = Date.parse(validUntil) > Date.now();
  return (
    <>
      <p>{t('quotes.noOption')}</p>
      {failure?.text ? <FailureNotice>{failure.text}</FailureNotice> : null}
      <p>
        <ExplainedDeed
          by={endpoint}
          refusal={isValid ? undefined : t('quotes.setOption.expired')}
          variant="secondary"
          isPending={isPending}
          pendingLabel={t('planning.saving')}
          onClick={() => void submit(undefined)}
        >
          {t('quotes.setOption.open')}
        </ExplainedDeed>
      </p>
    </>
  );
};
