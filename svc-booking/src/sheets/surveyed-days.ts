import { mostSheetPlaces } from '@plenary/contracts/sheet-terms';
import { tellDaySurveys, tellManyDaySurveys } from '@plenary/contracts/sheets.endpoints';
import type { DaySurveys, SheetPlace } from '@plenary/contracts/sheets.schemas';
import { isRefusal } from '@plenary/http/call-error';
import { type Peer, peerCaller } from '@plenary/http/peer-caller';
import { refuse } from '@plenary/http/refuse';

/** What the surveys of venues' events say of days, in the order of the places; refuses `service-unavailable` without an answer to each. */
export type SurveyedDays = (places: readonly SheetPlace[]) => Promise<DaySurveys[]>;

/** Asks svc-survey, for the service itself: who may have a sheet has been decided here. */
export const createSurveyedDays = (peer: Peer): SurveyedDays => {
  const callPeer = peerCaller(peer);
  const askOne = async (params: SheetPlace) => (await callPeer())(tellDaySurveys, { params }, { signal: peer.deadline() });
  const askEach = async (places: readonly SheetPlace[]) => {
    const told: DaySurveys[] = [];
    for (const place of places) told.push(await askOne(place));
    return told;
  };
  const askTogether = async (places: readonly SheetPlace[]) => {
    const call = await callPeer();
    const { days } = await call(tellManyDaySurveys, { body: { places: [...places] } }, { signal: peer.deadline() });
    if (days.length !== places.length) throw new Error(`svc-survey told ${days.length} days of ${places.length}`);
    return days;
  };
  const ask = async (places: readonly SheetPlace[]) => {
    if (places.length === 1) return askEach(places);
    try {
      return await askTogether(places);
    } catch (error) {
      // An older svc-survey has no such call.
      if (isRefusal(error, 'not-found')) return askEach(places);
      throw error;
    }
  };
  return async (places) => {
    try {
      const told: DaySurveys[] = [];
      for (let from = 0; from < places.length; from += mostSheetPlaces)
        told.push(...(await ask(places.slice(from, from + mostSheetPlaces))));
      return told;
    } catch (error) {
      peer.logger.warn({ err: error, places: places.length, first: places[0] }, 'the surveys of days are unknown');
      return refuse('service-unavailable', { retryAfterSeconds: 2 });
    }
  };
};
