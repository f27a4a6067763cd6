import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { findChromium } from '@plenary/service-kit/chromium/find-chromium';
import { unpackChromium } from '@plenary/service-kit/chromium/unpack-chromium';
import { readFonts, withFonts } from '../fonts/font-faces.ts';
import { mapQuote } from '../quotes/map-quote.ts';
import { renderQuote } from '../rendering/render-quote.tsx';
import { fontsOf } from '../testing/fonts-of.ts';
import { fullQuote } from '../testing/make-quote.ts';
import { printingWorld } from '../testing/printing-world.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { testHouse, testNow } from '../testing/test-house.ts';
import { chromiumLauncher } from './launch-chromium.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'unpack-'));
});
afterEach(() => rm(folder, { recursive: true }));

const packageEntry = async (): Promise<string> => {
  const found = await findChromium({ executablePath: undefined, from: 'npm' });
  if (found.kind !== 'packed') throw new Error('the package was asked for');
  return found.packageEntry;
};

describe('the Chromium from npm', () => {
  it('prints a quote with the fonts of the house', async () => {
    const { printer, stop } = printingWorld({ launch: chromiumLauncher({ executablePath: undefined, from: 'npm', folder }) });
    const document = mapQuote({ quote: fullQuote('fr'), language: 'fr', goal: 'preview', customer: null, house: testHouse, now: testNow });
    const { html } = renderQuote({ document });
    const pdf = await printer.print(withFonts(html, await readFonts())).finally(stop);
    expect((await readPdf(pdf)).text).toContain('Total TTC 6 315,58 €');
    expect(fontsOf(pdf)).toEqual(['Fraunces-SemiBold', 'Inter-Regular', 'Inter-SemiBold']);
  });

  it('is unpacked once, even where two services start together, and leaves nothing half done', async () => {
    const entry = await packageEntry();
    const [one, other] = await Promise.all([1, 2].map(() => unpackChromium({ packageEntry: entry, folder })));
    expect(one).toEqual(other);
    expect(await readdir(folder)).toEqual([path.basename(path.dirname(one?.executablePath ?? ''))]);
    expect(await unpackChromium({ packageEntry: entry, folder })).toEqual(one);
  });

  it('is not taken from an unpacking that was cut short', async () => {
    await mkdir(path.join(folder, 'unpacking-of-a-process-that-died'));
    const { executablePath, environment } = await unpackChromium({ packageEntry: await packageEntry(), folder });
    expect(executablePath).not.toContain('unpacking');
    for (const file of [executablePath, environment.FONTCONFIG_FILE ?? '']) expect(existsSync(file)).toBe(true);
  });
});
