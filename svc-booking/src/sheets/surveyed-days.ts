import { tellDaySurveys } from '@plenary/contracts/sheets.endpoints';
import type { DaySurveys } from '@plenary/contracts/sheets.schemas';
import { type Peer, peerCaller } from '@plenary/http/peer-caller';
import { refuse } from '@plenary/http/refuse';

/** What the surveys of a venue's events say of a day; refuses `service-unavailable` without an answer. */
export type SurveyedDays = (place: { venue: string; day: string }) => Promise<DaySurveys>;

/** Asks svc-survey, for the service itself: who may have a sheet has been decided here. */
export const createSurveyedDays = (peer: Peer): SurveyedDays => {
  const callPeer = peerCaller(peer);
  return async (params) => {
    try {
      const call = await callPeer();
      return await call(tellDaySurveys, { params }, { signal: peer.deadline() });
    } catch (error) {
      peer.logger.warn({ err: error, ...params }, 'the surveys of a day are unknown');
      return refuse('service-unavailable', { retryAfterSeconds: 2 });
    }
  };
};
