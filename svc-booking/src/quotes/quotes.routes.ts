import * as contract from '@plenary/contracts/booking.endpoints';
import * as shareContract from '@plenary/contracts/quote-share.endpoints';
import { fallbackLanguage } from '@plenary/contracts/terms';
import { calendarResponse } from '@plenary/service-kit/day-calendar';
import type { BookingDeps } from '../deps.ts';
import type { Implement } from '../implement.ts';
import { createOwnQuote } from './create-own-quote.ts';
import { draftQuote } from './draft-quote.ts';
import { getQuote } from './get-quote.ts';
import { getQuoteCalendar } from './get-quote-calendar.ts';
import { listQuotes } from './list-quotes.ts';
import { openSharedQuote } from './open-shared-quote.ts';
import { listQuoteShares, revokeQuoteShare, revokeQuoteShares, shareQuote } from './share-quote.ts';

export const quotesRoutes = (implement: Implement, deps: BookingDeps): void => {
  implement(contract.priceDemand, ({ actor, params, query: { lng = fallbackLanguage, ...flags } }) => {
    const addons = Object.fromEntries(Object.entries(flags).filter(([, chosen]) => chosen !== undefined));
    return draftQuote(deps, { actor, demandId: params.demandId, addons, language: lng });
  });

  implement(contract.createQuote, ({ actor, body, idempotencyKey }) => createOwnQuote(deps, { actor, ...body, idempotencyKey }));

  implement(contract.listQuotes, ({ actor }) => listQuotes(deps, { actor }));

  implement(contract.getQuote, ({ actor, params, query }) =>
    getQuote(deps, { actor, quoteId: params.quoteId, language: query.lng ?? fallbackLanguage }),
  );

  implement(contract.getQuoteCalendar, async ({ actor, params }) =>
    calendarResponse(await getQuoteCalendar(deps, { actor, quoteId: params.quoteId })),
  );

  implement(shareContract.shareQuote, ({ actor, params }) => shareQuote(deps, { actor, quoteId: params.quoteId }));

  implement(shareContract.listQuoteShares, ({ actor, params }) => listQuoteShares(deps, { actor, quoteId: params.quoteId }));

  implement(shareContract.revokeQuoteShare, ({ actor, params }) => revokeQuoteShare(deps, { actor, ...params }));

  implement(shareContract.revokeQuoteShares, ({ actor, params }) => revokeQuoteShares(deps, { actor, quoteId: params.quoteId }));

  implement(shareContract.openSharedQuote, ({ actor, params, body: { token, lng = fallbackLanguage } }) =>
    openSharedQuote(deps, { actor, quoteId: params.quoteId, token, language: lng }),
  );
};
