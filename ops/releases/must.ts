import path from 'node:path';
import { step, tool } from '@plenary/build/steps';
import { workspacesNeeded } from './workspaces-needed.ts';

/** A step without which nothing is released. */
export const must = async (...[title, ...rest]: Parameters<typeof step>): Promise<void> => {
  const { code } = await step(title, ...rest);
  if (code !== 0) throw new Error(`not released: ${title.toLowerCase()} failed`);
};

/** Types and tests of a workspace and of the packages that its build takes in. */
export const checkSources = async (workspace: string): Promise<void> => {
  const needed = workspacesNeeded(workspace);
  for (const folder of needed) await must(`Types of ${folder}`, tool('tsc'), ['--noEmit', '-p', folder]);
  await must(`Tests of ${needed.join(', ')}`, tool('jest'), [
    '--maxWorkers=2',
    '--selectProjects',
    ...needed.map((folder) => path.basename(folder)),
  ]);
};
