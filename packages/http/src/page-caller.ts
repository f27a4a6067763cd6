import { type Call, type CallerOptions, createCaller } from './create-caller.ts';
import { newId } from './new-id.ts';
import { repeatReads } from './repeat-reads.ts';

/** Calls the services from a page, through its own origin. `headers` are those the shell gives, asked for at every call. */
export const createPageCaller = (headers: CallerOptions['headers']): Call =>
  // Late, because a test and a stand-alone page put theirs in the place of the browser's.
  repeatReads(createCaller({ origin: '', fetch: (...args) => fetch(...args), newId, headers }));
