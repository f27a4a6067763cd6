import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The words of a PDF, page after page, with the values of its fields. */
export const pdfText = async (bytes: Uint8Array): Promise<string> => {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const values = (await page.getAnnotations()).map(({ fieldValue }) => fieldValue).filter((value) => typeof value === 'string');
    pages.push([...items.map((item) => ('str' in item ? item.str : '')), ...values].join(' '));
  }
  await document.destroy();
  return pages.join('\n').replaceAll(/\s+/g, ' ');
};
