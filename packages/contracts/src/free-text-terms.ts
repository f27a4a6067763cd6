/** Free text is what one person writes and another reads. One rule for every such field, in the browser and in the services. */

const joiningScripts = 'Arabic Syriac Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala';
const joining = `[${joiningScripts.replaceAll(/\w+ ?/g, (script) => `\\p{Script=${script.trim()}}`)}]`;

/** The flags of England, Scotland and Wales: a black flag with tags, the only such that Unicode recommends. */
const flagOfTags =
  '\\u{1f3f4}\\u{e0067}\\u{e0062}(?:\\u{e0065}\\u{e006e}\\u{e0067}|\\u{e0073}\\u{e0063}\\u{e0074}|\\u{e0077}\\u{e006c}\\u{e0073})\\u{e007f}';

/**
 * Unicode's invisible stackers, which draw the letter after them below the one before (Burmese, Khmer and the like), and the joiners of
 * Brahmi numbers and of Tifinagh consonants, each with the characters of its script: elsewhere they draw nothing. Blocks instead of names
 * of scripts, for not every browser knows all of them.
 */
const stackersOf = [
  ['\\u1039', '\\u1000-\\u109f\\ua9e0-\\ua9ff\\uaa60-\\uaa7f'],
  ['\\u17d2', '\\u1780-\\u17ff'],
  ['\\u1a60', '\\u1a20-\\u1aaf'],
  ['\\u1bab', '\\u1b80-\\u1bbf'],
  ['\\u2d7f', '\\u2d30-\\u2d7e'],
  ['\\uaaf6', '\\uaae0-\\uaaff\\uabc0-\\uabff'],
  ['\\u{10a3f}', '\\u{10a00}-\\u{10a5f}'],
  ['\\u{1107f}', '\\u{11000}-\\u{1107e}'],
  ['\\u{11133}', '\\u{11100}-\\u{1114f}'],
  ['\\u{113d0}', '\\u{11380}-\\u{113ff}'],
  ['\\u{1193e}', '\\u{11900}-\\u{1195f}'],
  ['\\u{11a47}', '\\u{11a00}-\\u{11a4f}'],
  ['\\u{11a99}', '\\u{11a50}-\\u{11aaf}'],
  ['\\u{11d45}', '\\u{11d00}-\\u{11d5f}'],
  ['\\u{11d97}', '\\u{11d60}-\\u{11daf}'],
  ['\\u{11f42}', '\\u{11f00}-\\u{11f5f}'],
] as const;
const stackers = stackersOf.map(([stacker]) => stacker).join('');
const inScript = (script: string) => `(?=[${script}])[\\p{Letter}\\p{Number}]`;
/** Burmese stacks below a letter whose vowel is killed (U+103A) too. */
const stacked = stackersOf.map(([stacker, script]) => `(?<=${inScript(script)}\\u103a?)${stacker}(?=${inScript(script)})`);

/**
 * Invisible characters that change the look of their neighbours, between these alone: joiners and stackers of such scripts, variants of Han
 * and Mongolian letters, parts of an emoji. And the places kept for the emoji of later versions of Unicode.
 */
const needed = [
  `(?<=${joining})[\\u200c\\u200d](?=${joining})`,
  '(?<=\\p{Script=Han})[\\ufe00-\\ufe02\\u{e0100}-\\u{e01ef}]',
  '(?<=(?=\\p{Letter})\\p{Script=Mongolian})[\\u180b-\\u180f]',
  ...stacked,
  '(?<=\\p{Extended_Pictographic})[\\ufe0e\\ufe0f]',
  '(?<=[\\d#*])\\ufe0f(?=\\u20e3)',
  '(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f])\\u200d(?=\\p{Extended_Pictographic})',
  '\\p{Extended_Pictographic}',
].join('|');

/**
 * Bidirectional controls, characters without a glyph (zero-width, soft hyphen, fillers, tags, the Braille blank, the place of an object,
 * blanks and controls of musical notes, hieroglyphs and Khitan letters), those that no standard gives a glyph (private use, unassigned),
 * half a surrogate pair, and control characters but for breaks and tabs: with them a text looks like another one, or hides one.
 */
const unseen = [
  '\\p{Default_Ignorable_Code_Point}\\p{Private_Use}\\p{Unassigned}\\p{Surrogate}',
  '\\p{Line_Separator}\\p{Paragraph_Separator}\\ufff9-\\ufffc\\u2800',
  '\\u{1d159}\\u{13430}-\\u{13442}\\u{16fe4}',
  stackers,
  '\\0-\\x08\\x0e-\\x1f\\x7f-\\x9f',
].join('');

const unseenCharacters = new RegExp(`(?<kept>${flagOfTags})|(?!${needed})[${unseen}]`, 'gu');

/** The error code of a field whose text has such a character. */
export const unseenCode = 'unseen_characters';

export const withoutUnseen = (text: string): string => text.replace(unseenCharacters, '$<kept>');

export const hasUnseen = (text: string): boolean => withoutUnseen(text) !== text;
