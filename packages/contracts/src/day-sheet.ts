import type { AddonName } from './quote.ts';
import { type SheetRoom, sheetRooms } from './sheet-rooms.ts';
import type { SheetFlag, SheetFood } from './sheet-terms.ts';
import type { BookedSheet, SheetExtra, SurveyedSheet } from './sheets.schemas.ts';
import { type LunchService, lunchHours } from './survey-terms.ts';
import { eveningMinutesOf, minutesOf, minutesOfDuration, timeOfDay } from './survey-times.ts';
import type { CountryCode } from './vocabulary.ts';

/** Local time of the venue, `HH:mm`; null: nobody said. */
type Time = string | null;

export interface SheetLunch {
  service: LunchService | null;
  from: Time;
  to: Time;
  pax: number | null;
  /** In the customer's words. */
  diets: string;
  comment: string;
}

export interface SheetActivity {
  kind: 'wellness' | 'teambuilding' | 'evening';
  from: Time;
  to: Time;
  pax: number | null;
  /** Empty: no room of its own. */
  roomName: string;
  diets: string;
  comment: string;
}

/** An event on a day, from what svc-booking and svc-survey each know of it. */
export interface SheetEvent {
  /** Unique on a sheet. */
  key: string;
  quoteId: string | null;
  /** Of its survey; null: there is none, or nobody could ask. */
  eventId: string | null;
  isConfirmed: boolean;
  /** Instant at which an option lapses; null once confirmed. */
  expiresAt: string | null;
  /** As the customer calls it; empty: they did not say. */
  title: string;
  /** Company, else the person; empty: unknown. */
  company: string;
  /** 1 is the first day. */
  dayNumber: number;
  dayCount: number;
  from: string;
  to: string;
  /** People of the plenary, else of the largest room. */
  pax: number | null;
  /** Whom a booking is priced for, and who came, null until somebody has counted; null: nobody is guaranteed. */
  people: { guaranteed: number; actual: number | null } | null;
  rooms: SheetRoom[];
  food: SheetFood[];
  lunch: SheetLunch | null;
  /** By start time; those without one last. */
  activities: SheetActivity[];
  addons: AddonName[];
  /** Entries about diets and allergies: of lunch or evening, whichever has more, since they are the same people. */
  dietCount: number;
  contact: { name: string; phone: string } | null;
  comment: string;
  /** What has not come of the deposit, in euro cents; null: nothing is open, or nobody knows. */
  openDeposit: number | null;
  /** Who follows the deal up; empty: nobody, or nobody knows. */
  owner: string;
  /** Order number of the customer; empty: none. */
  purchaseOrder: string;
  /** Company that is invoiced; empty: nobody said. */
  billingName: string;
  /** Had beside the quote, as agreed since. */
  extras: readonly SheetExtra[];
  flags: SheetFlag[];
}

interface Parts {
  country: CountryCode;
  day: string;
  /** Null: svc-booking did not answer. */
  booked: readonly BookedSheet[] | null;
  /** Null: svc-survey did not answer. */
  surveyed: readonly SurveyedSheet[] | null;
}

/**
 * The events of a day by start time, whatever of the two parts is there (design: desk D4, D14). Where no survey says otherwise, hours are
 * those of the package.
 */
export const daySheet = ({ country, day, booked, surveyed }: Parts): SheetEvent[] => {
  const pairs = (booked ?? []).map((one) => ({ one, other: surveyed?.find(({ quoteId }) => quoteId !== null && quoteId === one.quoteId) }));
  const alone = (surveyed ?? []).filter((other) => !pairs.some((pair) => pair.other === other));
  return [...pairs, ...alone.map((other) => ({ one: undefined, other }))]
    .map(({ one, other }) => sheetEvent({ country, day, one, other, isSurveyKnown: surveyed !== null }))
    .sort((a, b) => a.from.localeCompare(b.from) || a.company.localeCompare(b.company) || a.key.localeCompare(b.key));
};

interface Pair {
  country: CountryCode;
  day: string;
  one: BookedSheet | undefined;
  other: SurveyedSheet | undefined;
  isSurveyKnown: boolean;
}

const sheetEvent = (pair: Pair): SheetEvent => {
  const { country, day, one, other } = pair;
  const allDays = one?.allDays ?? other?.allDays ?? [day];
  const bookedDay = one?.days.find((part) => part.day === day);
  const surveyedDay = other?.days.find((part) => part.day === day);
  const rooms = sheetRooms(country, bookedDay?.rooms, surveyedDay);
  const activities = activitiesOf(surveyedDay, rooms);
  const lunch = lunchOf(country, bookedDay, surveyedDay);
  const starts = rooms.map(({ from }) => from);
  const ends = [...rooms.map(({ place, to }) => ({ kind: place, at: to })), ...activities.map(({ kind, to }) => ({ kind, at: to }))];
  const plenary = rooms.find(({ place }) => place === 'plenary');
  const customer = other?.customer ?? one?.customer;
  return {
    key: one?.bookingId ?? other?.eventId ?? '',
    quoteId: one?.quoteId ?? other?.quoteId ?? null,
    eventId: other?.eventId ?? null,
    isConfirmed: one?.status !== 'option',
    expiresAt: one?.expiresAt ?? null,
    title: plenary?.title || (rooms.find(({ title }) => title)?.title ?? ''),
    company: customer?.companyName || (customer?.name ?? ''),
    dayNumber: Math.max(0, allDays.indexOf(day)) + 1,
    dayCount: allDays.length,
    from: starts.sort().at(0) ?? activities.at(0)?.from ?? '',
    to: ends.sort(byTime).findLast(({ at }) => at !== null)?.at ?? '',
    pax: plenary?.pax ?? rooms.reduce<number | null>((most, { pax }) => (pax === null ? most : Math.max(most ?? 0, pax)), null),
    people: bookedDay?.people ?? null,
    rooms,
    food: bookedDay?.food ?? [],
    lunch,
    activities,
    addons: [...new Set<AddonName>([...(one?.addons ?? []), ...(other?.addons ?? [])])],
    dietCount: Math.max(0, ...[lunch, ...activities].map((meal) => dietEntries(meal?.diets ?? '').length)),
    contact: contactOf(one, other),
    comment: other?.comment ?? '',
    openDeposit: one?.openDeposit ?? null,
    owner: one?.owner ?? '',
    purchaseOrder: one?.purchaseOrder ?? '',
    billingName: one?.billingName ?? '',
    extras: other?.extras ?? [],
    flags: flagsOf(pair, rooms),
  };
};

/** Words that say, in one of the languages, that there is nothing to name: "aucune allergie", "no known allergies", "geen", "RAS". */
const nothingNamed = new RegExp(
  `^(?:[-–.]+|0|n/?a|r\\.?a\\.?s\\.?|non|nee|rien(?: a signaler)?|neant|sans objet|nada|nothing|nil|` +
    `(?:aucune?|pas d[e'’]|sans|none|no|sin|ningun[ao]?|geen|0)(?:\\s*(?:known|conn\\p{L}*|conocid\\p{L}*|bekende?|allerg\\p{L}*|alerg\\p{L}*|` +
    `regimes?|regimen\\p{L}*|diets?|dieet\\p{L}*|dietas?|intoleran\\p{L}*|particul\\p{L}*|specifi\\p{L}*|especial\\p{L}*|special|alimenta\\p{L}*|` +
    `ou|et|ni|or|and|of|en|o|y))*)\\.?$`,
  'u',
);
const namesSomething = (entry: string): boolean => {
  const words = entry.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
  return words !== '' && !nothingNamed.test(words);
};

/** What a text about diets names: its lines, and what commas and semicolons part in them, but for those that say that there is nothing. */
export const dietEntries = (text: string): string[] => text.split(/[\n,;]/).filter(namesSomething);

interface Moment {
  kind: SheetRoom['place'] | SheetActivity['kind'];
  at: Time;
}

/** Minutes into the day: hours before noon are of the next day in an evening alone. No time: nothing is known of it, it comes first. */
const minuteOf = ({ kind, at }: Moment): number => {
  if (at === null) return Number.NEGATIVE_INFINITY;
  return kind === 'evening' ? eveningMinutesOf(at) : minutesOf(at);
};
const byTime = (a: Moment, b: Moment): number => minuteOf(a) - minuteOf(b) || 0;

type BookedDay = BookedSheet['days'][number] | undefined;
type SurveyedDay = SurveyedSheet['days'][number] | undefined;

const lunchOf = (country: CountryCode, booked: BookedDay, surveyed: SurveyedDay): SheetLunch | null => {
  const [seats] = booked?.lunches ?? [];
  const asked = surveyed?.lunch ?? (seats && { pax: seats.seats, service: seats.service, diets: '', comment: '' });
  if (!asked) return null;
  const { service } = asked;
  // A customer who left the choice open sits where seats are held.
  const served = service === 'any' || service === null ? (seats?.service ?? service) : service;
  const hours = served === 'service1' || served === 'service2' ? lunchHours[country][served] : '';
  const [from = null, to = null] = hours ? hours.split('-') : [];
  return { ...asked, service: served, from, to };
};

const activitiesOf = (surveyed: SurveyedDay, rooms: readonly SheetRoom[]): SheetActivity[] => {
  const { wellness, teamBuilding, afterwork } = surveyed ?? {};
  const evening = rooms.find(({ place }) => place === 'evening');
  const found: SheetActivity[] = [];
  const rest = { diets: '', roomName: '' };
  if (wellness) {
    const { startTime: from, pax, comment } = wellness;
    found.push({ kind: 'wellness', from, to: endOf(wellness), pax, comment, ...rest });
  }
  if (teamBuilding) {
    const { startTime: from, endTime: to, pax, comment } = teamBuilding;
    found.push({ kind: 'teambuilding', from, to, pax, comment, ...rest });
  }
  if (afterwork || evening) {
    const { startTime, endTime: to = evening?.to ?? null, pax = null, diets = '', comment = '' } = afterwork ?? {};
    found.push({ kind: 'evening', from: startTime ?? evening?.from ?? null, to, pax, diets, comment, roomName: evening?.roomName ?? '' });
  }
  // One whose time nobody has said comes last.
  const startOf = ({ kind, from }: SheetActivity) => (from === null ? Number.POSITIVE_INFINITY : minuteOf({ kind, at: from }));
  return found.sort((a, b) => startOf(a) - startOf(b) || 0);
};

const endOf = ({ startTime, duration }: { startTime: Time; duration: string | null }): Time => {
  const minutes = duration === null ? Number.NaN : minutesOfDuration(duration);
  return startTime === null || Number.isNaN(minutes) ? null : timeOfDay(minutesOf(startTime) + minutes);
};

const contactOf = (one: BookedSheet | undefined, other: SurveyedSheet | undefined): SheetEvent['contact'] => {
  if (other && (other.contact.name || other.contact.phone)) return { name: other.contact.name, phone: other.contact.phone };
  return one?.customer ? { name: one.customer.name, phone: one.customer.phone } : null;
};

const flagsOf = ({ one, other, isSurveyKnown }: Pair, rooms: readonly SheetRoom[]): SheetFlag[] => {
  const isOption = one?.status === 'option';
  const found: Record<SheetFlag, boolean> = {
    option: isOption,
    'survey-missing': isSurveyKnown && !other && !isOption,
    'survey-open': other?.status === 'TODO',
    'to-validate': other?.status === 'WAITING_COMET_VALIDATION',
    'price-open': other?.isPriceOpen === true || one?.isPriceOpen === true,
    'over-capacity': rooms.some(({ isOver }) => isOver),
    'deposit-open': one?.openDeposit !== undefined,
  };
  return (Object.keys(found) as SheetFlag[]).filter((flag) => found[flag]);
};
