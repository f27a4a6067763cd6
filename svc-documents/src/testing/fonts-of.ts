/** Names of the fonts in a PDF whose objects are not packed, without the marks of their subsets. Throws where one is not embedded. */
export const fontsOf = (pdf: Uint8Array): string[] => {
  const text = Buffer.from(pdf).toString('latin1');
  if (/\/Subtype \/Type3\b/.test(text)) throw new Error('a font is written as drawings');
  const described = [...text.matchAll(/\/FontName \/(?:[A-Z]{6}\+)?([\w-]+)/g)].map(([, name = '']) => name);
  const files = text.match(/\/FontFile2? /g) ?? [];
  if (files.length < described.length) throw new Error('a font is not inside the document');
  return [...new Set(described)].toSorted();
};
