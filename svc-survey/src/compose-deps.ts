import { randomUUID } from 'node:crypto';
import { sellsServices } from '@plenary/contracts/deployment-terms';
import { lunchChanged, peopleAgreed, scientistsChanged, supplementsChanged, surveyStands } from '@plenary/contracts/events';
import type { Peer } from '@plenary/http/peer-caller';
import { asService } from '@plenary/service-kit/as-service';
import type { Database } from '@plenary/service-kit/database/database';
import type { ServiceResources } from '@plenary/service-kit/start-service';
import { createAccounts } from './client-area/accounts.ts';
import type { SurveyConfig } from './config.ts';
import type { Crm } from './crm/crm.ts';
import { embeddedCrm } from './crm/embedded-crm.ts';
import { salesforceCrm } from './crm/salesforce-crm.ts';
import { demoCrm } from './demo/demo-crm.ts';
import { type SurveyDeps, surveyDeps } from './deps.ts';
import type { GuestManagement } from './guests/guest-deps.ts';
import { visitorSystemOf } from './guests/visitor-settings.ts';
import { type SurveyKeys, surveyKeys } from './keys.ts';
import { createPlaces } from './supplements/places.ts';
import { createBookedRooms } from './surveys/booked-rooms.ts';
import { createSeats } from './surveys/lunch-seats.ts';

type Resources = ServiceResources<Record<'identity' | 'booking', readonly string[] | undefined>>;

const within = (milliseconds: number) => () => AbortSignal.timeout(milliseconds);

const crmOf = ({ SALESFORCE_URL, SALESFORCE_CLIENT_ID, SALESFORCE_CLIENT_SECRET }: SurveyConfig, { recordId }: SurveyKeys): Crm =>
  SALESFORCE_URL
    ? salesforceCrm({
        url: SALESFORCE_URL,
        clientId: SALESFORCE_CLIENT_ID ?? '',
        clientSecret: SALESFORCE_CLIENT_SECRET ?? '',
        fetch: (...args) => fetch(...args),
        deadline: within(10_000),
      })
    : embeddedCrm({ key: recordId });

/** The mailbox of `Name <mailbox>`, or of the mailbox alone. */
const mailboxOf = (from: string): string => /<([^<>]+)>/.exec(from)?.[1] ?? from;

const guestsOf = (config: SurveyConfig, { fetch }: Resources): GuestManagement => ({
  mode: config.GUEST_MANAGEMENT_MODE,
  visitors: visitorSystemOf(config, { fetch, deadline: within(5_000), now: Date.now }),
  updateDelay: config.GUEST_UPDATE_DELAY_SECONDS * 1_000,
  sender: mailboxOf(config.MAIL_FROM),
});

/** What svc-booking is asked for. */
const asked = (booking: Peer) => ({
  places: createPlaces(booking),
  seats: createSeats(booking),
  rooms: createBookedRooms(booking),
});

export const composeDeps = (config: SurveyConfig, resources: Resources, database: Database): SurveyDeps => {
  const { origins, tokens, fetch, logger } = resources;
  const keys = surveyKeys(config.ACTOR_SECRET);
  return surveyDeps({
    database,
    now: Date.now,
    newId: randomUUID,
    crm: config.SEED === 'demo' ? demoCrm(crmOf(config, keys)) : crmOf(config, keys),
    accounts: createAccounts({ identityUrl: origins.identity, fetch, deadline: within(2_000), logger }),
    keys,
    openingHours: { opens: config.OPENING_HOUR, closes: config.CLOSING_HOUR, slotMinutes: config.SURVEY_SLOT_MINUTES },
    roomsAlone: !sellsServices(config.PRODUCT_MODE),
    brandName: config.BRAND_NAME,
    pictureHost: config.PICTURE_HOST,
    publicUrl: config.PUBLIC_URL,
    salesEmail: config.SALES_EMAIL,
    guests: guestsOf(config, resources),
    ...(origins.booking &&
      asked({
        origin: origins.booking,
        identify: asService(tokens, 'svc-survey'),
        fetch,
        newId: randomUUID,
        deadline: within(3_000),
        logger,
      })),
    wantedEvents: new Set(origins.booking ? [lunchChanged, peopleAgreed, scientistsChanged, supplementsChanged, surveyStands] : []),
  });
};
