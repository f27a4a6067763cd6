import { step, tool } from './steps.ts';

export const buildSettings = { TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', NODE_ENV: 'production' };

/** Builds what changed since the last time. Throws if a build fails. */
export const buildAll = async (): Promise<void> => {
  const { code } = await step('Build', tool('turbo'), ['run', 'build', '--output-logs=errors-only', '--concurrency=2'], buildSettings);
  if (code !== 0) throw new Error('the build failed');
};
