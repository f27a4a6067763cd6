import type { Actor } from '@plenary/service-kit/actor';
import type { SurveyDeps } from '../deps.ts';

const ofClient = [
  { name: 'check-user', limit: 60, windowMilliseconds: 60_000 },
  { name: 'check-user-hour', limit: 300, windowMilliseconds: 3_600_000 },
];

/** Ids of contacts follow a pattern: refuses 429 before a client has tried many of them, whichever call it tries them with. */
export const countContactId = ({ throttle }: SurveyDeps, { client }: Actor): Promise<void> =>
  throttle.takeEach(ofClient.map((rule) => ({ rule, subject: client })));
