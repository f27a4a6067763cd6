import * as z from 'zod';
import type { EndpointSchemas } from './endpoint.ts';
import { ofEvent } from './survey-call.ts';
import { instant } from './vocabulary.ts';

export const createShareLink = {
  summary: 'The link with which somebody without an account completes this survey; asked again it is the one that stands',
  params: ofEvent,
  /** `url`: absolute, `…/survey/{eventId}#share={token}`. */
  response: z.object({ url: z.string(), createdAt: instant, expiresAt: instant }),
} satisfies EndpointSchemas;

export const revokeShareLink = {
  summary: 'Ends every share link of the survey, those in mails too',
  params: ofEvent,
} satisfies EndpointSchemas;

export const openShareLink = {
  summary: 'Turns the token of a share link into access to this survey for this browser; not-found: the link is no longer valid',
  params: ofEvent,
  body: z.object({ token: z.string().max(100) }),
  response: z.object({ expiresAt: instant }),
} satisfies EndpointSchemas;
