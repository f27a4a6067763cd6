import { createHash } from 'node:crypto';
import { ProblemException } from '@plenary/service-kit/problem';
import { Later } from '@plenary/service-kit/relay';
import type { SurveyDeps } from '../deps.ts';
import type { GuestVisit } from './guest-visit.ts';

const hour = 60 * 60_000;
/** A list of 500 for two days leaves within the hour; ten days of it within five. */
const mailsOfHost = { name: 'guest-mails-of-host', limit: 1_000, windowMilliseconds: hour };
/** Ten days with two changes of their hours, from any host. */
const mailsToGuest = { name: 'guest-mails-to', limit: 40, windowMilliseconds: hour };

const rulesOf = ({ host, guest }: GuestVisit) =>
  [
    [mailsOfHost, host.email],
    [mailsToGuest, guest.email],
  ] as const;
/** Guests are no users of ours: their addresses stand nowhere but on their hosts' lists. */
const subjectOf = (email: string): string => createHash('sha256').update(email).digest('base64url');

/** Over what one host sends or one mailbox gets in an hour a mail waits for the next: throws Later. */
export const requireMailRoom = async ({ throttle, now }: SurveyDeps, visit: GuestVisit): Promise<void> => {
  for (const [rule, email] of rulesOf(visit)) {
    const at = now();
    await throttle.requireRoom(rule, subjectOf(email)).catch((error: unknown) => {
      if (!(error instanceof ProblemException)) throw error;
      throw new Later(`over ${rule.limit} mails an hour`, { until: at - (at % hour) + hour, cause: error });
    });
  }
};

/** Counts a mail that has left: what could not be sent takes no place of what can. */
export const countMail = async ({ throttle }: SurveyDeps, visit: GuestVisit): Promise<void> => {
  for (const [rule, email] of rulesOf(visit)) await throttle.count(rule, subjectOf(email));
};
