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
