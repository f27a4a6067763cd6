import type { VenueCard } from '@plenary/contracts/venue';
import { VenuePicture, type VenuePictureProps } from '@plenary/ui/venue-picture';

type Props = Pick<VenuePictureProps, 'ratio' | 'sizes' | 'isPriority'> & { venue: Pick<VenueCard, 'name' | 'palette' | 'pictures'> };

/** The cover of a venue, next to its name. */
export const VenueCover = ({ venue: { name, palette, pictures }, ...rest }: Props) => (
  <VenuePicture
    {...rest}
    name={name}
    palette={palette}
    sources={pictures.cover?.desktop.sources}
    focus={pictures.cover?.desktop.focus}
    alt=""
    hasName={false}
  />
);
