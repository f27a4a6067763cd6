import type { Endpoint } from '@plenary/contracts/endpoint';
import type { CallError } from '@plenary/http/call-error';
import { usePlatform } from '@plenary/platform';
import type { Failure, Words } from '@plenary/platform/submission-failure';
import { useTranslation } from 'react-i18next';
import { type Fault, faultOf } from './fault.ts';
import { faultText, spokenCodes } from './fault-text.ts';

/** The sentences of refusals, for a form with these fields. */
export const useFaultWords = (names: readonly string[]) => {
  const { t } = useTranslation('auth');
  const { locale } = usePlatform();
  const textOf = (fault: Fault) => faultText(fault, { t, locale, names });
  const spoken = Object.fromEntries(spokenCodes.map((code) => [code, (error: CallError) => textOf(faultOf(error))]));
  const words: Words<Endpoint> = { ...spoken, failed: t('fault.unexpected') };
  const failureOf = (fault: Fault): Failure => ({
    code: fault.code as Failure['code'],
    text: textOf(fault),
    errors: fault.fields,
    error: null,
  });
  return { words, failureOf };
};
