/** Euro cents with VAT of an amount without, rounded half up. */
export const withVat = (excludingVat: number, vatPercent: number): number => excludingVat + Math.round((excludingVat * vatPercent) / 100);
