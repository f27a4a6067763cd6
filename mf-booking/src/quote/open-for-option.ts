import type { Quote } from '@plenary/contracts/quote';

type Asked = Pick<Quote, 'status' | 'validUntil' | 'optionsUntil'>;

/** Whether a quote may still take an option at an instant in milliseconds, judging by the quote alone (server-rules §3 "Option"). */
export const isOpenForOption = ({ status, validUntil, optionsUntil = validUntil }: Asked, now: number): boolean =>
  status === 'Presented' && Date.parse(validUntil) > now && Date.parse(optionsUntil) > now;
