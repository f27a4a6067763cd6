import { formatList, formatPrice } from '@plenary/contracts/format';
import type { StaffSurvey } from '@plenary/contracts/staff-surveys.schemas';
import { maxChargeLabel } from '@plenary/contracts/survey-terms';
import { usePlatform } from '@plenary/platform';
import { useLoading } from '@plenary/platform/loading';
import { Button } from '@plenary/ui/button';
import { useTranslation } from 'react-i18next';
import { eurosOf } from '../desk/euros-of.ts';
import { fetchBookedQuote } from '../quotes/api.ts';
import type { ChargeDraft } from './charge-dialog.tsx';
import { suggestedCharges } from './suggested-charges.ts';
import { fieldWords } from './survey-words.ts';
import styles from './surveys.module.css';

interface Props {
  survey: Pick<StaffSurvey, 'differences' | 'summary' | 'supplements'>;
  quoteId: string;
  onTake: (draft: ChargeDraft) => void;
}

/** What the people beyond the signed ones would cost by the quote's prices; staff take it over, and change it where they like. Lines at several VAT rates leave the rate open. */
export const ChargeSuggestion = ({ survey, quoteId, onTake }: Props) => {
  const { t } = useTranslation('staff');
  const { locale, language } = usePlatform();
  const { loading } = useLoading({ load: (signal) => fetchBookedQuote(quoteId, language, signal), of: quoteId });
  const charges = loading.type === 'loaded' ? suggestedCharges(survey, loading.value.quote) : [];
  if (charges.length === 0) return null;
  const total = charges.reduce((sum, { excludingVat }) => sum + excludingVat, 0);
  const rates = new Set(charges.map(({ vatPercent }) => vatPercent));
  const vat = rates.size === 1 ? String([...rates][0]) : '';
  const euros = (cents: number) => formatPrice(cents, locale, { decimals: true });
  const wordsOf = ({ path, more }: (typeof charges)[number]) => t('surveys.charge.more', { field: fieldWords(t, path), more });
  const label = formatList(charges.map(wordsOf), locale).slice(0, maxChargeLabel);
  return (
    <section aria-labelledby="suggested-charge" className={styles.settled}>
      <h3 id="suggested-charge" className={styles.step}>
        {t('surveys.charge.suggested')}
      </h3>
      <ul className={styles.missing}>
        {charges.map((charge) => (
          <li key={charge.path}>{`${wordsOf(charge)} (${euros(charge.excludingVat)})`}</li>
        ))}
      </ul>
      <Button variant="secondary" size="small" onClick={() => onTake({ label, amount: eurosOf(total), vat })}>
        {t('surveys.charge.take', { total: euros(total) })}
      </Button>
    </section>
  );
};
