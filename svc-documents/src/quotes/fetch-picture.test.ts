import type { Picture } from '@plenary/contracts/venue';
import { silent } from '../testing/printing-world.ts';
import { createFetchPicture } from './fetch-picture.ts';

const bytes = Buffer.from('a picture');
const asData = `data:image/webp;base64,${bytes.toString('base64')}`;
const picture = (...urls: string[]): Pick<Picture, 'sources'> => ({
  sources: urls.map((url, index) => ({ url, width: [480, 960, 1280][index] ?? 480, format: 'webp' as const })),
});

const world = (answer: () => Response | Promise<Response> = () => new Response(bytes, { headers: { 'content-type': 'image/webp' } })) => {
  const asked: string[] = [];
  const fetchPicture = createFetchPicture({
    host: 'https://pictures.example/comet',
    fetch: async (url) => {
      asked.push(String(url));
      return answer();
    },
    deadline: () => AbortSignal.timeout(60_000),
    logger: silent,
  });
  return { asked, fetchPicture };
};

describe('a picture to be printed', () => {
  it('is the file nearest to its width on paper that every reader knows, asked for once', async () => {
    const { asked, fetchPicture } = world();
    const shown: Pick<Picture, 'sources'> = {
      sources: [
        { url: '/a-480.avif', width: 480, format: 'avif' },
        ...picture('/a-960.webp').sources.map((one) => ({ ...one, width: 960 })),
      ],
    };
    shown.sources.push({ url: '/a-480.webp', width: 480, format: 'webp' });
    expect([await fetchPicture(shown), await fetchPicture(shown)]).toEqual([asData, asData]);
    expect(asked).toEqual(['https://pictures.example/comet/a-480.webp']);
  });

  it.each([
    'https://elsewhere.example/a.webp',
    'https://pictures.example/comet-of-others/a.webp',
    '/../private/a.webp',
    'data:image/webp;base64,AA==',
    'file:///etc/passwd',
  ])('is never asked for at %s', async (url) => {
    const { asked, fetchPicture } = world();
    expect(await fetchPicture(picture(url))).toBeUndefined();
    expect(asked).toEqual([]);
  });

  it.each([
    ['is not there', () => new Response('not found', { status: 404, headers: { 'content-type': 'image/webp' } })],
    ['is no picture', () => new Response('<svg/>', { headers: { 'content-type': 'image/svg+xml' } })],
    ['is too large', () => new Response(Buffer.alloc(500_001), { headers: { 'content-type': 'image/webp' } })],
    ['cannot be reached', () => Promise.reject(new Error('away'))],
  ])('that %s is left out, and asked for again the next time', async (_, answer) => {
    const { asked, fetchPicture } = world(answer);
    expect([await fetchPicture(picture('/a.webp')), await fetchPicture(picture('/a.webp'))]).toEqual([undefined, undefined]);
    expect(asked).toHaveLength(2);
  });
});
