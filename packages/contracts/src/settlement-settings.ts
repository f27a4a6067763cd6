import * as z from 'zod';

/** Printed on papers outside production: nobody's account, of a bank that does not exist. */
export const demoSettlement = {
  footer: 'Comet SAS (société de démonstration) · 1 place de l’Exemple, 75000 Paris · SIREN 000 000 000 · TVA FR00 000000000',
  iban: 'FR76 0000 0000 0000 0000 0000 000',
  bic: 'COMEFRPPXXX',
} as const;

/** ISO 13616: the four first characters at the end and letters as numbers, the whole leaves 1 divided by 97. */
const isIban = (text: string): boolean => {
  const plain = text.replaceAll(' ', '');
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(plain)) return false;
  const digits = (plain.slice(4) + plain.slice(0, 4)).replace(/[A-Z]/g, (letter) => String(Number.parseInt(letter, 36)));
  return BigInt(digits) % 97n === 1n;
};

const iban = z.string().refine(isIban, 'is not an IBAN, such as FR76 3000 1007 9412 3456 7890 185');
/** ISO 9362. */
const bic = z.string().regex(/^[A-Z]{4}[A-Z]{2}[A-Z\d]{2}([A-Z\d]{3})?$/, 'is not a BIC, such as BDFEFRPPXXX');

/** The account that customers pay, by transfer. */
export const settlementSettings = {
  SETTLEMENT_IBAN: iban.optional(),
  SETTLEMENT_BIC: bic.optional(),
};
