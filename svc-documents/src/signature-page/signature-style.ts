/** The signature page fits on one sheet in every language. */
export const signatureStyle = `
.signature-page { break-before: page; }
.signature-page h1 { margin-top: 0; font-size: 22pt; }
.signature-page .intro { margin-top: 1.5mm; color: #4A5166; }
.group { margin-top: 5.5mm; }
.group h2 { padding-bottom: 1.2mm; border-bottom: 0.2mm solid #E4DFD6; font-size: 10.5pt; }
.fields { display: grid; grid-template-columns: repeat(12, minmax(0, 1fr)); gap: 2.2mm 4mm; margin-top: 2.2mm; }
.label { color: #4A5166; font-size: 7.5pt; line-height: 1.3; white-space: nowrap; }
.box { height: 6.4mm; margin-top: 0.7mm; border: 0.2mm solid #8C90A0; border-radius: 1mm; background: #FFFFFF; }
.box .place { display: block; height: 100%; }
.beside { display: grid; grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); gap: 8mm; }
.options { grid-column: 1 / -1; display: flex; gap: 1.6mm 8mm; }
.options.upright { flex-direction: column; padding-top: 0.4mm; }
.option { display: flex; align-items: center; gap: 2mm; }
.option .place { flex: none; display: block; width: 3.8mm; height: 3.8mm; }
.strong-group { padding: 4mm 5mm 5mm; background: #FBF9F5; border-radius: 2.5mm; }
.strong-group h2 { font-size: 12pt; }
.agreement { grid-column: span 6; padding-top: 1mm; }
.agreement p + p { margin-top: 1.6mm; color: #4A5166; font-size: 8.5pt; }
.agreement .option { font-weight: 600; }
.agreement .online { font-size: 7.5pt; }
.hand { grid-column: span 6; }
.hand .box { height: 24mm; }
`;
