import { printOn } from '@plenary/svc-documents/chromium/open-print-page';
import { documentsWorld } from '@plenary/svc-documents/testing/documents-world';
import { fullQuote } from '@plenary/svc-documents/testing/make-quote';
import { printingWorld } from '@plenary/svc-documents/testing/printing-world';
import { heading, ms, quantile, row, timeRuns } from './measure.ts';

const rounds = 40;
const atOnce = 10;
/** Quotes that differ on paper too: their reference is the beginning of the id. */
const idOf = (run: number) => `${String(run).padStart(8, '0')}-6f0e-4c37-9d1c-2f5f7b0a9e01`;

/** A quote as PDF in svc-documents alone, against its own Chromium printing the very same page (guarantees: at most 1.3 times as long). */
export const benchDocuments = async (): Promise<void> => {
  heading('Quote PDF, beside Chromium printing the same page in the same browser, in turns');
  const printing = printingWorld();
  const quotes = Array.from({ length: 4 * rounds }, (_, run) => ({ ...fullQuote('fr'), id: idOf(run) }));
  let html = '';
  const world = await documentsWorld({
    printer: {
      print: (page) => {
        html = page;
        return printing.printer.print(page);
      },
    },
    quotes: () => quotes,
  });
  const get = async (run: number) => {
    const answer = await world.get(`/api/quotes/${idOf(run)}/pdf?lng=fr`);
    if (answer.status !== 200) throw new Error(`the PDF answered ${answer.status}`);
    await answer.arrayBuffer();
  };
  const printAlone = () => printing.browser.withPage(AbortSignal.timeout(60_000), (page) => printOn(page, html));
  try {
    const [cold = 0] = await timeRuns(1, () => get(0));
    const warmUp = 10;
    for (let run = 1; run < warmUp; run++) await get(run);
    const [alone, whole]: [number[], number[]] = [[], []];
    for (let run = warmUp; run < warmUp + rounds; run++) {
      whole.push(...(await timeRuns(1, () => get(run))));
      alone.push(...(await timeRuns(1, printAlone)));
    }
    const [print, warm] = [alone, whole].map((times) =>
      quantile(
        times.toSorted((a, b) => a - b),
        0.5,
      ),
    ) as [number, number];
    const kept = quantile(await timeRuns(rounds, () => get(warmUp)), 0.5);
    const together = quantile(
      await timeRuns(5, (turn) => Promise.all(Array.from({ length: atOnce }, (_, one) => get(2 * rounds + turn * atOnce + one)))),
      0.5,
    );
    row('Chromium alone', `p50 ${ms(print)}`);
    row('cold, Chromium started first', ms(cold), `${(cold / print).toFixed(1)} x Chromium alone`);
    row('warm', `p50 ${ms(warm)}`, `${(warm / print).toFixed(2)} x Chromium alone`);
    row('kept', `p50 ${ms(kept)}`, `${(kept / print).toFixed(2)} x Chromium alone`);
    row(`${atOnce} at once, two pages`, ms(together), `${((together / print) * (2 / atOnce)).toFixed(2)} x Chromium alone, each`);
  } finally {
    await Promise.all([printing.stop(), world.close()]);
  }
};
