import type { Quote } from '@plenary/contracts/quote';

const writtenCodes: readonly string[] = ['FREE_SERVICE', 'FREE_FOOD'] satisfies Quote['items'][number]['code'][];

/** Whether staff wrote all lines of a quote: another one has codes, whose prices and VAT are not theirs to write. */
export const isProposal = ({ items }: Pick<Quote, 'items'>): boolean => items.every(({ code }) => writtenCodes.includes(code));
