export const supplementsStyle = `
.part table { margin-top: 1mm; }
.part thead th { padding: 1.4mm 0; color: #4A5166; font-size: 7.5pt; font-weight: 400; }
.part .figure { width: 31mm; text-align: right; white-space: nowrap; }
.part tbody th, .part tbody td, .part tfoot th, .part tfoot td { padding: 1.5mm 0; border-bottom: 0.2mm solid #E4DFD6; vertical-align: top; }
.part tbody th { padding-right: 6mm; }
.part tr { break-inside: avoid; }
.part .sum th, .part .sum td { font-weight: 600; }
.part .grand th, .part .grand td { padding-top: 2.4mm; border-top: 0.4mm solid #131A2B; border-bottom: 0; font: 600 13pt/1.2 Fraunces; }
.part .grand td { font-size: 11pt; }
.note { margin-top: 2.4mm; font-size: 8.5pt; }
`;
