import { createHash } from 'node:crypto';
import { maxPictureBytes } from '@plenary/contracts/scientist-picture-terms';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { eq } from 'drizzle-orm';
import { onEachSurveyWorld } from '../testing/each-survey-world.ts';
import { makePicture, type PictureKind } from '../testing/make-picture.ts';
import { makeScientist } from '../testing/make-scientist.ts';
import { claire, staff } from '../testing/survey-world.ts';

const nadia = makeScientist();
const path = '/api/staff/meeting-scientists';
const portrait = makePicture('webp');
const addressOf = (picture: string) =>
  `/api/meeting-scientists/pictures/${createHash('sha256').update(Buffer.from(picture, 'base64')).digest('hex')}`;

onEachSurveyWorld((world) => {
  const create = async (body: object = {}): Promise<string> =>
    (await world.send('POST', path, staff, { body: { ...nadia, ...body } })).body.id;
  const save = (id: string, body: object) => world.send('PUT', `${path}/${id}`, staff, { body: { ...nadia, ...body } });
  const first = async () => (await world.send('GET', path, staff)).body.scientists[0];
  const trail = async () => (await world.send('GET', '/api/staff/audit-trail', staff)).body.entries;

  // Covers L-I05.
  itOnBothEngines('a customer sees the portrait that staff uploaded, and the one that replaced it', async () => {
    const eventId = await world.eventOf();
    const seen = async () => {
      const event = await world.send('GET', `/api/meeting-events/${eventId}`, claire);
      const survey = await world.send('GET', `/api/meeting-events/${eventId}/customer-survey`, claire);
      return [event.body.meetingScientist.avatarUrl, survey.body.meetingScientist.avatarUrl];
    };
    const id = await create({ picture: portrait });
    expect(await seen()).toEqual([addressOf(portrait), addressOf(portrait)]);
    const answer = await world.app.request(addressOf(portrait));
    expect(Buffer.from(await answer.arrayBuffer()).toString('base64')).toBe(portrait);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-security-policy': expect.stringMatching(/^default-src 'none'; sandbox/),
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    });

    const newer = makePicture('png');
    expect((await save(id, { picture: newer, version: 1 })).status).toBe(204);
    expect(await seen()).toEqual([addressOf(newer), addressOf(newer)]);
    expect((await world.send('GET', addressOf(portrait), null)).body).toMatchObject({ status: 404, code: 'not-found' });
    expect(await first()).toMatchObject({ pictureUrl: addressOf(newer), version: 2 });

    expect((await save(id, { picture: null, version: 2 })).status).toBe(204);
    expect(await seen()).toEqual([null, null]);
    expect((await world.send('GET', addressOf(newer), null)).status).toBe(404);
  });

  itOnBothEngines('a save without a portrait leaves it, also one from a page of an older release', async () => {
    const id = await create({ picture: portrait });
    expect((await save(id, { firstName: 'Ana', avatarUrl: addressOf(portrait) })).status).toBe(204);
    expect(await first()).toMatchObject({ firstName: 'Ana', pictureUrl: addressOf(portrait) });
    await save(id, { firstName: 'Eva', avatarUrl: null });
    expect(await first()).toMatchObject({ firstName: 'Eva', pictureUrl: addressOf(portrait) });
  });

  it('the path that an older release took is shown until a portrait is uploaded or removed', async () => {
    const id = await create();
    const { database, tables } = world.deps;
    const age = () =>
      database.transact(async (tx) => {
        const [row] = await tx.select().from(tables.scientist).where(eq(tables.scientist.id, id));
        if (!row) throw new Error('nobody');
        const record = { ...row.record, avatarUrl: '/pictures/nadia-480.avif' };
        await tx.update(tables.scientist).set({ record }).where(eq(tables.scientist.id, id));
      });
    for (const [picture, shown] of [
      [portrait, addressOf(portrait)],
      [null, null],
    ]) {
      await age();
      await save(id, { picture: null });
      await age();
      await save(id, { lastName: 'Roy' });
      expect((await first()).pictureUrl).toBe('/pictures/nadia-480.avif');
      await save(id, { picture });
      expect((await first()).pictureUrl).toBe(shown);
    }
  });

  it.each<PictureKind>(['png', 'jpeg', 'webp', 'losslessWebp', 'extendedWebp'])('%s is taken, up to 1024 pixels', async (kind) => {
    const id = await create();
    const picture = makePicture(kind, { width: 1024, height: 640 });
    expect((await save(id, { picture })).status).toBe(204);
    expect((await world.send('GET', addressOf(picture), null)).headers.get('content-type')).toBe(
      `image/${kind.endsWith('ebp') ? 'webp' : kind}`,
    );
    const faults = [
      makePicture(kind, { width: 1025 }),
      makePicture(kind, { height: 15 }),
      makePicture(kind).slice(0, 24),
      makePicture(kind, { tail: 'x'.repeat(maxPictureBytes) }),
    ];
    const answers = await Promise.all(faults.map((fault) => save(id, { picture: fault })));
    expect(answers.map(({ status, body }) => [status, body.errors?.picture])).toEqual([
      [400, 'invalid_dimensions'],
      [400, 'invalid_dimensions'],
      [400, 'not_a_picture'],
      [400, 'value_too_long'],
    ]);
    expect((await first()).pictureUrl).toBe(addressOf(picture));
  });

  it.each([
    ['markup', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a GIF', 'GIF89a\x10\0\x10\0'],
    ['a JPEG that ends before its frame', '\xff\xd8\xff\xe0\0\x10JFIF'],
    ['a JPEG with a segment of no length', '\xff\xd8\xff\xe0\0\0\xff\xe0\0\0'],
  ])('%s is no portrait', async (_name, text) => {
    const picture = Buffer.from(text, 'latin1').toString('base64');
    const answer = await world.send('POST', path, staff, { body: { ...nadia, picture } });
    expect(answer.body).toMatchObject({ status: 400, code: 'invalid-request', errors: { picture: 'not_a_picture' } });
    expect((await save(await create(), { picture: 'no base64' })).body.errors).toEqual({ picture: 'invalid_format' });
  });

  it('a portrait of an outdated version is refused, and the trail names who changed it', async () => {
    const id = await create();
    await save(id, { picture: portrait, version: 1 });
    expect((await save(id, { picture: makePicture('png'), version: 1 })).body).toMatchObject({ status: 409, code: 'stale-version' });
    expect((await first()).pictureUrl).toBe(addressOf(portrait));
    expect((await save(id, { picture: portrait, version: 2 })).status).toBe(204);
    expect((await first()).version).toBe(2);
    expect((await trail())[0]).toMatchObject({
      action: 'scientist-changed',
      by: { email: staff.email },
      changes: [{ field: 'avatarUrl', from: null, to: addressOf(portrait) }],
    });
  });

  it('customers and visitors change no portrait', async () => {
    const id = await create();
    expect((await world.send('PUT', `${path}/${id}`, claire, { body: { ...nadia, picture: portrait } })).status).toBe(403);
    expect((await world.send('PUT', `${path}/${id}`, null, { body: { ...nadia, picture: portrait } })).status).toBe(401);
  });

  itOnBothEngines('two with the same portrait: it is shown as long as one of them has it, and goes with the last', async () => {
    const one = await create({ picture: portrait });
    const other = await create({ email: 'lotte@comet.example', picture: portrait });
    await save(one, { picture: null });
    expect((await world.send('GET', addressOf(portrait), null)).status).toBe(200);
    const { database, tables } = world.deps;
    await database.transact((tx) => tx.delete(tables.scientist).where(eq(tables.scientist.id, other)));
    expect((await world.send('GET', addressOf(portrait), null)).status).toBe(404);
  });
});
