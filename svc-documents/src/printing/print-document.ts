import { createHash } from 'node:crypto';
import { refuse } from '@plenary/http/refuse';
import { PrinterUnavailable } from '../chromium/printer-unavailable.ts';
import type { DocumentsDeps } from '../deps.ts';
import { withFonts } from '../fonts/font-faces.ts';
import { finishPdf } from '../pdf/finish-pdf.ts';
import type { Printable } from '../pdf/printable.ts';

/** Larger than any quote: a larger document is a fault of ours, and is refused. */
const maxBytes = 10_000_000;

/** The cached document of this content, else a new print. Refuses `documents-unavailable` without a printer. */
export const keptDocument = async (deps: DocumentsDeps, printable: Printable): Promise<Uint8Array> => {
  const hash = createHash('sha256').update(JSON.stringify(printable)).digest('hex');
  return (await deps.kept.get(hash)) ?? (await printOnce(deps, { hash, printable }));
};

/** A new print, not cached: the caller stores it. Refuses as `keptDocument` does. */
export const freshDocument = async ({ printer, fonts, formFonts, logger }: DocumentsDeps, printable: Printable): Promise<Uint8Array> => {
  try {
    const pdf = await finishPdf(await printer.print(withFonts(printable.html, fonts)), printable, formFonts);
    if (pdf.byteLength > maxBytes) throw new Error(`a document of ${pdf.byteLength} bytes`);
    return pdf;
  } catch (error) {
    if (!(error instanceof PrinterUnavailable)) throw error;
    logger.warn({ err: error, reason: error.reason }, 'document not printed');
    return refuse('documents-unavailable', { retryAfterSeconds: error.reason === 'no-chromium' ? 60 : 5 });
  }
};

interface HashedPrintable {
  hash: string;
  printable: Printable;
}

/** Concurrent requests for the same document share one print; none waits for the cache. */
const printOnce = (deps: DocumentsDeps, { hash, printable }: HashedPrintable): Promise<Uint8Array> => {
  const { printings, kept, logger } = deps;
  const underWay = printings.get(hash);
  if (underWay) return underWay;
  const printing = freshDocument(deps, printable);
  printings.set(hash, printing);
  const keep = (pdf: Uint8Array) => kept.put(hash, pdf).catch((error: unknown) => logger.error({ err: error }, 'document not kept'));
  void printing.then(keep, () => undefined).finally(() => printings.delete(hash));
  return printing;
};
