import type { Flow } from './flow.ts';

/** Whether the step comes after the sign-in: whoever leaves it is signed in all the same. */
export const isSignedIn = (flow: Flow): flow is Extract<Flow, { step: 'company-confirmation' | 'company-creation' }> =>
  flow.step === 'company-confirmation' || flow.step === 'company-creation';
