import { formatDays, formatPrice } from '@plenary/contracts/format';
import type { Quote } from '@plenary/contracts/quote';
import { usePlatform } from '@plenary/platform';
import { Link } from '@plenary/platform/router';
import { Callout } from '@plenary/ui/callout';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths.ts';

/** The other variants of a proposal, of which the reader signs one; nothing where there are none. */
export const OtherVariants = ({ variants = [] }: Pick<Quote, 'variants'>) => {
  const { t } = useTranslation('booking');
  const { locale } = usePlatform();
  if (variants.length === 0) return null;
  return (
    <Callout title={t('quote.variants.title', { count: variants.length })}>
      <p>{t('quote.variants.hint')}</p>
      <ul>
        {variants.map(({ quoteId, venueName, firstDay, lastDay, totalIncludingVatPrice }) => (
          <li key={quoteId}>
            <Link to={paths.quote(quoteId)}>
              {t('quote.variants.one', {
                venue: venueName,
                days: formatDays(firstDay, lastDay, locale, 'short'),
                total: formatPrice(totalIncludingVatPrice, locale),
              })}
            </Link>
          </li>
        ))}
      </ul>
    </Callout>
  );
};
