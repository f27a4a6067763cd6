import { fileBucket } from '@plenary/service-kit/file-bucket';
import { startBucket } from '@plenary/service-kit/testing/start-bucket';
import { documentsWorld } from '../testing/documents-world.ts';
import { fullQuote, makeQuote } from '../testing/make-quote.ts';
import { printingWorld } from '../testing/printing-world.ts';
import { keepDocumentsIn } from './kept-documents.ts';

const printing = printingWorld();
afterAll(() => printing.stop());
const { id } = makeQuote();

it('a document that one replica has printed is what another answers from their bucket, and is printed where the bucket is away', async () => {
  const { bucket, objects, stop } = await startBucket();
  const replica = () =>
    documentsWorld({
      printer: printing.printer,
      quotes: (language) => [fullQuote(language)],
      kept: keepDocumentsIn(fileBucket(bucket), Date.now),
    });
  const [one, other, late] = [await replica(), await replica(), await replica()];
  const read = async ({ get, close }: typeof one) => {
    const answer = await get(`/api/quotes/${id}/pdf`);
    const bytes = Buffer.from(await answer.arrayBuffer());
    await close();
    return { status: answer.status, bytes };
  };
  const printed = await read(one);
  expect([...objects.values()].map(({ type }) => type)).toEqual(['application/pdf']);
  expect(await read(other)).toEqual(printed);
  await stop();
  expect((await read(late)).status).toBe(200);
  expect([one, other, late].map(({ seen }) => seen.printed)).toEqual([1, 0, 1]);
});
