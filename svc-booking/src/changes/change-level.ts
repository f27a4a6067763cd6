import type { ChangeLevel } from '@plenary/contracts/change-terms';
import type { DealTerms } from '../deal-terms/deal-terms.ts';
import { percentOf } from '../prices/money.ts';

export interface Weighed {
  /** Days move, come or go. */
  daysDiffer: boolean;
  /** A day has fewer rooms than before. */
  hasFewerRooms: boolean;
  /** A request has other halves of its day. */
  halvesDiffer: boolean;
  /** A room is of a lower category, or lacks what the one before had. */
  isLess: boolean;
  /** A written line gives up or costs more of what was agreed on. */
  hasLessLines: boolean;
  /** After less before without VAT, in euro cents. */
  difference: number;
  /** Rises that were agreed to without a signature since the last one, in euro cents. */
  risenBefore: number;
  /** Price without VAT that was signed last, in euro cents. */
  signed: number;
  /** What one click agrees to, in euro cents and percent of the price signed. */
  limits: Pick<DealTerms, 'consentRise' | 'consentPercent'>;
  /** Due for fewer people, in euro cents. */
  fee: number;
}

/**
 * What a change needs before it counts (design: lifecycle L19): other days and fewer rooms always a signature; a rise one click while all rises since the
 * last signature stay within a share of the price signed and an amount, else a signature; a lesser room, less of a written line, other halves or a fee one click.
 */
export const changeLevel = ({
  daysDiffer,
  hasFewerRooms,
  halvesDiffer,
  isLess,
  hasLessLines,
  difference,
  risenBefore,
  signed,
  fee,
  limits,
}: Weighed): ChangeLevel => {
  if (daysDiffer || hasFewerRooms) return 'signature';
  const risen = risenBefore + Math.max(0, difference);
  if (difference > 0 && (risen > limits.consentRise || risen > percentOf(signed, limits.consentPercent))) return 'signature';
  return difference > 0 || isLess || hasLessLines || halvesDiffer || fee > 0 ? 'consent' : 'notice';
};
