import { formatWait } from '@plenary/contracts/format';
import type { CallError } from '@plenary/http/call-error';
import { usePlatform } from '@plenary/platform';
import { useTranslation } from 'react-i18next';

type Sentence =
  | 'bigEvent.failure.tooMany'
  | 'write.tooMany'
  | 'option.tooMany'
  | 'signature.failure.tooMany'
  | 'signature.register.tooMany'
  | 'signature.standing.invite.tooMany';

/** What helps against too many requests: to wait as long as the answer says, a minute where it says nothing. */
export const useWaitWords = () => {
  const { t } = useTranslation('booking');
  const { locale } = usePlatform();
  return (sentence: Sentence) =>
    ({ retryAfterSeconds = 60 }: CallError): string =>
      t(sentence, { wait: formatWait(retryAfterSeconds, locale) });
};
