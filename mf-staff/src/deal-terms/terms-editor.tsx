import { changeDealTerms } from '@plenary/contracts/deal-terms.endpoints';
import type { DealTermsVersions } from '@plenary/contracts/deal-terms.schemas';
import type { FieldErrors } from '@plenary/contracts/problem';
import { countryCodes } from '@plenary/contracts/terms';
import { usePlatform } from '@plenary/platform';
import { useRevalidator } from '@plenary/platform/router';
import { useSubmission } from '@plenary/platform/submission';
import { Button } from '@plenary/ui/button';
import { TextField } from '@plenary/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../desk/failure-notice.tsx';
import { Panel } from '../desk/panel.tsx';
import { CountryFields } from './country-fields.tsx';
import styles from './deal-terms.module.css';
import { changeTerms } from './deal-terms-api.ts';
import { LadderEditor } from './ladder-editor.tsx';
import {
  type CountryForm,
  type NumberKey,
  numberKeys,
  type TermsForm,
  type TermsVersion,
  termsFaults,
  termsFieldId,
  termsFormOf,
  termsPaths,
  termValuesOf,
} from './terms-form.ts';

interface Props {
  loaded: DealTermsVersions;
  /** Whose values the form begins with. */
  base: TermsVersion;
  onDone: (from: string) => void;
}

/** Values from a day on: those of a version to come are written over, others begin anew from today. */
export const TermsEditor = ({ loaded, base, onDone }: Props) => {
  const { today } = loaded;
  const isToCome = base.from >= today;
  const { t } = useTranslation('staff');
  const [form, setForm] = useState(() => termsFormOf(base, isToCome ? base.from : today));
  const { submit, errors, isPending, failure, mend } = useSaving(loaded, onDone);
  const faultOf = useFaultWords(errors);
  const countryOf = (code: (typeof countryCodes)[number]) => (changed: CountryForm) => {
    setForm({ ...form, countries: { ...form.countries, [code]: changed } });
    mend(`countries.${code}`);
  };
  return (
    <Panel id="new-terms" title={t('dealTerms.new')}>
      <form
        className={styles.whole}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit(form);
        }}
      >
        <TextField
          id={termsFieldId('from')}
          type="date"
          label={t('datedVersions.from')}
          description={t('dealTerms.fromHint')}
          min={today}
          error={faultOf('from')}
          value={form.from}
          onChange={(from) => {
            setForm({ ...form, from });
            mend('from');
          }}
        />
        <NumberFields
          form={form}
          faultOf={faultOf}
          onChange={(key, text) => {
            setForm({ ...form, numbers: { ...form.numbers, [key]: text } });
            mend(key);
          }}
        />
        {countryCodes.map((code) => (
          <CountryFields key={code} code={code} form={form.countries[code]} faultOf={faultOf} onChange={countryOf(code)} />
        ))}
        {form.flexLadder ? (
          <fieldset className={styles.country}>
            <legend>{t('dealTerms.flex')}</legend>
            <LadderEditor
              path="flexRungs"
              label={t('network.prices.cancellation')}
              description={t('dealTerms.flexHint')}
              rows={form.flexLadder}
              faultOf={faultOf}
              onChange={(flexLadder) => {
                setForm({ ...form, flexLadder });
                mend('flexRungs');
              }}
            />
          </fieldset>
        ) : null}
        {failure?.text ? <FailureNotice>{failure.text}</FailureNotice> : null}
        <p>
          <Button type="submit" isPending={isPending} pendingLabel={t('planning.saving')}>
            {t('limits.save')}
          </Button>
        </p>
      </form>
    </Panel>
  );
};

const useFaultWords = (errors: FieldErrors) => {
  const { t } = useTranslation('staff');
  return (path: string) => {
    const code = errors[path];
    if (code === undefined) return undefined;
    if (code === 'in_past') return t('limits.inPast');
    return code.startsWith('ladder_')
      ? t([`network.faults.${code}` as 'network.faults.other', 'network.faults.other'])
      : t('proposals.faults.wrong');
  };
};

interface NumberProps {
  form: TermsForm;
  faultOf: (path: string) => string | undefined;
  onChange: (key: NumberKey, text: string) => void;
}

/** What is the same in every country. */
const NumberFields = ({ form, faultOf, onChange }: NumberProps) => {
  const { t } = useTranslation('staff');
  return (
    <div className={styles.numbers}>
      {numberKeys.map((key) => (
        <TextField
          key={key}
          id={termsFieldId(key)}
          label={t(`dealTerms.fields.${key}`)}
          inputMode="decimal"
          autoComplete="off"
          maxLength={10}
          error={faultOf(key)}
          value={form.numbers[key]}
          onChange={(text) => onChange(key, text)}
        />
      ))}
    </div>
  );
};

const useSaving = ({ versions, today }: DealTermsVersions, onDone: (from: string) => void) => {
  const { t } = useTranslation('staff');
  const { notify } = usePlatform();
  const { revalidate } = useRevalidator();
  return useSubmission({
    endpoints: [changeDealTerms],
    check: (form: TermsForm) => termsFaults(form, { today }),
    send: (form: TermsForm) => {
      const revision = versions.find(({ from }) => from === form.from)?.revision ?? 0;
      return changeTerms({ ...termValuesOf(form), from: form.from, revision });
    },
    fields: termsPaths,
    words: { 'stale-version': t('dealTerms.stale'), failed: t('surveys.failures.failed') },
    focusOn: (faults) => termsPaths.filter((path) => faults[path] !== undefined).map(termsFieldId)[0],
    onDone: async (_, { content: { from } }) => {
      notify({ text: t('dealTerms.done') });
      await revalidate();
      onDone(from);
    },
    onFailure: ({ code }) => (code === 'stale-version' ? revalidate() : undefined),
  });
};
