import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that systems give to outgoing connections, any of which could take a port before its server listens. */
const [first, last] = [10_000, 32_000];
/** Processes that look at the same time look in different places; this many ports each. */
const stride = 37;

let next = first + ((process.pid * stride) % (last - first));

/** A loopback port that is free at this moment, another one at each call. Throws where there is none. */
export const freePort = async (): Promise<number> => {
  for (let left = last - first; left > 0; left--) {
    const port = next;
    next = port + 1 < last ? port + 1 : first;
    if (await isFree(port)) return port;
  }
  throw new Error(`no port from ${first} to ${last} is free`);
};

const isFree = async (port: number): Promise<boolean> => {
  const probe = createServer().listen(port, '127.0.0.1');
  try {
    await once(probe, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    return false;
  }
  probe.close();
  await once(probe, 'close');
  return true;
};
