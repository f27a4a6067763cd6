import { paths } from '../paths.ts';
import { quietDay } from './answer-deals.ts';
import { fakeChangeId } from './answer-staff.ts';
import { fakeCompanyId } from './make-account.ts';
import { fakeApprovalId } from './make-change-approval.ts';
import { fakeCustomerId } from './make-customer.ts';
import { fakeProposalId } from './make-proposal.ts';
import { fakeQuoteId } from './make-quote.ts';
import { fakeEventId } from './make-survey.ts';

/** Every screen of this remote in the states that its fakes give it. */
export const staffScreens = [
  { label: 'Today', address: paths.today() },
  { label: 'Today, no event', address: paths.today({ day: quietDay, show: 'options' }) },
  { label: 'Week', address: paths.week('2027-01-19') },
  { label: 'Events', address: paths.events({ sort: 'days' }) },
  { label: 'Pipeline', address: paths.pipeline() },
  { label: 'Proposals to approve', address: paths.proposals() },
  { label: 'Proposals, none refused', address: paths.proposals('refused') },
  { label: 'A proposal to approve', address: paths.proposal(fakeProposalId) },
  { label: 'A change to approve', address: paths.changeApproval(fakeQuoteId, fakeApprovalId) },
  { label: 'Reports', address: paths.reports({ from: '2027-01-01' }) },
  { label: 'Money booked', address: paths.money({ from: '2027-01-01' }) },
  { label: 'Money held', address: paths.money({ basis: 'held', by: 'company', from: '2027-01-01' }) },
  { label: 'Lines of money', address: paths.moneyLines({ from: '2027-01-01', row: '2027-01' }) },
  { label: 'Occupancy', address: paths.occupancy({ by: 'venue', from: '2027-01-01' }) },
  { label: 'Reports, nothing counted', address: paths.reports({ by: 'owner', from: '2099-01-01' }) },
  { label: 'Customers', address: paths.customers() },
  { label: 'A customer', address: paths.customer(fakeCustomerId) },
  { label: 'A company of customers', address: paths.customerCompany('atelier-nord') },
  { label: 'Planning', address: paths.planning({ country: 'FRA', venue: 'ternes' }) },
  { label: 'Network week', address: paths.networkWeek({ day: '2027-01-19' }) },
  { label: 'A quote', address: paths.quote(fakeQuoteId) },
  { label: 'The next version of a proposal', address: paths.nextVersion(fakeQuoteId) },
  { label: 'A new quote', address: paths.newQuote() },
  { label: 'A new quote for a customer', address: paths.newQuote({ customer: fakeCustomerId, venue: 'ternes', day: '2027-01-19' }) },
  { label: 'Day sheet', address: paths.sheet({ venue: 'ternes', day: '2027-03-16' }) },
  { label: 'Day sheet, closed', address: paths.sheet({ venue: 'ternes', day: '2027-03-13' }) },
  { label: 'Function sheet', address: paths.functionSheet({ venue: 'ternes', day: '2027-03-16', quoteId: fakeQuoteId }) },
  { label: 'Sheets of selected events', address: paths.eventSheets([fakeQuoteId]) },
  { label: 'Kitchen', address: paths.sheet({ venue: 'ternes', day: '2027-03-16', list: 'kitchen' }) },
  { label: 'Set-up', address: paths.sheet({ venue: 'ternes', day: '2027-03-16', list: 'set-up' }) },
  { label: 'Calendar', address: paths.calendar() },
  { label: 'Tasks', address: paths.tasks() },
  { label: 'Tasks, none done', address: paths.tasks('done') },
  { label: 'Requests of a period', address: paths.requests({ from: '2027-01-01', to: '2027-03-31' }) },
  { label: 'Requests of a period, none quoted', address: paths.requests({ from: '2027-01-01', to: '2027-03-31', outcome: 'quoted' }) },
  { label: 'Rooms, no venue', address: paths.rooms() },
  { label: 'Rooms', address: paths.rooms({ venue: 'ternes' }) },
  { label: 'Changes', address: paths.roomChanges() },
  { label: 'Changes, none rejected', address: paths.roomChanges('rejected') },
  { label: 'A change', address: paths.roomChange(fakeChangeId) },
  { label: 'A change that does not exist', address: paths.roomChange('00000000-0000-4000-8000-000000000000') },
  { label: 'Undelivered', address: paths.undelivered },
  { label: 'Trail', address: paths.trail() },
  { label: 'Calendar feeds', address: paths.feeds },
  { label: 'Retention', address: paths.retention('2027-01') },
  { label: 'Surveys', address: paths.surveys() },
  { label: 'Surveys with a charge', address: paths.chargedSurveys() },
  { label: 'Surveys, none saved', address: paths.surveys('DONE') },
  { label: 'A survey', address: paths.survey(fakeEventId) },
  { label: 'Meeting Scientists', address: paths.scientists },
  { label: 'Refusals of the CRM', address: paths.crmFaults },
  { label: 'Samples', address: paths.sandbox },
];

/** Screens for administrators alone. */
export const adminScreens = [
  { label: 'Accounts', address: paths.accounts() },
  { label: 'Accounts, none found', address: paths.accounts({ search: 'nobody' }) },
  { label: 'Trail of accounts', address: paths.accountsTrail() },
  { label: 'Releases', address: paths.releases },
  { label: 'Limits of discounts', address: paths.discountLimits },
  { label: 'Terms of deals', address: paths.dealTerms },
  { label: 'Venues', address: paths.network() },
  { label: 'Venues, none in a country', address: paths.network('ESP') },
  { label: 'A venue', address: paths.networkVenue('ternes') },
  { label: 'A draft', address: paths.networkVenue('bastille') },
  { label: 'Pictures of a venue', address: paths.networkPictures('ternes') },
  { label: 'Import of the network', address: paths.networkImport },
  { label: 'Prices of a venue', address: paths.networkPrices('ternes') },
  { label: 'Companies', address: paths.companies() },
  { label: 'A company', address: paths.company(fakeCompanyId) },
];
