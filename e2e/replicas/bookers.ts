import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { noAddons } from '../authorisation/rows.ts';
import { searchAddress } from '../search-address.ts';
import { type Answer, type Caller, login } from './callers.ts';
import { createPatience } from './patience.ts';

const taken = 409;
/** Credits make every option an action of two services; at this price no balance runs out. */
export const paidInCredits = { CREDIT_MODE: 'USER', UNIT_PRICE: '100000' };
const emails = ['claire@atelier-nord.example', 'hugo@grand-compte.example'];
const venues = ['ternes', 'etoile', 'place-des-victoires', 'les-rotatives', 'coeur-defense'];
/** Options that each leaves standing: there have to be rooms for the next. */
const kept = 2;

/** The acknowledged state of one booking; `null` while an answer is pending. */
interface Booked {
  demandId: string;
  quoteId: string;
  isPlaced: boolean | null;
}

/**
 * Customers of the demo who search, take a quote, place an option and give an older one back, one after another, until they are stopped.
 * Requests that are not acknowledged are retried under the same key.
 */
export const startBookers = (call: Caller) => {
  const booked: Booked[] = [];
  const faults: string[] = [];
  const { tryFor, untilAnswered, problems, takeCutOff } = createPatience();
  let placed = 0;
  let isGoing = true;

  /** Undefined where the venue has nothing for so many. */
  const search = async (cookie: string, venue: string, pax: number): Promise<string | undefined> => {
    const { text } = await untilAnswered([200], () => call(`/api/available-venues/${venue}${searchAddress({ pax })}`, { cookie }));
    return JSON.parse(text).demandId;
  };
  const post = (path: string, cookie: string, body: unknown): Promise<Answer> => {
    const key = randomUUID();
    return untilAnswered([201, taken], () => call(path, { method: 'POST', cookie, body, key }));
  };
  const release = async (path: string, cookie: string): Promise<void> => {
    const ask = () => call(path, { method: 'DELETE', cookie });
    // Asked again, it may have been done the first time.
    if (!(await tryFor([204], ask))) await untilAnswered([204, 404], ask);
  };

  const book = async (email: string, index: number): Promise<void> => {
    const { cookie } = await untilAnswered([200], () => login(call, email));
    const own: Booked[] = [];
    for (let turn = 0; isGoing; turn++) {
      const at = turn * emails.length + index;
      const demandId = await search(cookie, venues[at % venues.length] ?? '', 10 + (at % 30));
      if (!demandId) continue;
      const quote = await post('/api/quote', cookie, { demandId, addons: noAddons });
      // Somebody was quicker.
      if (quote.status === taken) continue;
      const mine: Booked = { demandId, quoteId: JSON.parse(quote.text).quoteId, isPlaced: null };
      booked.push(mine);
      const { status } = await post(`/api/quotes/${mine.quoteId}/option`, cookie, {});
      mine.isPlaced = status !== taken;
      if (!mine.isPlaced) continue;
      placed++;
      own.push(mine);
      const oldest = own.length > kept ? own.shift() : undefined;
      if (!oldest) continue;
      oldest.isPlaced = null;
      await release(`/api/quotes/${oldest.quoteId}/option`, cookie);
      oldest.isPlaced = false;
    }
  };
  const running = emails.map((email, index) => book(email, index).catch((error: unknown) => void faults.push(`${email}: ${error}`)));

  return {
    booked,
    /** Answers that are neither good nor say that something is away for a moment, and those that never came. */
    faults,
    /** Answers that something is away for a moment. */
    problems,
    /** Connections that ended without an answer since this was last asked. */
    takeCutOff,
    /** Waits until so many more options were placed. */
    more: async (options: number): Promise<void> => {
      const wanted = placed + options;
      while (placed < wanted && faults.length === 0) await pause(20);
    },
    stop: async (): Promise<void> => {
      isGoing = false;
      await Promise.all(running);
    },
  };
};
