import { defaultModes, type RoomFinderRules, roomFinderRules } from '@plenary/contracts/deployment-terms';
import type { Database } from '@plenary/service-kit/database/database';
import type { FileStore } from '@plenary/service-kit/file-store';
import { createThrottle, type Throttle } from '@plenary/service-kit/throttle';
import { createKeptDays, type KeptDays } from './availability/kept-days.ts';
import type { IsPublicEmail } from './big-events/is-public-email.ts';
import type { CompanyRegisters } from './company-register/company-registers.ts';
import type { HoldCredits } from './credits/hold-credits.ts';
import type { EraseInCrm, HandToCrm } from './crm/crm-port.ts';
import { embeddedCrm, embeddedErasure } from './crm/embedded-crm.ts';
import { type BookingTables, bookingTables } from './db/tables.ts';
import type { FindColleague } from './deals/find-colleague.ts';
import { noDocuments, type PrintedDocuments } from './documents/printed-documents.ts';
import type { Geocoder } from './geocoder/geocoder.ts';
import type { FindCustomer } from './on-behalf/find-customer.ts';
import { defaultOptionLimits, type OptionLimits } from './options/option-limits.ts';
import { createQueue, type TakeTurns } from './options/take-turns.ts';
import type { ToldSupplements } from './payments/told-supplements.ts';
import type { HostedPicture } from './pictures/hosted-picture.ts';
import { fromPrice } from './prices/from-price.ts';
import type { PriceSettings } from './prices/quote-totals.ts';
import type { Rates } from './rates/rates.ts';
import type { SurveyedDays } from './sheets/surveyed-days.ts';
import { type Catalogue, createCatalogue } from './venues/catalogue.ts';
import type { VenueRecord } from './venues/venue-record.ts';

/** Dependencies of the verbs of svc-booking. */
export interface BookingDeps {
  database: Database;
  tables: BookingTables;
  catalogue: Catalogue;
  keptDays: KeptDays;
  throttle: Throttle;
  /** Writes of options go one after another within a process: at once they would only make each other run again. */
  takeTurns: TakeTurns;
  /** Instant in milliseconds. */
  now: () => number;
  newId: () => string;
  prices: PriceSettings;
  optionLimits: OptionLimits;
  /** How often customers may search with prices, make quotes and place options; null: as often as they like. */
  rates: Rates | null;
  /** Limits of a search. */
  roomFinder: RoomFinderRules;
  /** Whether the ecology add-on is offered. */
  hasCarbonFootprint: boolean;
  /** Mail address of sales. */
  salesEmail: string;
  brandName: string;
  /** Account that deposits are paid to; null: pages and mails name none. */
  settlement: Settlement | null;
  /** Origin under which the browser finds the site. */
  publicUrl: string;
  isPublicEmail: IsPublicEmail;
  /** Takes the credits of an option from a balance; null: options are not paid in credits (design: server-rules §7). */
  holdCredits: HoldCredits | null;
  /** Tells who a customer is for whom staff act; null: this deployment has no accounts. */
  findCustomer: FindCustomer | null;
  /** Tells who a colleague is; null: this deployment has no accounts, and staff know themselves alone. */
  findColleague: FindColleague | null;
  /** Prints what is signed. */
  documents: PrintedDocuments;
  /** Types of events that another service takes; others are not written. */
  wantedEvents: ReadonlySet<string>;
  /** Takes what sales has to know; confirms by itself where there is no other system. */
  handToCrm: HandToCrm;
  eraseInCrm: EraseInCrm;
  /** Files of the pictures of venues. */
  pictures: FileStore;
  /** Reads those that lie at the host of the pictures, to crop them. */
  hostedPicture: HostedPicture;
  /** Surveys of a venue's day; null in a deployment without svc-survey. */
  surveyedDays: SurveyedDays | null;
  /** Supplements agreed on since a quote; null in a deployment without svc-survey. */
  toldSupplements: ToldSupplements | null;
  /** Registers that a billed company is looked up in; null: this deployment has none. */
  companyRegisters: CompanyRegisters | null;
  /** Finds addresses to sort venues by; null: the pages' own gazetteer is all there is. */
  geocoder: Geocoder | null;
}

/** The account that customers pay. */
interface Settlement {
  payee: string;
  iban: string;
  bic: string;
}

type Made = 'tables' | 'catalogue' | 'keptDays' | 'throttle' | 'takeTurns';
type Optional =
  | 'holdCredits'
  | 'findCustomer'
  | 'findColleague'
  | 'wantedEvents'
  | 'documents'
  | 'handToCrm'
  | 'eraseInCrm'
  | 'roomFinder'
  | 'optionLimits'
  | 'rates'
  | 'settlement'
  | 'surveyedDays'
  | 'toldSupplements'
  | 'companyRegisters'
  | 'geocoder'
  | 'hostedPicture';
type GivenDeps = Omit<BookingDeps, Made | Optional> &
  Partial<Pick<BookingDeps, Optional>> & {
    /** Origin of pictures whose address begins with a slash; defaults to the platform itself. */
    pictureHost?: string;
  };

export const bookingDeps = ({ pictureHost, ...given }: GivenDeps): BookingDeps => {
  const { database } = given;
  const tables = bookingTables(database.dialect);
  const fromPriceOf = (venue: VenueRecord, date: string) => fromPrice(venue, { date, settings: given.prices });
  return {
    holdCredits: null,
    findCustomer: null,
    findColleague: null,
    wantedEvents: new Set(),
    documents: noDocuments,
    handToCrm: embeddedCrm,
    eraseInCrm: embeddedErasure,
    roomFinder: roomFinderRules(defaultModes),
    optionLimits: defaultOptionLimits,
    rates: null,
    settlement: null,
    surveyedDays: null,
    toldSupplements: null,
    companyRegisters: null,
    geocoder: null,
    hostedPicture: async () => undefined,
    ...given,
    tables,
    catalogue: createCatalogue({ database, tables, fromPriceOf, pictureHost, now: given.now }),
    keptDays: createKeptDays({ database, tables }),
    throttle: createThrottle(given),
    takeTurns: createQueue(),
  };
};
