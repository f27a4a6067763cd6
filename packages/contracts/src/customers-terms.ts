/** `pending`: never set a password, or never proved the mailbox. */
export const customerStates = ['active', 'pending'] as const;

/** Customers who may be the same person as another, at most. */
export const mostAlike = 5;

/** Accounts on the record of another. */
export const mostMerged = 20;
