/** Free text is what one person writes and another reads. One rule for every such field, in the browser and in the services. */

const joiningScripts = 'Arabic Syriac Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala';
const joining = `[${joiningScripts.replaceAll(/\w+ ?/g, (script) => `\\p{Script=${script.trim()}}`)}]`;

/**
 * Invisible characters that change the look of their neighbours, between these alone: joiners of such scripts, parts of an emoji. And the
 * places kept for the emoji of later versions of Unicode.
 */
const needed = [
  `(?<=${joining})[\\u200c\\u200d](?=${joining})`,
  '(?<=\\p{Extended_Pictographic})[\\ufe0e\\ufe0f]',
  '(?<=[\\d#*])\\ufe0f(?=\\u20e3)',
  '(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f])\\u200d(?=\\p{Extended_Pictographic})',
  '\\p{Extended_Pictographic}',
].join('|');

/**
 * Bidirectional controls, characters without a glyph (zero-width, soft hyphen, fillers, tags, the Braille blank, the place of an object),
 * those that no standard gives a glyph (private use, unassigned), half a surrogate pair, and control characters but for breaks and tabs:
 * with them a text looks like another one, or hides one.
 */
const unseen = [
  '\\p{Default_Ignorable_Code_Point}\\p{Private_Use}\\p{Unassigned}\\p{Surrogate}',
  '\\p{Line_Separator}\\p{Paragraph_Separator}\\ufff9-\\ufffc\\u2800',
  '\\0-\\x08\\x0e-\\x1f\\x7f-\\x9f',
].join('');

const unseenCharacters = new RegExp(`(?!${needed})[${unseen}]`, 'gu');

/** The error code of a field whose text has such a character. */
export const unseenCode = 'unseen_characters';

export const withoutUnseen = (text: string): string => text.replace(unseenCharacters, '');

export const hasUnseen = (text: string): boolean => withoutUnseen(text) !== text;
