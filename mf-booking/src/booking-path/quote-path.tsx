import type { Quote } from '@plenary/contracts/quote';
import { isSigned } from '@plenary/contracts/quote-state';
import { paths } from '../paths.ts';
import { searchOfPriced } from '../quote/search-of-priced.ts';
import { takesAddons } from '../quote/takes-addons.ts';
import { BookingPath, type PathStep } from './booking-path.tsx';

interface Props {
  quote: Quote;
  /** Absent: as far as the quote has come. */
  current?: PathStep;
}

const stepOf = ({ status, option }: Quote): PathStep => {
  if (status === 'Approved') return 'preparation';
  if (isSigned({ status })) return 'signature';
  return option ? 'option' : 'quote';
};

/** The way of a booking on the pages of its quote; no way on where it has ended, or where it changes another booking. */
export const QuotePath = ({ quote, current = stepOf(quote) }: Props) => {
  const { id, venue, demandId, option, standing, status, amends } = quote;
  if (standing === 'cancelled' || status === 'Rejected' || amends) return null;
  const search = searchOfPriced(quote);
  const isOpen = status === 'Presented';
  return (
    <BookingPath
      current={current}
      search={search}
      ways={{
        venue: paths.venue(venue.slug, search),
        ...(isOpen && takesAddons(quote) && { extras: paths.upsell(venue.slug, demandId) }),
        quote: paths.quote(id),
        ...(option && isOpen && { option: paths.optionConfirmation(venue.slug, id) }),
        ...(isSigned({ status }) && { signature: paths.signature(id) }),
      }}
    />
  );
};
