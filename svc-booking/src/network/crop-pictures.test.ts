import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { NetworkPicture, NetworkPictures } from '@plenary/contracts/network-pictures.schemas';
import { maxCrops } from '@plenary/contracts/picture-terms';
import type { Picture, Venue } from '@plenary/contracts/venue';
import { testUser } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines, onEachEngine } from '@plenary/service-kit/testing/each-engine';
import sharp from 'sharp';
import { bookingMigrations } from '../db/migrations.ts';
import { optionWorld, smallVenue } from '../options/testing/option-world.ts';
import { createHostedPicture } from '../pictures/hosted-picture.ts';
import { bookingWorld } from '../testing/booking-world.ts';
import { sweepPictures } from './sweep-pictures.ts';
import { putScientist } from './testing/draft-steps.ts';

const omar = testUser({ userId: '22222222-2222-4222-8222-222222222222', email: 'omar@comet.example', role: 'admin' });
const path = '/api/network/venues/ternes/pictures';
const day = 24 * 3_600_000;
const rightHalf = { x: 50, y: 0, width: 50, height: 100 };

/** Red on the left, blue on the right. */
const halves = ({ width = 2_400, height = 1_200, left = 'red' } = {}) =>
  sharp({ create: { width, height, channels: 3, background: 'blue' } }).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: left } }, left: 0, top: 0 },
  ]);
const base64 = async (picture: ReturnType<typeof halves>) => (await picture.jpeg().toBuffer()).toString('base64');
const written = ({ id, alternative, focus, roomId }: NetworkPicture) => ({ id, alternative, focus, roomId });

onEachEngine(bookingMigrations, (open) => {
  const network = async (hostedPicture = createHostedPicture('http://127.0.0.1:9', { fetch, deadline: () => AbortSignal.timeout(1) })) => {
    const database = await open();
    const world = await optionWorld(database, smallVenue({ hasFood: false }));
    await putScientist(world.deps);
    /** Another replica, with the same folder of pictures. */
    const { app } = bookingWorld(database, { pictures: world.deps.pictures, hostedPicture });
    const send = (method: string, to: string, body?: object) => world.send(method, to, omar, { app, ...(body && { body }) });
    const add = async (picture: string): Promise<NetworkPictures> => (await send('POST', path, { picture })).body;
    const read = async (): Promise<NetworkPictures> => (await send('GET', path)).body;
    /** Saves all pictures as they are, with another crop of the first one. */
    const crop = async (area: object | null, seen?: NetworkPictures) => {
      const { revision, pictures } = seen ?? (await read());
      return send('PUT', path, {
        revision,
        pictures: pictures.map((one, index) => ({ ...written(one), ...(index === 0 && { crop: area }) })),
      });
    };
    const page = async (): Promise<Venue> => (await world.send('GET', '/api/buildings/ternes', null, { app })).body;
    const bytes = async (url: string) => Buffer.from(await (await app.request(url)).arrayBuffer());
    /** Mean red and blue of each file. */
    const colours = async ({ sources }: Pick<Picture, 'sources'>) => {
      const means: number[][] = [];
      for (const { url } of sources) {
        const { channels } = await sharp(await bytes(url)).stats();
        means.push([channels[0], channels[2]].map((channel) => Math.round((channel?.mean ?? -1) / 255)));
      }
      return means;
    };
    return { ...world, app, send, add, read, crop, page, bytes, colours };
  };

  itOnBothEngines('a crop is what every visitor sees, in files of its own, on phones too, and nothing of it is enlarged', async () => {
    const { add, crop, page, bytes, colours } = await network();
    await add(await base64(halves()));
    expect(await colours((await page()).pictures.carrousel[0] ?? { sources: [] })).toContainEqual([1, 1].map(() => expect.any(Number)));
    const saved = await crop(rightHalf);
    expect(saved).toMatchObject({
      status: 200,
      body: { pictures: [{ crop: rightHalf, width: 1_200, height: 1_200, whole: { width: 2_400, height: 1_200 } }] },
    });
    const { cover, carrousel } = (await page()).pictures;
    const [picture] = carrousel;
    expect(picture).toMatchObject({ width: 1_200, height: 1_200 });
    expect([cover?.desktop.sources, cover?.mobile.sources]).toEqual([picture?.sources, picture?.sources]);
    expect(picture?.sources.map(({ width, format }) => [format, width])).toEqual(
      ['avif', 'webp'].flatMap((format) => [480, 960, 1_200].map((width) => [format, width])),
    );
    expect(await colours(picture ?? { sources: [] })).toEqual(Array.from({ length: 6 }, () => [0, 1]));
    for (const { url, width } of picture?.sources ?? []) expect((await sharp(await bytes(url)).metadata()).width).toBe(width);
  });

  itOnBothEngines('a crop is changed from the whole and taken back: the picture is the same as before, under its name', async () => {
    const { add, crop, page, colours } = await network();
    const {
      pictures: [added],
    } = await add(await base64(halves()));
    const before = (await page()).pictures.carrousel[0];
    await crop(rightHalf);
    const other = await crop({ x: 0, y: 0, width: 50, height: 100 });
    expect(other.body.pictures[0]).toMatchObject({ id: added?.id, whole: added?.whole });
    expect(await colours((await page()).pictures.carrousel[0] ?? { sources: [] })).toContainEqual([1, 0]);
    expect((await crop(null)).body.pictures).toEqual([added]);
    expect((await page()).pictures.carrousel[0]).toEqual({ ...before, focus: added?.focus });
  });

  itOnBothEngines('two people at once: the second learns of the crop that the first saved, and a save without one keeps it', async () => {
    const { add, crop, read, send } = await network();
    const seen = await add(await base64(halves()));
    await crop(rightHalf);
    expect(await crop({ ...rightHalf, x: 10 }, seen)).toMatchObject({
      status: 409,
      body: { code: 'stale-version', current: { pictures: [{ crop: rightHalf }] } },
    });
    const { revision, pictures } = await read();
    const texts = { fr: 'La halle', en: '', es: '', nl: '' };
    const saved = await send('PUT', path, { revision, pictures: pictures.map((one) => ({ ...written(one), alternative: texts })) });
    expect(saved).toMatchObject({ status: 200, body: { pictures: [{ crop: rightHalf, alternative: texts }] } });
  });

  it('the picture as it was added stays with staff, without what the camera told, and is kept as long as its venue shows a part of it', async () => {
    const { add, crop, page, app, bytes, deps, clock } = await network();
    const turned = halves({ width: 1_200, height: 2_400 })
      .withExif({ IFD0: { Make: 'Spy' }, IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 });
    const { pictures } = await add(await base64(turned));
    expect(pictures[0]?.whole).toMatchObject({ width: 2_400, height: 1_200 });
    await crop(rightHalf);
    clock.now = Date.now() + 181 * day;
    expect(await sweepPictures(deps)).toBe(0);
    const [name = ''] = (await deps.pictures.writtenBefore(Date.now() + day)).filter((one) => one.includes('original'));
    const original = (await deps.pictures.get(name)) ?? Buffer.alloc(0);
    const { exif, orientation, width } = await sharp(original).metadata();
    expect([exif, orientation, width]).toEqual([undefined, undefined, 2_400]);
    expect((await app.request(`/api/pictures/${name}`)).status).toBe(404);
    expect((await sharp(await bytes((await page()).pictures.carrousel[0]?.sources[0]?.url ?? '')).metadata()).exif).toBeUndefined();
  });

  it('the files of a crop that is taken back go as those of a picture do', async () => {
    const { add, crop, page, deps, clock } = await network();
    await add(await base64(halves()));
    await crop(rightHalf);
    const { length } = (await page()).pictures.carrousel[0]?.sources ?? [];
    await crop(null);
    clock.now = Date.now() + 181 * day;
    expect(await sweepPictures(deps)).toBe(length);
  });

  it.each([
    ['narrower than 960 px', { x: 0, y: 0, width: 39, height: 100 }, 'too_small'],
    ['lower than a fifth', { x: 0, y: 0, width: 100, height: 19 }, 'too_small'],
    ['outside of the picture', { x: 60, y: 0, width: 50, height: 100 }, 'invalid'],
    ['of nothing', { x: 0, y: 0, width: 50, height: 0 }, 'invalid'],
  ])('a crop %s is refused, and nothing is saved', async (_what, area, code) => {
    const { add, crop, read } = await network();
    const added = await add(await base64(halves()));
    expect(await crop(area)).toMatchObject({ status: 400, body: { errors: { 'pictures.0.crop': code } } });
    expect(await read()).toEqual(added);
  });

  it('more crops than one call may draw are refused before any is drawn', async () => {
    const { add, read, send, deps } = await network();
    for (let index = 0; index <= maxCrops; index++)
      await add(await base64(halves({ width: 1_600, height: 400, left: `hsl(${index * 20}, 100%, 40%)` })));
    const { revision, pictures } = await read();
    const kept = await deps.pictures.writtenBefore(Date.now() + day);
    const crop = { x: 0, y: 0, width: 60, height: 100 };
    const refused = await send('PUT', path, { revision, pictures: pictures.map((one) => ({ ...written(one), crop })) });
    expect(refused).toMatchObject({ status: 400, body: { errors: { [`pictures.${maxCrops}.crop`]: 'too_many' } } });
    expect(await deps.pictures.writtenBefore(Date.now() + day)).toHaveLength(kept.length);
  });

  it('a picture at the host of the pictures is cropped from the largest file there; one that is gone from it says so', async () => {
    const file = await halves({ width: 1_280, height: 852 }).webp().toBuffer();
    const host = createServer((request, response) => {
      const isThere = request.url === '/pictures/front-1280.1a.webp';
      response.writeHead(isThere ? 200 : 404, { 'content-length': isThere ? file.length : 0 }).end(isThere ? file : undefined);
    }).listen(0, '127.0.0.1');
    await once(host, 'listening');
    const hosted = createHostedPicture(`http://127.0.0.1:${(host.address() as AddressInfo).port}`, {
      fetch,
      deadline: () => AbortSignal.timeout(5_000),
    });
    const { send, crop, page, colours } = await network(hosted);
    const { venues } = (await send('GET', '/api/network/export')).body;
    const sourcesOf = (name: string) => [480, 1_280].map((width) => ({ url: `/pictures/${name}-${width}.1a.webp`, width, format: 'webp' }));
    const alternative = { fr: 'La façade', en: '', es: '', nl: '' };
    const own = (name: string) => ({ sources: sourcesOf(name), width: 1_280, height: 852, alternative });
    const file1 = { format: 'network/1', venues: [{ ...venues[0], pictures: [own('front'), own('gone')] }] };
    const { planHash } = (await send('POST', '/api/network/import/preview', { file: file1, archiveMissing: false })).body;
    expect((await send('POST', '/api/network/import', { file: file1, archiveMissing: false, planHash })).status).toBe(200);
    expect(await crop({ x: 25, y: 0, width: 75, height: 100 })).toMatchObject({ status: 200, body: { pictures: [{ width: 960 }, {}] } });
    const [front] = (await page()).pictures.carrousel;
    expect(await colours(front ?? { sources: [] })).toContainEqual([0, 1]);
    const { revision, pictures } = (await send('GET', path)).body as NetworkPictures;
    const gone = pictures.map((one, index) => ({ ...written(one), ...(index === 1 && { crop: { x: 0, y: 0, width: 80, height: 80 } }) }));
    expect(await send('PUT', path, { revision, pictures: gone })).toMatchObject({
      status: 400,
      body: { errors: { 'pictures.1.crop': 'no_file' } },
    });
    host.close();
  });

  itOnBothEngines(
    'a crop and a caption are exported and imported again without a change; a file without the crop shows the whole',
    async () => {
      const { add, crop, read, send } = await network();
      await add(await base64(halves()));
      await crop(rightHalf);
      const { revision, pictures } = await read();
      const caption = { fr: 'La halle le matin', en: 'The hall in the morning', es: '', nl: '' };
      await send('PUT', path, { revision, pictures: pictures.map((one) => ({ ...written(one), caption })) });
      const file = (await send('GET', '/api/network/export')).body;
      const plan = await send('POST', '/api/network/import/preview', { file, archiveMissing: true });
      expect(plan.body.lines).toEqual([]);
      const [venue] = file.venues;
      const { cropped, ...whole } = venue.pictures[0];
      expect(cropped.area).toEqual(rightHalf);
      const lost = { ...cropped, sources: [{ ...cropped.sources[0], url: `/api/pictures/${'0'.repeat(24)}-480.avif` }] };
      const of = (picture: object) => ({ file: { ...file, venues: [{ ...venue, pictures: [picture] }] }, archiveMissing: false });
      const refused = await send('POST', '/api/network/import/preview', of({ ...whole, cropped: lost }));
      expect(refused.body.lines[0].faults).toEqual([{ column: 'cropped.sources', code: 'no_file' }]);
      const { planHash, lines } = (await send('POST', '/api/network/import/preview', of(whole))).body;
      expect(lines[0].changes).toContainEqual({ field: 'crop', from: '50, 0, 50, 100', to: null });
      expect((await send('POST', '/api/network/import', { ...of(whole), planHash })).status).toBe(200);
      expect((await read()).pictures).toMatchObject([{ crop: null, width: 1_600, caption }]);
    },
  );

  itOnBothEngines(
    'a caption is told in four languages, in French where one is not written; an empty one leaves the name of the room',
    async () => {
      const { add, read, send, page } = await network();
      await add(await base64(halves()));
      const caption = async (texts: object) => {
        const { revision, pictures } = await read();
        return send('PUT', path, { revision, pictures: pictures.map((one) => ({ ...written(one), caption: texts })) });
      };
      const told = { fr: 'Le salon', en: 'The drawing room', es: '', nl: '' };
      expect((await caption(told)).body.pictures[0].caption).toEqual(told);
      const { cover, carrousel } = (await page()).pictures;
      expect(carrousel[0]?.caption).toEqual({ ...told, es: 'Le salon', nl: 'Le salon' });
      expect(cover?.mobile.caption).toEqual(carrousel[0]?.caption);
      expect(await caption({ ...told, nl: 'x'.repeat(81) })).toMatchObject({
        status: 400,
        body: { errors: { 'pictures.0.caption.nl': expect.any(String) } },
      });
      await caption({ fr: '', en: '', es: '', nl: '' });
      expect((await page()).pictures.carrousel[0]).not.toHaveProperty('caption');
    },
  );
});
