import { formatDay, formatPercent } from '@plenary/contracts/format';
import { countryCodes } from '@plenary/contracts/terms';
import { changeVatRates } from '@plenary/contracts/vat-rates.endpoints';
import type { VatRates } from '@plenary/contracts/vat-rates.schemas';
import type { CountryCode } from '@plenary/contracts/vocabulary';
import { usePlatform } from '@plenary/platform';
import { useRevalidator } from '@plenary/platform/router';
import { useSubmission } from '@plenary/platform/submission';
import { Button } from '@plenary/ui/button';
import { DataTable } from '@plenary/ui/data-table';
import { NativeSelect } from '@plenary/ui/native-select';
import { TextField } from '@plenary/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VersionAuthor } from '../desk/dated-version.tsx';
import { dayOf } from '../desk/day-of.ts';
import { FailureNotice } from '../desk/failure-notice.tsx';
import { Panel } from '../desk/panel.tsx';
import { percentOf } from '../desk/percent-of.ts';
import styles from './deal-terms.module.css';
import { setVatRates } from './deal-terms-api.ts';

/** VAT of each country by the day of the event from which it holds; administrators set rates of days to come. */
export const VatPanel = ({ loaded }: { loaded: VatRates }) => {
  const { t } = useTranslation('staff');
  return (
    <Panel id="vat" title={t('dealTerms.vat.title')}>
      <p>{t('dealTerms.vat.hint')}</p>
      <RatesTable loaded={loaded} />
      <VatForm loaded={loaded} />
    </Panel>
  );
};

const RatesTable = ({ loaded: { rates } }: { loaded: VatRates }) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  const columns = {
    service: t('network.prices.vat.service'),
    food: t('network.prices.vat.food'),
    changedBy: t('dealTerms.changedBy'),
  };
  return (
    <DataTable caption={t('dealTerms.vat.title')} isCaptionHidden isStacked density="dense">
      <thead>
        <tr>
          <th scope="col">{t('datedVersions.from')}</th>
          {Object.entries(columns).map(([key, words]) => (
            <th key={key} scope="col" data-numeric={key !== 'changedBy' || undefined}>
              {words}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rates.map((rate) => (
          <tr key={`${rate.countryCode} ${rate.from}`}>
            <th scope="row">
              {t(`countries.${rate.countryCode}`)}, {formatDay(rate.from, locale)}
            </th>
            <td data-numeric data-label={columns.service}>
              {formatPercent(rate.service, locale)}
            </td>
            <td data-numeric data-label={columns.food}>
              {formatPercent(rate.food, locale)}
            </td>
            <td data-label={columns.changedBy}>
              <VersionAuthor version={rate} />
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
};

interface VatDraft {
  countryCode: CountryCode;
  from: string;
  service: string;
  food: string;
}

const fields = ['from', 'service', 'food'] as const;
const fieldId = (field: string): string => `vat-${field}`;

const VatForm = ({ loaded }: { loaded: VatRates }) => {
  const { t } = useTranslation('staff');
  const [draft, setDraft] = useState<VatDraft>({ countryCode: 'FRA', from: '', service: '', food: '' });
  const { submit, errors, isPending, failure, mend } = useSaving(loaded);
  const text = (field: (typeof fields)[number]) => ({
    id: fieldId(field),
    value: draft[field],
    error: errors[field] && t([`dealTerms.vat.faults.${errors[field]}` as 'dealTerms.vat.faults.begun', 'proposals.faults.wrong']),
    onChange: (value: string) => {
      setDraft({ ...draft, [field]: value });
      mend(field);
    },
  });
  return (
    <form
      className={styles.whole}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit(draft);
      }}
    >
      <div className={styles.numbers}>
        <NativeSelect
          label={t('desk.country')}
          options={countryCodes.map((id) => ({ id, label: t(`countries.${id}`) }))}
          value={draft.countryCode}
          onChange={(countryCode) => setDraft({ ...draft, countryCode })}
        />
        <TextField {...text('from')} type="date" label={t('datedVersions.from')} min={loaded.today} />
        <TextField {...text('service')} label={t('network.prices.vat.service')} inputMode="decimal" autoComplete="off" maxLength={8} />
        <TextField {...text('food')} label={t('network.prices.vat.food')} inputMode="decimal" autoComplete="off" maxLength={8} />
      </div>
      {failure?.text ? <FailureNotice>{failure.text}</FailureNotice> : null}
      <p>
        <Button type="submit" isPending={isPending} pendingLabel={t('planning.saving')}>
          {t('dealTerms.vat.save')}
        </Button>
      </p>
    </form>
  );
};

const useSaving = ({ rates, today }: VatRates) => {
  const { t } = useTranslation('staff');
  const { notify } = usePlatform();
  const { revalidate } = useRevalidator();
  return useSubmission({
    endpoints: [changeVatRates],
    check: ({ from, service, food }: VatDraft) => ({
      ...(dayOf(from) && from >= today ? {} : { from: 'in_past' }),
      ...(percentOf(service) === null && { service: 'not_a_percent' }),
      ...(percentOf(food) === null && { food: 'not_a_percent' }),
    }),
    send: ({ countryCode, from, service, food }: VatDraft) => {
      const revision = rates.find((rate) => rate.countryCode === countryCode && rate.from === from)?.revision ?? 0;
      return setVatRates({ countryCode, from, service: percentOf(service) ?? 0, food: percentOf(food) ?? 0, revision });
    },
    fields,
    words: { 'stale-version': t('dealTerms.stale'), failed: t('surveys.failures.failed') },
    focusOn: (faults) => fields.filter((field) => faults[field] !== undefined).map(fieldId)[0],
    onDone: async () => {
      notify({ text: t('dealTerms.vat.done') });
      await revalidate();
    },
    onFailure: ({ code }) => (code === 'stale-version' ? revalidate() : undefined),
  });
};
