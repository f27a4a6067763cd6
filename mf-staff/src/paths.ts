import type { SheetList } from '@plenary/contracts/sheet-terms';

/** The query of an address; what has no value is left out. */
export const query = (pairs: Readonly<Record<string, string | number | undefined>>): string => {
  const given = Object.entries(pairs).flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
  const text = new URLSearchParams(given).toString();
  return text && `?${text}`;
};

export interface VenueChoice {
  country?: string | undefined;
  /** Slug. */
  venue?: string | undefined;
}

interface SheetAddress {
  /** Slug. */
  venue: string;
  /** Local day of the venue. */
  day: string;
  /** Another paper than the day sheet. */
  list?: SheetList;
}

interface AccountsQuery {
  search?: string | undefined;
  role?: string | undefined;
  state?: string | undefined;
  companyId?: string | undefined;
  after?: string | undefined;
}

interface DealsQuery {
  country?: string | undefined;
  /** Slug. */
  venue?: string | undefined;
  search?: string | undefined;
  stage?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  sort?: string | undefined;
  /** Shown beside the customer, apart by commas; the usual ones without. */
  columns?: string | undefined;
  /** What `from` and `to` are days of. */
  period?: string | undefined;
  outcome?: string | undefined;
  /** What a confirmed one waits for or exceeds. */
  flag?: string | undefined;
  /** Lost, for a reason or for `any`. */
  lost?: string | undefined;
  /** User id, or `nobody`. */
  owner?: string | undefined;
  /** With something to do until this local day. */
  due?: string | undefined;
  /** Beginning of a company's name. */
  company?: string | undefined;
  survey?: string | undefined;
  lunch?: string | undefined;
  /** Name of a Meeting Scientist. */
  scientist?: string | undefined;
  /** Id. */
  room?: string | undefined;
  paxFrom?: number | undefined;
  paxTo?: number | undefined;
  after?: string | undefined;
}

interface RequestsQuery {
  from: string;
  to: string;
  outcome?: string | undefined;
  country?: string | undefined;
  /** Slug; `-`: of none. */
  venue?: string | undefined;
}

interface ReportQuery extends Pick<DealsQuery, 'country' | 'stage' | 'from' | 'to' | 'period'> {
  by?: string | undefined;
}

interface MoneyQuery extends Pick<ReportQuery, 'by' | 'country' | 'from' | 'to'> {
  /** By decision or by day of the event. */
  basis?: string | undefined;
}

type PipelineQuery = Pick<DealsQuery, 'country' | 'venue' | 'from' | 'to' | 'owner' | 'due'>;

interface NewQuoteQuery extends VenueChoice {
  /** User id. */
  customer?: string | undefined;
  /** What a customer is looked for by. */
  search?: string | undefined;
  /** First and last local day. */
  day?: string | undefined;
  last?: string | undefined;
  /** People. */
  pax?: string | undefined;
  /** The quote whose variant it is. */
  variantOf?: string | undefined;
  /** The quote whose next version it is, for other days or people. */
  replaces?: string | undefined;
}

/** Addresses of this remote's pages. */
export const paths = {
  home: '/staff',
  /** `day`: today without; `country`: all without; `show`: one kind of what to do. */
  today: ({ day, country, show }: { day?: string | undefined; country?: string | undefined; show?: string | null | undefined } = {}) =>
    `/staff/today${query({ day, country, show: show ?? undefined })}`,
  /** The week of a day; this one without it. */
  week: (day?: string) => `/staff/week${query({ day })}`,
  /** `from`: first day shown. */
  planning: ({ country, venue, from }: VenueChoice & { from?: string } = {}) => `/staff/planning${query({ country, venue, from })}`,
  /** A quote for a customer. */
  newQuote: (given: NewQuoteQuery = {}) => `/staff/new-quote${query({ ...given })}`,
  /** The week of a day at all venues, of a country where one is given; this one without a day. */
  networkWeek: ({ day, country }: { day?: string; country?: string | undefined } = {}) => `/staff/planning/week${query({ day, country })}`,
  /** Quote of a booking on the planning. */
  quote: (quoteId: string) => `/staff/quotes/${quoteId}`,
  /** The next version of a proposal. */
  nextVersion: (quoteId: string) => `/staff/quotes/${quoteId}/proposal`,
  /** Deals of all venues. */
  events: (asked: DealsQuery = {}) => `/staff/events${query({ ...asked })}`,
  /** The function sheets of these deals, to be printed at once. */
  eventSheets: (ids: readonly string[]) => `/staff/events/sheets${query({ ids: ids.join(',') })}`,
  /** Today's day sheet of the first venue. */
  sheets: '/staff/sheets',
  /** A paper of a venue's day. */
  sheet: ({ venue, day, list = 'day' }: SheetAddress) => `/staff/sheets/${venue}/${day}${list === 'day' ? '' : `/${list}`}`,
  /** All of one event, found at a venue on one of its days by its quote, else by the key that it has on a sheet. */
  functionSheet: ({ venue, day, quoteId, key = '' }: SheetAddress & { quoteId: string | null; key?: string }) =>
    `/staff/sheets/${venue}/${day}/events/${quoteId ?? key}`,
  /** Deals of a period counted: this year's by month without. */
  reports: (asked: ReportQuery = {}) => `/staff/reports${query({ ...asked })}`,
  /** What deals bring: what was booked this year by month without. */
  money: (asked: MoneyQuery = {}) => `/staff/reports/money${query({ ...asked })}`,
  /** The lines that a number of that report sums. */
  moneyLines: (asked: MoneyQuery & { row?: string | undefined; kind?: string | undefined; after?: string | undefined } = {}) =>
    `/staff/reports/money/lines${query({ ...asked })}`,
  /** How far rooms are sold: this year by month without. */
  occupancy: (asked: Pick<ReportQuery, 'by' | 'country' | 'from' | 'to'> = {}) => `/staff/reports/occupancy${query({ ...asked })}`,
  /** How long deals and answers take: this year by month without. */
  times: (asked: ReportQuery = {}) => `/staff/reports/times${query({ ...asked })}`,
  /** Deals by stage. */
  pipeline: (asked: PipelineQuery = {}) => `/staff/pipeline${query({ ...asked })}`,
  /** Customers and companies; `search`: those alone that have the text. */
  customers: (search?: string) => `/staff/customers${query({ search })}`,
  /** A person's record; `show`: one part of it. */
  customer: (userId: string, show?: string) => `/staff/customers/${userId}${query({ show })}`,
  /** A company's record, the same way. */
  customerCompany: (companyId: string, show?: string) => `/staff/customers/companies/${companyId}${query({ show })}`,
  calendar: (country?: string) => `/staff/calendar${query({ country })}`,
  tasks: (state?: string) => `/staff/tasks${query({ state })}`,
  /** The requests made in a period, of one outcome, country or venue where it is named. */
  requests: (asked: RequestsQuery) => `/staff/tasks/asked${query({ ...asked })}`,
  undelivered: '/staff/undelivered',
  rooms: ({ country, venue }: VenueChoice = {}) => `/referentials${query({ country, venue })}`,
  roomChanges: (state?: string) => `/staff/room-changes${query({ state })}`,
  roomChange: (id: string) => `/referential-changes/${id}`,
  /** `status`: of the survey; those that wait for staff without. */
  surveys: (status?: string) => `/staff/surveys${query({ status })}`,
  /** Surveys with a charge that waits for its customer. */
  chargedSurveys: () => `/staff/surveys${query({ charges: 'proposed' })}`,
  survey: (eventId: string) => `/staff/surveys/${eventId}`,
  scientists: '/staff/meeting-scientists',
  crmFaults: '/staff/crm-faults',
  accounts: (asked: AccountsQuery = {}) => `/staff/accounts${query({ ...asked })}`,
  /** `subjectId`: of a user or company alone. */
  accountsTrail: (asked: { before?: string; subjectId?: string | undefined } = {}) => `/staff/accounts/audit-trail${query({ ...asked })}`,
  companies: (asked: { search?: string | undefined; after?: string } = {}) => `/staff/companies${query({ ...asked })}`,
  company: (companyId: string) => `/staff/companies/${companyId}`,
  /** `country`: of one alone. */
  network: (country?: string) => `/staff/network${query({ country })}`,
  networkImport: '/staff/network-import',
  /** `venue`: slug. */
  networkVenue: (venue: string) => `/staff/network/${venue}`,
  networkPictures: (venue: string) => `/staff/network/${venue}/pictures`,
  networkPrices: (venue: string) => `/staff/network/${venue}/prices`,
  /** The page that customers see. */
  customerVenue: (slug: string) => `/venues/${slug}`,
  /** Proposals that need or needed approval, of a state; those that wait without. */
  proposals: (state?: string) => `/staff/proposals${query({ state })}`,
  /** A change that needs or needed approval. */
  changeApproval: (quoteId: string, approvalId: string) => `/staff/quotes/${quoteId}/changes/${approvalId}`,
  proposal: (proposalId: string) => `/staff/proposals/${proposalId}`,
  discountLimits: '/staff/discount-limits',
  dealTerms: '/staff/deal-terms',
  releases: '/staff/releases',
  feeds: '/staff/feeds',
  sandbox: '/sandbox',
  /** `month`: `2026-11`. */
  retention: (month?: string) => `/staff/retention${query({ month })}`,
  trail: (before?: string) => `/staff/audit-trail${query({ before })}`,
};
