import type { MeetingEvent } from '@plenary/contracts/meeting-events';
import { VenuePicture, type VenuePictureProps } from '@plenary/ui/venue-picture';

/** What of a venue a picture needs. */
export type PicturedBuilding = Pick<MeetingEvent['building'], 'commercialName' | 'palette' | 'pictures'>;

type Props = Pick<VenuePictureProps, 'ratio' | 'sizes' | 'isPriority'> & { building: PicturedBuilding };

/** The venue of an event; its name stands beside it. */
export const EventPicture = ({ building: { commercialName, palette, pictures }, ...rest }: Props) => (
  <VenuePicture
    {...rest}
    name={commercialName}
    palette={palette}
    sources={pictures.carrousel[0]?.sources}
    blur={pictures.carrousel[0]?.blur}
    alt=""
    hasName={false}
  />
);
