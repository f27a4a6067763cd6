import { eventStart } from '../calendar/event-start.ts';
import { endsBeforeEvent } from '../options/option-rules.ts';

interface Extension {
  /** Instants in milliseconds. */
  expiresAt: number;
  wanted: number;
  /** `eventStart`. */
  eventStart: number;
}

/** Why an option cannot hold until then: it would not be longer, or past 48 hours before the event (server-rules §3 "Option"). */
export const extensionFault = ({ expiresAt, wanted, eventStart }: Extension): 'too_early' | 'too_late' | null => {
  if (wanted <= expiresAt) return 'too_early';
  return wanted > eventStart - endsBeforeEvent ? 'too_late' : null;
};

const hour = 3_600_000;
/** Lengths that staff choose from, in milliseconds. */
const offered = [24 * hour, 48 * hour, 72 * hour, 7 * 24 * hour];

interface Held {
  /** Instant in milliseconds; null: it is confirmed. */
  expiresAt: number | null;
  /** Local day of the venue. */
  firstDay: string;
  timeZone: string;
}

/** The ends that an option can be given (design: lifecycle L12), the last of them 48 hours before the event. */
export const extensionsOf = ({ expiresAt, firstDay, timeZone }: Held) => {
  const latest = eventStart({ firstDay, timeZone }) - endsBeforeEvent;
  if (expiresAt === null) return {};
  const ends = [...offered.map((length) => expiresAt + length).filter((end) => end < latest), ...(latest > expiresAt ? [latest] : [])];
  return { latestExpiry: new Date(latest).toISOString(), extendChoices: ends.map((end) => new Date(end).toISOString()) };
};
