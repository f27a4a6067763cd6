import type { BookingTables } from '../db/tables.ts';

export type SignatureRow = BookingTables['signature']['$inferSelect'];
export type QuoteRow = BookingTables['quote']['$inferSelect'];
