import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { EndpointSpec } from '@plenary/contracts/endpoint';

const folder = new URL('.', import.meta.resolve('@plenary/contracts/endpoint'));
const files = readdirSync(fileURLToPath(folder)).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));

const isEndpoint = (value: unknown): value is EndpointSpec =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

/** Every endpoint of every table of the contracts. */
export const endpoints: readonly EndpointSpec[] = (
  await Promise.all(files.map(async (file) => Object.values((await import(new URL(file, folder).href)) as object).filter(isEndpoint)))
).flat();

export const nameOf = ({ method, path }: EndpointSpec): string => `${method} ${path}`;
export const isUnsafe = ({ method }: EndpointSpec): boolean => method !== 'GET';
