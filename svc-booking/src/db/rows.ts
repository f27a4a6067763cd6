import type { BookingTables } from './tables.ts';

export type OptionRow = BookingTables['booking']['$inferSelect'];
export type ClaimRow = BookingTables['claim']['$inferSelect'];
export type SignatureRow = BookingTables['signature']['$inferSelect'];
export type QuoteRow = BookingTables['quote']['$inferSelect'];
export type ChangeRow = BookingTables['dealChange']['$inferSelect'];
export type DealRow = BookingTables['dealRow']['$inferSelect'];
