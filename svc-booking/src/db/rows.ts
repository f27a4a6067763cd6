import type { BookingTables } from './tables.ts';

export type OptionRow = BookingTables['booking']['$inferSelect'];
export type ClaimRow = BookingTables['claim']['$inferSelect'];
export type SignatureRow = BookingTables['signature']['$inferSelect'];
export type ProposalRow = BookingTables['proposal']['$inferSelect'];
export type QuoteRow = BookingTables['quote']['$inferSelect'];
export type ChangeRow = BookingTables['dealChange']['$inferSelect'];
export type ChangeApprovalRow = BookingTables['changeApproval']['$inferSelect'];
export type PaymentRow = BookingTables['payment']['$inferSelect'];
export type FollowUpRow = BookingTables['dealFollowUp']['$inferSelect'];
export type LossRow = BookingTables['dealLoss']['$inferSelect'];
export type FeedRow = BookingTables['calendarFeed']['$inferSelect'];
export type RoomUseRow = BookingTables['roomUse']['$inferSelect'];
export type SheetVersionRow = BookingTables['sheetVersion']['$inferSelect'];
export type DealRow = BookingTables['dealRow']['$inferSelect'];
export type BookedMoneyRow = BookingTables['bookedMoney']['$inferSelect'];
export type HeldMoneyRow = BookingTables['heldMoney']['$inferSelect'];
export type DealTermsRow = BookingTables['dealTerms']['$inferSelect'];
