import { getDocument, ImageKind, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

interface Decoded {
  kind: number;
  data: Uint8Array;
}

const meanColour = ({ kind, data }: Decoded): number[] => {
  const size = kind === ImageKind.RGBA_32BPP ? 4 : 3;
  return [0, 1, 2].map((channel) => {
    let sum = 0;
    for (let at = channel; at < data.length; at += size) sum += data[at] ?? 0;
    return Math.round(sum / (data.length / size));
  });
};

/** Mean colour (red, green, blue; 0 to 255) of each picture on the first page of a PDF. */
export const pdfPictureColours = async (bytes: Uint8Array): Promise<number[][]> => {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0, isOffscreenCanvasSupported: false }).promise;
  const page = await document.getPage(1);
  const { fnArray, argsArray } = await page.getOperatorList();
  const names = fnArray.flatMap((operation, index) => (operation === OPS.paintImageXObject ? [argsArray[index]?.[0] as string] : []));
  const decoded = await Promise.all(names.map((name) => new Promise<Decoded>((resolve) => page.objs.get(name, resolve))));
  await document.destroy();
  return decoded.filter(({ kind }) => kind !== ImageKind.GRAYSCALE_1BPP).map(meanColour);
};
