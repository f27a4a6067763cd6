import type { BookedQuote } from '@plenary/contracts/planning.schemas';
import { instantAtVenue } from '@plenary/contracts/venue-time';
import { usePlatform } from '@plenary/platform';
import { ButtonLink } from '@plenary/ui/button';
import { useTranslation } from 'react-i18next';
import { sentPaperAddress } from './api.ts';

interface Props {
  quoteId: string;
  sent: NonNullable<BookedQuote['sentPaper']>;
  /** Of the venue. */
  timeZone: string;
}

/** The paper that the customer was mailed, byte for byte. */
export const SentPaper = ({ quoteId, sent: { at, language: written }, timeZone }: Props) => {
  const { t } = useTranslation('staff');
  const { language } = usePlatform();
  return (
    <>
      <p>
        {t('quotes.sent.when', { at: instantAtVenue(at, { language, timeZone, style: 'medium' }), language: t(`languages.${written}`) })}
      </p>
      <p>
        <ButtonLink variant="secondary" size="small" href={sentPaperAddress(quoteId)} download>
          {t('quotes.sent.download')}
        </ButtonLink>
      </p>
    </>
  );
};
