import { onEachOptionWorld } from '../options/testing/each-option-world.ts';
import { claire, tuesday } from '../options/testing/option-searches.ts';

// Covers B-F05–B-F07.

onEachOptionWorld((world) => {
  const search = (pax: unknown) => {
    const days = JSON.stringify([{ date: tuesday, plenary: { pax, duration: 'AM, PM', configuration: 'theater' }, subcommittees: [] }]);
    return world.send('GET', `/api/available-venues/ternes?${new URLSearchParams({ action: 'availabilities', days })}`, claire);
  };

  it.each([24, '24', '024'])('a search takes %j as a number of people', async (pax) => {
    const { status, body } = await search(pax);
    expect([status, body.rooms?.[0]?.pax]).toEqual([200, 24]);
  });

  it.each([
    [-1, 'invalid'],
    [2.5, 'invalid'],
    ['-1', 'invalid'],
    ['2.5', 'invalid'],
    [' 24 ', 'invalid'],
    ['many', 'invalid'],
    ['', 'required'],
    [null, 'required'],
  ])('a search refuses %j as a number of people: %s', async (pax, code) => {
    expect(await search(pax)).toMatchObject({ status: 400, body: { errors: { 'days.0.plenary.pax': code } } });
  });
});
