import { decodeGuestFile } from './decode-guest-file.ts';

const bytes = (...values: number[]) => new Uint8Array(values);
const utf8 = (text: string) => new Uint8Array(Buffer.from(text));

it.each([
  ['UTF-8', utf8('Hélène;€'), 'Hélène;€', false],
  ['UTF-8 with its mark', utf8('\uFEFFHélène'), 'Hélène', false],
  ['UTF-16 of Windows', new Uint8Array([0xff, 0xfe, ...Buffer.from('Hélène', 'utf16le')]), 'Hélène', false],
  ['UTF-16 the other way round', bytes(0xfe, 0xff, 0x00, 0x48, 0x00, 0xe9), 'Hé', false],
  ['Latin-1, which is a guess', bytes(0x48, 0xe9, 0x6c, 0xe8, 0x6e, 0x65), 'Hélène', true],
  ['nothing', bytes(), '', false],
])('reads %s', (_, file, text, isGuess) => {
  expect(decodeGuestFile(file)).toEqual({ type: 'text', text, isGuess });
});

it.each([
  ['a workbook', bytes(0x50, 0x4b, 0x03, 0x04, 0x14)],
  ['an older workbook', bytes(0xd0, 0xcf, 0x11, 0xe0, 0x00)],
])('does not take %s for a text', (_, file) => {
  expect(decodeGuestFile(file)).toEqual({ type: 'not-text' });
});
