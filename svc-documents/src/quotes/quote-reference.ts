/** How a quote is called on paper and on the telephone: the first eight signs of its id, in capitals. */
export const quoteReference = (quoteId: string): string => quoteId.slice(0, 8).toUpperCase();
