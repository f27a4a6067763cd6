import { formatDays, formatPrice } from '@plenary/contracts/format';
import { maxVariants } from '@plenary/contracts/proposals-terms';
import type { Quote } from '@plenary/contracts/quote';
import { usePlatform } from '@plenary/platform';
import { useTranslation } from 'react-i18next';
import { DeskLink } from '../desk/desk-link.tsx';
import { paths } from '../paths.ts';

interface Props {
  quote: Quote;
  /** Of its customer; undefined: nobody is known. */
  userId: string | undefined;
}

/** The other variants of a proposal, and the way to one more. */
export const Variants = ({ quote, userId }: Props) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  const { id, status, venue, eventStartDate, variants = [] } = quote;
  const isOpen = status === 'Presented' && userId !== undefined && variants.length + 1 < maxVariants;
  const oneMore = paths.newQuote({
    country: venue.address.countryCode,
    venue: venue.slug,
    customer: userId,
    day: eventStartDate,
    variantOf: id,
  });
  return (
    <>
      {variants.length > 0 ? (
        <>
          <p>{t('quotes.variants.others', { count: variants.length })}</p>
          <ul>
            {variants.map(({ quoteId, venueName, firstDay, lastDay, totalExcludingVatPrice }) => (
              <li key={quoteId}>
                <DeskLink to={paths.quote(quoteId)}>
                  {t('quotes.variants.one', {
                    venue: venueName,
                    days: formatDays(firstDay, lastDay, locale),
                    total: formatPrice(totalExcludingVatPrice, locale),
                  })}
                </DeskLink>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {isOpen ? (
        <p>
          <DeskLink to={oneMore}>{t('quotes.variants.add')}</DeskLink>
        </p>
      ) : null}
    </>
  );
};
