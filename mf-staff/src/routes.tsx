import { type RouteObject, redirect } from '@plenary/platform/router';
import { lazyPage } from '@plenary/ui/lazy-page';
import { loadAccounts, loadAccountsTrail } from './accounts/load-accounts.ts';
import { loadCalendar } from './calendar/load-calendar.ts';
import { loadChangeApproval } from './change-approvals/load-change-approval.ts';
import { loadCompanies, loadCompany } from './companies/load-companies.ts';
import { loadCustomer, loadCustomerCompany, loadCustomers } from './customers/load-customers.ts';
import { loadTerms } from './deal-terms/deal-terms-api.ts';
import { loadDeals } from './deals/load-deals.ts';
import { loadEventSheets } from './deals/load-event-sheets.ts';
import { loadFeeds } from './feeds/load-feeds.ts';
import { Desk } from './frame/desk.tsx';
import { loadNetwork, loadNetworkVenue, loadPictures, loadPrices } from './network/load-network.ts';
import { loadNewQuote } from './new-quote/load-new-quote.ts';
import { paths } from './paths.ts';
import { loadPipeline } from './pipeline/load-pipeline.ts';
import { loadNetworkWeek } from './planning/load-network-week.ts';
import { loadPlanning } from './planning/load-planning.ts';
import { loadLimits, loadProposal, loadProposals } from './proposals/load-proposals.ts';
import { loadQuote } from './quotes/load-quote.ts';
import { loadRooms } from './referentials/load-rooms.ts';
import { loadReleases } from './releases/load-releases.ts';
import { loadMoney, loadMoneyLines } from './reports/load-money.ts';
import { loadOccupancy } from './reports/load-occupancy.ts';
import { loadReport, loadTimes } from './reports/load-report.ts';
import { requireReader } from './require-reader.ts';
import { requireStaff } from './require-staff.ts';
import { loadRetention } from './retention/load-retention.ts';
import { loadRoomChange, loadRoomChanges } from './room-changes/load-room-changes.ts';
import { loadSandbox } from './sandbox/load-sandbox.ts';
import { loadCrmFaults } from './scientists/load-crm-faults.ts';
import { loadScientists } from './scientists/load-scientists.ts';
import { loadFunctionSheet } from './sheets/load-function-sheet.ts';
import { loadSheet, toFirstSheet, toTodaysSheet } from './sheets/load-sheet.ts';
import { loadSurvey, loadSurveys } from './surveys/load-surveys.ts';
import { loadRequests } from './tasks/load-requests.ts';
import { loadTasks } from './tasks/load-tasks.ts';
import { loadToday } from './today/load-today.ts';
import { loadWeek } from './today/load-week.ts';
import { loadTrail } from './trail/load-trail.ts';
import { loadUndelivered } from './undelivered/load-undelivered.ts';

const today = lazyPage(() => import('./today/today-page.tsx').then(({ TodayPage }) => TodayPage));
const week = lazyPage(() => import('./today/week-page.tsx').then(({ WeekPage }) => WeekPage));
const planning = lazyPage(() => import('./planning/planning-page.tsx').then(({ PlanningPage }) => PlanningPage));
const networkWeek = lazyPage(() => import('./planning/network-week-page.tsx').then(({ NetworkWeekPage }) => NetworkWeekPage));
const quote = lazyPage(() => import('./quotes/quote-page.tsx').then(({ QuotePage }) => QuotePage));
const nextVersion = lazyPage(() => import('./proposals/version-page.tsx').then(({ VersionPage }) => VersionPage));
const newQuote = lazyPage(() => import('./new-quote/new-quote-page.tsx').then(({ NewQuotePage }) => NewQuotePage));
const deals = lazyPage(() => import('./deals/deals-page.tsx').then(({ DealsPage }) => DealsPage));
const pipeline = lazyPage(() => import('./pipeline/pipeline-page.tsx').then(({ PipelinePage }) => PipelinePage));
const proposals = lazyPage(() => import('./proposals/proposals-page.tsx').then(({ ProposalsPage }) => ProposalsPage));
const changeApproval = lazyPage(() =>
  import('./change-approvals/change-approval-page.tsx').then(({ ChangeApprovalPage }) => ChangeApprovalPage),
);
const proposal = lazyPage(() => import('./proposals/proposal-page.tsx').then(({ ProposalPage }) => ProposalPage));
const dealTerms = lazyPage(() => import('./deal-terms/terms-page.tsx').then(({ DealTermsPage }) => DealTermsPage));
const discountLimits = lazyPage(() => import('./proposals/limits-page.tsx').then(({ LimitsPage }) => LimitsPage));
const reports = lazyPage(() => import('./reports/reports-page.tsx').then(({ ReportsPage }) => ReportsPage));
const money = lazyPage(() => import('./reports/money-page.tsx').then(({ MoneyPage }) => MoneyPage));
const moneyLines = lazyPage(() => import('./reports/money-lines-page.tsx').then(({ MoneyLinesPage }) => MoneyLinesPage));
const occupancy = lazyPage(() => import('./reports/occupancy-page.tsx').then(({ OccupancyPage }) => OccupancyPage));
const customers = lazyPage(() => import('./customers/customers-page.tsx').then(({ CustomersPage }) => CustomersPage));
const customer = lazyPage(() => import('./customers/customer-page.tsx').then(({ CustomerPage }) => CustomerPage));
const customerCompany = lazyPage(() =>
  import('./customers/customer-company-page.tsx').then(({ CustomerCompanyPage }) => CustomerCompanyPage),
);
const daySheet = lazyPage(() => import('./sheets/day-sheet-page.tsx').then(({ DaySheetPage }) => DaySheetPage));
const functionSheet = lazyPage(() => import('./sheets/function-sheet-page.tsx').then(({ FunctionSheetPage }) => FunctionSheetPage));
const eventSheets = lazyPage(() => import('./deals/event-sheets-page.tsx').then(({ EventSheetsPage }) => EventSheetsPage));
const kitchen = lazyPage(() => import('./sheets/kitchen-page.tsx').then(({ KitchenPage }) => KitchenPage));
const setUp = lazyPage(() => import('./sheets/set-up-page.tsx').then(({ SetUpPage }) => SetUpPage));
const calendar = lazyPage(() => import('./calendar/calendar-page.tsx').then(({ CalendarPage }) => CalendarPage));
const times = lazyPage(() => import('./reports/times-page.tsx').then(({ TimesPage }) => TimesPage));
const requests = lazyPage(() => import('./tasks/requests-page.tsx').then(({ RequestsPage }) => RequestsPage));
const tasks = lazyPage(() => import('./tasks/tasks-page.tsx').then(({ TasksPage }) => TasksPage));
const undelivered = lazyPage(() => import('./undelivered/undelivered-page.tsx').then(({ UndeliveredPage }) => UndeliveredPage));
const rooms = lazyPage(() => import('./referentials/rooms-page.tsx').then(({ RoomsPage }) => RoomsPage));
const roomChanges = lazyPage(() => import('./room-changes/room-changes-page.tsx').then(({ RoomChangesPage }) => RoomChangesPage));
const roomChange = lazyPage(() => import('./room-changes/room-change-page.tsx').then(({ RoomChangePage }) => RoomChangePage));
const trail = lazyPage(() => import('./trail/trail-page.tsx').then(({ TrailPage }) => TrailPage));
const retention = lazyPage(() => import('./retention/retention-page.tsx').then(({ RetentionPage }) => RetentionPage));
const sandbox = lazyPage(() => import('./sandbox/sandbox-page.tsx').then(({ SandboxPage }) => SandboxPage));
const surveys = lazyPage(() => import('./surveys/surveys-page.tsx').then(({ SurveysPage }) => SurveysPage));
const survey = lazyPage(() => import('./surveys/survey-page.tsx').then(({ SurveyPage }) => SurveyPage));
const scientists = lazyPage(() => import('./scientists/scientists-page.tsx').then(({ ScientistsPage }) => ScientistsPage));
const crmFaults = lazyPage(() => import('./scientists/crm-faults-page.tsx').then(({ CrmFaultsPage }) => CrmFaultsPage));
const accounts = lazyPage(() => import('./accounts/accounts-page.tsx').then(({ AccountsPage }) => AccountsPage));
const accountsTrail = lazyPage(() => import('./accounts/accounts-trail-page.tsx').then(({ AccountsTrailPage }) => AccountsTrailPage));
const feeds = lazyPage(() => import('./feeds/feeds-page.tsx').then(({ FeedsPage }) => FeedsPage));
const releases = lazyPage(() => import('./releases/releases-page.tsx').then(({ ReleasesPage }) => ReleasesPage));
const companies = lazyPage(() => import('./companies/companies-page.tsx').then(({ CompaniesPage }) => CompaniesPage));
const company = lazyPage(() => import('./companies/company-page.tsx').then(({ CompanyPage }) => CompanyPage));
const network = lazyPage(() => import('./network/network-page.tsx').then(({ NetworkPage }) => NetworkPage));
const networkImport = lazyPage(() => import('./network/import-page.tsx').then(({ ImportPage }) => ImportPage));
const networkPictures = lazyPage(() => import('./network/pictures-page.tsx').then(({ PicturesPage }) => PicturesPage));
const networkPrices = lazyPage(() => import('./network/prices-page.tsx').then(({ PricesPage }) => PricesPage));
const networkVenue = lazyPage(() => import('./network/venue-page.tsx').then(({ VenuePage }) => VenuePage));

interface Args {
  request: Request;
  params: Record<string, string | undefined>;
}

/** A page that users without its right cannot open: its data is not even fetched. */
const page = <Data,>(path: string, lazy: ReturnType<typeof lazyPage>, load: (args: Args) => Promise<Data>): RouteObject => {
  const loadIt = lazy.while(load);
  return {
    path,
    loader: async (args: Args) => {
      requireReader(path);
      return loadIt(args);
    },
    Component: lazy.Component,
  };
};

/** An address that leads staff to another one. */
const leading = (path: string, lead: (args: Args) => Promise<Response>): RouteObject => ({
  path,
  loader: (args: Args) => {
    requireStaff();
    return lead(args);
  },
  element: null,
});

export const routes: RouteObject[] = [
  {
    Component: Desk,
    children: [
      leading(paths.home, async () => redirect(paths.today())),
      page('/staff/today', today, loadToday),
      page('/staff/week', week, loadWeek),
      page('/staff/planning', planning, loadPlanning),
      page('/staff/planning/week', networkWeek, loadNetworkWeek),
      page('/staff/quotes/:quoteId', quote, loadQuote),
      page('/staff/quotes/:quoteId/proposal', nextVersion, loadQuote),
      page('/staff/quotes/:quoteId/changes/:approvalId', changeApproval, loadChangeApproval),
      page('/staff/new-quote', newQuote, loadNewQuote),
      page('/staff/events', deals, loadDeals),
      page('/staff/events/sheets', eventSheets, loadEventSheets),
      page('/staff/pipeline', pipeline, loadPipeline),
      page('/staff/proposals', proposals, loadProposals),
      page('/staff/proposals/:proposalId', proposal, loadProposal),
      page('/staff/reports', reports, loadReport),
      page('/staff/reports/money', money, loadMoney),
      page('/staff/reports/money/lines', moneyLines, loadMoneyLines),
      page('/staff/reports/occupancy', occupancy, loadOccupancy),
      page('/staff/reports/times', times, loadTimes),
      page('/staff/customers', customers, loadCustomers),
      page('/staff/customers/:userId', customer, loadCustomer),
      page('/staff/customers/companies/:companyId', customerCompany, loadCustomerCompany),
      leading(paths.sheets, toFirstSheet),
      leading('/staff/sheets/:venue', toTodaysSheet),
      page('/staff/sheets/:venue/:day', daySheet, loadSheet('day')),
      page('/staff/sheets/:venue/:day/events/:reference', functionSheet, loadFunctionSheet),
      page('/staff/sheets/:venue/:day/kitchen', kitchen, loadSheet('kitchen')),
      page('/staff/sheets/:venue/:day/set-up', setUp, loadSheet('set-up')),
      page('/staff/calendar', calendar, loadCalendar),
      page('/staff/tasks', tasks, loadTasks),
      page('/staff/tasks/asked', requests, loadRequests),
      page('/staff/undelivered', undelivered, loadUndelivered),
      page('/referentials', rooms, loadRooms),
      page('/staff/room-changes', roomChanges, loadRoomChanges),
      page('/referential-changes/:modificationId', roomChange, loadRoomChange),
      page('/staff/audit-trail', trail, loadTrail),
      page('/staff/retention', retention, loadRetention),
      page('/staff/feeds', feeds, loadFeeds),
      page('/staff/surveys', surveys, loadSurveys),
      page('/staff/surveys/:eventId', survey, loadSurvey),
      page('/staff/meeting-scientists', scientists, loadScientists),
      page('/staff/crm-faults', crmFaults, loadCrmFaults),
      page('/staff/accounts', accounts, loadAccounts),
      page('/staff/accounts/audit-trail', accountsTrail, loadAccountsTrail),
      page('/staff/discount-limits', discountLimits, loadLimits),
      page('/staff/deal-terms', dealTerms, loadTerms),
      page('/staff/releases', releases, loadReleases),
      page('/staff/network', network, loadNetwork),
      page('/staff/network-import', networkImport, async () => null),
      page('/staff/network/:venue', networkVenue, loadNetworkVenue),
      page('/staff/network/:venue/pictures', networkPictures, loadPictures),
      page('/staff/network/:venue/prices', networkPrices, loadPrices),
      page('/staff/companies', companies, loadCompanies),
      page('/staff/companies/:companyId', company, loadCompany),
      page('/sandbox', sandbox, loadSandbox),
    ],
  },
];
