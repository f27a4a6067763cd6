/** State of the confirmation's history entry: it survives a reload, and an address opened by hand does not have it. */
export const sentState = { isBigEventSent: true } as const;

export const isSent = (state: unknown): boolean => typeof state === 'object' && state !== null && 'isBigEventSent' in state;
