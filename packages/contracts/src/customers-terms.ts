/** `pending`: never set a password, or never proved the mailbox. */
export const customerStates = ['active', 'pending'] as const;
