import type { Logger } from '@plenary/service-kit/logger';
import type { Mail, Mailer } from '@plenary/service-kit/mailer';
import { createRelay } from '@plenary/service-kit/relay';
import { crmConfirmType } from './bookings/receive-booking.ts';
import { confirmBooking, prepareSurveyType } from './crm/confirm-booking.ts';
import type { SurveyDeps } from './deps.ts';
import { prepareSurvey } from './surveys/prepare-survey.ts';

/** Who takes what svc-survey writes into its outbox: the way of a booking to its survey, and its mails. */
export const surveyRelay = (deps: SurveyDeps, { logger, mailer }: { logger: Logger; mailer: Mailer }) =>
  createRelay({
    database: deps.database,
    logger,
    now: deps.now,
    subscribers: {
      [crmConfirmType]: confirmBooking(deps),
      [prepareSurveyType]: prepareSurvey(deps),
      mail: ({ id, payload }) => mailer.send(payload as Mail, id),
    },
  });
