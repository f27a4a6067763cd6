import type { QuoteStatus } from '@plenary/contracts/quote';

/** A quote in one of these states is a contract, kept with its invoice (spec/booking.md §9 "Retention"). */
export const signedStatuses = ['Partially signed', 'Devis signé - Missing info', 'Approved'] as const satisfies readonly QuoteStatus[];
