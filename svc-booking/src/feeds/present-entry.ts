import type { FeedDetail } from '@plenary/contracts/calendar-feeds-terms';
import { packageHours } from '@plenary/contracts/package-hours';
import { quoteReference } from '@plenary/contracts/quote-reference';
import { setUpWords } from '@plenary/contracts/set-up-words';
import type { Language } from '@plenary/contracts/vocabulary';
import type { FeedEntry } from '@plenary/service-kit/calendar-feed';
import { presentCustomer } from '../bookings/present-customer.ts';
import type { Half } from '../rooms/room.ts';
import { feedWords } from './feed-words.ts';
import type { FoundEntry } from './read-entries.ts';

interface Manner {
  detail: FeedDetail;
  language: Language;
  /** Origin under which the browser finds the site. */
  publicUrl: string;
}

const statuses = { option: 'TENTATIVE', confirmed: 'CONFIRMED', cancelled: 'CANCELLED' } as const;

/** An entry as a calendar shows it: no more than the detail of its feed, and never a price, a telephone number or a diet (design: desk D27). */
export const presentEntry = (entry: FoundEntry, manner: Manner): FeedEntry => {
  const { uid, venue, slot, deal, rooms } = entry;
  const { commercialName, address, timeZone } = venue.record;
  return {
    uid,
    sequence: deal?.revision ?? 0,
    revisedAt: Math.max(slot.since, deal?.revisedAt ?? 0),
    status: statuses[slot.status],
    ...hoursOf(entry),
    timeZone,
    title: titleOf(entry, manner),
    location: [...rooms, commercialName, address.street, `${address.zipCode} ${address.city}`].join(', '),
    description: manner.detail === 'details' ? describe(entry, manner) : '',
    url: manner.detail === 'details' && deal ? `${manner.publicUrl}/staff/quotes/${deal.id}` : null,
  };
};

const titleOf = ({ slot, deal }: FoundEntry, { detail, language }: Manner): string => {
  const words = feedWords[language];
  const customer = presentCustomer(deal?.customer ?? null);
  const title = detail === 'busy' ? words.busy : customer?.companyName || customer?.name || words.event;
  // Not every program shows the status of an entry.
  if (slot.status === 'cancelled') return `${words.cancelled}${words.colon}${title}`;
  return slot.status === 'option' ? `${title} (${words.option})` : title;
};

const describe = ({ deal, asked, scientist }: FoundEntry, { language }: Manner): string => {
  const words = feedWords[language];
  const lines: [string, string][] = [
    [words.reference, deal ? quoteReference(deal.id) : ''],
    [words.customer, presentCustomer(deal?.customer ?? null)?.name ?? ''],
    [words.setUp, asked ? setUpWords[language][asked.configuration] : ''],
    [words.people, asked ? String(asked.pax) : ''],
    ['Meeting Scientist', scientist],
  ];
  return lines.flatMap(([label, value]) => (value ? [`${label}${words.colon}${value}`] : [])).join('\n');
};

const inOrder: readonly Half[] = ['AM', 'PM', 'SOIREE'];

/** From the package of the first half-day to the end of that of the last one, by the clock of the venue. */
const hoursOf = ({ halves, slot: { day }, venue }: FoundEntry): Pick<FeedEntry, 'start' | 'end'> => {
  const held = inOrder.filter((half) => halves.has(half));
  const hours = (half: Half | undefined) => packageHours(half === 'SOIREE' ? 'Soirée' : (half ?? 'AM'), venue.record.address.countryCode);
  return { start: `${day}T${hours(held.at(0)).startTime}`, end: `${day}T${hours(held.at(-1)).endTime}` };
};
