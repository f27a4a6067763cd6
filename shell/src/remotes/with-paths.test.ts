import { announcedRemote } from '../testing/announced-remote.ts';
import { withPaths } from './with-paths.ts';

const { paths: _, menu: __, ...remote } = announcedRemote('mf-booking');
const notAsked = () => Promise.reject(new Error('asked'));

test('remotes that tell their paths are taken as they are', async () => {
  const told = { ...remote, paths: ['/'], menu: [] };
  expect(await withPaths([told], notAsked)).toEqual([told]);
});

test('under an older gateway, which tells none, the paths are those of the shell’s own build', async () => {
  expect(await withPaths([remote], async () => [{ name: 'mf-booking', paths: ['/', '/venues'] }])).toEqual([
    { ...remote, paths: ['/', '/venues'], menu: [] },
  ]);
  expect(await withPaths([remote], async () => [])).toEqual([{ ...remote, paths: [], menu: [] }]);
});
