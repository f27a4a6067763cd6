import type { PublishedPicture } from './choose-pictures.ts';
import published from './published-pictures.json' with { type: 'json' };

/** What svc-booking/tools/pictures has published, its files in the shell's public folder. */
export const publishedPictures = published as readonly PublishedPicture[];
