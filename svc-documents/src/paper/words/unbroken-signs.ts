import { frenchSpaces } from '@plenary/contracts/french-spaces';

const unbrokenIn = (words: unknown): unknown => {
  if (typeof words === 'string') return frenchSpaces(words);
  if (typeof words === 'function') return (...given: unknown[]) => unbrokenIn(words(...given));
  if (Array.isArray(words)) return words.map(unbrokenIn);
  if (typeof words === 'object' && words !== null)
    return Object.fromEntries(Object.entries(words).map(([name, inner]) => [name, unbrokenIn(inner)]));
  return words;
};

/** French words of a paper with no-break spaces at their signs, also in what their functions answer. */
export const withUnbrokenSigns = <Words extends object>(words: Words): Words => unbrokenIn(words) as Words;
