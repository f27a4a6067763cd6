/** Name of a quote on paper and on the telephone: the first eight characters of its id, in capitals. */
export const quoteReference = (quoteId: string): string => quoteId.slice(0, 8).toUpperCase();
