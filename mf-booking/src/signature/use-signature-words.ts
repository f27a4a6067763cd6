import type { UnavailableReason } from '@plenary/contracts/booking.schemas';
import type { ChangeLack } from '@plenary/contracts/change-terms';
import type { Endpoint } from '@plenary/contracts/endpoint';
import type { RefusalCode } from '@plenary/contracts/problem';
import type { CallError } from '@plenary/http/call-error';
import { usePlatform } from '@plenary/platform';
import type { Words } from '@plenary/platform/submission-failure';
import { useTranslation } from 'react-i18next';
import { reasonText } from '../search/reason-text.ts';
import { useWaitWords } from '../use-wait-words.ts';

/** A sentence for each refusal of the signature's calls. */
export const useSignatureWords = (): Words<Endpoint> => {
  const { t } = useTranslation('booking');
  const waitWords = useWaitWords();
  const lostWords = useLostWords();
  return {
    'documents-unavailable': t('signature.failure.documents-unavailable'),
    'document-changed': t('signature.failure.document-changed'),
    'no-longer-available': lostWords,
    'quote-expired': t('signature.failure.quote-expired'),
    superseded: t('quote.superseded'),
    'already-signed': t('signature.failure.already-signed'),
    'mailbox-unproven': t('signature.failure.mailbox-unproven'),
    'too-many-options': t('signature.failure.too-many-options'),
    'insufficient-credit': t('signature.failure.insufficient-credit'),
    'network-failure': t('signature.failure.offline'),
    'too-many-requests': waitWords('signature.failure.tooMany'),
    failed: t('signature.failure.failed'),
  };
};

/** What was lost meanwhile: of a quote its rooms, its set-up, its lunches or its evening; of an amendment what its booking lacks. */
const useLostWords = () => {
  const { t } = useTranslation('booking');
  const { language, locale } = usePlatform();
  return ({ body, errors }: CallError): string => {
    const { reason, lack } = body as { reason?: UnavailableReason; lack?: ChangeLack };
    if (lack) return t(`change.failure.lacks.${lack}`);
    if (errors['addons.afterwork']) return t('signature.failure.no-evening');
    return reason
      ? `${reasonText(reason, { t, language, locale })} ${t('signature.failure.unsignable')}`
      : t('signature.failure.no-longer-available');
  };
};

const obstacles: readonly string[] = ['no-longer-available', 'quote-expired', 'already-signed', 'mailbox-unproven'] satisfies RefusalCode[];

/** Errors that require a reload of the page: it then shows the obstacle. */
export const changesPage = ({ code }: { code: string }): boolean => obstacles.includes(code);
