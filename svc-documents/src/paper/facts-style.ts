export const factsStyle = `
h1 { margin-top: 12mm; font-size: 26pt; }
.intro { margin-top: 3mm; font-size: 10pt; color: #4A5166; }
.part { margin-top: 8mm; break-inside: avoid; }
.part h2 { padding-bottom: 1.4mm; border-bottom: 0.4mm solid #131A2B; font-size: 12pt; }
.headline { margin-top: 2.4mm; font-size: 14pt; line-height: 1.2; }
.fact { display: flex; gap: 6mm; padding: 1.5mm 0; border-bottom: 0.2mm solid #E4DFD6; font-variant-numeric: tabular-nums; }
.fact .term { flex: none; width: 46mm; color: #4A5166; }
.fact.strong { font-weight: 600; }
.fingerprint { margin-top: 6mm; padding: 4mm 5mm; background: #FBF9F5; border-radius: 2.5mm; break-inside: avoid; }
.fingerprint h2 { font: 400 8pt/1.3 Inter; color: #4A5166; }
.fingerprint p { margin-top: 1.4mm; font-size: 10pt; font-weight: 600; font-variant-numeric: tabular-nums; letter-spacing: 0.01em; }
.explanation { margin-top: 9mm; font-size: 8.5pt; color: #4A5166; }
`;
