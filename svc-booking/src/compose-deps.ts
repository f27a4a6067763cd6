import { randomUUID } from 'node:crypto';
import { hasCreditBalance, roomFinderRules, sellsServices } from '@plenary/contracts/deployment-terms';
import { bookingEventTypes } from '@plenary/contracts/events';
import type { Database } from '@plenary/service-kit/database/database';
import type { ServiceResources } from '@plenary/service-kit/start-service';
import { createIsPublicEmail } from './big-events/is-public-email.ts';
import type { BookingConfig } from './config.ts';
import { creditTermsOf } from './credits/credit-terms-of.ts';
import { createHoldCredits } from './credits/hold-credits.ts';
import { crmEvent } from './crm/hand-to-sales.ts';
import { salesforceCrm } from './crm/salesforce-crm.ts';
import { type BookingDeps, bookingDeps } from './deps.ts';
import { createFindCustomer } from './on-behalf/find-customer.ts';
import { createSurveyedDays } from './sheets/surveyed-days.ts';
import { callDocuments } from './signature/call-documents.ts';

type Resources = ServiceResources<Record<'identity' | 'survey' | 'documents', readonly string[] | undefined>>;

const ratesOf = (config: BookingConfig) => ({
  perUser: { search: config.SEARCHES_PER_USER, quote: config.QUOTES_PER_USER, option: config.OPTION_CALLS_PER_USER },
  perAddress: { search: config.SEARCHES_PER_ADDRESS, quote: config.QUOTES_PER_ADDRESS, option: config.OPTION_CALLS_PER_ADDRESS },
  unprovenOptions: config.UNPROVEN_OPTION_CALLS_PER_ADDRESS,
  exemptsLoopback: config.NODE_ENV !== 'production',
});

const termsOf = (config: BookingConfig) => ({
  prices: {
    administrationFeesPercent: config.ADMINISTRATION_FEES_PERCENT,
    depositPercent: config.DEPOSIT_PERCENT,
    roomsAlone: !sellsServices(config.PRODUCT_MODE),
    creditTerms: creditTermsOf(config),
  },
  roomFinder: roomFinderRules({ roomFinderMode: config.ROOM_FINDER_MODE, productMode: config.PRODUCT_MODE }),
  hasCarbonFootprint: config.CARBON_FOOTPRINT,
  optionLimits: {
    perUser: config.OPTIONS_PER_USER,
    perCompany: config.OPTIONS_PER_COMPANY,
    perCompanyAndDay: config.OPTIONS_PER_COMPANY_AND_DAY,
    unprovenMinutes: config.UNPROVEN_OPTION_MINUTES,
  },
  rates: ratesOf(config),
  salesEmail: config.SALES_EMAIL,
  brandName: config.BRAND_NAME,
  publicUrl: config.PUBLIC_URL,
  pictureHost: config.PICTURE_HOST,
});

const within = (milliseconds: number) => () => AbortSignal.timeout(milliseconds);

/** Sales, credits and documents, of those that this deployment has. */
const othersOf = (config: BookingConfig, { origins, tokens, fetch, logger }: Resources) => ({
  isPublicEmail: createIsPublicEmail({ identityUrl: origins.identity, fetch, deadline: within(2_000), logger }),
  ...(config.SALESFORCE_URL &&
    salesforceCrm({
      url: config.SALESFORCE_URL,
      clientId: config.SALESFORCE_CLIENT_ID ?? '',
      clientSecret: config.SALESFORCE_CLIENT_SECRET ?? '',
      fetch,
      deadline: within(10_000),
    })),
  ...(origins.identity &&
    hasCreditBalance(config.CREDIT_MODE) && {
      holdCredits: createHoldCredits({ origin: origins.identity, tokens, fetch, newId: randomUUID, deadline: within(2_000), logger }),
    }),
  ...(origins.identity && {
    findCustomer: createFindCustomer({ origin: origins.identity, tokens, fetch, newId: randomUUID, deadline: within(2_000), logger }),
  }),
  ...(origins.survey && {
    surveyedDays: createSurveyedDays({ origin: origins.survey, tokens, fetch, newId: randomUUID, deadline: within(3_000), logger }),
  }),
  ...(origins.documents && {
    documents: callDocuments({ origin: origins.documents, tokens, fetch, deadline: within(18_000), logger }),
  }),
});

export const composeDeps = (config: BookingConfig, resources: Resources, database: Database): BookingDeps =>
  bookingDeps({
    database,
    now: Date.now,
    newId: randomUUID,
    wantedEvents: new Set([crmEvent, ...(resources.origins.survey ? bookingEventTypes : [])]),
    ...termsOf(config),
    ...othersOf(config, resources),
  });
