/** Rows stay whole; a table that goes on names its columns again. */
export const sheetStyle = `
h1 { margin-top: 7mm; font-size: 20pt; line-height: 1.1; }
.intro { margin-top: 1.6mm; font-size: 10pt; }
.intro + .intro { color: #4A5166; font-size: 9pt; }
.part { margin-top: 6mm; }
.part h2 { padding-bottom: 1.2mm; border-bottom: 0.4mm solid #131A2B; font: 600 11pt/1.3 Inter; }
.part table { margin-top: 1.4mm; font-size: 8pt; line-height: 1.35; }
.part th, .part td { padding: 1.1mm 2mm 1.1mm 0; border-bottom: 0.2mm solid #E4DFD6; vertical-align: top; white-space: pre-line; }
.part thead th { color: #4A5166; font-size: 7.5pt; }
.part tr { break-inside: avoid; }
.part tbody th { font-weight: 600; }
.fact { display: flex; gap: 5mm; padding: 1.1mm 0; border-bottom: 0.2mm solid #E4DFD6; break-inside: avoid; }
.fact .term { flex: none; width: 40mm; color: #4A5166; }
.fact span { white-space: pre-line; }
.as-of { margin-top: 6mm; font-size: 8pt; color: #4A5166; }
`;
