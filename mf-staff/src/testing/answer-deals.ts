import { addDays } from '@plenary/contracts/add-days';
import { listDeals } from '@plenary/contracts/desk-deals.endpoints';
import type { ListedDeal } from '@plenary/contracts/desk-deals.schemas';
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

/** Deals of all venues: events on every day but one, and an option that lapses within hours. */
export const answerDeals = ({ answer }: Pick<Fake, 'answer'>) => {
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
