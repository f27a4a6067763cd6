import type { QuoteStatus } from '@plenary/contracts/quote';
import type { signatureObstacles } from '@plenary/contracts/signature.schemas';
import { signatureWaitDays } from '@plenary/contracts/signature-terms';

/**
 * `standing`: signed, but incomplete; `approved`: complete; `lapsed`: not completed in time; `refused`: the
 * customer took it back, or the second signatory refused.
 */
const signatureStates = ['standing', 'approved', 'lapsed', 'refused'] as const;
export type SignatureState = (typeof signatureStates)[number];

/** Statuses of a quote with an incomplete signature (server-rules §3). */
export const waitingStatuses = ['Partially signed', 'Devis signé - Missing info'] as const satisfies readonly QuoteStatus[];
export const isWaiting = (status: string): boolean => waitingStatuses.some((one) => one === status);

/** Milliseconds that each of them suspends the option's lapse. */
export const signatureWait = signatureWaitDays * 24 * 60 * 60 * 1_000;
/** Time before the deadline at which the awaited person is reminded, once. */
export const remindsBefore = 2 * 24 * 60 * 60 * 1_000;
/** Life of an unsigned document: a day. */
export const draftLife = 24 * 60 * 60 * 1_000;
/** Documents of a quote that wait for a signature; the oldest goes when another one comes. */
export const maxDrafts = 5;

export const statusAfterSigning = ({ awaitsSecond, isBillingMissing }: { awaitsSecond: boolean; isBillingMissing: boolean }) =>
  awaitsSecond ? 'Partially signed' : isBillingMissing ? 'Devis signé - Missing info' : 'Approved';

/** End of the hold on a signed, incomplete quote; a later end stays, and no hold outlasts the start. */
export const suspendedUntil = ({ now, eventStart, expiresAt }: { now: number; eventStart: number; expiresAt: number }): number =>
  Math.min(Math.max(expiresAt, now + signatureWait), eventStart);

export interface Signing {
  status: string;
  mailboxProven: boolean;
  /** Instants in milliseconds. */
  now: number;
  validUntil: number;
  eventStart: number;
  /** Rank of the quote's live option. */
  rank: number | null;
  /** Whether a day of the event has been closed since. */
  hasClosedDay: boolean;
}

/**
 * Why a quote cannot be signed now, or null. One that is no longer valid can be as long as its option is first; one whose option is
 * second has to wait for those in front.
 */
export const signatureObstacle = (signing: Signing): (typeof signatureObstacles)[number] | null => {
  const { status, mailboxProven, now, validUntil, eventStart, rank, hasClosedDay } = signing;
  if (status === 'Rejected') return 'rejected';
  if (status !== 'Presented') return 'already-signed';
  if (rank !== 1 && validUntil <= now) return 'quote-expired';
  if (rank === 2 || now >= eventStart || hasClosedDay) return 'no-longer-available';
  return mailboxProven ? null : 'mailbox-unproven';
};
