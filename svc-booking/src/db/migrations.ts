import { jobRunMigration } from '@plenary/service-kit/daily-job';
import type { Migration } from '@plenary/service-kit/database/migrate';
import { kitMigration } from '@plenary/service-kit/kit-tables';
import { catalogue } from './migrations/0001-catalogue.ts';
import { bookings } from './migrations/0002-bookings.ts';
import { demands } from './migrations/0003-demands.ts';
import { options } from './migrations/0004-options.ts';
import { bigEvents } from './migrations/0005-big-events.ts';
import { events } from './migrations/0006-events.ts';
import { signatures } from './migrations/0008-signatures.ts';
import { staff } from './migrations/0010-staff.ts';
import { crm } from './migrations/0011-crm.ts';
import { scientists } from './migrations/0012-scientists.ts';
import { toldProfiles } from './migrations/0013-told-profiles.ts';
import { credits } from './migrations/0014-credits.ts';
import { supplements } from './migrations/0015-supplements.ts';
import { secondErased } from './migrations/0016-second-erased.ts';
import { fullTerms } from './migrations/0017-full-terms.ts';
import { callbackMessages } from './migrations/0018-callback-messages.ts';
import { lunchSeats } from './migrations/0019-lunch-seats.ts';
import { quoteParticulars } from './migrations/0020-quote-particulars.ts';
import { agreedPeople } from './migrations/0021-agreed-people.ts';
import { cancellations } from './migrations/0022-cancellations.ts';
import { blocks } from './migrations/0023-blocks.ts';
import { roomsOfDocuments } from './migrations/0024-rooms-of-documents.ts';
import { voidedCancellations } from './migrations/0025-voided-cancellations.ts';
import { dealRows } from './migrations/0026-deal-rows.ts';
import { network } from './migrations/0027-network.ts';
import { dealChanges } from './migrations/0028-deal-changes.ts';
import { venueStates } from './migrations/0029-venue-states.ts';
import { desk } from './migrations/0030-desk.ts';
import { agreedAddons } from './migrations/0031-agreed-addons.ts';
import { dayChanges } from './migrations/0032-day-changes.ts';
import { calendarFeeds } from './migrations/0033-calendar-feeds.ts';
import { roomUses } from './migrations/0034-room-uses.ts';
import { savedViews } from './migrations/0035-saved-views.ts';
import { quoteShares } from './migrations/0036-quote-shares.ts';
import { payments } from './migrations/0037-payments.ts';
import { changesOfSurveys } from './migrations/0038-changes-of-surveys.ts';
import { attendance } from './migrations/0039-attendance.ts';
import { sheetVersions } from './migrations/0040-sheet-versions.ts';
import { optionReminders } from './migrations/0042-option-reminders.ts';
import { sentMails } from './migrations/0044-sent-mails.ts';
import { presence } from './migrations/0045-presence.ts';
import { proposalsToApprove } from './migrations/0048-proposals-to-approve.ts';
import { versionsOfProposals } from './migrations/0049-versions-of-proposals.ts';
import { sentPapers } from './migrations/0050-sent-papers.ts';
import { variantsOfProposals } from './migrations/0051-variants-of-proposals.ts';
import { dealTerms } from './migrations/0052-deal-terms.ts';
import { flexibleLadder } from './migrations/0053-flexible-ladder.ts';
import { money } from './migrations/0054-money.ts';
import { losses } from './migrations/0055-losses.ts';
import { dealFlags } from './migrations/0056-deal-flags.ts';
import { signedOnPaper } from './migrations/0058-signed-on-paper.ts';
import { dealSurveys } from './migrations/0060-deal-surveys.ts';
import { dealSupplements } from './migrations/0063-deal-supplements.ts';
import { companiesOfDeals } from './migrations/0064-companies-of-deals.ts';
import { changesToApprove } from './migrations/0065-changes-to-approve.ts';
import { priceListsOfVenues } from './migrations/0066-price-lists.ts';
import { vatRates } from './migrations/0067-vat-rates.ts';
import { indexOfCompanies } from './migrations/0068-index-of-companies.ts';
import { stagesInOrder } from './migrations/0069-stages-in-order.ts';

/** In the order in which they run; a new one goes to the end. */
export const bookingMigrations: readonly Migration[] = [
  kitMigration,
  jobRunMigration,
  catalogue,
  bookings,
  demands,
  options,
  bigEvents,
  events,
  staff,
  signatures,
  crm,
  toldProfiles,
  scientists,
  credits,
  supplements,
  secondErased,
  fullTerms,
  callbackMessages,
  lunchSeats,
  quoteParticulars,
  agreedPeople,
  cancellations,
  blocks,
  roomsOfDocuments,
  voidedCancellations,
  dealRows,
  network,
  dealChanges,
  venueStates,
  desk,
  agreedAddons,
  dayChanges,
  calendarFeeds,
  roomUses,
  savedViews,
  quoteShares,
  payments,
  changesOfSurveys,
  sheetVersions,
  attendance,
  optionReminders,
  sentMails,
  presence,
  proposalsToApprove,
  versionsOfProposals,
  sentPapers,
  variantsOfProposals,
  dealTerms,
  flexibleLadder,
  money,
  losses,
  dealFlags,
  signedOnPaper,
  dealSurveys,
  dealSupplements,
  companiesOfDeals,
  changesToApprove,
  priceListsOfVenues,
  vatRates,
  indexOfCompanies,
  stagesInOrder,
];
