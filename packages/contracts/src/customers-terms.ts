/** `pending`: never set a password, or never proved the mailbox. */
export const customerStates = ['active', 'pending'] as const;

/** Customers who may be the same person as another, at most. */
export const mostAlike = 5;
