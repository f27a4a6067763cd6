/** `isGuess`: it is no UTF-8, and was read as Latin-1 in the way of Windows. `not-text`: a spreadsheet, a picture, anything else. */
export type DecodedFile = { type: 'text'; text: string; isGuess: boolean } | { type: 'not-text' };

const startsWith = (bytes: Uint8Array, ...first: number[]) => first.every((byte, index) => bytes[index] === byte);

/** The text of a file in any of the usual encodings: UTF-8 and UTF-16 by their marks, UTF-8 without one, Latin-1 last. */
export const decodeGuestFile = (bytes: Uint8Array<ArrayBuffer>): DecodedFile => {
  const read = (encoding: string, isGuess = false): DecodedFile => ({
    type: 'text',
    text: new TextDecoder(encoding).decode(bytes),
    isGuess,
  });
  if (startsWith(bytes, 0xff, 0xfe)) return read('utf-16le');
  if (startsWith(bytes, 0xfe, 0xff)) return read('utf-16be');
  // Workbooks are zip archives, older ones are compound files; no text has a zero byte.
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04) || bytes.includes(0)) return { type: 'not-text' };
  try {
    return { type: 'text', text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), isGuess: false };
  } catch {
    return read('windows-1252', true);
  }
};
