import type { PublishedPicture } from './choose-pictures.ts';
import published from './published-pictures.json' with { type: 'json' };

/** The pictures that `publish.mjs` has published; their files lie in the shell's public folder. */
export const publishedPictures = published as readonly PublishedPicture[];
