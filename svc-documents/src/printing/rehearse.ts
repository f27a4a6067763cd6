import type { Page } from 'puppeteer-core';
import { printOn } from '../chromium/open-print-page.ts';
import { type Fonts, withFonts } from '../fonts/font-faces.ts';

const paper = `<!doctype html><html lang="en"><head><title>Rehearsal</title>
<style>body { font: 400 12pt Inter } h1 { font: 600 20pt Fraunces } b { font-weight: 600 } @page { size: A4 }</style></head>
<body><h1>1</h1><p>2 <b>3</b></p><table><tr><td>4</td></tr></table></body></html>`;

/** Prints a paper for nobody, in the fonts of the house: what a browser loads for its first paper, nobody waits for then. */
export const rehearse =
  (fonts: Fonts) =>
  (page: Page): Promise<Uint8Array> =>
    printOn(page, withFonts(paper, fonts));
