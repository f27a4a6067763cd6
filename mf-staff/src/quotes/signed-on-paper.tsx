import { formatDay } from '@plenary/contracts/format';
import { getSignedForStaff } from '@plenary/contracts/paper-signature.endpoints';
import type { BookedQuote } from '@plenary/contracts/planning.schemas';
import { instantAtVenue } from '@plenary/contracts/venue-time';
import { addressOf } from '@plenary/http/create-caller';
import { usePlatform } from '@plenary/platform';
import { ButtonLink } from '@plenary/ui/button';
import { useTranslation } from 'react-i18next';
import { Permitted } from '../desk/permitted.tsx';

interface Props {
  quoteId: string;
  signed: NonNullable<BookedQuote['paperSignature']>;
  /** Of the venue. */
  timeZone: string;
}

/** Who signed by hand, when the paper came and who recorded it, with the paper. */
export const SignedOnPaper = ({ quoteId, signed: { signatoryName, receivedOn, by, at }, timeZone }: Props) => {
  const { t } = useTranslation('staff');
  const { language, locale } = usePlatform();
  return (
    <>
      <p>
        {t('quotes.paper.told', {
          ...{ signatory: signatoryName, day: formatDay(receivedOn, locale), by },
          at: instantAtVenue(at, { language, timeZone, style: 'medium' }),
        })}
      </p>
      <Permitted by={getSignedForStaff}>
        <p>
          <ButtonLink variant="secondary" size="small" href={addressOf(getSignedForStaff, { params: { quoteId } })} download>
            {t('quotes.paper.download')}
          </ButtonLink>
        </p>
      </Permitted>
    </>
  );
};
