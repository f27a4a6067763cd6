import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { ofEvent, surveyPath } from './survey-call.ts';
import { instant } from './vocabulary.ts';

export const createShareLink = endpoint({
  method: 'POST',
  path: `${surveyPath}/share-link`,
  access: 'session',
  summary: 'The link with which somebody without an account completes this survey; asked again it is the one that stands',
  params: ofEvent,
  /** `url`: absolute, `…/survey/{eventId}?share={token}`. */
  response: z.object({ url: z.string(), createdAt: instant, expiresAt: instant }),
  status: 201,
  refusals: ['authentication-required', 'not-found', 'survey-closed', 'survey-in-validation'],
});

export const revokeShareLink = endpoint({
  method: 'DELETE',
  path: `${surveyPath}/share-link`,
  access: 'session',
  summary: 'Ends every share link of the survey, those in mails too',
  params: ofEvent,
  status: 204,
  refusals: ['authentication-required', 'not-found'],
});

/** The answer sets an HttpOnly cookie that belongs to the calls of this survey alone. */
export const openShareLink = endpoint({
  method: 'POST',
  path: `${surveyPath}/share-link/open`,
  access: 'anyone',
  summary: 'Turns the token of a share link into access to this survey for this browser; not-found: the link is no longer valid',
  params: ofEvent,
  body: z.object({ token: z.string().max(100) }),
  response: z.object({ expiresAt: instant }),
  status: 200,
  refusals: ['not-found'],
});
