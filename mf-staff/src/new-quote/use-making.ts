import { createQuoteFor as endpoint } from '@plenary/contracts/on-behalf.endpoints';
import { isCallError } from '@plenary/http/call-error';
import { usePlatform } from '@plenary/platform';
import { useNavigate } from '@plenary/platform/router';
import { useSubmission } from '@plenary/platform/submission';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths.ts';
import { placeOption } from '../quotes/place-option.ts';
import { createQuoteFor, type Making } from './api.ts';

interface Content extends Making {
  withOption: boolean;
}

type Option = 'none' | 'first' | 'second' | 'refused';

/** The option of a quote that stands already: a refusal leaves the quote, on whose page it can be tried again. */
const tryOption = async (quoteId: string, idempotencyKey: string): Promise<Option> => {
  try {
    return (await placeOption(quoteId, idempotencyKey)).rank === 1 ? 'first' : 'second';
  } catch (error) {
    if (isCallError(error) && error.status === 409) return 'refused';
    throw error;
  }
};

/** Makes the quote in the customer's name, sets an option where it is wanted, and goes to its page. */
export const useMaking = (onOutdated: () => void) => {
  const { t } = useTranslation('staff');
  const { notify } = usePlatform();
  const navigate = useNavigate();
  return useSubmission({
    endpoints: [endpoint],
    send: async ({ withOption, ...making }: Content, { idempotencyKey }) => {
      const { quoteId } = await createQuoteFor(making, idempotencyKey);
      return { quoteId, option: withOption ? await tryOption(quoteId, idempotencyKey) : ('none' as const) };
    },
    words: {
      'price-changed': t('newQuote.failures.price'),
      'no-longer-available': t('newQuote.failures.taken'),
      'add-on-unavailable': t('newQuote.failures.addon'),
      failed: t('newQuote.failures.failed'),
    },
    onDone: ({ quoteId, option }) => {
      notify({ text: t(`newQuote.made.${option}`) });
      return navigate(paths.quote(quoteId));
    },
    onFailure: ({ code }) => (code === 'price-changed' || code === 'add-on-unavailable' ? onOutdated() : undefined),
  });
};
