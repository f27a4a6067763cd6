import type { ChangeObstacle } from '@plenary/contracts/change-terms';
import type { AskedChange } from '@plenary/contracts/changes.schemas';
import type { FieldErrors } from '@plenary/contracts/problem';
import type { SearchDay } from '@plenary/contracts/search';
import { localTime } from '@plenary/service-kit/local-time';
import type { ConfirmedDeal } from '../cancellation/deal.ts';
import { isMeetingRoom } from '../rooms/is-meeting-room.ts';
import { needsCustomPrice } from '../search/custom-price.ts';
import type { CatalogueVenue } from '../venues/catalogue.ts';
import type { PastChanges } from './past-changes.ts';
import { postponingObstacle } from './postponing.ts';

interface Judged {
  deal: ConfirmedDeal;
  asked: AskedChange['days'];
  wanted: readonly SearchDay[];
  errors: FieldErrors;
  past: PastChanges;
  /** Another change waits for its customer. */
  isOpen: boolean;
  lacking: 'no-room' | 'no-lunch' | 'no-evening' | null;
  outcome: { level: string; offeredUntil: number } | null;
  isStaff: boolean;
  now: number;
}

/** Why a change cannot be made now, or null: what a customer can do least about comes first. */
export const obstacleOf = (judged: Judged): ChangeObstacle | null => {
  const { deal, asked, wanted, errors, isOpen, lacking, outcome, now } = judged;
  const { quote, venue } = deal;
  if (isOpen) return 'change-open';
  const isSame = ({ from, to, pax }: AskedChange['days'][number], index: number) =>
    from === to && pax === quote.frozen.search.days[index]?.plenary.pax;
  if (asked.every(isSame)) return 'unchanged';
  // Lines that sales wrote, and prices in credits, are no arithmetic of the list.
  if (quote.frozen.credits !== undefined || quote.frozen.items.some(({ custom }) => custom)) return 'by-hand';
  const postponing = postponingOf(judged);
  if (postponing) return postponing;
  const faults = Object.keys(errors);
  if (faults.some((path) => path.endsWith('.to'))) return 'closed-day';
  if (
    wanted.some(
      (day, index) => day.plenary.pax > mostPeople(venue, day) && asked[index]?.pax !== quote.frozen.search.days[index]?.plenary.pax,
    )
  )
    return 'too-many';
  if (faults.length > 0 || needsCustomPrice(venue.record, { days: wanted })) return 'by-hand';
  if (lacking) return lacking;
  return outcome?.level === 'signature' && outcome.offeredUntil <= now ? 'too-late-to-sign' : null;
};

const postponingOf = ({ deal, asked, past, isStaff, now }: Judged): ChangeObstacle | null => {
  if (isStaff || asked.every(({ from, to }) => from === to)) return null;
  return postponingObstacle({
    receivedOn: localTime(now, deal.venue.record.timeZone).day,
    firstDay: deal.days[0] ?? '',
    newLastDay: asked.at(-1)?.to ?? '',
    hasPostponed: past.hasPostponed,
  });
};

/** People that the greatest room of a venue holds in the set-up of a day's plenary (design: lifecycle L13). */
const mostPeople = (venue: CatalogueVenue, day: SearchDay): number => Math.max(0, ...peopleByRoom(venue, day).map(({ people }) => people));

/** The rooms that allow the set-up of a day's plenary, the greatest first. */
export const peopleByRoom = ({ rooms }: CatalogueVenue, { plenary }: SearchDay): { roomName: string; people: number }[] =>
  rooms
    .filter(isMeetingRoom)
    .map(({ name, capacities }) => ({ roomName: name, people: capacities[plenary.configuration] ?? 0 }))
    .filter(({ people }) => people > 0)
    .sort((a, b) => b.people - a.people || (a.roomName < b.roomName ? -1 : 1));
