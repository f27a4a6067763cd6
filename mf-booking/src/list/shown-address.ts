import { isMailbox, maxEmailLength } from '@plenary/contracts/email-address';

/** The e-mail address of a message; null for other words, which any link can carry. */
export const shownAddress = (text: string): string | null => (text.length <= maxEmailLength && isMailbox(text) ? text : null);
