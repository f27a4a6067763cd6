import { offerDays } from '@plenary/contracts/change-terms';
import { eventStart } from '../calendar/event-start.ts';
import { endsBeforeEvent } from '../options/option-rules.ts';

interface Extension {
  /** Instants in milliseconds. */
  expiresAt: number;
  wanted: number;
  /** `latestEnd`. */
  latest: number;
}

/** Why an option cannot hold until then: it would not be longer, or past its latest end. */
export const extensionFault = ({ expiresAt, wanted, latest }: Extension): 'too_early' | 'too_late' | null => {
  if (wanted <= expiresAt) return 'too_early';
  return wanted > latest ? 'too_late' : null;
};

interface Held {
  /** Local day of the venue. */
  firstDay: string;
  timeZone: string;
  /** It holds what an offered change takes. */
  isOffer: boolean;
  now: number;
}

/**
 * The last end that an option can be given, in milliseconds: 48 hours before the event (server-rules §3 "Option"), and for an offered
 * change seven days from now (design: lifecycle L21).
 */
export const latestEnd = ({ firstDay, timeZone, isOffer, now }: Held): number => {
  const beforeEvent = eventStart({ firstDay, timeZone }) - endsBeforeEvent;
  return isOffer ? Math.min(beforeEvent, now + offerDays * 24 * hour) : beforeEvent;
};

const hour = 3_600_000;
/** Lengths that staff choose from, in milliseconds. */
const offered = [24 * hour, 48 * hour, 72 * hour, 7 * 24 * hour];

/** The ends that an option can be given (design: lifecycle L12), `latest` being the last of them; null: it is confirmed. */
export const extensionsOf = ({ expiresAt, latest }: { expiresAt: number | null; latest: number }) => {
  if (expiresAt === null) return {};
  const ends = [...offered.map((length) => expiresAt + length).filter((end) => end < latest), ...(latest > expiresAt ? [latest] : [])];
  return { latestExpiry: new Date(latest).toISOString(), extendChoices: ends.map((end) => new Date(end).toISOString()) };
};
