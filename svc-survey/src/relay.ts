import { lunchChanged, peopleAgreed, scientistsChanged, supplementsChanged, surveyStands } from '@plenary/contracts/events';
import type { Logger } from '@plenary/service-kit/logger';
import type { Mail, Mailer } from '@plenary/service-kit/mailer';
import { createRelay, type Subscriber } from '@plenary/service-kit/relay';
import { confirmBooking, prepareSurveyType } from './bookings/confirm-booking.ts';
import { crmConfirmType } from './bookings/receive-booking.ts';
import type { SurveyDeps } from './deps.ts';
import { deliverGuest } from './guests/deliver-guest.ts';
import { guestDeliveryType, tellGuestsType } from './guests/outbox-of-guests.ts';
import { tellGuests } from './guests/tell-guests.ts';
import { claimEndedType, endClaim } from './supplements/claim-asked.ts';
import { tellCrm } from './supplements/tell-crm.ts';
import { crmSupplementsType } from './supplements/tell-supplements.ts';
import { endLunchClaim, lunchClaimEndedType } from './surveys/claim-lunch.ts';
import { prepareSurvey } from './surveys/prepare-survey.ts';

interface Subscribers {
  logger: Logger;
  mailer: Mailer;
  /** Events about lunches, Meeting Scientists and supplements. */
  tellBooking: Subscriber;
  /** Prepares surveys in another way than usual. */
  prepare?: Subscriber;
}

/** Subscribers of svc-survey's outbox: the way of a booking to its survey, its mails, and events for other services. */
export const surveyRelay = (deps: SurveyDeps, { logger, mailer, tellBooking, prepare = prepareSurvey(deps) }: Subscribers) =>
  createRelay({
    database: deps.database,
    logger,
    now: deps.now,
    subscribers: {
      [crmConfirmType]: confirmBooking(deps),
      [prepareSurveyType]: prepare,
      [scientistsChanged]: tellBooking,
      [lunchChanged]: tellBooking,
      [lunchClaimEndedType]: endLunchClaim(deps),
      [supplementsChanged]: tellBooking,
      [peopleAgreed]: tellBooking,
      [surveyStands]: tellBooking,
      [claimEndedType]: endClaim(deps),
      [crmSupplementsType]: tellCrm(deps),
      [tellGuestsType]: tellGuests(deps),
      [guestDeliveryType]: deliverGuest(deps, { mailer, logger }),
      mail: ({ id, payload }) => mailer.send(payload as Mail, id),
    },
  });
