import { getMoney, listMoney } from '@plenary/contracts/desk-reports.endpoints';
import type { Fake } from '@plenary/http/create-fake';
import { samia } from './fake-staff.ts';
import { fakeQuoteId } from './make-quote.ts';

const figures = {
  booked: {
    ...{ count: 4, net: 4_100_000 },
    booked: { signed: 4_200_000, changed: 100_000, cancelled: -900_000, reinstated: 700_000, fees: 30_000 },
  },
  held: { count: 3, net: 3_000_000, held: { discount: 120_000, people: 200, lunches: 180 } },
};
const nothing = {
  booked: { count: 0, net: 0, booked: { signed: 0, changed: 0, cancelled: 0, reinstated: 0, fees: 0 } },
  held: { count: 0, net: 0, held: { discount: 0, people: 0, lunches: 0 } },
};
const rows = {
  month: [['2027-01', ''] as const, ['2027-02', ''] as const],
  venue: [['ternes', 'Comet Ternes'] as const, ['etoile', 'Comet Étoile'] as const],
  country: [['FRA', ''] as const, ['BEL', ''] as const],
  'room-type': [['Premium', ''] as const, ['-', ''] as const],
  company: [['Atelier Nord', 'Atelier Nord'] as const, ['-', ''] as const],
  owner: [[samia.id, 'Samia Benali'] as const, ['nobody', ''] as const],
  reason: [['budget', ''] as const, ['dates', ''] as const],
};
const deal = { quoteId: fakeQuoteId, venue: { slug: 'ternes', name: 'Comet Ternes' }, company: 'Atelier Nord' };
const lines = {
  booked: [
    { ...deal, day: '2027-01-04', net: 4_200_000, booked: { kind: 'signed' as const, fee: 0, reason: '' } },
    { ...deal, day: '2027-01-08', net: -900_000, booked: { kind: 'cancelled' as const, fee: 30_000, reason: 'budget' } },
  ],
  held: [{ ...deal, day: '2027-01-19', net: 3_000_000, held: { discount: 120_000, people: 200, lunches: 180 } }],
};

/** Answers of the reports of money: a first row with figures, a second one with none. */
export const answerMoney = ({ answer }: Pick<Fake, 'answer'>): void => {
  answer(getMoney, ({ query: { basis, by } }) => ({
    rows: rows[by].map(([key, name], index) => ({ key, name, ...(index === 0 ? figures : nothing)[basis] })),
    total: figures[basis],
    asOf: '2027-01-11T09:30:00Z',
  }));
  answer(listMoney, ({ query: { basis, after } }) => ({
    lines: lines[basis],
    total: figures[basis],
    next: after ? null : '2027-01-08_next_1',
  }));
};
