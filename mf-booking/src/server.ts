// biome-ignore lint/performance/noBarrelFile: the remote on the server is the very module that browsers load, and its pages.
export { namespace, routes, texts } from './remote.tsx';
export { pages } from './rendered/pages.ts';
