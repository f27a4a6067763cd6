import { fileURLToPath } from 'node:url';

const loader = fileURLToPath(new URL('./subset-font.mjs', import.meta.url));
const keepFeatures = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'lnum', 'tnum'];

/** The two fonts of a first screen: text from weight 400 to 600, headings at 600 from 18 to 72 points. Half their bytes of the package. */
export const firstFonts = () => [
  { test: /inter-latin-wght-normal\.woff2$/, loader, options: { keepFeatures, variationAxes: { wght: { min: 400, max: 600 } } } },
  {
    test: /fraunces-latin-opsz-normal\.woff2$/,
    loader,
    options: { keepFeatures, variationAxes: { wght: 600, opsz: { min: 18, max: 72 } } },
  },
];
