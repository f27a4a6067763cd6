import { formatPrice } from '@plenary/contracts/format';
import type { Quote } from '@plenary/contracts/quote';
import { usePlatform } from '@plenary/platform';
import { useTranslation } from 'react-i18next';
import { usePrices } from '../credits/use-prices.ts';
import styles from '../quote-task/quote-task.module.css';
import type { SignatureDraft } from './signature-draft.ts';

/** What is signed, by whom, and how it is paid. */
export const SigningFacts = ({ quote, draft: { texts, method } }: { quote: Quote; draft: SignatureDraft }) => {
  const { t } = useTranslation('booking');
  const { locale } = usePlatform();
  const { inCredits, creditsFor, tell } = usePrices();
  const credits = creditsFor(quote.totalExcludingVatPrice, quote.credits);
  const signatory = [texts['signatory.name'], texts['signatory.jobTitle']].map((text) => text.trim()).filter(Boolean);
  const facts = [
    inCredits
      ? { name: t('option.facts.credits'), value: tell(credits ?? 0) }
      : { name: t('option.facts.total'), value: formatPrice(quote.totalIncludingVatPrice, locale, { decimals: true }) },
    { name: t('signature.group.paymentMethod'), value: t(`signature.field.paymentMethod.${method}`) },
    { name: t('signature.field.signatory.name'), value: signatory.join(', ') },
    { name: t('signature.standing.facts.second'), value: texts['company.secondSignatory'].trim() || t('signature.read.noSecond') },
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};
