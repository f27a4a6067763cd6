import { type CompanyRegister, isAnswered, readCompanyNumber } from '@plenary/contracts/company-number';
import { findCompany as endpoint } from '@plenary/contracts/company-register.endpoints';
import type { FieldErrors } from '@plenary/contracts/problem';
import { usePlatform } from '@plenary/platform';
import { useSubmission } from '@plenary/platform/submission';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWaitWords } from '../use-wait-words.ts';
import { fieldsOf, type LookupAnswer, partFields, type RegisteredField } from './registered-fields.ts';
import { findCompany } from './signature-api.ts';
import type { DraftForm } from './use-draft.ts';

interface Asking {
  form: DraftForm;
  registers: readonly CompanyRegister[];
  /** Id of the field of the number. */
  fieldId: string;
}

/** Looks a company up by its number, and fills what is empty of the form. What stands there already is replaced by `replace` alone. */
export const useCompanyLookup = ({ form, registers, fieldId }: Asking) => {
  const { t } = useTranslation('booking');
  const { locale } = usePlatform();
  const waitWords = useWaitWords();
  const [number, setNumber] = useState('');
  const [answer, setAnswer] = useState<LookupAnswer | null>(null);
  const company = answer?.outcome === 'found' ? fieldsOf(answer.company, locale) : [];
  const { empty, others } = partFields(form.draft.texts, company);
  const fill = (fields: readonly RegisteredField[]) => {
    for (const [path, text] of fields) form.write(path, text);
  };
  // What was typed while the register was asked counts.
  const fillEmpty = useEffectEvent(() => fill(empty));
  useEffect(() => {
    if (answer) fillEmpty();
  }, [answer]);
  const lookup = useSubmission({
    endpoints: [endpoint],
    check: (typed: string): FieldErrors => {
      const read = readCompanyNumber(typed);
      if (!read) return { number: 'invalid_format' };
      return isAnswered(read, registers) ? {} : { number: 'not_answered' };
    },
    send: (typed, { signal }) => findCompany(typed, signal),
    fields: ['number'],
    focusOn: () => fieldId,
    words: {
      'too-many-requests': waitWords('signature.register.tooMany'),
      'network-failure': t('signature.register.away'),
      failed: t('signature.register.away'),
    },
    onDone: setAnswer,
  });
  const clear = () => {
    setAnswer(null);
    lookup.forget();
  };
  return {
    number,
    edit: (typed: string) => {
      setNumber(typed);
      clear();
    },
    ask: () => {
      clear();
      void lookup.submit(number);
    },
    replace: () => fill(company),
    ...{ answer, company, others },
    error: lookup.errors.number,
    failure: lookup.failure?.text ?? null,
    isPending: lookup.isPending,
  };
};
