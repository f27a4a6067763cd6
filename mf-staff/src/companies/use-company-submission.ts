import type * as contract from '@plenary/contracts/accounts.endpoints';
import type { FieldErrors } from '@plenary/contracts/problem';
import { type Sending, useSubmission } from '@plenary/platform/submission';
import { useTranslation } from 'react-i18next';
import type { Company } from './api.ts';

type CompanyEndpoint = (typeof contract)[
  | 'createCompany'
  | 'changeCompany'
  | 'changeCompanyBilling'
  | 'changePrimaryContact'
  | 'giveContract'
  | 'changeContract'
  | 'endContract'];

interface Options<Content> {
  endpoints: readonly CompanyEndpoint[];
  send: (content: Content, sending: Sending) => Promise<Company>;
  /** What the page can see to be wrong: nothing is sent then. */
  check?: (content: Content) => FieldErrors;
  /** Fields that show their own errors. */
  fields: readonly string[];
  /** Another person saved the company first: the newer state is to be loaded. */
  onMoved: () => void;
  onSaved: (company: Company) => void;
}

/** Saves a company or one of its contracts. */
export const useCompanySubmission = <Content = void>({ endpoints, send, check, fields, onMoved, onSaved }: Options<Content>) => {
  const { t } = useTranslation('staff');
  return useSubmission({
    endpoints,
    send,
    ...(check && { check }),
    fields,
    words: {
      'stale-version': t('companies.moved'),

      'not-found': t('companies.gone'),
      failed: t('surveys.failures.failed'),
    },
    onDone: onSaved,
    onFailure: ({ code }) => (code === 'stale-version' ? onMoved() : undefined),
  });
};
