import { addDays } from '@plenary/contracts/add-days';
import { listDeals } from '@plenary/contracts/desk-deals.endpoints';
import type { ListedDeal } from '@plenary/contracts/desk-deals.schemas';
import { getNetworkDay } from '@plenary/contracts/sheets.endpoints';
import type { EventHours, NetworkDay } from '@plenary/contracts/sheets.schemas';
import type { Fake } from '@plenary/http/create-fake';
import { makeDeal } from './make-deal.ts';

/** A day without events. */
export const quietDay = '2099-01-01';

const customer = { name: 'Paul Roux', companyName: 'Étude Roux', email: 'paul@etude-roux.example', phone: '+33142000002' };
const etoile = { slug: 'etoile', name: 'Comet Étoile', countryCode: 'FRA' } as const;
const id = (last: number) => `00000000-0000-4000-8000-0000000000${10 + last}`;

const eventsOf = (day: string): ListedDeal[] =>
  day === quietDay
    ? []
    : [
        makeDeal({ stage: 'confirmed', firstDay: day, lastDay: addDays(day, 1), endsAt: null }),
        makeDeal({ quoteId: id(1), stage: 'confirmed', customer, firstDay: day, lastDay: day, pax: 8, endsAt: null }),
        makeDeal({
          quoteId: id(2),
          stage: 'confirmed',
          venue: etoile,
          customer: { ...customer, name: 'Inès Valmont', companyName: 'Groupe Valmont' },
          firstDay: addDays(day, -1),
          lastDay: day,
          pax: 120,
          endsAt: null,
        }),
      ];

/** Their hours: one has an evening too. */
const hoursOf = (day: string): EventHours[] =>
  eventsOf(day).map(({ quoteId }, index) => ({
    ...{ bookingId: quoteId, quoteId, venueId: index === 2 ? 'Etoile' : 'Ternes' },
    hours: index === 1 ? { from: '14:00', to: '18:00' } : { from: '08:30', to: '18:00' },
    rooms: [['Salon Wagram', 'Bayen'], ['Poncelet'], ['Véga', 'Altaïr']][index] ?? [],
    evening: index === 2 ? { from: '18:00', to: '19:30', pax: 110, roomName: 'Le Zénith' } : null,
  }));

const mealsOf = (day: string): NetworkDay['meals'] =>
  day === quietDay
    ? []
    : [
        { meal: 'BREAKFAST', from: '08:00', to: '08:30', pax: 188 },
        { meal: 'service1', from: '12:15', to: '12:15', pax: 120 },
        { meal: 'service2', from: '13:30', to: '13:30', pax: 68 },
        { meal: 'evening', from: '18:00', to: '18:00', pax: 110 },
      ];

/** Deals of all venues: events on every day but one, and an option that lapses within hours. */
export const answerDeals = ({ answer }: Pick<Fake, 'answer'>) => {
  answer(getNetworkDay, ({ query: { day } }) => ({
    isSurveyed: true,
    events: hoursOf(day),
    meals: mealsOf(day),
    diets: day === quietDay ? 0 : 12,
  }));
  answer(listDeals, ({ query: { stage, from, to, due, owner, flag } }) => {
    const deals =
      stage === 'confirmed' && from !== undefined && from === to
        ? eventsOf(from)
        : stage === 'option-1'
          ? [makeDeal({ endsAt: new Date(Date.now() + 5 * 3_600_000).toISOString() })]
          : stage === undefined && due === undefined && flag === undefined && owner !== 'nobody'
            ? [makeDeal()]
            : [];
    return { deals, total: deals.length, isMore: false, next: null };
  });
};
