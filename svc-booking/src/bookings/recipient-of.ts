import type { OptionRow, QuoteRow } from '../db/rows.ts';
import type { Customer } from './booking.ts';

/** Whom mails about a booking go to; undefined where nobody is known, or the person is erased: they are kept without an address. */
export const recipientOf = (quote: Pick<QuoteRow, 'customer'>, booking: Pick<OptionRow, 'customer'>): Customer | undefined => {
  const { email, lang } = quote.customer ?? booking.customer ?? {};
  return email && lang ? { email, lang } : undefined;
};
