import * as contract from '@plenary/contracts/booking.endpoints';
import { fallbackLanguage } from '@plenary/contracts/terms';
import type { BookingDeps } from '../deps.ts';
import type { Implement } from '../implement.ts';
import { createQuote } from './create-quote.ts';
import { getQuote } from './get-quote.ts';
import { listQuotes } from './list-quotes.ts';

export const quotesRoutes = (implement: Implement, deps: BookingDeps): void => {
  implement(contract.createQuote, ({ actor, body, idempotencyKey }) => createQuote(deps, { actor, ...body, idempotencyKey }));

  implement(contract.listQuotes, ({ actor }) => listQuotes(deps, { actor }));

  implement(contract.getQuote, ({ actor, params, query }) =>
    getQuote(deps, { actor, quoteId: params.quoteId, language: query.lng ?? fallbackLanguage }),
  );
};
