/** The most that an administrator can set as terms of deals, without schemas: the page and svc-booking share it. Amounts in euro cents. */
export const dealTermsLimits = { amount: 10_000_000, largeDeal: 99_999_999, guaranteeDays: 60, postponeMonths: 36 } as const;
