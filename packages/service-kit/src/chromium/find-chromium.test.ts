import { findChromium } from './find-chromium.ts';

const executable = process.execPath;
const missing = `${executable}-that-is-not-there`;

describe('the Chromium of this machine', () => {
  it('is the one the settings name', async () => {
    const found = await findChromium({ executablePath: executable, from: 'npm', systemPaths: [missing] });
    expect(found).toEqual({ kind: 'installed', executablePath: executable });
  });

  it('is no other where the one named is not there', async () => {
    const search = findChromium({ executablePath: missing, from: 'anywhere', systemPaths: [executable] });
    await expect(search).rejects.toThrow('CHROMIUM_PATH names no executable file');
  });

  it('is the first of the system’s otherwise', async () => {
    const found = await findChromium({ executablePath: undefined, from: 'anywhere', systemPaths: [missing, executable] });
    expect(found).toEqual({ kind: 'installed', executablePath: executable });
  });

  it.each([
    ['where the system has none', 'anywhere', [missing]],
    ['where it is asked for', 'npm', [executable]],
  ] as const)('is the one from npm %s', async (_, from, systemPaths) => {
    expect(await findChromium({ executablePath: undefined, from, systemPaths })).toMatchObject({
      kind: 'packed',
      packageEntry: expect.stringContaining('@sparticuz'),
    });
  });
});
