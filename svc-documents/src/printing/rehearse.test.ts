import type { Page } from 'puppeteer-core';
import { keepBrowser } from '../chromium/keep-browser.ts';
import { chromiumLauncher } from '../chromium/launch-chromium.ts';
import { readFonts } from '../fonts/font-faces.ts';
import { silent, testChromium } from '../testing/printing-world.ts';
import { rehearse } from './rehearse.ts';

it('a browser has printed once, in the fonts of the house, before anybody asks: on the page that the first who asks is given', async () => {
  const fonts = await readFonts();
  const rehearsed = new Promise<{ page: Page; paper: string }>((resolve) => {
    const browser = keepBrowser({
      launch: chromiumLauncher(testChromium),
      recycleAfter: 300,
      logger: silent,
      rehearse: async (page) => {
        const bytes = await rehearse(fonts)(page);
        setImmediate(async () => {
          const given = await browser.withPage(AbortSignal.timeout(30_000), async (first) => first === page);
          await browser.stop();
          resolve({ page, paper: given ? Buffer.from(bytes).toString('latin1') : 'another page' });
        });
      },
    });
    browser.warm();
  });
  const { paper } = await rehearsed;
  expect(paper.slice(0, 5)).toBe('%PDF-');
  for (const font of ['Fraunces-SemiBold', 'Inter-Regular', 'Inter-SemiBold']) expect(paper).toContain(font);
});
