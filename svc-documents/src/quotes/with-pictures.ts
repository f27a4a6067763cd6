import type { QuoteDocument } from '@plenary/contracts/documents.schemas';
import type { FetchPicture } from './fetch-picture.ts';

/** A paper with its pictures at hand as data, since a page that is printed fetches nothing; what cannot be had is drawn. */
export const withPictures = async (document: QuoteDocument, fetchPicture: FetchPicture): Promise<QuoteDocument> => {
  const { eventSummary } = document;
  const { eventLocation } = eventSummary;
  const venuePictures = await Promise.all(
    eventLocation.venuePictures.map(async (picture) => {
      const url = await fetchPicture(picture);
      return url ? { ...picture, sources: picture.sources.slice(0, 1).map((source) => ({ ...source, url })) } : picture;
    }),
  );
  return { ...document, eventSummary: { ...eventSummary, eventLocation: { ...eventLocation, venuePictures } } };
};
