import { addonPeople } from '@plenary/contracts/addon-people';
import type { PriceList, UnitPriceCode } from '@plenary/contracts/price-list-terms';
import { type AddonName, type Addons, type ItemCode, subroomCodes } from '@plenary/contracts/quote';
import type { Duration, SearchDay, VenueSearch } from '@plenary/contracts/search';
import { durations } from '@plenary/contracts/terms';
import type { SubroomSize } from '../rooms/charged-size.ts';
import type { Room } from '../rooms/room.ts';
import { hasPriceList } from '../venues/on-request.ts';
import { chargedSizes } from './charged-sizes.ts';
import { foodShares } from './food-shares.ts';
import { splitByShare } from './money.ts';
import { type PricedVenue, priceListOn } from './price-list.ts';
import { promotedPrice } from './promotions.ts';

/** A charged item on one day. */
export interface QuoteLine {
  code: ItemCode;
  /** Day of the event. */
  date: string;
  /** For a subcommittee room: which half of the day, or both. */
  duration: Duration | null;
  quantity: number;
  /** Euro cents without VAT, what is charged. */
  unitPrice: number;
  /** Euro cents without VAT, as in the list; more than `unitPrice` where a promotion lowers that. */
  catalogPrice: number;
  applyGlobalDiscount: boolean;
  /** Words of a line that staff wrote; others are told by their code. */
  label?: string;
  /** Staff wrote it, with a code of the list or in own words. */
  custom?: boolean;
}

/** Rooms of each day of the search, in its order, each as `matchRooms` answers them: the plenary's, then the subcommittees'. */
type Assignment = readonly (readonly Room[])[];

export interface QuoteLinesInput {
  venue: PricedVenue;
  search: Pick<VenueSearch, 'days'>;
  assignment: Assignment;
  addons: Addons;
  /** No catering, lunch or add-on is sold (PRODUCT_MODE). */
  roomsAlone?: boolean;
  /** The version before: on its days its codes keep their unit prices (design: lifecycle L18). */
  kept?: KeptVersion;
}

interface KeptVersion {
  lines: readonly QuoteLine[];
  days: readonly SearchDay[];
  /** By day, the request before that each request goes on with; undefined for a new one. Absent: each with its own. */
  origins?: readonly (readonly (number | undefined)[])[] | undefined;
}

export const noAddons: Addons = { teambuilding: false, wellness: false, facilitator: false, afterwork: false };

/**
 * Lines of a demand (server-rules §3): for each day the rooms and meals, the difference to the venue's minimum, then the add-ons. The
 * minimum is measured at catalogue prices, before any promotion or discount, and without add-ons: these come on top, so that choosing one
 * never makes another line cheaper.
 */
export function quoteLines({ venue, search: { days }, assignment, addons, roomsAlone = false, kept }: QuoteLinesInput): QuoteLine[] {
  const lines: QuoteLine[] = [];
  days.forEach((day, index) => {
    const list = priceListOn(venue, day.date);
    const firstOfDay = lines.length;
    const keptOfDay = kept?.lines.filter(({ date }) => date === day.date) ?? [];
    if (day.evening) {
      addUnits(lines, eveningCodes[day.evening], day, day.plenary.pax, list);
      keepUnitPrices(lines.slice(firstOfDay), keptOfDay);
      return;
    }
    if (roomsAlone) addPlenary(lines, day, list);
    else addPackages(lines, day, list);
    lowerByPromotion(lines.slice(firstOfDay), venue);
    const sizes = chargedSizes({
      rooms: assignment[index] ?? [],
      day,
      before: keptOfDay.length > 0 ? kept?.days.find(({ date }) => date === day.date) : undefined,
      origins: kept?.origins?.[index],
      keptLines: keptOfDay,
    });
    addSubrooms(lines, day, sizes, list);
    keepUnitPrices(lines.slice(firstOfDay), keptOfDay);
    if (isUnchanged(lines.slice(firstOfDay), keptOfDay)) lines.push(...keptOfDay.filter(isMinimum).map((line) => ({ ...line })));
    else addMinimumPrice(lines, day, firstOfDay, venue.minimumPricePerDay);
    if (!roomsAlone) addAddons(lines, day, { addons, isFirst: index === 0, isLast: index === days.length - 1 }, list);
    keepUnitPrices(lines.slice(firstOfDay), keptOfDay);
    if (keptOfDay.length > 0) keepUnitPrices(lines.slice(firstOfDay).filter(isAtEnds), kept?.lines.filter(isAtEnds) ?? []);
  });
  return lines;
}

/** An evening alone is its price a person: the minimum of a day and its add-ons are those of a meeting. */
const eveningCodes = { afterwork: 'AFTERWORK', cocktail: 'AFTERWORK_COCKTAIL' } as const;

/** Had once, on whichever day is the first or the last by now. */
const isAtEnds = ({ code, label }: QuoteLine): boolean => label === undefined && (code === 'TEAMBUILDING' || code === 'AFTERWORK');

const isMinimum = ({ code }: QuoteLine): boolean => code === 'MINIMUM_PRICE';
const sameIn = (kept: readonly QuoteLine[], line: QuoteLine) =>
  kept.find(({ code, duration }) => code === line.code && duration === line.duration);

function keepUnitPrices(lines: readonly QuoteLine[], kept: readonly QuoteLine[]): void {
  for (const line of lines) {
    const before = isMinimum(line) ? undefined : sameIn(kept, line);
    if (before) Object.assign(line, { unitPrice: before.unitPrice, catalogPrice: before.catalogPrice });
  }
}

/** The minimum of a day without a change is the one that was agreed on. */
const isUnchanged = (lines: readonly QuoteLine[], kept: readonly QuoteLine[]): boolean =>
  kept.length > 0 && lines.every((line) => sameIn(kept, line)?.quantity === line.quantity);

/** Packages and the rooms that stand for them cost less on the days of a promotion; a lunch by itself does not. */
function lowerByPromotion(lines: readonly QuoteLine[], { promotions }: PricedVenue): void {
  for (const line of lines) if (line.code !== 'BUFFET_LUNCH') line.unitPrice = promotedPrice(line.catalogPrice, promotions, line.date);
}

const atCatalogPrice = (catalogPrice: number) => ({ catalogPrice, unitPrice: catalogPrice });

function addUnits(lines: QuoteLine[], code: UnitPriceCode, { date }: SearchDay, quantity: number, list: PriceList): void {
  if (quantity > 0)
    lines.push({ code, date, duration: null, quantity, ...atCatalogPrice(list.unitPrices[code]), applyGlobalDiscount: true });
}

/**
 * Everybody in the plenary has one package. On a half day those who lunch have it with lunch, the others without; on a full
 * day lunch is included, had or not. Whoever lunches beyond the plenary's people has a buffet lunch.
 */
function addPackages(lines: QuoteLine[], day: SearchDay, list: PriceList): void {
  const { duration, pax } = day.plenary;
  const lunchPax = day.lunchPax ?? 0;
  if (duration === 'AM, PM') addUnits(lines, 'AMPM', day, pax, list);
  else {
    const eating = Math.min(lunchPax, pax);
    addUnits(lines, `${duration}+LUNCH`, day, eating, list);
    addUnits(lines, duration, day, pax - eating, list);
  }
  addUnits(lines, 'BUFFET_LUNCH', day, lunchPax - pax, list);
}

/** The room costs what remains of a package without its food. */
function addPlenary(lines: QuoteLine[], { date, plenary: { duration, pax } }: SearchDay, list: PriceList): void {
  const halves = duration === 'AM, PM' ? 'AMPM' : duration;
  const { remainder } = splitByShare(list.unitPrices[halves], foodShares[halves]);
  lines.push({ code: `ROOM_${halves}`, date, duration: null, quantity: pax, ...atCatalogPrice(remainder), applyGlobalDiscount: true });
}

/** A line a size and duration, sizes ascending. Two half days are two halves, not a full day: they may be two rooms. */
function addSubrooms(lines: QuoteLine[], { date, subcommittees }: SearchDay, sizes: readonly SubroomSize[], list: PriceList): void {
  const groups: SubroomGroup[] = [];
  subcommittees.forEach(({ duration }, index) => {
    const size = sizes[index] as SubroomSize;
    const same = groups.find((group) => group.size === size && group.duration === duration);
    if (same) same.quantity += 1;
    else groups.push({ size, duration, quantity: 1 });
  });
  for (const { size, duration, quantity } of groups.sort((a, b) => rankOf(a) - rankOf(b))) {
    const { half, fullDay } = list.subrooms[size];
    const price = atCatalogPrice(duration === 'AM, PM' ? fullDay : half);
    lines.push({ code: size, date, duration, quantity, ...price, applyGlobalDiscount: true });
  }
}

interface SubroomGroup {
  size: SubroomSize;
  duration: Duration;
  quantity: number;
}

const rankOf = ({ size, duration }: SubroomGroup): number => subroomCodes.indexOf(size) * durations.length + durations.indexOf(duration);

function addMinimumPrice(lines: QuoteLine[], { date }: SearchDay, firstOfDay: number, minimum: number): void {
  let shortfall = minimum;
  for (const { quantity, catalogPrice } of lines.slice(firstOfDay)) shortfall -= quantity * catalogPrice;
  if (shortfall > 0)
    lines.push({ code: 'MINIMUM_PRICE', date, duration: null, quantity: 1, ...atCatalogPrice(shortfall), applyGlobalDiscount: false });
}

/** Lines of one add-on alone, as a quote with it has them; none at a venue without a price list. */
export const addonLines = ({
  venue,
  search: { days },
  addon,
}: Pick<QuoteLinesInput, 'venue' | 'search'> & { addon: AddonName }): QuoteLine[] => {
  if (!hasPriceList(venue)) return [];
  const lines: QuoteLine[] = [];
  const addons = { ...noAddons, [addon]: true };
  for (const [index, day] of days.entries())
    addAddons(lines, day, { addons, isFirst: index === 0, isLast: index === days.length - 1 }, priceListOn(venue, day.date));
  return lines;
};

/** Teambuilding opens the event and the afterwork closes it, each for its own people where they were agreed on; the others are had every day. */
function addAddons(
  lines: QuoteLine[],
  day: SearchDay,
  { addons, isFirst, isLast }: { addons: Addons; isFirst: boolean; isLast: boolean },
  list: PriceList,
): void {
  if (day.evening) return;
  if (addons.teambuilding && isFirst) addUnits(lines, 'TEAMBUILDING', day, addonPeople(day, 'teambuilding'), list);
  if (addons.wellness) addUnits(lines, 'WELLNESS', day, 1, list);
  if (addons.facilitator) addUnits(lines, 'FACILITATOR', day, 1, list);
  if (addons.afterwork && isLast) addUnits(lines, 'AFTERWORK', day, addonPeople(day, 'afterwork'), list);
  if (addons.ecology) addUnits(lines, 'ECOLOGY', day, day.plenary.pax, list);
}
