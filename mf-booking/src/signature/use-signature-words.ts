import type { Endpoint } from '@plenary/contracts/endpoint';
import type { RefusalCode } from '@plenary/contracts/problem';
import type { Words } from '@plenary/platform/submission-failure';
import { useTranslation } from 'react-i18next';
import { useWaitWords } from '../use-wait-words.ts';

/** A sentence for each refusal of the signature's calls. */
export const useSignatureWords = (): Words<Endpoint> => {
  const { t } = useTranslation('booking');
  const waitWords = useWaitWords();
  return {
    'documents-unavailable': t('signature.failure.documents-unavailable'),
    'document-changed': t('signature.failure.document-changed'),
    'no-longer-available': t('signature.failure.no-longer-available'),
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

const obstacles: readonly string[] = ['no-longer-available', 'quote-expired', 'already-signed', 'mailbox-unproven'] satisfies RefusalCode[];

/** Errors that require a reload of the page: it then shows the obstacle. */
export const changesPage = ({ code }: { code: string }): boolean => obstacles.includes(code);
