import { createHash } from 'node:crypto';
import { Later } from '@plenary/service-kit/relay';
import type { SurveyDeps } from '../deps.ts';
import type { GuestVisit } from './guest-visit.ts';

const hour = 60 * 60_000;
/** A list of 500 for two days leaves within the hour; ten days of it within five. */
const mailsOfHost = { name: 'guest-mails-of-host', limit: 1_000, windowMilliseconds: hour };
/** Ten days with two changes of their hours, whoever invites. */
const mailsToGuest = { name: 'guest-mails-to', limit: 40, windowMilliseconds: hour };

/** Counts a mail to a guest. Over what one host sends or one mailbox gets in an hour it waits for the next: throws Later. */
export const requireMailRoom = async ({ throttle, now }: SurveyDeps, { host, guest }: GuestVisit): Promise<void> => {
  for (const [rule, email] of [
    [mailsOfHost, host.email],
    [mailsToGuest, guest.email],
  ] as const) {
    const at = now();
    // Guests are no users of ours: their addresses stand nowhere but on their hosts' lists.
    const count = await throttle.count(rule, createHash('sha256').update(email).digest('base64url'));
    if (count > rule.limit) throw new Later(`over ${rule.limit} mails an hour`, { until: at - (at % hour) + hour });
  }
};
