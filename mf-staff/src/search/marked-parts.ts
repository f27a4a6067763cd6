interface Part {
  text: string;
  isFound: boolean;
}

/** Without capitals and accents, a letter for a letter: what is found keeps its place in the text. */
const folded = (text: string): string[] =>
  Array.from(text, (letter) => letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().charAt(0) || letter);

const isLetter = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}]/u.test(letter);

/** A text in parts, of which those are found that a searched word begins a word with: `Atelier Nord` by `atel no` in `Atel` and `No`. */
export const markedParts = (text: string, search: string): Part[] => {
  const letters = Array.from(text);
  const plain = folded(text);
  const searched = search.split(/\s+/).filter(Boolean).map(folded);
  const lengthAt = (at: number) =>
    isLetter(plain[at - 1])
      ? 0
      : Math.max(0, ...searched.map((word) => (word.every((letter, index) => plain[at + index] === letter) ? word.length : 0)));
  const parts: Part[] = [];
  const add = (from: number, to: number, isFound: boolean) => {
    if (to > from) parts.push({ text: letters.slice(from, to).join(''), isFound });
  };
  let begun = 0;
  for (let at = 0; at < letters.length; at++) {
    const length = lengthAt(at);
    if (length === 0) continue;
    add(begun, at, false);
    add(at, at + length, true);
    begun = at + length;
    at = begun - 1;
  }
  add(begun, letters.length, false);
  return parts;
};
