import { isHashed, serveFile } from './static-files.ts';

/** Folders of the builds of the shell: the visitor's first. */
export type ShellsFor = (cookie: string | undefined) => Promise<readonly string[]>;

/**
 * A file of the shell, from the build that a visitor is given. One with a hash in its name from whichever build has it: an open tab
 * goes on with the version that it has.
 */
export const serveShellFile = async (shellsFor: ShellsFor, name: string, sent: Headers): Promise<Response | null> => {
  const [own, ...others] = await shellsFor(sent.get('cookie') ?? undefined);
  for (const folder of [own, ...(isHashed(name) ? others : [])]) {
    const found = folder && (await serveFile(folder, name, sent));
    if (found) return found;
  }
  return null;
};
