import { isRefusal } from './call-error.ts';

/** The quote of an event whose booking has ended, as a refusal of the event or its survey names it; undefined: another failure. */
export const endedQuoteOf = (error: unknown): string | undefined => {
  const quoteId = isRefusal(error, 'not-found') && error.body.endedQuoteId;
  return typeof quoteId === 'string' ? quoteId : undefined;
};
