import * as z from 'zod';
import type { EndpointSchemas } from './endpoint.ts';
import { line } from './free-text.ts';
import { inEveryLanguage, kept, params, revision } from './network-parts.ts';
import { maxAlternative, maxCaption, maxPictures, maxPictureText } from './picture-terms.ts';
import { pictureArea, pictureFocus } from './venue.ts';

const focus = pictureFocus.strict();

/** A picture of a venue as staff keep it. */
export const networkPicture = z.object({
  id: z.string(),
  /** Of a small file of it. */
  url: z.string(),
  width: z.int(),
  height: z.int(),
  /** What it shows, for those who do not see it; customers get the French text where another one is empty. */
  alternative: kept(z.string()),
  focus,
  /** The room that it shows; null: the house, or several. An older service leaves it out. */
  roomId: z.string().nullable().optional(),
  /** What stands under it; a language in which nothing is written takes the French one, without it the name of the room. An older service leaves it out. */
  caption: kept(z.string()).optional(),
  /** What is shown of the whole; null: all of it. An older service leaves it out. */
  crop: pictureArea.nullable().optional(),
  /** A file of the whole, and its size as it was added, in pixels. An older service leaves it out. */
  whole: z.object({ url: z.string(), width: z.int(), height: z.int() }).optional(),
});
export type NetworkPicture = z.infer<typeof networkPicture>;

/** The pictures of a venue in their order: the first one is its cover. */
export const networkPictures = z.object({ revision: z.int(), pictures: z.array(networkPicture) });
export type NetworkPictures = z.infer<typeof networkPictures>;

export const listNetworkPictures = {
  summary: 'The pictures of a venue in their order: the first one is its cover',
  params,
  response: networkPictures,
} satisfies EndpointSchemas;

export const addNetworkPicture = {
  summary:
    'Adds a picture at the end: JPEG, PNG or WebP by its bytes, up to 10 MB and at least 1,600 px wide; what it says of camera and place is left out',
  params,
  body: z.strictObject({ picture: z.base64().max(maxPictureText) }),
  response: networkPictures,
} satisfies EndpointSchemas;

export const changeNetworkPictures = {
  summary:
    'Orders the pictures of a venue, crops them, writes what they show, what stands under them and of which room they are, and takes out those that are not among them',
  params,
  body: z.strictObject({
    revision,
    pictures: z
      .array(
        z.strictObject({
          id: z.string().regex(/^\/[\w/.-]{1,199}$/),
          alternative: inEveryLanguage(line(maxAlternative)),
          focus,
          /** Left out: it stays. */
          roomId: z
            .string()
            .regex(/^[\w-]{1,40}$/)
            .nullable()
            .optional(),
          /** Left out: it stays. */
          caption: inEveryLanguage(line(maxCaption)).optional(),
          /** Left out: it stays; null: the whole picture again. */
          crop: pictureArea.nullable().optional(),
        }),
      )
      .max(maxPictures),
  }),
  response: networkPictures,
  problemMembers: { 'stale-version': z.object({ current: networkPictures }) },
} satisfies EndpointSchemas;

export const getPicture = {
  summary: 'A file of a picture of a venue: AVIF or WebP, kept for good under its name',
  params: z.object({ name: z.string().regex(/^[0-9a-f]{24}-\d{3,4}\.(?:avif|webp)$/) }),
  produces: 'image/*',
} satisfies EndpointSchemas;
