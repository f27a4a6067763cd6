import { ladderLimits } from '@plenary/contracts/cancellation-ladder';
import { formatDay } from '@plenary/contracts/format';
import type { FieldErrors } from '@plenary/contracts/problem';
import { usePlatform } from '@plenary/platform';
import { Badge } from '@plenary/ui/badge';
import { Button } from '@plenary/ui/button';
import { TextField } from '@plenary/ui/text-field';
import { useTranslation } from 'react-i18next';
import { Panel } from '../desk/panel.tsx';
import type { Contested, FieldKey } from './merge-versions.ts';
import styles from './network.module.css';
import { type PriceKey, rungColumns, subroomKeys, unitKeys, type VersionForm, vatKeys } from './prices-form.ts';
import { RowsEditor } from './rows-editor.tsx';

export const priceFieldId = (index: number, key: string): string =>
  `price-${index}-${key.replaceAll('+', '-plus').replaceAll(/[^A-Za-z0-9]+/g, '-')}`;

interface Props {
  /** Place among the versions. */
  index: number;
  form: VersionForm;
  /** It has begun. */
  isReadOnly: boolean;
  errors: FieldErrors;
  /** What others saved in fields in which another value is typed. */
  theirs: Contested[string] | undefined;
  onChange: (form: VersionForm) => void;
  onRemove: () => void;
}

/** A price list: the day from which it holds, packages and services, and sub-rooms by their size. */
export const VersionFields = ({ index, form, isReadOnly, errors, theirs, onChange, onRemove }: Props) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  const faultOf = (path: string) => {
    const code = errors[`versions.${index}.${path}`];
    return code && t([`network.faults.${code}` as 'network.faults.other', 'network.faults.other']);
  };
  const noticeOf = (key: FieldKey) => {
    const value = theirs?.[key];
    return value && t('network.theirs', { value });
  };
  const field = (key: PriceKey) => (
    <TextField
      key={key}
      id={priceFieldId(index, key)}
      label={t(`network.prices.${key}` as 'network.prices.from')}
      value={form.prices[key]}
      error={faultOf(`list.${key}`)}
      warning={noticeOf(key)}
      readOnly={isReadOnly}
      inputMode="decimal"
      autoComplete="off"
      maxLength={10}
      onChange={(text) => onChange({ ...form, prices: { ...form.prices, [key]: text } })}
    />
  );
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(form.from);
  return (
    <Panel
      id={`version-${index}`}
      title={isDay ? t('network.prices.since', { day: formatDay(form.from, locale) }) : t('network.prices.new')}
      action={
        isReadOnly ? (
          <Badge>{t('network.prices.begun')}</Badge>
        ) : (
          <Button size="small" variant="secondary" onClick={onRemove}>
            {t('network.prices.remove')}
          </Button>
        )
      }
    >
      {isReadOnly ? null : (
        <TextField
          id={priceFieldId(index, 'from')}
          type="date"
          label={t('network.prices.from')}
          description={t('network.prices.fromHint')}
          value={form.from}
          error={faultOf('from')}
          onChange={(from) => onChange({ ...form, from })}
        />
      )}
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t('network.prices.units')}</legend>
        <div className={styles.amounts}>{unitKeys.map(field)}</div>
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t('network.prices.subroomsTitle')}</legend>
        <div className={styles.amounts}>{subroomKeys.flatMap(({ keys }) => keys.map(field))}</div>
      </fieldset>
      <TermsFields index={index} form={form} isReadOnly={isReadOnly} faultOf={faultOf} noticeOf={noticeOf} onChange={onChange} />
    </Panel>
  );
};

interface TermsProps extends Pick<Props, 'index' | 'form' | 'isReadOnly' | 'onChange'> {
  faultOf: (path: string) => string | undefined;
  noticeOf: (key: FieldKey) => string | undefined;
}

/** What a cancellation costs, and VAT; empty: as in the country of the venue. */
const TermsFields = ({ index, form, isReadOnly, faultOf, noticeOf, onChange }: TermsProps) => {
  const { t } = useTranslation('staff');
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('network.prices.terms')}</legend>
      <RowsEditor
        id={priceFieldId(index, 'cancellation')}
        label={t('network.prices.cancellation')}
        description={t('network.prices.cancellationHint')}
        columns={rungColumns.map((key) => ({ key, label: t(`network.prices.rung.${key}`), maxLength: 3, isNumber: true }))}
        rows={form.ladder}
        mostRows={ladderLimits.rungs}
        fault={faultOf('cancellation')}
        notice={noticeOf('cancellation')}
        isReadOnly={isReadOnly}
        onChange={(ladder) => onChange({ ...form, ladder })}
      />
      <div className={styles.amounts}>
        {vatKeys.map((key) => (
          <TextField
            key={key}
            id={priceFieldId(index, `vat.${key}`)}
            label={t(`network.prices.vat.${key}`)}
            value={form.vat[key]}
            error={faultOf(`vat.${key}`)}
            warning={noticeOf(`vat.${key}`)}
            readOnly={isReadOnly}
            inputMode="decimal"
            autoComplete="off"
            maxLength={5}
            onChange={(text) => onChange({ ...form, vat: { ...form.vat, [key]: text } })}
          />
        ))}
      </div>
    </fieldset>
  );
};
