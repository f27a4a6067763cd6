import { type AddressSetting, addressSetting, serviceNames } from '@plenary/contracts/services';
import { freePort } from '@plenary/service-kit/free-port';

interface Options {
  /** Replicas of each service, here and on each neighbour. */
  count: number;
  environment: Record<string, string | undefined>;
}

interface Place {
  host: string;
  /** First of its ports: each service has the eight after its place in the table of services. */
  port: number;
}

interface PlacedServices {
  /** Where the services of this machine listen. */
  host: string;
  ports: { name: (typeof serviceNames)[number]; own: number[] }[];
  /** Origins of the replicas of each service, separated by commas: those of this machine first. */
  addresses: Record<AddressSetting, string>;
  /** Whether processes of other machines call the services of this one. */
  hasNeighbours: boolean;
}

const mostReplicas = 8;
const loopback = '127.0.0.1';

const readPlace = (setting: string, text: string): Place => {
  const [, host, port] = /^(\[[\da-f:]+\]|[\w.-]+):(\d{4,5})$/i.exec(text.trim()) ?? [];
  if (!host || Number(port) + mostReplicas * serviceNames.length > 65_536) throw new Error(`${setting} is like 10.0.0.1:4100, not ${text}`);
  return { host, port: Number(port) };
};

const portsAt = (first: number, service: number, count: number) =>
  Array.from({ length: count }, (_, index) => first + mostReplicas * service + index);

/**
 * Ports of each replica of each service: free ones of the loopback address, or those at `SERVICES_AT`, where the machines that are its `NEIGHBOURS` reach
 * them. Throws on a wrong setting.
 */
export const placeServices = async ({ count, environment }: Options): Promise<PlacedServices> => {
  const own = environment.SERVICES_AT ? readPlace('SERVICES_AT', environment.SERVICES_AT) : undefined;
  const neighbours = (environment.NEIGHBOURS?.split(',') ?? []).map((text) => readPlace('NEIGHBOURS', text));
  if (neighbours.length > 0 && !(own && environment.DATABASE_URL_BOOKING))
    throw new Error('NEIGHBOURS needs SERVICES_AT, where they reach this machine, and DATABASE_URL_BOOKING, which they share with it');
  const ports = await Promise.all(
    serviceNames.map(async (name, index) => ({
      name,
      own: own ? portsAt(own.port, index, count) : await Promise.all(Array.from({ length: count }, freePort)),
    })),
  );
  const host = own?.host ?? loopback;
  const addresses = Object.fromEntries(
    ports.map(({ name, own: mine }, index) => {
      const theirs = neighbours.flatMap((one) => portsAt(one.port, index, count).map((port) => `http://${one.host}:${port}`));
      return [addressSetting(name), [...mine.map((port) => `http://${host}:${port}`), ...theirs].join(',')];
    }),
  ) as PlacedServices['addresses'];
  return { host: host.replace(/^\[|\]$/g, ''), ports, addresses, hasNeighbours: neighbours.length > 0 };
};
