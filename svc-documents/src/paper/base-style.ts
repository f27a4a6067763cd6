import { cssText } from './css-text.ts';

interface Margins {
  /** Subject and parties, at the head of every page but the first. */
  running: string;
  /** At the foot of each page. */
  footer: string;
  page: string;
  of: string;
}

/** Page size and margins: issuer, quote, page number. */
export const pageStyle = ({ running, footer, page, of }: Margins): string => `
@page {
  size: A4;
  margin: 19mm 18mm 17mm;
  @top-left { content: ${cssText(running)}; font: 400 7.5pt Inter; color: #4A5166; padding-top: 4mm; }
  @bottom-left { content: ${cssText(footer)}; width: 142mm; font: 400 7pt/1.4 Inter; color: #4A5166; vertical-align: top; padding-top: 4mm; text-align: left; }
  @bottom-right { content: ${cssText(`${page} `)} counter(page) ${cssText(` ${of} `)} counter(pages); font: 400 7.5pt Inter; color: #4A5166; vertical-align: top; padding-top: 4mm; }
}
@page :first { margin-top: 11mm; @top-left { content: none; } }
`;

/** Common parts of every paper: type, brand, facts in two columns. */
export const baseStyle = `
* { box-sizing: border-box; margin: 0; padding: 0; }
html { -webkit-print-color-adjust: exact; print-color-adjust: exact; }
body { font: 400 9pt/1.45 Inter, sans-serif; color: #131A2B; overflow-wrap: anywhere; hyphens: none; orphans: 3; widows: 3; }
h1, h2, .brand, .headline { font-family: Fraunces, serif; font-weight: 600; }
td, dd { font-variant-numeric: tabular-nums; }
table { width: 100%; border-collapse: collapse; }
th { font-weight: inherit; text-align: left; }
h1 { font-size: 27pt; line-height: 1; letter-spacing: -0.02em; }
h2 { font-size: 8.5pt; line-height: 1.3; break-after: avoid; }

.header { display: flex; justify-content: space-between; align-items: flex-end; gap: 12mm; }
.header h1 { margin-top: 4mm; }
.brand { display: flex; align-items: center; gap: 1.8mm; font-size: 15pt; line-height: 1.1; letter-spacing: -0.01em; }
.brand svg { flex: none; width: 5.4mm; height: 4.3mm; overflow: visible; }
.facts { flex: none; width: 74mm; font-size: 8.5pt; }
.facts div { display: flex; justify-content: space-between; gap: 4mm; padding: 1.35mm 0; border-bottom: 0.25mm solid #E4DFD6; }
.facts dt { color: #4A5166; }
.facts dd { font-weight: 600; text-align: right; }
.margin-fonts { position: fixed; visibility: hidden; height: 0; overflow: hidden; }
`;
