/** @jsxRuntime automatic */
import type { QuoteDocument } from '@plenary/contracts/documents.schemas';
import type { Palette } from '@plenary/contracts/venue';
import type { Language } from '@plenary/contracts/vocabulary';
import { paletteColours } from './palette-colours.ts';
import { scenes } from './venue-scenes.tsx';

interface VenuePictureProps {
  picture: QuoteDocument['eventSummary']['eventLocation']['venuePictures'][number] | undefined;
  index: 0 | 1 | 2;
  palette: Palette;
  language: Language;
  /** Describes a drawing, or a picture without a description. */
  caption: string;
}

/** A picture of the venue; one that is not at hand as data is drawn in the venue's colours, since a page fetches nothing. */
export const VenuePicture = ({ picture, index, palette, language, caption }: VenuePictureProps) => {
  const source = picture?.sources.find(({ url }) => /^data:image\/(webp|avif|jpeg|png);base64,/.test(url));
  if (source) return <img className="picture" src={source.url} alt={picture?.alternative[language] || caption} />;
  return (
    <svg className="picture" viewBox="0 0 300 180" preserveAspectRatio="xMidYMid slice" role="img" aria-label={caption}>
      {scenes[index](paletteColours[palette])}
    </svg>
  );
};
