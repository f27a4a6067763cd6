/** @jsxRuntime automatic */
import type { QuoteDocument } from '@plenary/contracts/documents';
import type { Palette } from '@plenary/contracts/venue';
import { paletteColours } from './palette-colours.ts';
import { scenes } from './venue-scenes.tsx';

interface VenuePictureProps {
  picture: QuoteDocument['eventSummary']['eventLocation']['venuePictures'][number] | undefined;
  index: 0 | 1 | 2;
  palette: Palette;
  alternative: string;
}

/** A picture of the venue; one that is not at hand as data is drawn in the venue's colours, since a page fetches nothing. */
export const VenuePicture = ({ picture, index, palette, alternative }: VenuePictureProps) => {
  const source = picture?.sources.find(({ url }) => /^data:image\/(webp|avif|jpeg|png);base64,/.test(url));
  if (source) return <img className="picture" src={source.url} alt={alternative} />;
  return (
    <svg className="picture" viewBox="0 0 300 180" preserveAspectRatio="xMidYMid slice" role="img" aria-label={alternative}>
      {scenes[index](paletteColours[palette])}
    </svg>
  );
};
