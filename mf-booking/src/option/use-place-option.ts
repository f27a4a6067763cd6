import { placeOption as placeOptionEndpoint } from '@plenary/contracts/booking.endpoints';
import { useSubmission } from '@plenary/platform/submission';
import { useTranslation } from 'react-i18next';
import { type PlacedOption, placeOption } from '../api.ts';
import { atRoot } from '../at-root.ts';
import { useWaitWords } from '../use-wait-words.ts';
import { refusalIn, shownApart } from './option-refusal.ts';

interface Options {
  quoteId: string;
  /** Pending until it ends. */
  onDone?: (option: PlacedOption, done: { signal: AbortSignal }) => unknown;
}

/** Places the option of a quote in one press (server-rules §3 "Option"). A refusal that no second press mends is told apart from a failure. */
export const usePlaceOption = ({ quoteId, onDone }: Options) => {
  const { t } = useTranslation('booking');
  const waitWords = useWaitWords();
  const { submit, isPending, done, failure } = useSubmission({
    endpoints: [placeOptionEndpoint],
    send: (id: string, { idempotencyKey }) => placeOption(id, idempotencyKey),
    words: {
      ...shownApart,
      superseded: t('quote.superseded'),
      'too-many-requests': waitWords('option.tooMany'),
      failed: t('option.ask.failed'),
    },
    toRoot: atRoot,
    ...(onDone && { onDone }),
  });
  return {
    press: () => void submit(quoteId),
    isPending,
    placed: done?.answer ?? null,
    refusal: failure && refusalIn(failure),
    /** Why the press did not succeed; it may be tried again. */
    failure: failure?.text ?? null,
  };
};
export type PlacingOption = ReturnType<typeof usePlaceOption>;
