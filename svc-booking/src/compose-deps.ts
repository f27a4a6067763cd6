import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { hasCreditBalance, roomFinderRules, sellsServices } from '@plenary/contracts/deployment-terms';
import { bookingEventTypes, peoplePriced } from '@plenary/contracts/events';
import type { Peer } from '@plenary/http/peer-caller';
import { asService } from '@plenary/service-kit/as-service';
import type { Database } from '@plenary/service-kit/database/database';
import { fileBucket } from '@plenary/service-kit/file-bucket';
import { fileFolder } from '@plenary/service-kit/file-store';
import type { Logger } from '@plenary/service-kit/logger';
import type { ServiceResources } from '@plenary/service-kit/start-service';
import { createIsPublicEmail } from './big-events/is-public-email.ts';
import { createRegisters } from './company-register/create-registers.ts';
import { type BookingConfig, settlementOf } from './config.ts';
import { creditTermsOf } from './credits/credit-terms-of.ts';
import { createHoldCredits } from './credits/hold-credits.ts';
import { crmEvent } from './crm/hand-to-sales.ts';
import { salesforceCrm } from './crm/salesforce-crm.ts';
import { createFindColleague } from './deals/find-colleague.ts';
import { type BookingDeps, bookingDeps } from './deps.ts';
import { callDocuments } from './documents/call-documents.ts';
import { addokGeocoder } from './geocoder/addok-geocoder.ts';
import { createFindCustomer } from './on-behalf/find-customer.ts';
import { createToldSupplements } from './payments/told-supplements.ts';
import { createHostedPicture } from './pictures/hosted-picture.ts';
import { createSurveyedDays } from './sheets/surveyed-days.ts';

type Resources = ServiceResources<Record<'identity' | 'survey' | 'documents', readonly string[] | undefined>>;

const ratesOf = (config: BookingConfig) => ({
  perUser: { search: config.SEARCHES_PER_USER, quote: config.QUOTES_PER_USER, option: config.OPTION_CALLS_PER_USER },
  perAddress: { search: config.SEARCHES_PER_ADDRESS, quote: config.QUOTES_PER_ADDRESS, option: config.OPTION_CALLS_PER_ADDRESS },
  unprovenOptions: config.UNPROVEN_OPTION_CALLS_PER_ADDRESS,
  exemptsLoopback: config.NODE_ENV !== 'production',
});

const pictureStoreOf = ({
  DATA_DIR,
  PICTURES_DIR = path.join(DATA_DIR, 'pictures'),
  PICTURES_BUCKET: url,
  PICTURES_REGION: region,
  PICTURES_KEY_ID: keyId,
  PICTURES_SECRET: secret,
}: BookingConfig) => (url && keyId && secret ? fileBucket({ url, region, keyId, secret }) : fileFolder(PICTURES_DIR));

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
  settlement: settlementOf(config),
  publicUrl: config.PUBLIC_URL,
  pictureHost: config.PICTURE_HOST,
  pictures: pictureStoreOf(config),
});

const within = (milliseconds: number) => () => AbortSignal.timeout(milliseconds);

const peerAt = (origin: string, { tokens, fetch, logger }: Omit<Resources, 'origins'>, milliseconds: number): Peer => ({
  ...{ origin, fetch, logger, newId: randomUUID, deadline: within(milliseconds) },
  identify: asService(tokens, 'svc-booking'),
});

/** Other parties whose public interfaces are asked: the host of the pictures, registers and a geocoder, within the time that the gateway gives a call. */
const partiesOf = (config: BookingConfig, logger: Logger) => ({
  hostedPicture: createHostedPicture(config.PICTURE_HOST ?? config.PUBLIC_URL, { fetch: globalThis.fetch, deadline: within(2_500) }),
  companyRegisters: createRegisters({
    vatUrl: config.VAT_REGISTER_URL,
    sirenUrl: config.COMPANY_REGISTER_URL,
    ...{ logger, fetch: globalThis.fetch, deadline: within(2_500) },
  }),
  ...(config.GEOCODER_URL && {
    geocoder: addokGeocoder({
      url: config.GEOCODER_URL,
      countries: config.GEOCODER_COUNTRIES,
      ...{ logger, fetch: globalThis.fetch, deadline: within(2_000) },
    }),
  }),
});

/** Sales, credits and documents, of those that this deployment has. */
const othersOf = (config: BookingConfig, { origins, ...ways }: Resources) => ({
  isPublicEmail: createIsPublicEmail({ ...ways, identityUrl: origins.identity, deadline: within(2_000) }),
  ...(config.SALESFORCE_URL &&
    salesforceCrm({
      url: config.SALESFORCE_URL,
      clientId: config.SALESFORCE_CLIENT_ID ?? '',
      clientSecret: config.SALESFORCE_CLIENT_SECRET ?? '',
      fetch: ways.fetch,
      deadline: within(10_000),
    })),
  ...(origins.identity &&
    hasCreditBalance(config.CREDIT_MODE) && {
      holdCredits: createHoldCredits(peerAt(origins.identity, ways, 2_000)),
    }),
  ...(origins.identity && {
    findCustomer: createFindCustomer(peerAt(origins.identity, ways, 2_000)),
    findColleague: createFindColleague(peerAt(origins.identity, ways, 2_000)),
  }),
  ...(origins.survey && {
    surveyedDays: createSurveyedDays(peerAt(origins.survey, ways, 3_000)),
    toldSupplements: createToldSupplements(peerAt(origins.survey, ways, 2_000)),
  }),
  ...(origins.documents && {
    documents: callDocuments({ ...ways, origin: origins.documents, deadline: within(18_000), mailDeadline: within(8_000) }),
  }),
  ...partiesOf(config, ways.logger),
});

export const composeDeps = (config: BookingConfig, resources: Resources, database: Database): BookingDeps =>
  bookingDeps({
    database,
    now: Date.now,
    newId: randomUUID,
    wantedEvents: new Set([crmEvent, ...(resources.origins.survey ? [...bookingEventTypes, peoplePriced] : [])]),
    ...termsOf(config),
    ...othersOf(config, resources),
  });
