import type { Picture } from '@plenary/contracts/venue';
import { hostPictures } from './host-pictures.ts';

// Covers B-H16.

const picture = (url: string): Picture => ({
  sources: [{ url, width: 480, format: 'webp' }],
  width: 1280,
  height: 852,
  alternative: { fr: 'Salle', en: 'Room', es: 'Sala', nl: 'Zaal' },
});
const addresses = ({ cover, carrousel }: ReturnType<typeof hostPictures>) =>
  [cover?.desktop, cover?.mobile, ...carrousel].map((one) => one?.sources[0]?.url);

describe('the host of the pictures', () => {
  const pictures = {
    cover: { desktop: picture('/pictures/a.webp'), mobile: picture('/pictures/b.webp') },
    carrousel: [picture('/pictures/a.webp'), picture('https://elsewhere.example/c.webp')],
  };

  it('goes before each address of the platform, and before no other', () => {
    expect(addresses(hostPictures(pictures, 'https://pictures.example/comet'))).toEqual([
      'https://pictures.example/comet/pictures/a.webp',
      'https://pictures.example/comet/pictures/b.webp',
      'https://pictures.example/comet/pictures/a.webp',
      'https://elsewhere.example/c.webp',
    ]);
  });

  it('is the platform itself where none is set', () => {
    expect(hostPictures(pictures, '')).toEqual(pictures);
    expect(hostPictures({ cover: null, carrousel: [] }, 'https://pictures.example')).toEqual({ cover: null, carrousel: [] });
  });
});
