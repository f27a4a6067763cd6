/** Closed lists and limits of the accounts page, without schemas. */

export const maxCompanyNameLength = 100;
export const maxDomains = 50;
export const maxContractTextLength = 2_000;
/** Decimals of a percentage: 12.5 is allowed, 12.345 is not. */
export const percentDecimals = 2;

/** `pending`: signed up and never set a password, or never proved the mailbox. */
export const accountStates = ['active', 'pending', 'disabled'] as const;
export type AccountState = (typeof accountStates)[number];

/** Actions of an administrator; each leaves an entry in the audit trail. */
export const accountActions = [
  'company-created',
  'company-changed',
  'contract-given',
  'contract-changed',
  'contract-ended',
  'user-disabled',
  'user-enabled',
  'user-signed-out',
  'user-link-sent',
  'user-second-factor-removed',
  'user-role-changed',
  'user-jobs-changed',
  'user-merged',
  'company-contact-changed',
  'company-merged',
  'customer-added',
  'credits-granted',
  'credits-corrected',
  'event-resent',
] as const;
export type AccountAction = (typeof accountActions)[number];
