const mostOctets = 75;

/** Octets of a character in UTF-8. */
const octetsOf = (character: string): number => {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
};

const foldLine = (line: string): string => {
  if (Buffer.byteLength(line) <= mostOctets) return line;
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > mostOctets) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
};

/** Lines of an iCalendar text folded to 75 octets each, between characters (RFC 5545 §3.1). */
export const foldLines = (text: string): string => text.split('\r\n').map(foldLine).join('\r\n');
