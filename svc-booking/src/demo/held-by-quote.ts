import { roomRequestsOf } from '../rooms/match-rooms-prepare.ts';
import type { Half } from '../rooms/room.ts';
import { lunchSeatsNeeded } from '../search/lunch-seats.ts';
import { demoVenues } from './demo-network.ts';
import type { DemoQuote } from './demo-quotes.ts';
import type { DemoBookingDay, DemoSlot } from './venue-diary.ts';

interface QuoteSlot extends DemoSlot {
  /** Index of the request it serves; null: none. */
  request: number | null;
}

export interface QuoteBooking {
  quote: DemoQuote;
  venueId: string;
  days: readonly (DemoBookingDay & { slots: QuoteSlot[] })[];
}

/** The holdings of a demo quote: its rooms, the common space on the last evening for an afterwork, and seats at lunch. */
export const heldByQuote = (quote: DemoQuote): QuoteBooking => {
  const { venueId, frozen, rooms } = quote;
  const { search, addons } = frozen;
  const evening = demoVenues
    .find(({ venue }) => venue.id === venueId)
    ?.rooms.filter(({ category }) => category === 'Espace commun')
    .slice(0, 1)
    .map(({ id }): QuoteSlot => ({ roomId: id, half: 'SOIREE', request: null }));
  const days = search.days.map((day, index) => {
    const slots = roomRequestsOf(day).flatMap(({ duration }, request) =>
      (duration.split(', ') as Half[]).map((half): QuoteSlot => ({ roomId: rooms[index]?.[request]?.id ?? '', half, request })),
    );
    const hasEvening = addons.afterwork && day === search.days.at(-1);
    return { date: day.date, slots: hasEvening ? [...slots, ...(evening ?? [])] : slots, lunchPax: lunchSeatsNeeded(day) };
  });
  return { quote, venueId, days };
};
