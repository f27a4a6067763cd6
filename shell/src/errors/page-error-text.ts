import { RemoteUnavailable } from '../faults/remote-unavailable.ts';
import { statusOf } from '../faults/status-of.ts';

const jokes = ['error.humour.coffee', 'error.humour.moderator', 'error.humour.projector', 'error.humour.microphone'] as const;

export type PageErrorText = (typeof jokes)[number] | 'error.part' | 'error.busy' | 'error.refused' | 'error.forbidden';

/** Whether a retry of the same page may succeed. */
export const mayPass = (error: unknown): boolean => {
  const status = statusOf(error) ?? 500;
  return status >= 500 || status === 408 || status === 429;
};

/** Text of a failed page; a joke only if a retry may help. `draw` is a random number below 1. */
export const pageErrorText = (error: unknown, draw: number): PageErrorText => {
  if (error instanceof RemoteUnavailable) return 'error.part';
  if (statusOf(error) === 429) return 'error.busy';
  if (!mayPass(error)) return statusOf(error) === 403 ? 'error.forbidden' : 'error.refused';
  return jokes[Math.floor(draw * jokes.length)] ?? jokes[0];
};
