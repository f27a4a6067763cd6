import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { noAddons } from '../authorisation/rows.ts';
import { searchAddress } from '../search-address.ts';
import { wholeBilling } from '../whole-billing.ts';
import { type Answer, type Caller, login } from './callers.ts';
import { createPatience } from './patience.ts';

const email = 'claire@atelier-nord.example';
const venues = ['les-rotatives', 'coeur-defense', 'etoile', 'ternes', 'place-des-victoires'];
const signatory = { name: 'Claire Martin', jobTitle: 'Office manager' };
const taken = 409;

/** A signature that was acknowledged, and the answer of its survey that was acknowledged last. */
interface Signed {
  quoteId: string;
  eventId?: string;
  jobTitle?: string;
}

/**
 * A customer of the demo who signs one quote after another, and answers the survey of each event twice, until she is stopped. Requests that
 * are not acknowledged are retried under the same key.
 */
export const startSigner = (call: Caller) => {
  const quoted: { quoteId: string }[] = [];
  const signed: Signed[] = [];
  const faults: string[] = [];
  const { untilAnswered, ...patience } = createPatience();
  let answers = 0;
  let isGoing = true;
  let cookie = '';

  const get = async (path: string) => JSON.parse((await untilAnswered([200], () => call(path, { cookie }))).text);
  const post = (path: string, body: unknown): Promise<Answer> => {
    const key = randomUUID();
    return untilAnswered([201, taken], () => call(path, { method: 'POST', cookie, body, key }));
  };
  /** Undefined where somebody was quicker, or the venue has nothing for so many. */
  const sign = async (turn: number): Promise<Signed | undefined> => {
    const { demandId } = await get(
      `/api/available-venues/${venues[turn % venues.length]}${searchAddress({ pax: 20, weeksLater: 1 + (turn % 25) })}`,
    );
    const quote = demandId && (await post('/api/quote', { demandId, addons: noAddons }));
    if (quote?.status !== 201) return undefined;
    const { quoteId } = JSON.parse(quote.text);
    quoted.push({ quoteId });
    const { form } = await get(`/api/quotes/${quoteId}/signature`);
    const company = { secondSignatory: '' };
    const asked = { ...form, ...wholeBilling, signatory, company, goodForAgreement: true };
    const draft = await post(`/api/quotes/${quoteId}/signature/document`, asked);
    if (draft.status === taken) return undefined;
    const body = { ...JSON.parse(draft.text), signatoryName: signatory.name, goodForAgreement: true };
    return (await post(`/api/quotes/${quoteId}/signature`, body)).status === taken ? undefined : { quoteId };
  };
  const eventOf = async (quoteId: string): Promise<string> => {
    for (;;) {
      const { incomings } = await get('/api/meeting-events');
      const found = incomings.find((event: Signed) => event.quoteId === quoteId);
      if (found) return found.eventId;
      await pause(100);
    }
  };
  const answerSurvey = async (own: Signed, jobTitle: string): Promise<void> => {
    const body = { firstname: 'Claire', lastname: 'Martin', email, phoneNumber: '0142000000', jobTitle };
    await untilAnswered([200], () => call(`/api/meeting-events/${own.eventId}/customer-survey/contact`, { method: 'PUT', cookie, body }));
    own.jobTitle = jobTitle;
    answers++;
  };

  const run = async (): Promise<void> => {
    cookie = (await untilAnswered([200], () => login(call, email))).cookie;
    for (let turn = 0; isGoing; turn++) {
      const own = await sign(turn);
      if (!own) continue;
      signed.push(own);
      own.eventId = await eventOf(own.quoteId);
      for (const time of ['first', 'second']) await answerSurvey(own, `${time} answer of turn ${turn}`);
    }
  };
  const running = run().catch((error: unknown) => void faults.push(`${email}: ${error}`));

  return {
    /** Every quote that a call was answered with, signed or not. */
    quoted,
    signed,
    faults,
    problems: patience.problems,
    answers: () => answers,
    /** Waits until so many more events were signed and their surveys answered. */
    more: async (events: number): Promise<void> => {
      const wanted = answers + 2 * events;
      while (answers < wanted && faults.length === 0) await pause(20);
    },
    stop: async (): Promise<void> => {
      isGoing = false;
      await running;
    },
    /** What the platform says of each now, as `signed` has it. */
    found: async (): Promise<Signed[]> => {
      const read = async ({ quoteId, eventId }: Signed): Promise<Signed> => {
        const { status } = await get(`/api/quotes/${quoteId}`);
        if (status !== 'Approved') return { quoteId: `${quoteId} is ${status}` };
        const { jobTitle } = await get(`/api/meeting-events/${eventId}/customer-survey/contact`);
        return { quoteId, eventId: await eventOf(quoteId), jobTitle };
      };
      return Promise.all(signed.map(read));
    },
  };
};
