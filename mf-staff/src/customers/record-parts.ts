import type { DealStage } from '@plenary/contracts/desk-deals-terms';
import type { CustomerRecord } from '@plenary/contracts/desk-records.schemas';

/** The parts of a record, of which the address may name one: deals by how far they are, what was paid, what staff wrote. */
export const recordParts = ['quotes', 'options', 'events', 'payments', 'notes'] as const;
export type RecordPart = (typeof recordParts)[number];

/** Each stage is in one of them. */
const partOf: Readonly<Record<DealStage, RecordPart>> = {
  quote: 'quotes',
  expired: 'quotes',
  rejected: 'quotes',
  'option-2': 'options',
  'option-1': 'options',
  signing: 'options',
  confirmed: 'events',
  done: 'events',
  cancelled: 'events',
};

/** Null: the address names none, and all is shown. */
export const partOfAddress = (url: string): RecordPart | null => {
  const show = new URL(url).searchParams.get('show');
  return recordParts.find((part) => part === show) ?? null;
};

export const countOfPart = ({ deals, timeline, payments = [] }: CustomerRecord, part: RecordPart): number => {
  if (part === 'payments') return payments.length;
  if (part === 'notes') return timeline.filter(({ kind }) => kind === 'note').length;
  return deals.filter(({ stage }) => partOf[stage] === part).length;
};

/** What a part shows of a record: its deals with what is about them, else the entries of its kind alone. */
export const shownOf = (record: CustomerRecord, part: RecordPart | null): CustomerRecord => {
  const { deals, timeline, mails = [], payments = [] } = record;
  if (part === null) return record;
  if (part === 'payments') return { ...record, deals: [], timeline: [], mails: [] };
  if (part === 'notes') return { ...record, deals: [], timeline: timeline.filter(({ kind }) => kind === 'note'), mails: [], payments: [] };
  const own = deals.filter(({ stage }) => partOf[stage] === part);
  const isOwn = ({ quoteId }: { quoteId: string | null }) => own.some((deal) => deal.quoteId === quoteId);
  return { ...record, deals: own, timeline: timeline.filter(isOwn), mails: mails.filter(isOwn), payments: payments.filter(isOwn) };
};
