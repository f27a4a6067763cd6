import type { QuoteSummary } from '@plenary/contracts/booking.schemas';
import type { MeetingEvent } from '@plenary/contracts/meeting-events.schemas';
import { VenuePicture, type VenuePictureProps } from '@plenary/ui/venue-picture';

/** The part of a venue that a picture needs: events have its carousel, quotes its cover. */
export type PicturedBuilding = Pick<MeetingEvent['building'], 'commercialName' | 'palette'> & {
  pictures: MeetingEvent['building']['pictures'] | QuoteSummary['venue']['pictures'];
};

type Props = Pick<VenuePictureProps, 'ratio' | 'sizes' | 'isPriority'> & { building: PicturedBuilding };

const firstOf = (pictures: PicturedBuilding['pictures']) => ('cover' in pictures ? pictures.cover?.desktop : pictures.carrousel[0]);

/** The venue of an event; its name is next to it. */
export const EventPicture = ({ building: { commercialName, palette, pictures }, ...rest }: Props) => {
  const first = firstOf(pictures);
  return (
    <VenuePicture {...rest} name={commercialName} palette={palette} sources={first?.sources} blur={first?.blur} alt="" hasName={false} />
  );
};
