import { deflateSync, inflateSync } from 'node:zlib';
import { PDFName, type PDFPage, PDFRawStream, PDFRef } from '@cantoo/pdf-lib';

const paints = /\s(?:Tj|TJ|f\*?|S|s|B\*?|b\*?|sh|Do)\n/;
/** Start and end of marked content, as a part of the structure or only as the meaning of a glyph. */
const marks = /^(?:(?<tag>\/\w+ <<\/MCID \d+ >>BDC)|(?<other>.*B[DM]C)|EMC)\n/gm;

/**
 * Marks what Chromium paints without a tag (page margins, watermark, decoration) as an artifact: a screen reader passes over it, and
 * PDF/UA wants everything either tagged or marked.
 */
export const markArtifacts = (page: PDFPage): void => {
  const { node, doc } = page;
  const contents = node.Contents();
  if (!contents) return;
  const flate = PDFName.of('FlateDecode');
  if (!(contents instanceof PDFRawStream) || contents.dict.get(PDFName.of('Filter')) !== flate)
    throw new Error('Chromium wrote a page of another kind');
  const marked = markedContent(inflateSync(contents.contents).toString('latin1'));
  const stream = doc.context.stream(deflateSync(Buffer.from(marked, 'latin1'), { level: 3 }), { Filter: flate });
  const ref = node.get(PDFName.of('Contents'));
  if (!(ref instanceof PDFRef)) throw new Error('Chromium wrote a page of another kind');
  doc.context.assign(ref, stream);
};

/** Chromium writes its text as hexadecimal digits, so that no string can look like one of these operators. */
export const markedContent = (content: string): string => {
  const parts: string[] = [];
  let done = 0;
  const open: ('tag' | 'other')[] = [];
  for (const { 0: mark, index, groups } of content.matchAll(marks)) {
    if (groups?.tag && !open.includes('tag')) {
      parts.push(asArtifact(content.slice(done, index)));
      done = index;
    }
    if (groups?.tag || groups?.other) open.push(groups.tag ? 'tag' : 'other');
    else if (open.pop() === 'tag' && !open.includes('tag')) {
      parts.push(content.slice(done, index + mark.length));
      done = index + mark.length;
    }
  }
  parts.push(asArtifact(content.slice(done)));
  return parts.join('');
};

const asArtifact = (part: string): string => (paints.test(part) ? `/Artifact BMC\n${part}EMC\n` : part);
