import { RemoteUnavailable } from '../remotes/remote-unavailable.ts';
import { statusOf } from './status-of.ts';

const jokes = ['error.humour.coffee', 'error.humour.moderator', 'error.humour.projector', 'error.humour.microphone'] as const;

export type PageErrorText = (typeof jokes)[number] | 'error.part' | 'error.refused' | 'error.forbidden';

/** Whether the same page may come if it is asked for again. */
export const mayPass = (error: unknown): boolean => {
  const status = statusOf(error) ?? 500;
  return status >= 500 || status === 408 || status === 429;
};

/** What a page that failed says; only where trying again may help is it a joke. `draw` is a random number below 1. */
export const pageErrorText = (error: unknown, draw: number): PageErrorText => {
  if (error instanceof RemoteUnavailable) return 'error.part';
  if (!mayPass(error)) return statusOf(error) === 403 ? 'error.forbidden' : 'error.refused';
  return jokes[Math.floor(draw * jokes.length)] ?? jokes[0];
};
