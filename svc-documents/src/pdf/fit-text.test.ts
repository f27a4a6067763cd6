import fc from 'fast-check';
import { fitText } from './fit-text.ts';
import { type FormFonts, readFormFonts } from './form-fonts.ts';

let fonts: FormFonts;
beforeAll(async () => {
  fonts = await readFormFonts();
});

const box = { width: 240, height: 18 };
const fitted = (text: string, size = box) => fitText({ text, ...size, fonts });
const textOf = ({ lines }: ReturnType<typeof fitText>) =>
  lines.map((line) => String.fromCodePoint(...line.map(({ codePoint }) => codePoint))).join('');

describe('the value of a field', () => {
  it('is set on one line in the usual size if it fits', () => {
    expect(fitted('Atelier Nord')).toMatchObject({ size: 9, lines: [expect.any(Array)] });
  });

  it('is larger in a tall box', () => {
    expect(fitted('Claire Martin', { width: 240, height: 68 }).size).toBe(14);
  });

  it('is complete and within the box, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (text) => {
        const placed = fitted(text);
        expect(textOf(placed)).toBe(text);
        for (const line of placed.lines) {
          const width = line.reduce((sum, sign) => sum + sign.width, 0);
          if (line.length > 1) expect((width * placed.size) / 1_000).toBeLessThanOrEqual(box.width - 8);
        }
      }),
    );
  });

  it('is broken after a word where possible', () => {
    const { lines } = fitted(`${'mot '.repeat(40)}fin`);
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines.slice(0, -1)) expect(line.at(-1)?.codePoint).toBe(0x20);
  });

  it('is written with the letters of its script', () => {
    const fontNames = (text: string) => [
      ...new Set(
        fitted(text)
          .lines.flat()
          .map(({ font }) => fonts[font]?.name),
      ),
    ];
    expect(fontNames('Élan & Çà')).toEqual(['Inter-latin']);
    expect(fontNames('Łódź')).toEqual(expect.arrayContaining(['Inter-latinext', 'Inter-latin']));
    expect(fontNames('Αθήνα')).toEqual(['Inter-greek']);
    expect(fontNames('Київ')).toEqual(['Inter-cyrillic']);
  });
});
