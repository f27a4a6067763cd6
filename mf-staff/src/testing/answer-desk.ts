import { previewCancellation } from '@plenary/contracts/cancellation.endpoints';
import * as accounts from '@plenary/contracts/desk-accounts.endpoints';
import { changeFollowUp, getPipeline, tellLoss } from '@plenary/contracts/desk-deals.endpoints';
import { dealStages } from '@plenary/contracts/desk-deals-terms';
import * as records from '@plenary/contracts/desk-records.endpoints';
import { getOccupancy, getReport, getTimes } from '@plenary/contracts/desk-reports.endpoints';
import { searchDesk } from '@plenary/contracts/desk-search.endpoints';
import { tellPresence } from '@plenary/contracts/presence.endpoints';
import type { Fake } from '@plenary/http/create-fake';
import { refuse } from '@plenary/http/refuse';
import { answerMoney } from './answer-money.ts';
import { samia } from './fake-staff.ts';
import { fakeCustomerId } from './make-customer.ts';
import { makeDeal } from './make-deal.ts';
import { fakeQuoteId } from './make-quote.ts';
import { makeTask } from './make-task.ts';

const member = { userId: samia.id, email: samia.email, name: 'Samia Benali' };
export const louis = { userId: '11111111-1111-4111-8111-111111111114', email: 'louis@comet.example', name: 'Louis Arnaud' };
const person = {
  ...{ userId: fakeCustomerId, name: 'Claire Martin', email: 'claire@atelier-nord.example', phone: '+33142000000' },
  ...{ companyId: 'atelier-nord', companyName: 'Atelier Nord' },
};
const company = { companyId: 'atelier-nord', name: 'Atelier Nord', domains: ['atelier-nord.example'], peopleCount: 1, percent: 10 };
const billing = { street: '4 rue des Lilas', zipCode: '59000', city: 'Lille', country: 'France', vatCode: 'FR12345678901' };
const lostQuoteId = '00000000-0000-4000-8000-0000000000f1';
const followUp = { owner: member, nextAction: 'Rappeler pour le menu', nextDay: '2027-01-12', version: 1 };
/** A deal that Samia follows up. */
export const followedDeal = () => makeDeal({ userId: fakeCustomerId, decidedAt: null, followUp });
/** A deal that a competitor won, as Samia said. */
export const lostDeal = () =>
  makeDeal({
    ...{ quoteId: lostQuoteId, userId: fakeCustomerId, stage: 'rejected', endsAt: null, decidedAt: null, followUp },
    customer: { name: 'Paul Roux', companyName: 'Étude Roux', email: 'paul@etude-roux.example', phone: '+33142000002' },
    loss: { reason: 'competitor', text: 'Hôtel voisin', by: member, version: 1 },
  });
const sentMail = {
  ...{ id: 'f1-made', at: '2027-01-05T08:10:00Z', quoteId: fakeQuoteId, to: person.email },
  subject: 'Votre devis pour Comet Ternes',
};
const venue = { slug: 'ternes', name: 'Comet Ternes', countryCode: 'FRA' } as const;

const contracts = [
  { percent: 10, isFlex: true, validFrom: '2026-07-01', validTo: null, isInForce: true },
  { percent: 7.5, isFlex: false, validFrom: '2025-01-01', validTo: '2026-06-30', isInForce: false },
];

/** Answers of the desk's search, records and pipeline. */
export const answerDesk = ({ answer }: Pick<Fake, 'answer'>): void => {
  answer(searchDesk, ({ query: { search } }) =>
    search.toLowerCase().startsWith('atel')
      ? { deals: [followedDeal()], requests: [makeTask()], venues: [], rooms: [] }
      : search.toLowerCase().startsWith('tern')
        ? { deals: [], requests: [], venues: [venue], rooms: [{ roomId: 'r1', name: 'Ternes Bayen', venue }] }
        : { deals: [], requests: [], venues: [], rooms: [] },
  );
  answer(accounts.searchAccounts, ({ query: { search = 'atel' } }) =>
    search.toLowerCase().startsWith('atel') ? { companies: [company], customers: [person] } : { companies: [], customers: [] },
  );
  answer(accounts.getDeskCompany, ({ params: { companyId } }) =>
    companyId === company.companyId ? { ...company, people: [person], billing, contracts } : refuse('not-found'),
  );
  answer(accounts.listColleagues, () => ({ colleagues: [louis, member] }));
  answer(records.getRecord, () => ({
    figures: { signedNet: 3_239_000, signedCount: 3, dealsCount: 6, comingGross: 1_625_700, nextDay: '2027-01-19', balance: 487_710 },
    deals: [{ ...followedDeal(), purchaseOrder: 'PO-4711', balance: 487_710 }],
    requests: [],
    mails: [sentMail],
    payments: [
      {
        ...{ id: '00000000-0000-4000-8000-0000000000d3', at: '2027-01-03T10:20:00Z', quoteId: followedDeal().quoteId, by: member },
        ...{ kind: 'received' as const, amount: 1_137_955, day: '2027-01-02', method: 'transfer' as const, reference: 'F-2026-1184' },
        isReversed: false,
      },
    ],
    timeline: [
      {
        ...{
          id: '00000000-0000-4000-8000-0000000000d1',
          at: '2027-01-05T08:05:00Z',
          kind: 'note' as const,
          quoteId: null,
          by: member,
          action: '',
        },
        text: 'La direction arrive de Lille par le train de 8 h 11.',
      },
      {
        ...{ id: 'e1', at: '2027-01-04T10:00:00Z', kind: 'staff' as const, quoteId: followedDeal().quoteId, by: member },
        ...{ action: 'option-extended', text: '' },
      },
      {
        id: 'quote 1',
        at: '2027-01-04T09:00:00Z',
        kind: 'quote' as const,
        quoteId: followedDeal().quoteId,
        by: null,
        action: '',
        text: '',
      },
    ],
  }));
  answer(tellPresence, () => ({ others: [] }));
  answer(previewCancellation, () => ({
    ...{ revision: 0, previewHash: 'a'.repeat(43), agreedIncludingVat: 495_000 },
    fee: {
      ...{ receivedOn: '2027-01-11', daysBefore: 8, base: 412_500, percent: 50, kind: 'indemnity' as const },
      ...{ feeExcludingVat: 206_250, vatBreakdown: [], vat: 0, feeIncludingVat: 206_250 },
    },
    freed: { venueName: 'Comet Ternes', days: ['2027-01-19'], roomNames: ['Salon Niel'] },
  }));
  answer(records.getDealMails, () => ({ mails: [sentMail] }));
  answer(records.getDealTimeline, ({ params: { quoteId } }) => ({
    timeline: [{ id: `quote ${quoteId}`, at: '2027-01-04T09:00:00Z', kind: 'quote' as const, quoteId, by: null, action: '', text: '' }],
    mails: [sentMail],
    payments: [],
  }));
  answer(records.addNote, ({ body: { text } }) => ({
    ...{
      id: '00000000-0000-4000-8000-0000000000d2',
      at: '2027-01-11T09:00:00Z',
      kind: 'note' as const,
      quoteId: null,
      by: member,
      action: '',
      text,
    },
  }));
  answer(records.removeNote, () => undefined);
  answer(getPipeline, () => ({
    columns: dealStages.map((stage) =>
      stage === 'option-1'
        ? { stage, count: 21, netPrice: 3_891_500, deals: [followedDeal()], weighted: { net: 2_334_900, signedCount: 36, count: 60 } }
        : { stage, count: 0, netPrice: 0, deals: [] },
    ),
    lost: { count: 1, netPrice: 412_500, deals: [lostDeal()] },
  }));
  answerMoney({ answer });
  answer(getOccupancy, ({ query: { by, from, to } }) => {
    const [first, second] = [
      { halves: 200, blocked: 40, sold: 80, held: 6, evenings: 3, people: 300, seats: 400, net: 2_400_000 },
      { halves: 100, blocked: 100, sold: 0, held: 0, evenings: 0, people: 0, seats: 0, net: 0 },
    ];
    const names = { month: ['', ''], venue: ['Comet Ternes', 'Comet Étoile'], country: ['', ''] }[by];
    const keys = { month: ['2027-01', '2027-02'], venue: ['ternes', 'etoile'], country: ['FRA', 'BEL'] }[by];
    const country = by === 'venue' ? { country: 'FRA' as const } : {};
    return {
      rows: [
        { key: keys[0] ?? '', name: names[0] ?? '', ...country, from, to, ...first },
        { key: keys[1] ?? '', name: names[1] ?? '', ...country, from: by === 'month' ? '2027-02-01' : from, to, ...second },
      ],
      total: { halves: 300, blocked: 140, sold: 80, held: 6, evenings: 3, people: 300, seats: 400, net: 2_400_000 },
      asOf: '2027-01-11T09:30:00Z',
    };
  });
  answer(getReport, ({ query: { by, from, to } }) => {
    const none = { count: 0, signedCount: 0, netPrice: 0, signedNet: 0, pax: 0 };
    if (from.startsWith('2099')) return { rows: [], total: none, asOf: '2027-01-11T09:30:00Z' };
    const [first, second] = [
      { count: 6, signedCount: 3, netPrice: 4_200_000, signedNet: 2_100_000, pax: 310 },
      { count: 2, signedCount: 0, netPrice: 900_000, signedNet: 0, pax: 40 },
    ];
    const keys = {
      month: ['2027-01', '2027-02'],
      venue: ['ternes', 'etoile'],
      country: ['FRA', 'BEL'],
      stage: ['quote', 'done'],
      owner: [louis.userId, 'nobody'],
      lost: ['price', 'unsaid'],
    };
    const names = {
      month: ['', ''],
      venue: ['Comet Ternes', 'Comet Étoile'],
      country: ['', ''],
      stage: ['', ''],
      owner: [louis.name, ''],
      lost: ['', ''],
    };
    const country = by === 'venue' ? { country: 'FRA' as const } : {};
    return {
      rows: [
        { key: keys[by][0] ?? '', name: names[by][0] ?? '', ...country, from, to, ...first },
        { key: keys[by][1] ?? '', name: names[by][1] ?? '', from: by === 'month' ? '2027-02-01' : from, to, ...second },
      ],
      total: { count: 8, signedCount: 3, netPrice: 5_100_000, signedNet: 2_100_000, pax: 350 },
      conversion: {
        requests: { count: 20, quotedCount: 9, openCount: 4 },
        quoted: {
          count: 8,
          signedCount: 3,
          openCount: 4,
          netPrice: 5_100_000,
          signedNet: 2_100_000,
          openNet: 2_400_000,
          lostCount: 1,
          lostNet: 600_000,
        },
        held: { count: 0, signedCount: 0, openCount: 0, netPrice: 0, signedNet: 0, openNet: 0 },
      },
      times: { lead: { count: 8, median: 47.5, ninetieth: 120 }, decision: { count: 3, median: null, ninetieth: null } },
      asOf: '2027-01-11T09:30:00Z',
    };
  });
  answer(tellLoss, ({ body: { version, ...told } }) => ({ ...told, by: member, version: version + 1 }));
  answer(getTimes, ({ query: { by, from, to } }) => {
    const few = { count: 3, median: null, ninetieth: null };
    const lead = { count: 8, median: 47.5, ninetieth: 120 };
    const figures = { count: 20, answeredCount: 16, onTimeCount: 15, lateCount: 3, median: 2.5, ninetieth: 26 };
    const group = by === 'venue' ? { key: 'ternes', name: 'Comet Ternes', country: 'FRA' as const } : { key: '2027-01', name: '' };
    return {
      rows: [{ ...group, from, to, lead, decision: few }],
      total: { lead, decision: few },
      answers: { rows: [{ ...group, from, to, ...figures }], total: figures },
      asOf: '2027-01-11T09:30:00Z',
    };
  });
  answer(changeFollowUp, ({ body: { ownerId, nextAction, nextDay, version } }) => ({
    ...{ owner: [louis, member].find(({ userId }) => userId === ownerId) ?? null, nextAction, nextDay, version: version + 1 },
  }));
};
