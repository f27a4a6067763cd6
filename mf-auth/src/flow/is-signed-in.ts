import type { Flow } from './flow.ts';

/** Whether the step comes after the sign-in: leaving it stays signed in. */
export const isSignedIn = (flow: Flow): flow is Extract<Flow, { step: 'company-confirmation' | 'company-creation' }> =>
  flow.step === 'company-confirmation' || flow.step === 'company-creation';
