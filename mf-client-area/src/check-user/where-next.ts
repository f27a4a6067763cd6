import type { EventUserCheck } from '@plenary/contracts/meeting-events.schemas';
import { paths } from '../paths.ts';

interface Options {
  check: EventUserCheck;
  /** Address of the signed-in user; null: signed out. */
  signedInEmail: string | null;
  eventId: string | undefined;
}

export type NextStep = { type: 'go'; to: string } | { type: 'password'; request: PasswordRequest } | { type: 'invalid' };
export interface PasswordRequest {
  userSalesforceId: string;
  email: string;
  userAlreadyExists: boolean;
}

const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/**
 * Target of a check-user link (spec/logistics.md §§2, 6). A user signed in with another address, who gets the address of the link
 * masked, goes to the survey that the link shares; a link that shares none is invalid for them (docs/decisions/0045). The sign-in
 * shows the masked address and asks for the full one.
 */
export const whereNext = ({ check, signedInEmail, eventId }: Options): NextStep => {
  const { nextStep, email, surveyUrl, _links } = check;
  const target = eventId ? paths.event(eventId) : paths.events();
  if (signedInEmail !== null && !isSame(signedInEmail, email)) return surveyUrl ? { type: 'go', to: surveyUrl } : { type: 'invalid' };
  if (nextStep === 'PROFILE') return { type: 'go', to: target };
  const query = { account: email, from: target, ...(surveyUrl && { surveyUrl }) };
  const payload = _links.createPasswordWithKnownUser?.payload;
  if (nextStep === 'PASSWORD_CREATION' && payload) return { type: 'password', request: payload as unknown as PasswordRequest };
  return { type: 'go', to: paths.signIn(nextStep === 'SIGNIN' ? 'signup' : 'login', query) };
};
