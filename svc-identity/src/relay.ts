import { mailboxProven, profileChanged } from '@plenary/contracts/events';
import type { Logger } from '@plenary/service-kit/logger';
import type { Mailer } from '@plenary/service-kit/mailer';
import { toEach } from '@plenary/service-kit/post-event';
import { createRelay, type Subscriber } from '@plenary/service-kit/relay';
import type { IdentityDeps } from './deps.ts';
import { linkAsked } from './mail-links/ask-for-link.ts';
import { createLinkSender } from './mail-links/send-link.ts';
import { userErased } from './personal-data/erase-user.ts';

interface Subscribers {
  logger: Logger;
  mailer: Mailer;
  tellBooking: Subscriber;
  tellSurvey: Subscriber;
}

/** Delivers what svc-identity writes into its outbox: links by mail, and what other services are told of a person. */
export const identityRelay = (deps: IdentityDeps, { logger, mailer, tellBooking, tellSurvey }: Subscribers) => {
  const tellOthers = toEach(tellBooking, tellSurvey);
  const subscribers = {
    [linkAsked]: createLinkSender(deps, mailer),
    [userErased]: tellOthers,
    [profileChanged]: tellOthers,
    [mailboxProven]: tellBooking,
  };
  return createRelay({ database: deps.database, logger, now: deps.now, subscribers });
};
