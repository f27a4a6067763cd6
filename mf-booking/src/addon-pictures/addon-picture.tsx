import type { AddonName } from '@plenary/contracts/quote';
import { type PictureSource, VenuePicture, type VenuePictureProps } from '@plenary/ui/venue-picture';
import afterworkAvif from './afterwork.avif';
import afterworkWebp from './afterwork.webp';
import ecologyAvif from './ecology.avif';
import ecologyWebp from './ecology.webp';
import facilitatorAvif from './facilitator.avif';
import facilitatorWebp from './facilitator.webp';
import teambuildingAvif from './teambuilding.avif';
import teambuildingWebp from './teambuilding.webp';
import wellnessAvif from './wellness.avif';
import wellnessWebp from './wellness.webp';

/** Pixels of each file, as svc-booking/tools/pictures publishes them. */
const width = 800;
const files = (avif: string, webp: string): readonly PictureSource[] => [
  { url: avif, width, format: 'avif' },
  { url: webp, width, format: 'webp' },
];

const pictures: Record<AddonName, Pick<VenuePictureProps, 'palette' | 'sources'>> = {
  afterwork: { palette: 'plum', sources: files(afterworkAvif, afterworkWebp) },
  teambuilding: { palette: 'ochre', sources: files(teambuildingAvif, teambuildingWebp) },
  wellness: { palette: 'sage', sources: files(wellnessAvif, wellnessWebp) },
  facilitator: { palette: 'midnight', sources: files(facilitatorAvif, facilitatorWebp) },
  ecology: { palette: 'emerald', sources: files(ecologyAvif, ecologyWebp) },
};

/** The picture of an add-on, next to its name; a drawing if the file is unavailable. */
export const AddonPicture = ({ name, ratio }: { name: AddonName; ratio: VenuePictureProps['ratio'] }) => (
  <VenuePicture {...pictures[name]} name={name} ratio={ratio} alt="" hasName={false} />
);
