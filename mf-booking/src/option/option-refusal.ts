import type { TooManyOptions, UnavailableReason } from '@plenary/contracts/booking.schemas';
import type { InsufficientCredit } from '@plenary/contracts/credit.schemas';
import type { Failure } from '@plenary/platform/submission-failure';

const codes = [
  'no-longer-available',
  'quote-expired',
  'too-late-for-option',
  'too-many-options',
  'mailbox-unproven',
  'insufficient-credit',
] as const;

const limits: readonly TooManyOptions['limit'][] = ['unproven', 'user', 'company', 'venue-day'];

/** Why no option is given: the press cannot be tried again as it stands. */
export type OptionRefusal =
  | Exclude<(typeof codes)[number], 'too-many-options'>
  | `too-many-${TooManyOptions['limit']}`
  | 'afterwork-unavailable';

/** The page shows these in a screen of their own, without words above the button. */
export const shownApart = Object.fromEntries(codes.map((code) => [code, null])) as Record<(typeof codes)[number], null>;

export interface Refused {
  reason: OptionRefusal;
  /** What was lost, where the service tells it. */
  lost?: UnavailableReason;
  /** Needed and available credits, if the balance is insufficient. */
  lack?: InsufficientCredit;
  /** Options that may be held at once, if there are too many. */
  most?: number;
  /** Quote whose option stands in the way. */
  heldQuoteId?: string;
}

/** Null: the press may be tried again with the same key; what was held already is not held twice. */
export const refusalIn = ({ code, errors, error }: Failure): Refused | null => {
  if (code === 'insufficient-credit') {
    const { needed, balance } = error?.body ?? {};
    return { reason: code, lack: { needed: Number(needed), balance: Number(balance) } };
  }
  if (code === 'too-many-options') {
    const { limit, most, quoteId } = error?.body ?? {};
    return {
      reason: `too-many-${limits.find((each) => each === limit) ?? 'user'}`,
      most: Number(most),
      ...(typeof quoteId === 'string' && { heldQuoteId: quoteId }),
    };
  }
  if (code === 'no-longer-available' && errors['addons.afterwork']) return { reason: 'afterwork-unavailable' };
  if (code === 'no-longer-available') {
    const lost = error?.body.reason as UnavailableReason | undefined;
    return { reason: code, ...(lost && { lost }) };
  }
  const reason = codes.find((each) => each === code);
  return reason && reason !== 'too-many-options' ? { reason } : null;
};
