/** Characters that the texts of staff on a quote may have. */
export const particularsLimits = { name: 120, address: 200, vatCode: 40, headerFreeText: 500, additionalServices: 1_000 } as const;
