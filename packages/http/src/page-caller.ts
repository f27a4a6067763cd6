import { type Call, type CallerOptions, createCaller } from './create-caller.ts';
import { newId } from './new-id.ts';

/** Calls the services from a page, through its own origin. `headers` are those the shell gives, asked for at every call. */
export const createPageCaller = (headers: CallerOptions['headers']): Call =>
  // Late, because a test and a stand-alone page put theirs in the place of the browser's.
  createCaller({ origin: '', fetch: (...args) => fetch(...args), newId, headers });
