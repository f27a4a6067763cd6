import { bundledSources } from './bundled-sources.ts';

test('the build of a remote takes in the packages that its sources lead to, and no declarations of others', () => {
  const files = bundledSources('mf-booking').map(({ file }) => file);
  expect(files).toEqual(
    expect.arrayContaining([
      'mf-booking/src/remote.tsx',
      'packages/booking-changes/src/change-table.tsx',
      'packages/booking-changes/src/change-rows.ts',
      'packages/platform/src/link-token.ts',
    ]),
  );
  expect(files.filter((file) => /packages\/(contracts|platform\/src\/(platform|router|standalone))|\.test\.|testing/.test(file))).toEqual(
    [],
  );
  expect(bundledSources('mf-survey').filter(({ file }) => file.startsWith('packages/booking-changes/'))).toEqual([]);
});
