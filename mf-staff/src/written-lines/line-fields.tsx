import { formatDay, formatPrice } from '@plenary/contracts/format';
import type { CatalogueOffer } from '@plenary/contracts/proposals.schemas';
import { maxLabelLength, proposalVatKinds } from '@plenary/contracts/proposals-terms';
import { usePlatform } from '@plenary/platform';
import { Button } from '@plenary/ui/button';
import { NativeSelect } from '@plenary/ui/native-select';
import { TextField } from '@plenary/ui/text-field';
import { useTranslation } from 'react-i18next';
import { asOffered, type LineDraft, offerKey, onDay } from './line-draft.ts';
import styles from './written-lines.module.css';

interface Props {
  line: LineDraft;
  index: number;
  days: readonly string[];
  /** Of the price list, on all days; empty: none, or not loaded yet. */
  offers: readonly CatalogueOffer[];
  errors: Record<string, string>;
  onChange: (line: LineDraft) => void;
  /** Undefined: it is the only one. */
  onRemove: (() => void) | undefined;
}

/** A line of a proposal: of the price list or in own words, its day, quantity, price and discount. */
export const LineFields = ({ line, index, days, offers, errors, onChange, onRemove }: Props) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  const faultOf = (field: string) => {
    const code = errors[`lines.${index}.${field}`];
    return code && t(code === 'required' ? 'proposals.faults.required' : 'proposals.faults.wrong');
  };
  const texts = [
    ['quantity', 'quantity', t('quotes.quantity'), 'numeric'],
    ['price', 'unitPrice', t('proposals.price'), 'decimal'],
    ['discount', 'discountPercent', t('proposals.discount'), 'numeric'],
  ] as const;
  return (
    <fieldset className={styles.line}>
      <legend>{t('proposals.line', { number: index + 1 })}</legend>
      <div className={styles.fields}>
        <LineWords {...{ line, offers, onChange }} fault={faultOf('label')} codeFault={faultOf('code')} />
        <NativeSelect
          label={t('newQuote.date')}
          options={days.map((id) => ({ id, label: formatDay(id, locale) }))}
          value={line.day}
          error={faultOf('day')}
          onChange={(day) => onChange(onDay(line, day, offers))}
        />
        {texts.map(([name, path, label, inputMode]) => (
          <TextField
            key={name}
            {...{ label, inputMode }}
            value={line[name]}
            error={faultOf(path)}
            onChange={(text) => onChange({ ...line, ...(name === 'quantity' && { isForAll: false }), [name]: text })}
          />
        ))}
        {line.code || line.from !== undefined ? null : (
          <NativeSelect
            label={t('proposals.vatKind')}
            options={proposalVatKinds.map((id) => ({ id, label: t(`proposals.vatKinds.${id}`) }))}
            value={line.vatKind}
            onChange={(vatKind) => onChange({ ...line, vatKind })}
          />
        )}
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

interface WordsProps extends Pick<Props, 'line' | 'offers' | 'onChange'> {
  fault: string | undefined;
  codeFault: string | undefined;
}

const LineWords = ({ line, offers, onChange, fault, codeFault }: WordsProps) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  if (line.isListed) return <p className={styles.label}>{line.label}</p>;
  const sold = line.from === undefined ? offers.filter(({ day }) => day === line.day) : [];
  const named = offerKey(line);
  const choices = [
    { id: '', label: t('proposals.ownWords') },
    ...sold.map((offer) => ({
      id: offerKey(offer),
      label: `${offer.description} · ${formatPrice(offer.unitPrice, locale, { decimals: true })}`,
    })),
    // Sold no more: the line says so once it is priced.
    ...(named && !sold.some((offer) => offerKey(offer) === named) ? [{ id: named, label: line.label }] : []),
  ];
  return (
    <>
      {choices.length > 1 ? (
        <div className={styles.label}>
          <NativeSelect
            label={t('proposals.offer')}
            options={choices}
            value={named}
            error={codeFault}
            onChange={(id) =>
              onChange(
                asOffered(
                  line,
                  sold.find((offer) => offerKey(offer) === id),
                ),
              )
            }
          />
        </div>
      ) : null}
      {line.code ? null : (
        <div className={styles.label}>
          <TextField
            label={t('proposals.label')}
            maxLength={maxLabelLength}
            value={line.label}
            error={fault}
            onChange={(label) => onChange({ ...line, label })}
          />
        </div>
      )}
    </>
  );
};
