import { serviceConfig } from '@plenary/build/service-config';

const { output, ...config } = serviceConfig(import.meta.dirname);

/** `dist/release.mjs`, one file that releases archives from a machine without a checkout. */
export default { ...config, entry: { release: './commands/send.ts' }, devtool: false as const, output: { ...output, clean: false } };
