import type { Language } from '@plenary/contracts/vocabulary';
import type { MailPicture } from '@plenary/service-kit/mail-layout';
import type { VenueRecord } from './venue-record.ts';

/** Twice the column of a mail, for sharp screens. */
const wanted = 1_120;

/**
 * The cover of a venue for a mail, of the narrowest file that is wide enough; never AVIF, which few mail programs show. Undefined where it
 * has none.
 */
export const mailPicture = (
  { cover }: VenueRecord['pictures'],
  { lang, publicUrl }: { lang: Language; publicUrl: string },
): MailPicture | undefined => {
  if (!cover) return undefined;
  const { sources, width, height, alternative } = cover.desktop;
  const readable = sources.filter(({ format }) => format !== 'avif').toSorted((a, b) => a.width - b.width);
  const source = readable.find((one) => one.width >= wanted) ?? readable.at(-1);
  return source && { src: new URL(source.url, publicUrl).href, width, height, alternative: alternative[lang] };
};
