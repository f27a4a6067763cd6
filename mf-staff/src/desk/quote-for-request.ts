import type { Task } from '@plenary/contracts/sales-desk.schemas';
import { paths } from '../paths.ts';

/** Where what a customer asks for becomes a quote or a proposal: with their address, their venue, their days and their people. */
export const quoteForRequest = ({ customer, venue, firstDay, lastDay, pax }: Task): string =>
  paths.newQuote({
    ...{ search: customer.email, country: venue?.countryCode, venue: venue?.slug },
    ...{ day: firstDay, last: lastDay, pax: String(pax) },
  });
