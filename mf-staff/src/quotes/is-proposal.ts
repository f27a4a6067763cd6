import type { Quote } from '@plenary/contracts/quote';

const writtenCodes: readonly string[] = ['FREE_SERVICE', 'FREE_FOOD'] satisfies Quote['items'][number]['code'][];

/** Whether staff wrote all lines of a quote: another one was priced by the list, in which they write nothing. */
export const isProposal = ({ items }: Pick<Quote, 'items'>): boolean =>
  items.every(({ code, custom }) => custom || writtenCodes.includes(code));
