import { mailPicture } from './mail-picture.ts';

const alternative = { fr: 'La façade', en: 'The front', es: 'La fachada', nl: 'De gevel' };
const source = (width: number, format?: 'avif' | 'webp') => ({
  url: `/pictures/front-${width}.${format ?? 'jpg'}`,
  width,
  ...(format && { format }),
});
const coverOf = (sources: ReturnType<typeof source>[]) => {
  const picture = { sources, width: 1600, height: 900, alternative };
  return { cover: { desktop: picture, mobile: picture }, carrousel: [] };
};
const to = { lang: 'nl', publicUrl: 'https://book.example' } as const;

it('is the narrowest file that is sharp on a mail’s column, in a form that mail programs show', () => {
  const sources = [source(1600, 'webp'), source(640, 'webp'), source(1200, 'avif'), source(1200, 'webp')];
  expect(mailPicture(coverOf(sources), to)).toEqual({
    src: 'https://book.example/pictures/front-1200.webp',
    width: 1600,
    height: 900,
    alternative: 'De gevel',
  });
});

it('is the widest where none is wide enough, and none without a cover', () => {
  expect(mailPicture(coverOf([source(320, 'webp'), source(640, 'webp')]), to)?.src).toMatch(/front-640/);
  expect(mailPicture(coverOf([source(1600, 'avif')]), to)).toBeUndefined();
  expect(mailPicture({ cover: null, carrousel: [] }, to)).toBeUndefined();
});

it('keeps the address of another host', () => {
  const sources = [{ url: 'https://pictures.example/a.webp', width: 1600 }];
  expect(mailPicture(coverOf(sources), to)?.src).toBe('https://pictures.example/a.webp');
});
