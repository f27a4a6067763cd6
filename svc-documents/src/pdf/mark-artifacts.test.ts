import { markedContent } from './mark-artifacts.ts';

it('marks what is painted outside every tag, and nothing else', () => {
  const content = [
    'q\n/G3 gs\nBT\n/F4 16 Tf\n<0033> Tj\nET\nQ\n',
    '/P <</MCID 0 >>BDC\nBT\n<0044> Tj\nET\nEMC\n',
    'q\n1 0 0 1 0 0 cm\n',
    '/Figure <</MCID 1 >>BDC\n0 0 100 50 re\nf\nEMC\n',
    'Q\n0 0 5 5 re\nf*\n',
  ];
  expect(markedContent(content.join(''))).toBe(
    `/Artifact BMC\n${content[0]}EMC\n${content[1]}${content[2]}${content[3]}/Artifact BMC\n${content[4]}EMC\n`,
  );
});

it('keeps together what is tagged, also where a glyph in it says what it means', () => {
  const apostrophe = '/Span<</ActualText <FEFF2019> >> BDC\n<0012> Tj\nEMC\n';
  const tagged = `/P <</MCID 3 >>BDC\nBT\n<0033> Tj\n${apostrophe}<0044> Tj\nET\nEMC\n`;
  const untagged = `BT\n<0033> Tj\n${apostrophe}ET\n`;
  expect(markedContent(untagged + tagged + untagged)).toBe(`/Artifact BMC\n${untagged}EMC\n${tagged}/Artifact BMC\n${untagged}EMC\n`);
});

it.each([
  ['state alone', 'q\n.24 0 0 -.24 0 841 cm\n0 0 0 rg\nQ\n'],
  ['a clip', '237 237 2007 3035 re\nW* n\n'],
  ['nothing', ''],
])('leaves %s as it is', (_, content) => {
  expect(markedContent(content)).toBe(content);
});
