import { loadBigEvent } from './big-event/load-big-event.ts';
import { loadCancellation } from './cancellation/load-cancellation.ts';
import { loadChanges } from './changes/load-changes.ts';
import { loadOption } from './option/load-option.ts';
import { loadQuote } from './quote/load-quote.ts';
import { loadSharedQuote } from './quote-share/load-shared-quote.ts';
import { loadCountersignature } from './signature/load-countersignature.ts';
import { loadSignature } from './signature/load-signature.ts';
import { loadUpsell } from './upsell/load-upsell.ts';

/** The loaders of the pages behind a venue's; one file, since the list pays for the name and the hash of every file. */
export const pageLoaders = {
  bigEvent: loadBigEvent,
  cancellation: loadCancellation,
  changes: loadChanges,
  countersignature: loadCountersignature,
  option: loadOption,
  quote: loadQuote,
  sharedQuote: loadSharedQuote,
  signature: loadSignature,
  upsell: loadUpsell,
};
