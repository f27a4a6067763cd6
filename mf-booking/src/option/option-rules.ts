import type { Quote } from '@plenary/contracts/quote';

/** Whether a quote may still take an option at an instant in milliseconds, as far as the quote itself tells (server-rules §3 "Option"). */
export const isOpenForOption = ({ status, validUntil }: Pick<Quote, 'status' | 'validUntil'>, now: number): boolean =>
  status === 'Presented' && Date.parse(validUntil) > now;
