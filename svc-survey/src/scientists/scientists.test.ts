import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { eq } from 'drizzle-orm';
import { onEachSurveyWorld } from '../testing/each-survey-world.ts';
import { makeScientist } from '../testing/make-scientist.ts';
import { fillIn } from '../testing/survey-answers.ts';
import { claire, staff } from '../testing/survey-world.ts';

const nadia = makeScientist();
const path = '/api/staff/meeting-scientists';

onEachSurveyWorld((world) => {
  const create = (body: object) => world.send('POST', path, staff, { body });
  const list = async () => (await world.send('GET', path, staff)).body.scientists;

  itOnBothEngines('the first Meeting Scientist serves every venue, until a venue gets its own', async () => {
    const eventId = await world.eventOf();
    const nameNow = async () => (await world.send('GET', `/api/meeting-events/${eventId}`, claire)).body.meetingScientist.name;
    await create(nadia);
    expect(await nameNow()).toBe('Nadia Keller');
    const { id } = (await create({ ...nadia, firstName: 'Lotte', email: 'lotte@comet.example', venueIds: ['Ternes'] })).body;
    expect(await nameNow()).toBe('Lotte Keller');
    const change = { ...nadia, firstName: 'Lotte', email: 'lotte@comet.example', venueIds: [] };
    expect((await world.send('PUT', `${path}/${id}`, staff, { body: change })).status).toBe(204);
    expect(await nameNow()).toBe('Nadia Keller');
  });

  it('the Meeting Scientist of a venue is told in their language of a survey that waits', async () => {
    await create({ ...nadia, languages: ['es', 'en'], venueIds: ['Ternes'] });
    await (await fillIn(world, await world.eventOf(), { pax: 40 })).validate();
    await world.settle();
    expect(world.mails.find(({ id }) => id.includes('-to-validate-'))).toMatchObject({
      to: nadia.email,
      subject: 'Cuestionario por aprobar: Comet Ternes',
    });
  });

  it('a venue has one Meeting Scientist: naming it takes it from the one before', async () => {
    await create({ ...nadia, venueIds: ['Ternes', 'Louise'] });
    await create({ ...nadia, email: 'lotte@comet.example', venueIds: ['Louise'] });
    const all = await list();
    expect(all.map(({ venueIds, isDefault }: { venueIds: string[]; isDefault: boolean }) => [venueIds, isDefault])).toEqual([
      [['Ternes'], true],
      [['Louise'], false],
    ]);
  });

  it('a path that an older release took, and that is no picture of ours, is told to nobody', async () => {
    const { id } = (await create(nadia)).body;
    const { database, tables } = world.deps;
    const record = { firstName: 'Nadia', lastName: 'Keller', email: 'n@comet.example', phoneNumber: '', languages: ['fr' as const] };
    await database.transact((tx) =>
      tx
        .update(tables.scientist)
        .set({ record: { ...record, avatarUrl: '/api/logout' } })
        .where(eq(tables.scientist.id, id))
        .returning(),
    );
    const event = (await world.send('GET', `/api/meeting-events/${await world.eventOf()}`, claire)).body;
    const [{ avatarUrl, pictureUrl }] = await list();
    expect([avatarUrl, pictureUrl, event.meetingScientist.avatarUrl]).toEqual([null, null, null]);
  });

  it('an address has one Meeting Scientist, and what is wrong is refused', async () => {
    await create(nadia);
    expect((await create(nadia)).body).toMatchObject({ status: 409, code: 'conflict' });
    expect((await create({ ...nadia, email: 'x', firstName: ' ' })).body.errors).toMatchObject({ email: 'invalid_format' });
    expect((await create({ ...nadia, email: 'o@comet.example', lastName: 'Be\u200fn' })).body.errors).toEqual({
      lastName: 'unseen_characters',
    });
    expect((await create({ ...nadia, email: 'o@comet.example', firstName: 'Na\ndia', phoneNumber: '1\r2' })).body.errors).toEqual({
      firstName: 'invalid_format',
      phoneNumber: 'invalid_format',
    });
    expect((await create({ ...nadia, email: 'o@comet.example' })).status).toBe(201);
    const nobody = '00000000-0000-4000-8000-0000000000ff';
    expect((await world.send('PUT', `${path}/${nobody}`, staff, { body: { ...nadia, email: 'o@comet.example' } })).status).toBe(404);
  });

  it('a change of an outdated version is refused, also if a venue was reassigned', async () => {
    const { id } = (await create({ ...nadia, venueIds: ['Ternes'] })).body;
    const save = (version: number, body: object) => world.send('PUT', `${path}/${id}`, staff, { body: { ...nadia, ...body, version } });
    expect((await save(1, { venueIds: ['Ternes'], phoneNumber: '' })).status).toBe(204);
    expect((await save(1, { venueIds: ['Ternes'], firstName: 'Ana' })).body).toMatchObject({ status: 409, code: 'stale-version' });
    await create({ ...nadia, email: 'lotte@comet.example', venueIds: ['Ternes'] });
    expect((await save(2, { venueIds: ['Ternes'] })).body.code).toBe('stale-version');
    expect((await list()).map(({ venueIds, version }: { venueIds: string[]; version: number }) => [venueIds, version])).toEqual([
      [[], 3],
      [['Ternes'], 1],
    ]);
  });

  itOnBothEngines('two who change one at the same instant: one change stands', async () => {
    const { id } = (await create(nadia)).body;
    const names = ['Ana', 'Eva', 'Ida', 'Uma'];
    const answers = await Promise.all(
      names.map((firstName) => world.send('PUT', `${path}/${id}`, staff, { body: { ...nadia, firstName, version: 1 } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409, 409]);
    expect((await list())[0]).toMatchObject({ version: 2, firstName: names[answers.findIndex(({ status }) => status === 204)] });
  });

  it('svc-booking receives each change, whole and in order', async () => {
    const { id } = (await create({ ...nadia, venueIds: ['Ternes'] })).body;
    await create({ ...nadia, firstName: 'Lotte', email: 'lotte@comet.example', venueIds: ['Ternes', 'Louise'] });
    await world.send('PUT', `${path}/${id}`, staff, { body: { ...nadia, phoneNumber: '' } });
    await world.settle();
    const sequences = world.told.map(({ sequence }) => sequence);
    expect(sequences).toEqual([...new Set(sequences)].sort((one, other) => one - other));
    expect(world.told).toHaveLength(3);
    expect(world.told.at(-1)).toMatchObject({
      type: 'scientists.changed',
      payload: {
        scientists: [
          { firstName: 'Nadia', phoneNumber: '', isDefault: true, venueIds: [] },
          { firstName: 'Lotte', isDefault: false, venueIds: ['Louise', 'Ternes'] },
        ],
      },
    });
  });
});
