import { refuse } from '@plenary/http/refuse';
import { typeOfFile } from '@plenary/service-kit/bucket-objects';
import type { BookingDeps } from '../deps.ts';

const forGood = 'public, max-age=31536000, immutable';

/** A file of a picture; refuses `not-found`. */
export const getPicture = async ({ pictures }: Pick<BookingDeps, 'pictures'>, name: string): Promise<Response> => {
  const bytes = (await pictures.get(name)) ?? refuse('not-found');
  return new Response(new Uint8Array(bytes), {
    headers: { 'content-type': typeOfFile(name), 'content-length': String(bytes.length), 'cache-control': forGood },
  });
};
