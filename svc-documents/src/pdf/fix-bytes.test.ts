import { fixBytes } from './fix-bytes.ts';

const printed = (date: string, first: number) => {
  const node = (offset: number) => `(node${String(first + offset).padStart(8, '0')})`;
  return Buffer.from(
    `%PDF-1.4\n/CreationDate (D:${date}+00'00')\n/ModDate (D:${date}+00'00')>>\nstream\n\u00ff\u0000\u0080endstream\n/Limits [${node(0)} ${node(7)}] /ID ${node(0)} /Headers [${node(7)}]\n%%EOF\n`,
    'latin1',
  );
};

it('makes two printings of one document equal, byte for byte and at the same length', () => {
  const instant = Date.UTC(2026, 8, 14, 8);
  const one = fixBytes(printed('20261120113339', 625), instant);
  const other = fixBytes(printed('20270101000000', 90_829), instant);
  expect(one.equals(other)).toBe(true);
  expect(one).toHaveLength(printed('20261120113339', 625).length);
});

it('dates the document by the instant given and counts its nodes from one, in their order', () => {
  const text = fixBytes(printed('20261120113339', 625), Date.UTC(2026, 8, 14, 8, 1, 2)).toString('latin1');
  expect(text).toContain("/CreationDate (D:20260914080102+00'00')\n/ModDate (D:20260914080102+00'00')");
  expect(text).toContain('/Limits [(node00000001) (node00000002)] /ID (node00000001) /Headers [(node00000002)]');
});

it('leaves every other byte as it is', () => {
  const plain = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));
  expect(fixBytes(plain, 0).equals(plain)).toBe(true);
});
