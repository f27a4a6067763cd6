/**
 * Takes out of a PDF what differs from one printing to the next, at equal length so that every offset in the file stays true:
 * its two dates become `instant` (milliseconds), and the names of its structure nodes, which go on counting from document to
 * document, count from one.
 */
export const fixBytes = (pdf: Uint8Array, instant: number): Buffer => {
  const text = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength).toString('latin1');
  const date = `${new Date(instant).toISOString().replace(/\D/g, '').slice(0, 14)}+00'00'`;
  const names = [...new Set(text.match(nodeName))].toSorted();
  const fixed = new Map(names.map((name, index) => [name, `(node${String(index + 1).padStart(8, '0')})`]));
  const steady = text
    .replace(/\/(CreationDate|ModDate) \(D:\d{14}\+00'00'\)/g, `/$1 (D:${date})`)
    .replace(nodeName, (name) => fixed.get(name) ?? name);
  return Buffer.from(steady, 'latin1');
};

const nodeName = /\(node\d{8}\)/g;
