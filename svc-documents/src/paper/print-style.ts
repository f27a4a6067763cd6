import { cssText } from './css-text.ts';
import type { Paper } from './paper.ts';

/** Page size and what stands in its margins: who quotes, which quote, which page. */
const pageStyle = ({ document, words }: Paper): string => {
  const { brandName, quoteReference, settlementCompany } = document.information;
  const running = `${brandName} · ${words.title} ${quoteReference}`;
  return `
@page {
  size: A4;
  margin: 20mm 18mm 24mm;
  @top-left { content: ${cssText(running)}; font: 400 7.5pt Inter; color: #4A5166; padding-top: 4mm; }
  @bottom-left { content: ${cssText(settlementCompany.footer)}; width: 142mm; font: 400 7pt/1.4 Inter; color: #4A5166; vertical-align: top; padding-top: 6mm; text-align: left; }
  @bottom-right { content: ${cssText(`${words.page} `)} counter(page) ${cssText(` ${words.of} `)} counter(pages); font: 400 7.5pt Inter; color: #4A5166; vertical-align: top; padding-top: 6mm; }
}
@page :first { margin-top: 16mm; @top-left { content: none; } }
`;
};

const bodyStyle = `
* { box-sizing: border-box; margin: 0; padding: 0; }
html { -webkit-print-color-adjust: exact; print-color-adjust: exact; }
body { font: 400 9pt/1.45 Inter, sans-serif; color: #131A2B; overflow-wrap: anywhere; hyphens: none; }
h1, h2, .brand, .headline, .date { font-family: Fraunces, serif; font-variation-settings: "opsz" 20; }
td, dd { font-variant-numeric: tabular-nums; }
table { width: 100%; border-collapse: collapse; }
th { font-weight: inherit; text-align: left; }

.header { display: flex; justify-content: space-between; align-items: flex-start; gap: 12mm; }
.brand { display: flex; align-items: center; gap: 1.8mm; font-weight: 600; font-size: 15pt; line-height: 1.1; letter-spacing: -0.01em; }
.brand svg { flex: none; width: 5.4mm; height: 4.3mm; overflow: visible; }
h1 { font-variation-settings: "opsz" 72; }
h1 { margin-top: 9mm; font-weight: 600; font-size: 32pt; line-height: 1; letter-spacing: -0.02em; }
.facts { flex: none; width: 74mm; font-size: 8.5pt; }
.facts div { display: flex; justify-content: space-between; gap: 4mm; padding: 1.35mm 0; border-bottom: 0.25mm solid #E4DFD6; }
.facts div:first-child { padding-top: 0; }
.facts dt { color: #4A5166; }
.facts dd { font-weight: 600; text-align: right; }

.summary { display: grid; grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); gap: 7mm; margin-top: 9mm; padding: 5mm 6mm; background: #FBF9F5; border-radius: 2.5mm; break-inside: avoid; }
h2 { font-weight: 600; font-size: 8.5pt; line-height: 1.3; }
.summary h2 { font: 400 7.5pt/1.3 Inter; color: #4A5166; }
.headline { margin-top: 1mm; font-weight: 600; font-size: 12pt; line-height: 1.2; }
.detail { margin-top: 1.2mm; color: #4A5166; font-size: 8.5pt; }
.detail .line { display: block; }

.day { margin-top: 8mm; table-layout: fixed; }
.day.short { break-inside: avoid; }
thead { break-inside: avoid; break-after: avoid; }
thead th { padding: 0 0 1.8mm; border-bottom: 0.4mm solid #131A2B; vertical-align: bottom; font-weight: 400; font-size: 7.5pt; line-height: 1.25; color: #4A5166; }
thead .date { padding-right: 4mm; font-weight: 600; font-size: 12pt; color: #131A2B; }
.quantity { width: 18mm; text-align: right; }
.price { width: 36mm; text-align: right; }
.amount { width: 32mm; text-align: right; }
tbody tr { break-inside: avoid; }
.line th, .line td { padding: 1.9mm 0; border-bottom: 0.2mm solid #E4DFD6; vertical-align: top; }
.line th { padding-right: 6mm; }
.subtext { display: block; margin-top: 0.4mm; font-weight: 400; font-size: 7.75pt; color: #4A5166; }
td.amount, .price s, .price span { white-space: nowrap; }
s { margin-right: 0.8mm; color: #4A5166; }
.line:first-child { break-after: avoid; }
.line:last-child, .day-total { break-before: avoid; }
.line:nth-last-child(2):has(+ .day-total) { break-before: avoid; }
.day-total th, .day-total td { padding: 1.9mm 0 0; font-size: 8.5pt; color: #4A5166; }
.day-total th { text-align: right; }
.day-total td { font-weight: 600; color: #131A2B; }

.closing { display: grid; align-items: start; grid-template-columns: minmax(0, 1fr) 94mm; gap: 8mm; margin-top: 9mm; break-inside: avoid; break-before: avoid; }
.conditions { font-size: 8pt; line-height: 1.5; color: #4A5166; }
.conditions h2 { color: #131A2B; font-size: 10pt; }
.conditions p { margin-top: 1.2mm; }
.conditions p + h2 { margin-top: 4mm; }
.totals { padding: 4mm 5mm; background: #FBF9F5; border-radius: 2.5mm; }
.totals th, .totals td { padding: 1.25mm 0; vertical-align: baseline; }
.totals th { padding-right: 3mm; color: #4A5166; }
.totals td { text-align: right; white-space: nowrap; }
.totals .base { font-size: 7.75pt; white-space: nowrap; }
.strong th, .strong td { border-top: 0.2mm solid #E4DFD6; color: #131A2B; font-weight: 600; }
.grand th, .grand td { padding-top: 2.4mm; padding-bottom: 2.4mm; border-top: 0.4mm solid #131A2B; color: #131A2B; font: 600 14pt/1.2 Fraunces; font-variation-settings: "opsz" 20; }
.deposit th, .deposit td { padding-top: 2mm; border-top: 0.2mm solid #E4DFD6; color: #131A2B; font-weight: 600; }
.totals .deposit th { border-left: 0; }

.watermark { position: fixed; inset: 0; z-index: 1; display: grid; place-items: center; overflow: hidden; }
.watermark span { transform: rotate(-52deg); white-space: nowrap; font: 600 104pt/1 Fraunces; font-variation-settings: "opsz" 20; letter-spacing: -0.01em; color: rgb(19 26 43 / 5.5%); }
.watermark .smaller { font-size: 92pt; }
.margin-fonts { position: fixed; visibility: hidden; height: 0; overflow: hidden; }
`;

export const printStyle = (paper: Paper): string => pageStyle(paper) + bodyStyle;
