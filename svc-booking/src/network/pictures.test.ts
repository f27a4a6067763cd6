import type { NetworkPictures } from '@plenary/contracts/network-pictures.schemas';
import { maxPictureBytes, pictureWidths } from '@plenary/contracts/picture-terms';
import type { Venue } from '@plenary/contracts/venue';
import { fileBucket } from '@plenary/service-kit/file-bucket';
import { as, testUser } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines, onEachEngine } from '@plenary/service-kit/testing/each-engine';
import { startBucket } from '@plenary/service-kit/testing/start-bucket';
import sharp from 'sharp';
import { bookingMigrations } from '../db/migrations.ts';
import { customer, optionWorld, smallVenue } from '../options/testing/option-world.ts';
import { bookingWorld } from '../testing/booking-world.ts';
import { makeRoom, makeVenue, putVenues } from '../testing/make-venue.ts';
import { sweepPictures } from './sweep-pictures.ts';

const omar = testUser({ userId: '22222222-2222-4222-8222-222222222222', email: 'omar@comet.example', role: 'admin' });
const path = '/api/network/venues/ternes/pictures';
const day = 24 * 3_600_000;
/** In three widths and two formats, and the one that crops are taken from. */
const filesOfPicture = pictureWidths.length * 2 + 1;
const white = { fr: '', en: '', es: '', nl: '' };

const drawn = (colour: string, { width = 1_600, height = 1_000 } = {}) =>
  sharp({ create: { width, height, channels: 3, background: colour } });
const base64 = async (picture: ReturnType<typeof drawn>) => (await picture.toBuffer()).toString('base64');
const red = () => base64(drawn('red').jpeg());

// Desk D32.
onEachEngine(bookingMigrations, (open) => {
  const network = async () => {
    const database = await open();
    const world = await optionWorld(database, smallVenue());
    /** Another replica, with the same folder of pictures. */
    const replica = bookingWorld(database, { pictures: world.deps.pictures }).app;
    const add = (picture: string) => world.send('POST', path, omar, { body: { picture } });
    const read = async (): Promise<NetworkPictures> => (await world.send('GET', path, omar)).body;
    const save = (pictures: object[], revision: number) => world.send('PUT', path, omar, { body: { revision, pictures } });
    const page = async (): Promise<Venue> => (await world.send('GET', '/api/buildings/ternes', null, { app: replica })).body;
    await page();
    const file = (url: string, app = replica) => app.request(url);
    return { ...world, add, read, save, page, file };
  };

  itOnBothEngines('a picture is seen by visitors of every replica at once, as AVIF and WebP in three widths', async () => {
    const { add, page, file } = await network();
    expect((await add(await red())).status).toBe(201);
    const { pictures } = await page();
    const [picture] = pictures.carrousel;
    expect(pictures.cover?.desktop.sources).toEqual(picture?.sources);
    expect(picture).toMatchObject({ width: 1_600, height: 1_000, blur: expect.stringMatching(/^data:image\/webp/) });
    expect(picture?.alternative.nl).toBe('Comet Ternes');
    expect(picture?.sources.map(({ width, format }) => [format, width])).toEqual(
      (['avif', 'webp'] as const).flatMap((format) => pictureWidths.map((width) => [format, width])),
    );
    for (const { url, width, format } of picture?.sources ?? []) {
      const answer = await file(url);
      expect(answer.headers.get('content-type')).toBe(`image/${format}`);
      expect(answer.headers.get('cache-control')).toContain('immutable');
      const metadata = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      expect(metadata.width).toBe(width);
    }
  });

  itOnBothEngines(
    'the files of a picture that no venue shows any more are removed 180 days after it was added, and no others',
    async () => {
      const { add, read, save, file, deps, clock } = await network();
      const blue = await base64(drawn('blue').png());
      await add(await red());
      await add(blue);
      const { pictures, revision } = await read();
      const [kept, taken] = pictures;
      const { id = '', alternative = white, focus = { x: 50, y: 50 } } = kept ?? {};
      expect((await save([{ id, alternative, focus }], revision)).status).toBe(200);
      clock.now = Date.now() + 179 * day;
      expect(await sweepPictures(deps)).toBe(0);
      expect((await file(taken?.id ?? '')).status).toBe(200);
      clock.now = Date.now() + 181 * day;
      expect(await sweepPictures(deps)).toBe(filesOfPicture);
      expect(await sweepPictures(deps)).toBe(0);
      expect((await file(taken?.id ?? '')).status).toBe(404);
      expect((await file(id)).status).toBe(200);
      await add(blue);
      expect((await file(taken?.id ?? '')).status).toBe(200);
    },
  );

  it('a picture in a bucket is added and read like one in a folder, and only its service may read the bucket', async () => {
    const { bucket, objects, stop } = await startBucket();
    const database = await open();
    const { send } = await optionWorld(database, smallVenue());
    const { app } = bookingWorld(database, { pictures: fileBucket(bucket) });
    const added = await send('POST', path, omar, { body: { picture: await red() }, app });
    expect(added).toMatchObject({ status: 201, body: { pictures: [{ width: 1_600 }] } });
    expect(objects.size).toBe(filesOfPicture);
    const answer = await app.request(added.body.pictures[0].id);
    expect(answer.headers.get('content-type')).toBe('image/avif');
    expect(Buffer.from(await answer.arrayBuffer())).toEqual([...objects.values()].find(({ type }) => type === 'image/avif')?.bytes);
    const [name] = objects.keys();
    expect((await fetch(`${bucket.url}/${name}`)).status).toBe(403);
    await stop();
  });

  it('camera, place and time are left out, and a picture that was turned stands upright', async () => {
    const { add, read, file } = await network();
    const turned = await drawn('red', { width: 1_000, height: 1_700 })
      .withExif({ IFD0: { Make: 'Spy', Copyright: 'Somebody' }, IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await add(turned.toString('base64'))).status).toBe(201);
    const [picture] = (await read()).pictures;
    expect(picture).toMatchObject({ width: 1_600, height: 941 });
    const { exif, orientation } = await sharp(Buffer.from(await (await file(picture?.url ?? '')).arrayBuffer())).metadata();
    expect([exif, orientation]).toEqual([undefined, undefined]);
  });

  it.each(['png', 'webp'] as const)('%s is taken too', async (format) => {
    const { add } = await network();
    expect((await add(await base64(drawn('blue')[format]()))).status).toBe(201);
  });

  it.each([
    ['narrower than 1,600 px', () => base64(drawn('red', { width: 1_599 }).jpeg()), 'too_small'],
    ['a GIF, whatever it is called', () => base64(drawn('red').gif()), 'not_a_picture'],
    ['a page', async () => Buffer.from('<html><script>alert(1)</script>').toString('base64'), 'not_a_picture'],
    ['a drawing that could run', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64'), 'not_a_picture'],
    ['cut off', async () => (await drawn('red').png().toBuffer()).subarray(0, 400).toString('base64'), 'broken'],
    ['larger than 10 MB', async () => Buffer.alloc(maxPictureBytes + 1).toString('base64'), 'too_large'],
  ])('a file that is %s says so, and the pictures of the venue stay', async (_what, made, code) => {
    const { add, read } = await network();
    await add(await red());
    expect(await add(await made())).toMatchObject({ status: 400, body: { errors: { picture: code } } });
    expect((await read()).pictures).toHaveLength(1);
  });

  it('a picture that another venue shows is refused', async () => {
    const { add, read, send, deps } = await network();
    const other = { record: makeVenue('Etoile'), rooms: [makeRoom('Etoile', 'A')] };
    await deps.database.transact((tx) => tx.update(deps.tables.venue).set({ position: 1 }).returning());
    await putVenues(deps, [other]);
    await add(await red());
    const elsewhere = await send('POST', '/api/network/venues/etoile/pictures', omar, { body: { picture: await red() } });
    expect(elsewhere).toMatchObject({ status: 400, body: { errors: { picture: 'shared' } } });
    expect((await read()).pictures).toHaveLength(1);
  });

  it('the same picture again changes nothing', async () => {
    const { add, read } = await network();
    await add(await red());
    expect(await add(await red())).toMatchObject({ status: 201, body: { revision: 2 } });
    expect((await read()).pictures).toHaveLength(1);
  });

  itOnBothEngines('order, texts and focus are saved; the first picture is the cover, one that is left out is gone', async () => {
    const { add, read, save, page } = await network();
    for (const colour of ['red', 'green', 'blue']) await add(await base64(drawn(colour).jpeg()));
    const { pictures, revision } = await read();
    const [first, second, third] = pictures.map(({ id }) => id);
    const words = { fr: 'La verrière', en: 'The glass roof', es: '', nl: '' };
    const wanted = [
      { id: third, alternative: words, focus: { x: 20, y: 80 } },
      { id: first, alternative: white, focus: { x: 50, y: 50 } },
    ];
    expect((await save(wanted, revision)).status).toBe(200);
    const { cover, carrousel } = (await page()).pictures;
    expect(cover?.desktop).toMatchObject({ focus: { x: 20, y: 80 }, alternative: { ...words, es: 'La verrière', nl: 'La verrière' } });
    expect(carrousel.map(({ sources }) => sources[0]?.url)).toEqual([third, first]);
    expect(await save([{ id: second, alternative: white, focus: { x: 1, y: 1 } }], revision + 1)).toMatchObject({
      status: 400,
      body: { errors: { 'pictures.0.id': 'invalid_value' } },
    });
  });

  itOnBothEngines(
    'a picture is told with the room that it shows; a room of elsewhere is refused, and a save that names none keeps it',
    async () => {
      const { add, read, save, page } = await network();
      await add(await red());
      const { pictures, revision } = await read();
      const [picture] = pictures;
      const [room] = (await page()).rooms ?? [];
      const one = { id: picture?.id, alternative: white, focus: { x: 50, y: 50 } };
      expect(picture?.roomId).toBeNull();
      expect(await save([{ ...one, roomId: 'elsewhere' }], revision)).toMatchObject({
        status: 400,
        body: { errors: { 'pictures.0.roomId': 'invalid_value' } },
      });
      const saved = await save([{ ...one, roomId: room?.id }], revision);
      expect(saved).toMatchObject({ status: 200, body: { pictures: [{ roomId: room?.id }] } });
      const { cover, carrousel } = (await page()).pictures;
      expect([cover?.desktop.roomId, cover?.mobile.roomId, carrousel[0]?.roomId]).toEqual([room?.id, room?.id, room?.id]);
      expect((await save([one], saved.body.revision)).body.pictures[0].roomId).toBe(room?.id);
      await save([{ ...one, roomId: null }], saved.body.revision);
      expect((await page()).pictures.cover?.mobile).not.toHaveProperty('roomId');
    },
  );

  it('two people at once: the second learns what the first saved, and nothing is lost', async () => {
    const { add, read, save } = await network();
    await add(await red());
    const { revision } = await read();
    await add(await base64(drawn('green').jpeg()));
    expect(await save([], revision)).toMatchObject({ status: 409, body: { code: 'stale-version', current: { revision: revision + 1 } } });
    expect((await read()).pictures).toHaveLength(2);
  });

  it('only a picture may be large; administrators alone add one; no other file is told', async () => {
    const { send, add, app, file } = await network();
    const large = 'x'.repeat(70_000);
    expect((await send('PUT', '/api/network/venues/ternes/prices', omar, { body: { revision: 1, versions: [], large } })).status).toBe(413);
    for (const role of ['customer', 'staff'] as const)
      expect((await send('POST', path, customer(9, { role }), { body: { picture: await red() } })).status).toBe(403);
    expect((await add('%%%')).status).toBe(400);
    for (const name of ['..%2Fbooking.sqlite', 'a'.repeat(24), `${'a'.repeat(24)}-480.avif`])
      expect([400, 404]).toContain((await file(`/api/pictures/${name}`, app)).status);
    expect((await app.request(path, { headers: await as(customer(1)) })).status).toBe(403);
  });
});
