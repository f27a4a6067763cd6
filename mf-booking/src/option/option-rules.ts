import type { Quote } from '@plenary/contracts/quote';

/** Whether a quote may still take an option at an instant in milliseconds, judging by the quote alone (server-rules §3 "Option"). */
export const isOpenForOption = ({ status, validUntil }: Pick<Quote, 'status' | 'validUntil'>, now: number): boolean =>
  status === 'Presented' && Date.parse(validUntil) > now;
