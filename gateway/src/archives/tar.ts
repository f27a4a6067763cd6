/** Bytes of a header, and of each piece that a file is padded to. */
const block = 512;
const ends = Buffer.alloc(2 * block);

interface Field {
  at: number;
  length: number;
}
const name: Field = { at: 0, length: 100 };
const size: Field = { at: 124, length: 12 };
const checksum: Field = { at: 148, length: 8 };
const kind = 156;
const prefix: Field = { at: 345, length: 155 };
const regular = '0';

const octal = (value: number, { length }: Field) => `${value.toString(8).padStart(length - 1, '0')}\0`;
const textOf = (header: Buffer, { at, length }: Field) => header.toString('utf8', at, at + length).split('\0', 1)[0] ?? '';

const sumOf = (header: Buffer): number => {
  const counted = Buffer.from(header);
  counted.fill(' ', checksum.at, checksum.at + checksum.length);
  return counted.reduce((sum, byte) => sum + byte, 0);
};

/** A long path is kept in two fields, parted at a slash. */
const splitPath = (file: string): [name: string, prefix: string] => {
  if (Buffer.byteLength(file) <= name.length) return [file, ''];
  const slash = file.indexOf('/', file.length - name.length - 1);
  if (slash === -1 || slash > prefix.length) throw new Error(`${file} is too long for an archive`);
  return [file.slice(slash + 1), file.slice(0, slash)];
};

const headerOf = (file: string, length: number): Buffer => {
  const header = Buffer.alloc(block);
  const [last, first] = splitPath(file);
  header.write(last, name.at);
  header.write('0000644\0', 100);
  header.write(octal(0, { at: 108, length: 8 }), 108);
  header.write(octal(0, { at: 116, length: 8 }), 116);
  header.write(octal(length, size), size.at);
  // No instant: the same files are the same archive.
  header.write(octal(0, { at: 136, length: 12 }), 136);
  header.write(regular, kind);
  header.write('ustar\x0000', 257);
  header.write(first, prefix.at);
  header.write(`${sumOf(header).toString(8).padStart(6, '0')}\0 `, checksum.at);
  return header;
};

const padding = (length: number) => Buffer.alloc((block - (length % block)) % block);

/** Files by their paths as a tar archive (POSIX ustar), which `tar tf` reads. */
export const writeTar = (files: ReadonlyMap<string, Buffer>): Buffer =>
  Buffer.concat([...[...files].flatMap(([file, content]) => [headerOf(file, content.length), content, padding(content.length)]), ends]);

/** The files of a tar archive. Throws where it is damaged, or holds anything but files. */
export const readTar = (bytes: Buffer): Map<string, Buffer> => {
  const files = new Map<string, Buffer>();
  let at = 0;
  while (at + block <= bytes.length && bytes[at] !== 0) {
    const header = bytes.subarray(at, at + block);
    if (Number.parseInt(textOf(header, checksum), 8) !== sumOf(header)) throw new Error('the archive is damaged');
    if (String.fromCharCode(header[kind] ?? 0) !== regular) throw new Error('the archive holds something that is no file');
    const [first, last] = [textOf(header, prefix), textOf(header, name)];
    const file = first ? `${first}/${last}` : last;
    const length = Number.parseInt(textOf(header, size), 8);
    const content = bytes.subarray(at + block, at + block + length);
    if (content.length !== length) throw new Error('the archive is cut off');
    if (files.has(file)) throw new Error(`the archive holds ${file} twice`);
    files.set(file, content);
    at += block + length + padding(length).length;
  }
  return files;
};
