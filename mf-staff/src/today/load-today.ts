import type { ListedDeal } from '@plenary/contracts/desk-deals.schemas';
import { type DealFlag, type DealStage, dealFlags } from '@plenary/contracts/desk-deals-terms';
import { hasRight, type Right } from '@plenary/contracts/desk-rights';
import type { BookingWithoutQuote } from '@plenary/contracts/planning.schemas';
import type { NetworkDay } from '@plenary/contracts/sheets.schemas';
import type { SurveyRow } from '@plenary/contracts/staff-surveys.schemas';
import { countryCodes } from '@plenary/contracts/terms';
import type { CountryCode } from '@plenary/contracts/vocabulary';
import { currentPlatform } from '@plenary/platform';
import { fetchDeals } from '../deals/api.ts';
import { fetchDealsWhile } from '../deals/fetch-deals-while.ts';
import { fetchEventsOf } from '../deals/fetch-events-of.ts';
import { askAll, type Source } from '../desk/ask-all.ts';
import { dayOf } from '../desk/day-of.ts';
import { localToday } from '../desk/local-today.ts';
import { fetchBookingsWithoutQuote } from '../planning/api.ts';
import { type Approval, fetchApprovals } from '../proposals/approvals-api.ts';
import { fetchMoney } from '../reports/api.ts';
import { fetchSurveys } from '../surveys/api.ts';
import { fetchTasks, type Task } from '../tasks/api.ts';
import { fetchParkedEvents } from '../undelivered/api.ts';
import { fetchNetworkDay } from './api.ts';

export const todoKinds = ['options', 'requests', 'approvals', 'surveys'] as const;
export type TodoKind = (typeof todoKinds)[number];

/** An option is shown from so many hours before it lapses (design: desk D6). */
const lapsingHours = 48;

export interface TodayData {
  /** The local day that is looked at, and today where the reader is. */
  day: string;
  today: string;
  /** Whose events, options and deals are shown; absent: of all. What waits for staff otherwise is of all countries. */
  country: CountryCode | undefined;
  /** What to do that is shown; null: all of it. */
  show: TodoKind | null;
  /** Each part is null where it could not be read, or is not the reader's to see. Events: those confirmed, and those of a day that are over already. */
  events: ListedDeal[] | null;
  /** Bookings of the day that were entered outside the site. */
  withoutQuote: BookingWithoutQuote[] | null;
  /** When the events of the day take place, and what is served. */
  network: NetworkDay | null;
  /** What the day brings, in euro cents before VAT, as the report on money says. */
  net: number | null;
  options: ListedDeal[] | null;
  requests: Task[] | null;
  /** Proposals and changes that the reader may approve. */
  approvals: Approval[] | null;
  /** Deals that the reader follows up and that have something to do until today. */
  followUps: number | null;
  /** Deals that may still be signed and that nobody follows up. */
  unowned: number | null;
  /** Confirmed deals that wait for something or exceed it, by what. */
  flagged: Readonly<Record<DealFlag, number>> | null;
  /** Mails and records that could not be delivered. */
  undelivered: number | null;
  surveys: SurveyRow[] | null;
  /** The services that did not answer. */
  away: Source[];
  /** Instant in milliseconds. */
  loadedAt: number;
}

/** What of its address stays from page to page: the day, unless it is today, and the country. */
export const placeOf = ({ day, today, country }: Pick<TodayData, 'day' | 'today' | 'country'>) => ({
  day: day === today ? undefined : day,
  country,
});

/** What of it others change; time passes by itself. */
export const contentOfToday = ({ loadedAt: _, ...content }: TodayData): Omit<TodayData, 'loadedAt'> => content;

/** What happens on the day of the address, today without one, and what waits for staff now (design: desk D4, D6): each part by itself. */
export const loadToday = async ({ request: { url, signal } }: { request: Request }): Promise<TodayData> => {
  const query = new URL(url).searchParams;
  const loadedAt = Date.now();
  const today = localToday(new Date(loadedAt));
  const day = dayOf(query.get('day')) ?? today;
  const country = countryCodes.find((code) => code === query.get('country'));
  const { session } = currentPlatform();
  const part = async <Answer>(source: Source, ask: () => Promise<Answer>, right: Right = 'events', where?: 'network') => {
    if (!session || !hasRight(session, right, where)) return { answer: null, away: [] };
    const { found, away } = await askAll([source], ask, signal);
    return { answer: found[0]?.answer ?? null, away };
  };
  const owner = session?.id;
  const [events, withoutQuote, network, net, options, requests, approvals, surveys, followUps, unowned, flagged, undelivered] =
    await Promise.all([
      part('bookings', () => fetchEventsOf({ from: day, to: day, country }, today, signal)),
      part('bookings', () => fetchOutside(day, country, signal)),
      part('bookings', () => fetchNetworkDay({ day, country }, signal)),
      part('bookings', async () => (await fetchMoney(moneyOf(day, country), signal)).total.net, 'export'),
      part('bookings', () => fetchLapsing(loadedAt, country, signal)),
      part('bookings', () => fetchTasks(undefined, signal), 'prices'),
      part('bookings', async () => (await fetchApprovals('to-approve', signal)).filter(({ mayDecide }) => mayDecide), 'approve'),
      part('surveys', () => fetchSurveys('WAITING_COMET_VALIDATION', signal)),
      part('bookings', async () => (owner ? (await fetchDeals({ owner, due: today }, { signal })).total : 0)),
      part('bookings', async () => (await fetchDeals(unownedDeals(country), { signal })).total),
      part('bookings', () => countFlagged(country, signal)),
      part('bookings', () => countUndelivered(signal), 'prices', 'network'),
    ]);
  return {
    day,
    today,
    country,
    show: todoKinds.find((kind) => kind === query.get('show')) ?? null,
    events: events.answer,
    withoutQuote: withoutQuote.answer,
    network: network.answer,
    net: net.answer,
    options: options.answer,
    requests: requests.answer,
    approvals: approvals.answer,
    surveys: surveys.answer,
    followUps: followUps.answer,
    unowned: unowned.answer,
    flagged: flagged.answer,
    undelivered: undelivered.answer,
    away: [
      ...new Set(
        [events, withoutQuote, network, net, options, requests, approvals, surveys, followUps, unowned, flagged, undelivered].flatMap(
          (one) => one.away,
        ),
      ),
    ],
    loadedAt,
  };
};

/** The filter of the deals that nobody follows up. */
export const unownedDeals = (country: CountryCode | undefined) => ({ owner: 'nobody', outcome: 'open', country, sort: 'ends' }) as const;

/** The list of a flag. */
export const flaggedDeals = (flag: DealFlag, country: CountryCode | undefined) => ({ flag, country, sort: 'days' }) as const;

/** The report whose sum is the net of a day. */
export const moneyOf = (day: string, country: CountryCode | undefined) =>
  ({ basis: 'held', by: 'venue', from: day, to: day, country }) as const;

const fetchOutside = async (day: string, country: CountryCode | undefined, signal: AbortSignal): Promise<BookingWithoutQuote[]> =>
  (await fetchBookingsWithoutQuote({ from: day, to: day }, signal)).filter(({ venue }) => !country || venue.countryCode === country);

const countFlagged = async (country: CountryCode | undefined, signal: AbortSignal): Promise<Record<DealFlag, number>> => {
  const count = async (flag: DealFlag) => [flag, (await fetchDeals(flaggedDeals(flag, country), { signal })).total] as const;
  return Object.fromEntries(await Promise.all(dealFlags.map(count))) as Record<DealFlag, number>;
};

const countUndelivered = async (signal: AbortSignal): Promise<number> =>
  (await fetchParkedEvents(currentPlatform().session?.role === 'admin', signal)).events.length;

const fetchLapsing = async (now: number, country: CountryCode | undefined, signal: AbortSignal): Promise<ListedDeal[]> => {
  const until = now + lapsingHours * 3_600_000;
  const isLapsing = ({ endsAt }: ListedDeal) => endsAt !== null && Date.parse(endsAt) <= until;
  const stages: DealStage[] = ['option-1', 'option-2'];
  return (await Promise.all(stages.map((stage) => fetchDealsWhile({ stage, country, sort: 'ends' }, isLapsing, signal)))).flat();
};
