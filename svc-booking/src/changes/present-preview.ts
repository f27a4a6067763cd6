import { createHash } from 'node:crypto';
import type { ChangePreview } from '@plenary/contracts/changes.schemas';
import type { Language } from '@plenary/contracts/vocabulary';
import type { UserActor } from '@plenary/service-kit/actor';
import { isStaff } from '../cancellation/deal.ts';
import { roomsBySize } from '../room-moves/rooms-by-size.ts';
import type { Outcome, PlannedChange } from './planned-change.ts';
import { differenceOf, presentSide } from './present-side.ts';

const roomsTold = 3;

/** Staff offer what they have no note of; a customer agrees by the press itself, but for what is signed. */
export const isOffered = ({ level }: Pick<Outcome, 'level'>, actor: Pick<UserActor, 'role'>, note?: string): boolean =>
  level === 'signature' || (level === 'consent' && isStaff(actor) && note === undefined);

/** A planned change as its preview says it, in a language that its hash does not depend on. */
export const presentPreview = (planned: PlannedChange, { actor, language }: { actor: UserActor; language: Language }): ChangePreview => {
  const { deal, roomsBefore, wanted, outcome, obstacle, rules, errors, over, discount, nearest, ledger } = planned;
  const { quote, venue } = deal;
  const before = { frozen: quote.frozen, rooms: roomsBefore };
  const after = outcome && { frozen: outcome.frozen, rooms: outcome.rooms };
  const difference = after && differenceOf(before, after);
  const largest = wanted.toSorted((a, b) => b.plenary.pax - a.plenary.pax)[0];
  const request = largest?.evening ? undefined : (over?.request ?? (largest && { ...largest.plenary, kind: 'plenary' }));
  const rooms = request && obstacle ? roomsBySize(venue, request).slice(0, roomsTold) : [];
  return {
    revision: quote.revision,
    previewHash: hashOf(planned),
    before: presentSide(before, language),
    after: after && presentSide(after, language),
    ...(difference && { difference }),
    ...(ledger && { ledger }),
    ...(outcome && {
      level: outcome.level,
      ...(outcome.fee && { fee: outcome.fee }),
      ...(outcome.leastFeePercent && { leastFeePercent: outcome.leastFeePercent }),
      ...(outcome.freePostponement && { freePostponement: outcome.freePostponement }),
      ...(isOffered(outcome, actor) && { offeredUntil: new Date(outcome.offeredUntil).toISOString() }),
    }),
    obstacle,
    rules: { freeReduction: rules.freeReduction, postponement: rules.postponement },
    ...(Object.keys(errors).length > 0 && { errors }),
    ...(over && { max: over.max }),
    ...(discount && { discountPercent: discount.percent, ...(discount.percent > discount.limit && { discountLimit: discount.limit }) }),
    alternatives: { days: nearest, rooms },
  };
};

/** Of everything that the caller agrees to; the time until which an offer waits goes on, and is no part of it. */
export const hashOf = ({ deal, asked, roomsBefore, outcome, obstacle }: PlannedChange): string => {
  const { quote } = deal;
  const { frozen, rooms, level, fee, leastFeePercent, lunches } = outcome ?? {};
  const said = [quote.id, quote.revision, asked, quote.frozen, roomsBefore, obstacle, frozen, rooms, level, fee, leastFeePercent, lunches];
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url');
};
