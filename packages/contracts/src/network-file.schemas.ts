import * as z from 'zod';
import type { EndpointSchemas } from './endpoint.ts';
import { line } from './free-text.ts';
import { keptVenueFacts, roomFacts, roomFigures, slug, venueFacts } from './network.schemas.ts';
import { importOutcomes, networkFormat, networkSheets } from './network-file-terms.ts';
import { inEveryLanguage } from './network-parts.ts';
import { priceVersion, promotions } from './network-prices.schemas.ts';
import { networkLimits, venueStates } from './network-terms.ts';
import { maxAlternative, maxCaption, maxPictures } from './picture-terms.ts';
import { priceListLimits } from './price-list-terms.ts';
import { roomNumberLimits } from './referential-terms.ts';
import { picture, pictureArea, pictureFocus } from './venue.ts';
import { countryCode } from './vocabulary.ts';

const id = z.string().regex(/^[\w-]{1,40}$/);
const threshold = z.int().min(roomNumberLimits.minimum).max(roomNumberLimits.maximum).nullable();
const side = z.int().min(1).max(20_000);

const fileRoom = z.strictObject({
  /** Left out: the room of that name, or a new one. */
  id: id.optional(),
  facts: roomFacts,
  figures: roomFigures,
  /** People below and above which it is less economic. */
  thresholds: z.strictObject({ low: threshold, high: threshold }),
});
export type FileRoom = z.infer<typeof fileRoom>;

const source = z.strictObject({
  url: z.string().regex(/^\/(?:pictures\/[\w.-]{1,120}|api\/pictures\/[0-9a-f]{24}-\d{3,4}\.(?:avif|webp))$/),
  width: side,
  format: z.enum(['avif', 'webp']).optional(),
});
const files = {
  sources: z.array(source).min(1).max(12),
  width: side,
  height: side,
  blur: z
    .string()
    .max(4_000)
    .regex(/^data:image\/webp;base64,[A-Za-z0-9+/=]+$/)
    .optional(),
};
const cropped = z.strictObject({ ...files, area: pictureArea });
const drawn = z.strictObject({
  ...files,
  alternative: inEveryLanguage(line(maxAlternative)),
  focus: pictureFocus.strict().optional(),
  /** The room that it shows. */
  roomId: id.optional(),
});
/** Names the files of a picture; they are kept apart from the network. */
const filePicture = drawn.extend({
  mobile: drawn.optional(),
  /** What stands under it. */
  caption: inEveryLanguage(line(maxCaption)).optional(),
  /** In pixels, as it was added; left out: that of its files. */
  originalWidth: side.optional(),
  /** The files of what is shown of it; left out: the whole. */
  cropped: cropped.optional(),
});
export type FilePicture = z.infer<typeof filePicture>;

/** A venue of a file. Rooms, price lists and pictures that it does not name stay. */
export const fileVenue = z.strictObject({
  /** Left out: the venue of that address, or a new one. */
  id: id.optional(),
  slug,
  state: z.enum(venueStates),
  countryCode,
  facts: venueFacts,
  promotions: promotions.optional(),
  rooms: z.array(fileRoom).max(networkLimits.rooms).default([]),
  prices: z.array(priceVersion).max(priceListLimits.versions).default([]),
  pictures: z.array(filePicture).max(maxPictures).default([]),
});
export type FileVenue = z.infer<typeof fileVenue>;

const ownPicture = picture.extend({
  originalWidth: z.int().optional(),
  cropped: z.object({ ...picture.pick({ sources: true, width: true, height: true, blur: true }).shape, area: pictureArea }).optional(),
});
/** A picture as it is kept: its files are of the whole, whatever is shown of it. */
export type KeptPicture = z.infer<typeof ownPicture>;
const keptPicture = ownPicture.extend({ mobile: picture.optional() });

/** The network as it is kept: texts may be older than their rules. */
export const networkFile = z.object({
  format: z.literal(networkFormat),
  venues: z.array(
    z.object({
      ...fileVenue.shape,
      slug: z.string(),
      facts: keptVenueFacts,
      rooms: z.array(z.object({ ...fileRoom.shape, facts: z.object({ ...roomFacts.shape, name: z.string() }) })),
      pictures: z.array(keptPicture),
    }),
  ),
});
export type NetworkFile = z.infer<typeof networkFile>;

const value = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const fault = z.object({
  column: z.string(),
  code: z.string(),
  /** What it needs, or how many stand against it. */ reason: z.string().optional(),
});

/** What an import does to a row; one without a number is not in the file. */
export const importLine = z.object({
  sheet: z.enum(networkSheets),
  row: z.int().nullable(),
  /** The venue's address, and what of it. */
  name: z.string(),
  outcome: z.enum(importOutcomes),
  changes: z.array(z.object({ field: z.string(), from: value, to: value })),
  faults: z.array(fault),
});
export type ImportLine = z.infer<typeof importLine>;

const counts = z.object({ created: z.int(), changed: z.int(), same: z.int(), refused: z.int() });

export const importPlan = z.object({
  /** To be sent back with the import: it is refused where anything has moved since. */
  planHash: z.string(),
  counts: z.object({ venues: counts, hours: counts, rooms: counts, prices: counts, pictures: counts }),
  /** Those that are not the same, the refused ones first. */
  lines: z.array(importLine),
  /** How many more there are. */
  left: z.int(),
});
export type ImportPlan = z.infer<typeof importPlan>;

const importBody = {
  /** The value of the JSON file. */
  file: z.unknown(),
  /** Venues that the file does not name are archived. */
  archiveMissing: z.boolean(),
};

export const exportNetwork = {
  summary: 'The whole network: venues, hours, rooms, price lists, and pictures by the names of their files',
  response: networkFile,
} satisfies EndpointSchemas;

export const previewNetworkImport = {
  summary: 'What an import would create, change, leave and refuse, by sheet, row and column; it writes nothing',
  body: z.strictObject(importBody),
  response: importPlan,
} satisfies EndpointSchemas;

export const importNetwork = {
  summary: 'Imports a file whose plan was seen, in one transaction: all of it or nothing',
  body: z.strictObject({ ...importBody, planHash: z.string().regex(/^[0-9a-f]{64}$/) }),
  response: importPlan,
  problemMembers: { 'stale-version': z.object({ current: importPlan }), conflict: z.object({ current: importPlan }) },
} satisfies EndpointSchemas;
