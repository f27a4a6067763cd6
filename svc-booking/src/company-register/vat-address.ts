interface Address {
  street: string;
  zipCode: string;
  city: string;
}

/** Postal codes of the member states as VIES writes them, with or without the letters of the country. */
const lastLine = /^(?:[A-Z]{1,2}-)?(\d{4} ?[A-Z]{2}|\d{3} ?\d{2}|\d{2}-\d{3}|\d{4}-\d{3}|\d{4,5}) +(\S.*)$/;

/**
 * The address in VIES's lines: the last one with a postal code is the town, the ones before it the street. Where no line has one, all of
 * it is the street: its reader sees what has to be moved.
 */
export const readVatAddress = (text: string): Address => {
  const lines = text.split(/\r?\n/).flatMap((line) => line.trim() || []);
  const at = lines.findLastIndex((line) => lastLine.test(line));
  const [, zipCode = '', city = ''] = lastLine.exec(lines[at] ?? '') ?? [];
  return { street: (at < 0 ? lines : lines.slice(0, at)).join(', '), zipCode, city };
};
