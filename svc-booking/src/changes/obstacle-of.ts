import { isDeepStrictEqual } from 'node:util';
import type { ChangeObstacle } from '@plenary/contracts/change-terms';
import type { AskedChange } from '@plenary/contracts/changes.schemas';
import type { FieldErrors } from '@plenary/contracts/problem';
import type { Addons } from '@plenary/contracts/quote';
import type { SearchDay } from '@plenary/contracts/search';
import { addonNames } from '@plenary/contracts/terms';
import { localTime } from '@plenary/service-kit/local-time';
import type { ConfirmedDeal } from '../cancellation/deal.ts';
import type { PastChanges } from '../change-offers/past-changes.ts';
import { postponingObstacle } from '../change-offers/postponing.ts';
import type { AgreedRules } from '../deal-terms/deal-terms.ts';
import { needsCustomPrice } from '../search/custom-price.ts';
import { hasPriceList } from '../venues/on-request.ts';
import { hasOtherDays, movesDays } from './changed-days.ts';
import type { WrittenChange } from './written-change.ts';

interface Judged {
  deal: ConfirmedDeal;
  asked: AskedChange;
  wanted: readonly SearchDay[];
  /** Undefined: the list prices it. */
  written: WrittenChange | undefined;
  errors: FieldErrors;
  /** Some request has more people than any room holds in its set-up. */
  isOver: boolean;
  past: PastChanges;
  rules: AgreedRules;
  /** Another change waits for its customer. */
  isOpen: boolean;
  lacking: 'no-room' | 'no-lunch' | 'no-evening' | null;
  outcome: { level: string; offeredUntil: number } | null;
  isStaff: boolean;
  /** Its price is no arithmetic of the list, and who asks writes none. */
  isByHand: boolean;
  now: number;
}

/** Why a change cannot be made now, or null: what a customer can do least about comes first. */
export const obstacleOf = (judged: Judged): ChangeObstacle | null => {
  const { deal, asked, wanted, written, errors, isOver, isOpen, lacking, outcome, isByHand, now } = judged;
  const { search, addons } = deal.quote.frozen;
  if (isOpen) return 'change-open';
  if (isDeepStrictEqual(wanted, search.days) && isSame(addons, asked.addons) && !hasOtherLines(written)) return 'unchanged';
  if (isByHand) return 'by-hand';
  const faults = Object.keys(errors);
  if (Object.values(errors).includes('in_past')) return 'in-past';
  const postponing = postponingOf(judged);
  if (postponing) return postponing;
  if (faults.some((path) => path.endsWith('.to'))) return 'closed-day';
  if (isOver) return 'too-many';
  if (faults.some((path) => isAskedFor(path, asked) || (hasOtherDays(search.days, asked.days) && path.startsWith('days'))))
    return 'not-offered';
  if (faults.length > 0 || (!written && needsPriceByHand(judged))) return 'by-hand';
  if (lacking) return lacking;
  return outcome?.level === 'signature' && outcome.offeredUntil <= now ? 'too-late-to-sign' : null;
};

const isSame = (addons: Addons, asked: Addons | undefined): boolean =>
  asked === undefined || addonNames.every((name) => (addons[name] ?? false) === (asked[name] ?? false));

/** Days that stay go along as they are: other lines are the only change. */
const hasOtherLines = (written: WrittenChange | undefined): boolean =>
  written !== undefined && !isDeepStrictEqual(written.lines, written.goingAlong);

/** An evening alone has its price a person in every list, however many come. */
const needsPriceByHand = ({ deal, wanted }: Judged): boolean =>
  !hasPriceList(deal.venue.record) || (!wanted.some(({ evening }) => evening) && needsCustomPrice(deal.venue.record, { days: wanted }));

/** Whether a fault is one of what the caller has chosen, who can choose otherwise. */
const isAskedFor = (path: string, { days }: AskedChange): boolean => {
  if (path.startsWith('addons.') || path.startsWith('lines')) return true;
  const [, index = '', field = ''] = /^days\.(\d+)\.(\w+)/.exec(path) ?? [];
  const day = days[Number(index)];
  if (!day) return false;
  if (field === 'plenary') return day.configuration !== undefined || day.duration !== undefined;
  if (field === 'subcommittees') return day.subcommittees !== undefined || day.duration !== undefined;
  return field === 'lunchPax' && (day.lunchPax !== undefined || day.duration !== undefined);
};

const postponingOf = ({ deal, asked, past, rules, isStaff, now }: Judged): ChangeObstacle | null => {
  if (isStaff || !movesDays(asked.days)) return null;
  return postponingObstacle({
    receivedOn: localTime(now, deal.venue.record.timeZone).day,
    firstDay: deal.days[0] ?? '',
    newLastDay: asked.days.findLast(({ from, to }) => from !== undefined && from !== to)?.to ?? '',
    hasPostponed: past.hasPostponed,
    rule: rules.postponement,
  });
};
