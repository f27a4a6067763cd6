import { baseStyle, pageStyle } from './base-style.ts';
import { type Paper, titleOf } from './paper.ts';

const bodyStyle = `
.free-text { margin-top: 3.5mm; white-space: pre-line; }
.ended { margin-top: 3.5mm; padding: 2mm 3.5mm; border-left: 1.2mm solid #B3261E; border-radius: 0 1.5mm 1.5mm 0; background: #FDF0EE; font: 600 10pt/1.35 Inter; break-inside: avoid; }
.parties { display: grid; grid-auto-flow: column; grid-template-columns: minmax(0, 1.25fr); grid-auto-columns: minmax(0, 1fr); gap: 5mm; margin-top: 3.5mm; break-inside: avoid; }
.parties h2, .summary h2 { font: 400 7.5pt/1.3 Inter; color: #4A5166; }
.headline { margin-top: 0.8mm; font-size: 12pt; line-height: 1.2; }
.detail { margin-top: 0.8mm; color: #4A5166; font-size: 8.25pt; line-height: 1.35; }
.detail .line { display: block; }

.summary { margin-top: 3.5mm; padding: 2.5mm 4mm; background: #FBF9F5; border-radius: 2.5mm; break-inside: avoid; }
.summary .lone { margin-bottom: 4mm; font-size: 22pt; }
.place-and-time { display: grid; align-items: center; grid-template-columns: minmax(0, 1fr) 94mm; gap: 5mm; }
.where > div + div { margin-top: 2mm; }
.where .headline { font-size: 11pt; }
.rooms { display: flex; flex-wrap: wrap; align-items: baseline; column-gap: 5mm; margin-top: 1.5mm; font-weight: 600; line-height: 1.3; }
.amendment, .variants { margin-top: 3.5mm; padding: 2.4mm 3.5mm; border-left: 1.2mm solid #131A2B; border-radius: 0 1.5mm 1.5mm 0; background: #FBF9F5; break-inside: avoid; }
.amendment h2, .variants h2 { font: 600 10pt/1.3 Inter; }
.amendment table, .variants table { width: 100%; margin-top: 1.2mm; border-collapse: collapse; }
.amendment th, .amendment td, .variants th, .variants td { padding: 0.6mm 2mm 0.6mm 0; text-align: left; vertical-align: top; font-weight: 400; }
.amendment thead th, .variants thead th { color: #4A5166; font-size: 7.5pt; }
.amendment tbody th, .variants tbody th { color: #4A5166; }
.amendment td, .variants td { font-weight: 600; }
.amendment p, .variants p { margin-top: 1.2mm; }
.variants .sum { text-align: right; white-space: nowrap; }
.pictures { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 2.4mm; }
.picture { display: block; width: 100%; height: 22mm; border-radius: 1.5mm; object-fit: cover; overflow: hidden; }

.banner { display: flex; justify-content: space-between; align-items: baseline; gap: 6mm; margin-top: 3.5mm; padding: 1.2mm 3.5mm; border-left: 1.2mm solid #F4B400; border-radius: 0 1.5mm 1.5mm 0; background: #FFF4DB; break-after: avoid; }
.banner .name { font: 600 12pt/1.2 Fraunces; }
.banner .kind { font-size: 8pt; color: #4A5166; }
.banner + .day { margin-top: 3mm; }
.day { margin-top: 3.5mm; table-layout: fixed; }
.day.short { break-inside: avoid; }
thead { break-inside: avoid; break-after: avoid; }
thead th { padding: 0 0 1.4mm; border-bottom: 0.4mm solid #131A2B; vertical-align: bottom; font-weight: 400; font-size: 7.5pt; line-height: 1.25; color: #4A5166; }
thead .date { padding-right: 4mm; color: #131A2B; }
thead .date h2 { font-size: 12pt; }
.quantity { width: 16mm; text-align: right; }
.price { width: 36mm; text-align: right; }
.amount { width: 28mm; text-align: right; }
tbody tr { break-inside: avoid; }
.line th, .line td { padding: 1.05mm 0; border-bottom: 0.2mm solid #E4DFD6; vertical-align: top; }
.line th { padding-right: 6mm; }
.subtext { display: block; margin-top: 0.4mm; font-weight: 400; font-size: 7.75pt; color: #4A5166; }
td.amount, .price span { white-space: nowrap; }
.line:first-child { break-after: avoid; }
.line:last-child, .day-total { break-before: avoid; }
.line:nth-last-child(2):has(+ .day-total) { break-before: avoid; }
.day-total th, .day-total td { padding: 1.5mm 0 0; font-size: 8.5pt; color: #4A5166; }
.day-total th { text-align: right; }
.day-total td { font-weight: 600; color: #131A2B; }
.additional { margin-top: 3mm; break-inside: avoid; }
.additional h2 { font-size: 10pt; }
.additional p { margin-top: 1mm; white-space: pre-line; }

.closing { display: grid; align-items: start; grid-template-columns: minmax(0, 1fr) 86mm; gap: 5mm; margin-top: 3mm; break-inside: avoid; break-before: avoid; }
.conditions { font-size: 7.75pt; line-height: 1.33; color: #4A5166; }
.conditions h2 { color: #131A2B; font-size: 10pt; }
.conditions p { margin-top: 1mm; }
.conditions section { margin-top: 1mm; }
.conditions section > * { display: inline; font-size: 7.75pt; }
.conditions section > h2::after { content: '. '; }
.conditions section > p + p::before { content: ' '; }
.totals { padding: 2mm 4mm; background: #FBF9F5; border-radius: 2.5mm; }
.totals th, .totals td { padding: 0.55mm 0; vertical-align: baseline; }
.totals th { padding-right: 3mm; color: #4A5166; }
.totals td { text-align: right; white-space: nowrap; }
.totals .base { font-size: 7.75pt; white-space: nowrap; }
.strong th, .strong td { border-top: 0.2mm solid #E4DFD6; color: #131A2B; font-weight: 600; }
.grand th, .grand td { padding-top: 1.8mm; padding-bottom: 1.8mm; border-top: 0.4mm solid #131A2B; color: #131A2B; font: 600 14pt/1.2 Fraunces; }
.totals .deposit th, .deposit td { padding-top: 2mm; border-top: 0.2mm solid #E4DFD6; color: #131A2B; font-weight: 600; }

.watermark { position: fixed; inset: 0; z-index: 1; display: grid; place-items: center; overflow: hidden; }
.watermark span { transform: rotate(-52deg); white-space: nowrap; font: 600 104pt/1 Fraunces; letter-spacing: -0.01em; color: rgb(19 26 43 / 5.5%); }
.watermark .smaller { font-size: 92pt; }
`;

/** The whole style of a quote's paper; a goal without header or settlement footer has none in its margins either. */
export const printStyle = (paper: Paper): string => {
  const { document, parts, words } = paper;
  const margins = {
    running: parts.header ? titleOf(paper) : '',
    footer: parts.settlementFooter ? document.information.settlementCompany.footer : '',
    page: words.page,
    of: words.of,
  };
  return pageStyle(margins) + baseStyle + bodyStyle;
};
