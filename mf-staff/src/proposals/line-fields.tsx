import { formatDay } from '@plenary/contracts/format';
import { maxLabelLength, proposalVatKinds } from '@plenary/contracts/proposals-terms';
import { usePlatform } from '@plenary/platform';
import { Button } from '@plenary/ui/button';
import { NativeSelect } from '@plenary/ui/native-select';
import { TextField } from '@plenary/ui/text-field';
import { useTranslation } from 'react-i18next';
import type { LineDraft } from './line-draft.ts';
import styles from './proposals.module.css';

interface Props {
  line: LineDraft;
  index: number;
  days: readonly string[];
  errors: Record<string, string>;
  onChange: (part: Partial<LineDraft>) => void;
  /** Undefined: it is the only one. */
  onRemove: (() => void) | undefined;
}

/** A line of a proposal: words, day, quantity, price, discount and kind. */
export const LineFields = ({ line, index, days, errors, onChange, onRemove }: Props) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  const faultOf = (field: string) => {
    const code = errors[`lines.${index}.${field}`];
    return code && t(code === 'required' ? 'proposals.faults.required' : 'proposals.faults.wrong');
  };
  return (
    <fieldset className={styles.line}>
      <legend>{t('proposals.line', { number: index + 1 })}</legend>
      <div className={styles.fields}>
        <div className={styles.label}>
          <TextField
            label={t('proposals.label')}
            maxLength={maxLabelLength}
            value={line.label}
            error={faultOf('label')}
            onChange={(label) => onChange({ label })}
          />
        </div>
        <NativeSelect
          label={t('newQuote.date')}
          options={days.map((id) => ({ id, label: formatDay(id, locale) }))}
          value={line.day}
          error={faultOf('day')}
          onChange={(day) => onChange({ day })}
        />
        <TextField
          label={t('quotes.quantity')}
          inputMode="numeric"
          value={line.quantity}
          error={faultOf('quantity')}
          onChange={(quantity) => onChange({ quantity })}
        />
        <TextField
          label={t('proposals.price')}
          inputMode="decimal"
          value={line.price}
          error={faultOf('unitPrice')}
          onChange={(price) => onChange({ price })}
        />
        <TextField
          label={t('proposals.discount')}
          inputMode="numeric"
          value={line.discount}
          error={faultOf('discountPercent')}
          onChange={(discount) => onChange({ discount })}
        />
        <NativeSelect
          label={t('proposals.vatKind')}
          options={proposalVatKinds.map((id) => ({ id, label: t(`proposals.vatKinds.${id}`) }))}
          value={line.vatKind}
          onChange={(vatKind) => onChange({ vatKind })}
        />
      </div>
      {onRemove ? (
        <p>
          <Button variant="quiet" size="small" onClick={onRemove}>
            {t('proposals.remove', { number: index + 1 })}
          </Button>
        </p>
      ) : null}
    </fieldset>
  );
};
