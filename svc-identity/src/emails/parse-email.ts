import { email } from '@plenary/contracts/identity-fields';

export type ParsedEmail = { address: string; domain: string } | { fault: 'required' | 'invalid_format' };

/** A typed e-mail address, normalised (spec/booking.md §5), or what is wrong with it. */
export const parseEmail = (text: string): ParsedEmail => {
  if (text.trim() === '') return { fault: 'required' };
  const parsed = email.safeParse(text);
  return parsed.success ? { address: parsed.data, domain: domainOf(parsed.data) } : { fault: 'invalid_format' };
};

export const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1);
