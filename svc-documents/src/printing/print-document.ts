import { createHash } from 'node:crypto';
import { refuse } from '@plenary/http/refuse';
import type { DocumentsDeps } from '../deps.ts';
import { withFonts } from '../fonts/font-faces.ts';
import { finishPdf } from '../pdf/finish-pdf.ts';
import type { Printable } from './printable.ts';
import { PrinterUnavailable } from './printer-unavailable.ts';

/** Larger than any quote can be; what is larger is a fault of ours, and is given to nobody. */
const maxBytes = 10_000_000;

/** The kept document of this content, else printed now. Refuses `documents-unavailable` where nothing can be printed. */
export const keptDocument = async (deps: DocumentsDeps, printable: Printable): Promise<Uint8Array> => {
  const hash = createHash('sha256').update(JSON.stringify(printable)).digest('hex');
  return (await deps.kept.get(hash)) ?? (await printOnce(deps, { hash, printable }));
};

/** Printed anew and kept nowhere: whoever asked keeps it. Refuses as `keptDocument` does. */
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

/** Several who ask for the same document at once wait for one printing. */
const printOnce = (deps: DocumentsDeps, { hash, printable }: { hash: string; printable: Printable }): Promise<Uint8Array> => {
  const underWay = deps.printings.get(hash) ?? printAndKeep(deps, { hash, printable }).finally(() => deps.printings.delete(hash));
  deps.printings.set(hash, underWay);
  return underWay;
};

const printAndKeep = async (deps: DocumentsDeps, { hash, printable }: { hash: string; printable: Printable }): Promise<Uint8Array> => {
  const pdf = await freshDocument(deps, printable);
  await deps.kept.put(hash, pdf).catch((error: unknown) => deps.logger.error({ err: error }, 'document not kept'));
  return pdf;
};
