import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

interface PdfField {
  name: string;
  type: 'Tx' | 'Btn' | 'Sig';
  value: string | null;
  tooltip: string;
  readOnly: boolean;
  maxLength?: number;
  /** Of a choice. */
  option?: string;
  /** From one. */
  page: number;
}

export interface ReadPdf {
  title: string;
  language: string;
  xmp: { title: string | null; pdfua: string | null };
  isTagged: boolean;
  bookmarks: string[];
  /** Every structure element, page after page. */
  structure: { role: string; alt?: string }[];
  fields: PdfField[];
  /** Size in points; `right` is where the text that goes farthest ends. */
  pages: { text: string; width: number; height: number; right: number }[];
  /** Text of all pages. */
  text: string;
}

/** The content of some PDFs as a reader sees it. */
export const readPdfs = async (pdfs: readonly Uint8Array[]): Promise<ReadPdf[]> => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'read-pdf-'));
  try {
    const files = pdfs.map((_, index) => path.join(folder, `${index}.pdf`));
    await Promise.all(files.map((file, index) => writeFile(file, pdfs[index] ?? '')));
    const { stdout } = await run(process.execPath, [path.join(import.meta.dirname, 'read-pdf.mjs'), ...files], { maxBuffer: 64_000_000 });
    const read: Omit<ReadPdf, 'text'>[] = JSON.parse(stdout);
    return read.map(plainSpaces);
  } finally {
    await rm(folder, { recursive: true });
  }
};

export const readPdf = async (pdf: Uint8Array): Promise<ReadPdf> => {
  const [read] = await readPdfs([pdf]);
  if (!read) throw new Error('nothing was read');
  return read;
};

/** Kinds of spaces and of apostrophes become the plain ones: a font may draw two of them with one glyph. */
const plainSpaces = (read: Omit<ReadPdf, 'text'>): ReadPdf => {
  const pages = read.pages.map((page) => ({ ...page, text: page.text.replace(/[\u00a0\u202f]/g, ' ').replace(/[’ʼ]/g, "'") }));
  return { ...read, pages, text: pages.map(({ text }) => text).join('\n') };
};
