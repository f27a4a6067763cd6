/** Characters of a payee's name in a payment code. */
export const maxPayee = 70;

interface Transfer {
  payee: string;
  iban: string;
  bic: string;
  /** Euro cents. */
  amount: number;
  reference: string;
}

/**
 * What the QR code of a SEPA transfer says, version 2 in UTF-8 (EPC069-12): a banking app that reads it has the transfer filled in. Lines
 * at the end that are empty are left out.
 */
export const transferCode = ({ payee, iban, bic, amount, reference }: Transfer): string => {
  const purpose = '';
  const structuredReference = '';
  const euros = `EUR${Math.trunc(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
  const [name, account] = [payee.slice(0, maxPayee), iban.replaceAll(' ', '')];
  return ['BCD', '002', '1', 'SCT', bic, name, account, euros, purpose, structuredReference, reference].join('\n');
};
